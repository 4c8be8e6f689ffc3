import { sayer } from '../sayer.ts'
import { lessons } from './en/lessons.ts'

export type { SentenceKey } from './en/lessons.ts'

export const sayLesson = sayer('lessons', lessons)
