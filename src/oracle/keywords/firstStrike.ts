import { simple } from './grammar.ts'

export const firstStrike = simple('firstStrike')
