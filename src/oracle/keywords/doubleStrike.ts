import { simple } from './grammar.ts'

export const doubleStrike = simple('doubleStrike')
