import { sayer } from '../sayer.ts'
import { writer } from './en/writer.ts'

export const sayWriter = sayer('writer', writer)
