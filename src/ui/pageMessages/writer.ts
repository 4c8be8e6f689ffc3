import { writer } from './en/writer.ts'
import { sayer } from './sayer.ts'

export const sayWriter = sayer('writer', writer)
