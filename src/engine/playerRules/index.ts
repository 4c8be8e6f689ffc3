export * from './asking.ts'
export type { CardPermission, GivenPermission, Permission } from './rules.ts'
