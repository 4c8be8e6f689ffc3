import { sayer } from '../sayer.ts'
import { lessons } from './en/lessons.ts'

export type { DeckSentenceKey, SentenceKey } from './en/lessons.ts'

export const sayLesson = sayer('lessons', lessons)
