import { numbered } from './grammar.ts'

export const dredge = numbered('dredge')
