import { afterEach, describe, expect, test, vi } from 'vitest'
import { readingBoard } from '../../src/catalog/compiling/index.ts'
import { answer, legalReplies, newGame } from '../../src/engine/index.ts'
import { checkingStored } from '../../src/store/checkSaved.ts'
import type { Game } from '../../src/store/game.ts'
import { restoring } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import { atOnce, inSlices } from '../../src/store/slices.ts'
import { append, current, startTimeline } from '../../src/store/timeline.ts'
import { BASICS } from '../support/cards.ts'

afterEach(() => vi.restoreAllMocks())

/** How often work may be paused. */
function pauses(work: Generator<void, unknown>): number {
  let n = 0
  while (work.next().done !== true) n += 1
  return n
}

/** A saved game of some replies. */
function saved(steps: number): SavedGame {
  const deck = Array.from({ length: 20 }, () => BASICS.slice(0, 1)).flat()
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
    const reply = legalReplies(position)[0]
    const answered = reply === undefined ? null : answer(position, reply)
    if (reply === undefined || answered === null || 'refused' in answered) throw new Error('no reply')
    timeline = append(timeline, { ...answered, reply, by: 0, auto: false })
  }
  const seat = { player: { by: 'human' }, deckId: '', deckName: '' } as const
  const game: Game = { id: 'g', setup, seats: [seat, seat], timeline }
  return JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))
}

describe('work in slices', () => {
  test('lets the page go on whenever a slice is over, and comes to the same', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const channel = vi.spyOn(globalThis, 'MessageChannel')
    function* work(): Generator<void, string> {
      for (let step = 0; step < 10; step++) {
        now += 25
        yield
      }
      return 'done'
    }
    expect(await inSlices(work())).toBe('done')
    expect(channel).toHaveBeenCalledTimes(5)
    expect(atOnce(work())).toBe('done')
  })

  test('a saved game can be paused after each of its replies, and after each that is tried', () => {
    const save = saved(12)
    expect(pauses(checkingStored(save))).toBeGreaterThan(12)
  })

  test('a game that was checked is not played through again when it is opened', () => {
    const save = saved(12)
    const checked = atOnce(checkingStored(save))
    if (checked === null || typeof checked === 'string' || 'between' in checked) throw new Error('not a game')
    const other = { start: { ...checked.start, id: 'h' }, line: { ...checked.line, id: 'h' } }
    expect(pauses(restoring(other))).toBe(0)
    expect(atOnce(restoring(other))?.game.id).toBe('h')
    // Another line to the same position is another line.
    expect(pauses(restoring({ ...other, line: { ...other.line, replies: [...other.line.replies] } }))).toBeGreaterThan(
      12,
    )
  })

  test("a board's own cards can be paused after each", () => {
    const card = {
      name: 'Small Elk',
      mana_cost: '{G}',
      type_line: 'Creature — Elk',
      power: '1',
      toughness: '1',
      oracle_text: '',
    }
    expect(pauses(readingBoard({ cards: Array(40).fill(card) }))).toBe(40)
  })
})
