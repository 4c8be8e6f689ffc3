export { type LessonId, nextLesson, useLessons } from '../session/lessonProgress.ts'
export { LearnPage } from './LearnPage.tsx'
export { LessonPanel } from './LessonPanel.tsx'
export { startLesson } from './startLesson.ts'
