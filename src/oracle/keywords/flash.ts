import { simple } from './grammar.ts'

export const flash = simple('flash')
