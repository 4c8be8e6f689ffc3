import { simple } from './grammar.ts'

export const lifelink = simple('lifelink')
