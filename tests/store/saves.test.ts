import { describe, expect, test } from 'vitest'
import { answer, legalReplies, newGame } from '../../src/engine/index.ts'
import type { Game } from '../../src/store/game.ts'
import { lineOf, startOf } from '../../src/store/keeping.ts'
import { reportOf } from '../../src/store/report.ts'
import { restore } from '../../src/store/restore.ts'
import { checkSave, type SavedGame } from '../../src/store/saves.ts'
import { append, current, nodeAt, pathTo, rewindTo, startTimeline } from '../../src/store/timeline.ts'
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

  test('marks of going back behind hidden information come back with the line', () => {
    const game = played(25)
    const { cursor } = game.timeline
    const back = {
      ...game,
      timeline: { ...rewindTo(game.timeline, cursor - 1), rewinds: [{ to: 3, behindHidden: true }] },
    }
    const twice = { ...back, timeline: rewindTo(back.timeline, 2) }
    expect(twice.timeline.rewinds.at(-1)).toEqual({ to: 2, behindHidden: true })
    const restored = restore(saved(twice)).game.timeline
    expect(restored.rewinds).toEqual([{ to: 2, behindHidden: true }])
    expect(pathTo(restored, restored.cursor)).toEqual([0, 1, 2])
  })

  test('marks on a branch are told by their place on it', () => {
    const game = played(10)
    const reply = legalReplies(nodeAt(game.timeline, 4).position)[0]
    const gone = rewindTo(game.timeline, 4)
    const answered = reply === undefined ? null : answer(current(gone).position, reply)
    if (reply === undefined || answered === null || 'refused' in answered) throw new Error('no other reply')
    const branch = append(gone, { ...answered, reply, by: 0, auto: false })
    const timeline = { ...branch, rewinds: [...branch.rewinds, { to: branch.cursor, behindHidden: true }] }
    const restored = restore(saved({ ...game, timeline })).game.timeline
    expect(restored.rewinds).toEqual([...gone.rewinds, { to: 5, behindHidden: true }])
  })

  test('where only the position is kept, it stays said; odd marks are passed over', () => {
    const game = played(12)
    const save = saved({ ...game, timeline: { ...game.timeline, rewinds: [{ to: 5, behindHidden: true }] } })
    const bent = { ...save, line: { ...save.line, replies: save.line.replies.slice(0, 3) } }
    expect(restore(bent).game.timeline.rewinds).toEqual([{ to: 0, behindHidden: true }])
    const { rewinds: _, ...old } = save.line
    expect(restore({ ...save, line: old }).game.timeline.rewinds).toEqual([])
    const odd = { ...save.line, rewinds: [{ to: 99, behindHidden: true }] }
    expect(restore({ ...save, line: odd }).game.timeline.rewinds).toEqual([])
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
