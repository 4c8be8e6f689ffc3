import { simple } from './grammar.ts'

export const fear = simple('fear')
