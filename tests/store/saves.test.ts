import { describe, expect, test } from 'vitest'
import { answer, legalReplies, newGame } from '../../src/engine/index.ts'
import type { Game } from '../../src/store/game.ts'
import { lineOf, startOf } from '../../src/store/keeping.ts'
import { reportOf } from '../../src/store/report.ts'
import { restore } from '../../src/store/restore.ts'
import { checkSave, type SavedGame } from '../../src/store/saves.ts'
import { append, current, startTimeline } from '../../src/store/timeline.ts'
import { BASICS } from '../support/cards.ts'

const deck = Array.from({ length: 20 }, (_, index) => BASICS[index % BASICS.length] ?? BASICS[0]).flatMap(
  (one) => one ?? [],
)

/** A game some replies in: hands kept, then one legal reply or another. */
function played(steps: number): Game {
  const setup = {
    edition: '2011',
    seed: 7,
    starter: 0,
    players: [
      { name: 'Quill', deck },
      { name: 'Zora', deck },
    ],
  } as const
  const begun = newGame(setup)
  let timeline = startTimeline(begun.position, begun.events)
  for (let n = 0; n < steps; n++) {
    const { position } = current(timeline)
    const replies = legalReplies(position)
    const reply = n < 2 ? replies[0] : replies[(n * 7) % replies.length]
    if (reply === undefined) break
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(answered.refused.key)
    timeline = append(timeline, { ...answered, reply, by: position.question?.seat ?? null, auto: false })
  }
  const seat = { player: { by: 'human' }, deckId: 'd', deckName: 'D' } as const
  return { id: 'g', setup, seats: [seat, seat], timeline }
}

const saved = (game: Game): SavedGame => JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))

describe('saved games', () => {
  test('come back to the very position, with everything before it', () => {
    const game = played(25)
    const { game: back, cut } = restore(saved(game))
    expect(cut).toBe(false)
    expect(JSON.stringify(current(back.timeline).position)).toBe(JSON.stringify(current(game.timeline).position))
    expect(back.timeline.nodes).toHaveLength(game.timeline.nodes.length)
  })

  test('where the replies no longer lead there, the position alone is kept', () => {
    const game = played(12)
    const save = saved(game)
    const bent = { ...save, line: { ...save.line, replies: save.line.replies.slice(0, 3) } }
    const { game: back, cut } = restore(bent)
    expect(cut).toBe(true)
    expect(back.timeline.nodes).toHaveLength(1)
    expect(JSON.stringify(current(back.timeline).position)).toBe(JSON.stringify(save.line.latest))
  })

  test('newer, older and broken saves are told apart', () => {
    const { start, line } = saved(played(2))
    expect(checkSave(start, line)).toEqual({ start, line })
    expect(checkSave(undefined, undefined)).toBeNull()
    expect(checkSave({ ...start, schema: 99 }, line)).toBe('newer')
    expect(checkSave({ ...start, schema: 1 }, { ...line, schema: 1 })).toBe('older')
    expect(checkSave(start, { ...line, schema: 1 })).toBe('older')
    expect(checkSave({ ...start, id: 'other' }, line)).toBe('broken')
    expect(checkSave(start, 'text')).toBe('broken')
  })

  test('a report names nobody', () => {
    const game = played(8)
    const text = reportOf(game, new Error('oops'))
    expect(text).not.toContain('Quill')
    expect(text).not.toContain('Zora')
    expect(JSON.parse(text).replies).toHaveLength(8)
    expect(JSON.parse(text).trouble.message).toBe('oops')
  })
})
