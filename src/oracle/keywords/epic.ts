import { simple } from './grammar.ts'

export const epic = simple('epic')
