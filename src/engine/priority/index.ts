export * from './priority.ts'
export * from './settle.ts'
export * from './triggers.ts'
