import { simple } from './grammar.ts'

export const horsemanship = simple('horsemanship')
