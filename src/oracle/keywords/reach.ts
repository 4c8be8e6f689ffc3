import { simple } from './grammar.ts'

export const reach = simple('reach')
