import { sayer } from '../sayer.ts'
import { reading } from './en/reading.ts'

export type ReadingKey = keyof typeof reading

export const sayReading = sayer('reading', reading)
