import { simple } from './grammar.ts'

export const haste = simple('haste')
