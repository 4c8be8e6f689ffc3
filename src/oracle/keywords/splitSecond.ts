import { simple } from './grammar.ts'

export const splitSecond = simple('splitSecond')
