import { simple } from './grammar.ts'

export const flying = simple('flying')
