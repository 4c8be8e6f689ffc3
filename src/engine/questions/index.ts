export * from './asked.ts'
export * from './inOrder.ts'
export * from './replied.ts'
