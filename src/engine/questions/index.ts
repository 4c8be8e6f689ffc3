export * from './asked.ts'
export * from './replied.ts'
