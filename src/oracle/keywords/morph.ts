import { costing } from './grammar.ts'

export const morph = costing('morph')
