import { simple } from './grammar.ts'

export const retrace = simple('retrace')
