export * from './asked.ts'
export * from './inOrder.ts'
export * from './recording.ts'
export * from './replied.ts'
