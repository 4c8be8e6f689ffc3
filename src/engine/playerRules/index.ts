export * from './asking.ts'
export type { CardPermission, Permission } from './rules.ts'
