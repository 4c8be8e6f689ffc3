import { simple } from './grammar.ts'

export const wither = simple('wither')
