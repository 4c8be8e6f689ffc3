import { costing } from './grammar.ts'

export const echo = costing('echo')
