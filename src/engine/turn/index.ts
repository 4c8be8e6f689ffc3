export * from './cleanup.ts'
export * from './ending.ts'
export * from './steps.ts'
export * from './turn.ts'
