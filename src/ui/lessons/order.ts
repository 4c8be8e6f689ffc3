import { LESSON_IDS, type LessonId } from '../session/lessonProgress.ts'

/** Its number, from 1. */
export const lessonNumber = (id: LessonId): number => LESSON_IDS.indexOf(id) + 1

/** The lesson after it; `null`: it is the last. */
export const nextAfter = (id: LessonId): LessonId | null => LESSON_IDS[lessonNumber(id)] ?? null
