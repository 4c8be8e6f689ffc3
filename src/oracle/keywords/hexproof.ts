import { simple } from './grammar.ts'

export const hexproof = simple('hexproof')
