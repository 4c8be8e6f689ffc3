export * from './asking.ts'
export type { SettingAside } from './rules.ts'
