import { reading } from './en/reading.ts'
import { sayer } from './sayer.ts'

export type ReadingKey = keyof typeof reading

export const sayReading = sayer('reading', reading)
