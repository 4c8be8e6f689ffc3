import { simple } from './grammar.ts'

export const shadow = simple('shadow')
