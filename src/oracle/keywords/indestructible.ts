import { simple } from './grammar.ts'

export const indestructible = simple('indestructible')
