export * from './hands.ts'
