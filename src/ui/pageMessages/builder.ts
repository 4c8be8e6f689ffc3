import { builder } from './en/builder.ts'
import { sayer } from './sayer.ts'

export const sayBuilder = sayer('builder', builder)
