import { simple } from './grammar.ts'

export const vigilance = simple('vigilance')
