import { expect, test } from 'vitest'
import { answer, type Position, type Reply } from '../../src/engine/index.ts'
import type { Game } from '../../src/store/game.ts'
import { restore } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import { append, current, nodeAt, pathTo, rewindTo, startTimeline, undoTarget } from '../../src/store/timeline.ts'
import { table } from '../support/table.ts'

/** A game at the table in which a loop was run 500 times, and then one reply more was given. */
function played(): Game {
  const board = table('2011', [{ battlefield: ['Font'] }, {}])
  const from: Position = board.position
  let timeline = startTimeline(from)
  const give = (reply: Reply, auto: boolean): void => {
    const { position } = current(timeline)
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(answered.refused.key)
    timeline = append(timeline, { ...answered, reply, by: position.question?.seat ?? null, auto })
  }
  const activate: Reply = { do: 'activate', ...board.nth(board.id('Font'), 0) }
  for (let n = 0; n < 3; n++)
    for (const reply of [activate, { do: 'pass' }, { do: 'pass' }] as const) give(reply, false)
  give(500, false)
  give(500, false)
  while (current(timeline).position.question?.kind === 'repeat') give(true, true)
  give({ do: 'pass' }, false)
  const seat = { player: { by: 'human' }, deckId: 'd', deckName: 'D' } as const
  const players = [
    { name: 'Quill', deck: [] },
    { name: 'Zora', deck: [] },
  ]
  const setup = { edition: '2011', seed: 1, starter: 0, players } as const
  return { id: 'g', setup, seats: [seat, seat], timeline, from }
}

const saved = (game: Game): SavedGame => JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))

test('a long loop is saved with its result and comes back without being run again', () => {
  const game = played()
  const save = saved(game)
  const ends = save.line.replies.filter(({ result }) => result !== undefined)
  expect(ends).toHaveLength(1)
  // Three rounds, two numbers, the end of the loop, a pass: its stations are left out.
  expect(save.line.replies).toHaveLength(13)
  const restored = restore(save)
  if (restored === null) throw new Error('it cannot be opened')
  const { timeline } = restored.game
  expect(restored.cut).toBe(false)
  expect(current(timeline).position).toEqual(current(game.timeline).position)
  expect(pathTo(timeline, timeline.cursor)).toHaveLength(14)
  // Undo still leads to where a person decided: the pass, then the last number.
  const back = undoTarget(timeline, () => true) ?? -1
  expect(nodeAt(timeline, back).position.question?.kind).toBe('priority')
  const further = undoTarget(rewindTo(timeline, back), () => true) ?? -1
  expect(nodeAt(timeline, further).position.question).toMatchObject({ kind: 'number', what: 'shorten' })
})

test('a game left in the middle of a loop comes back there', () => {
  const game = played()
  const middle = pathTo(game.timeline, game.timeline.cursor).find((index) => {
    const { question } = nodeAt(game.timeline, index).position
    return question?.kind === 'repeat' && question.done > 200
  })
  const left = { ...game, timeline: { ...game.timeline, cursor: middle ?? -1 } }
  const restored = restore(saved(left))
  expect(restored?.game.timeline && current(restored.game.timeline).position).toEqual(current(left.timeline).position)
})
