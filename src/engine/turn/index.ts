export * from './cleanup.ts'
export * from './setup.ts'
export * from './steps.ts'
export * from './turn.ts'
