import { describe, expect, test } from 'vitest'
import { TABLE_LESSONS } from '../../../src/ui/lessons/games.ts'
import { playLesson, sentencesOf, showMe, turnOf } from './support.ts'

const SEEDS = [1, 2, 3, 4, 5]

describe.each(TABLE_LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test.each(SEEDS)('“Show me” alone leads through all of it, one sentence after the other (machine %i)', (seed) => {
    const played = playLesson(lesson, seed, showMe)
    if (process.env.TRACE)
      console.log(
        lesson.id,
        JSON.stringify(played.said.map((s) => (s.kind === 'sentence' ? s.at : s.kind === 'aside' ? s.aside : s.kind))),
      )
    expect(sentencesOf(played)).toEqual(lesson.sentences.map((_, at) => at))
    expect(played.last.kind).toBe('over')
    expect(turnOf(played)).toBeLessThan((lesson.board.turn?.number ?? 1) + 5)
  })
})
