import { costing } from './grammar.ts'

export const kicker = costing('kicker')
