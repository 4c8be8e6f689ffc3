import { costing } from './grammar.ts'

export const flashback = costing('flashback')
