export * from './asking.ts'
export { attacksAsNoWall, hasFor } from './asThough.ts'
export type { Company } from './rules.ts'
