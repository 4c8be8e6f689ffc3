export * from './asking.ts'
export { hasFor, lacksSubtypeFor } from './asThough.ts'
export type { Company } from './rules.ts'
