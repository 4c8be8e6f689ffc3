import { simple } from './grammar.ts'

export const intimidate = simple('intimidate')
