import { simple } from './grammar.ts'

export const shroud = simple('shroud')
