export * from './loops.ts'
export * from './priority.ts'
export * from './settle.ts'
export * from './triggers.ts'
