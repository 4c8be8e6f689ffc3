export * from './checkUntilStable.ts'
export * from './priority.ts'
export * from './triggers.ts'
