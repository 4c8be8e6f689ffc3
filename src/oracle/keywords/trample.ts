import { simple } from './grammar.ts'

export const trample = simple('trample')
