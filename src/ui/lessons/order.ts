import { LESSON_IDS, type LessonId, lessonNumber } from '../session/lessonProgress.ts'

/** The lesson after it; `null`: it is the last. */
export const nextAfter = (id: LessonId): LessonId | null => LESSON_IDS[lessonNumber(id)] ?? null
