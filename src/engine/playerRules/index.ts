export * from './asking.ts'
export type { Permission } from './rules.ts'
