import { simple } from './grammar.ts'

export const phasing = simple('phasing')
