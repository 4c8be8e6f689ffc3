export * from './asking.ts'
export { KEYWORDS } from './table.ts'
