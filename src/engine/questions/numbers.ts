/** The numbers that answer a question for one. */
import type { QuestionOf } from './asked.ts'

/** Whether the question can be answered with that number. */
export function isNameable({ min, max, except }: QuestionOf<'number'>, n: number): boolean {
  return n >= min && n <= max && except?.includes(n) !== true
}

/** That number or, where it can't be named, the next one upwards or downwards. The ends can always be named. */
export function nameableFrom(question: QuestionOf<'number'>, wanted: number, by: 1 | -1): number {
  let n = Math.max(question.min, Math.min(question.max, wanted))
  while (!isNameable(question, n)) n += by
  return n
}
