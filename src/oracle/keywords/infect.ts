import { simple } from './grammar.ts'

export const infect = simple('infect')
