export * from './asking.ts'
export { hasFor, lacksSubtypeFor } from './asThough.ts'
