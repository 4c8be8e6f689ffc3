import { sayer } from '../sayer.ts'
import { mending } from './en/mending.ts'

export const sayMending = sayer('mending', mending)
