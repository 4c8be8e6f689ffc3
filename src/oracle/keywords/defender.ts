import { simple } from './grammar.ts'

export const defender = simple('defender')
