import { simple } from './grammar.ts'

export const deathtouch = simple('deathtouch')
