/**
 * Which rule a place in the code stands for, in each book. The code names a place; the number is that of the edition
 * played.
 */
export { cite, idOf } from './cite.ts'
export type { RuleId } from './row.ts'
export type { Citation } from './table.ts'
