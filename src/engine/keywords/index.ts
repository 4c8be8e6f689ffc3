export * from './asking.ts'
export type { OfferedFor, SettingAside } from './rules.ts'
