import { mending } from './en/mending.ts'
import { sayer } from './sayer.ts'

export const sayMending = sayer('mending', mending)
