/** Subgames at the table: undo leads out of them, and a game saved within them goes on as it was. */
import { describe, expect, test } from 'vitest'
import { answer, type Position, type Reply } from '../../src/engine/index.ts'
import { checkSave } from '../../src/store/checkSaved.ts'
import type { Game } from '../../src/store/game.ts'
import { restore } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import {
  append,
  current,
  forwardTo,
  rewindTo,
  startTimeline,
  type Timeline,
  undoTarget,
} from '../../src/store/timeline.ts'
import { depthOf, SUBGAME_CARDS } from '../support/subgames.ts'
import { table, times } from '../support/table.ts'

const SEAT = { player: { by: 'human' }, deckId: 'd', deckName: 'D' } as const
const DREAMS = { hand: ['Dream'], library: times(40, 'Dream') }

/** What players would reply who cast the card that has a subgame played whenever they can. */
function replyTo({ question, checkpoint }: Position): Reply {
  if (question?.kind === 'mulligan') return 'keep'
  if (question?.kind !== 'priority') throw new Error(`asked for ${question?.kind}`)
  const { stack, turn, hands } = checkpoint
  const casts = stack.length === 0 && question.seat === turn.active && turn.step === 'main1'
  const [card] = hands[question.seat] ?? []
  return casts && card !== undefined ? { do: 'cast', object: card, via: 'normal' } : { do: 'pass' }
}

function played(timeline: Timeline, reply: Reply): Timeline {
  const { position } = current(timeline)
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(answered.refused.key)
  return append(timeline, { ...answered, reply, by: position.question?.seat ?? null, auto: false })
}

/** Until there are two games around the one that is played. */
function nested(): { readonly from: Position; readonly timeline: Timeline } {
  const from = table('2011', [DREAMS, DREAMS], SUBGAME_CARDS).position
  let timeline = startTimeline(from)
  while (depthOf(current(timeline).position) < 2) timeline = played(timeline, replyTo(current(timeline).position))
  return { from, timeline: played(played(timeline, 'keep'), 'keep') }
}

const gameOf = ({ from, timeline }: ReturnType<typeof nested>): Game => {
  const players = ['Quill', 'Zora'].map((name) => ({ name, deck: [] }))
  return { id: 'g', setup: { edition: '2011', seed: 7, starter: 0, players }, seats: [SEAT, SEAT], from, timeline }
}
const saved = (game: Game): SavedGame => JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))

describe('a game with games inside it', () => {
  test('is gone back on, reply by reply, out of each subgame and in again', () => {
    let { timeline } = nested()
    const { tip } = timeline
    const depths = [depthOf(current(timeline).position)]
    for (let to = undoTarget(timeline, () => true); to !== null; to = undoTarget(timeline, () => true)) {
      timeline = rewindTo(timeline, to)
      depths.push(depthOf(current(timeline).position))
    }
    expect([...new Set(depths)]).toEqual([2, 1, 0])
    expect(depthOf(current(forwardTo(timeline, tip)).position)).toBe(2)
    // Another reply from there leads elsewhere.
    expect(depthOf(current(played(timeline, { do: 'pass' })).position)).toBe(0)
  })

  test('is saved in the innermost and opened there, and goes on as it would have', () => {
    const before = nested()
    const save = saved(gameOf(before))
    expect(checkSave(save.start, save.line)).toMatchObject({ start: { id: 'g' } })
    const restored = restore(save)
    if (restored === null) throw new Error('it cannot be opened')
    expect(restored.cut).toBe(false)
    let [one, other] = [before.timeline, restored.game.timeline]
    for (const reply of [{ do: 'pass' }, { do: 'pass' }, { concede: 1 }, { do: 'pass' }, { concede: 0 }] as const) {
      one = played(one, reply)
      other = played(other, reply)
      expect(current(other).position).toEqual(current(one).position)
      expect(current(other).events).toEqual(current(one).events)
    }
    expect(depthOf(current(one).position)).toBe(0)
  })

  test('can be gone on from its last position alone', () => {
    const before = nested()
    const save = saved(gameOf(before))
    const cut = restore({
      ...save,
      line: { ...save.line, replies: [{ reply: { do: 'nothing' } as never, by: 0, auto: false }] },
    })
    expect(cut?.cut).toBe(true)
    if (cut === null) return
    expect(current(cut.game.timeline).position).toEqual(current(before.timeline).position)
    expect(depthOf(current(played(cut.game.timeline, { concede: 1 })).position)).toBe(1)
  })
})
