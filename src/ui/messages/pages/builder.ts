import { sayer } from '../sayer.ts'
import { builder } from './en/builder.ts'

export const sayBuilder = sayer('builder', builder)
