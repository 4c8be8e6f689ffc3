import { describe, expect, test } from 'vitest'
import type { Position } from '../../../src/engine/index.ts'
import { append, startTimeline, type Timeline } from '../../../src/store/timeline.ts'
import { replayOf, stepsOf, watched, watchedBy } from '../../../src/ui/view/watch.ts'
import { table } from '../../support/table.ts'

const { position } = table('2011', [{ name: 'Ada' }, { name: 'Bea' }])
const over: Position = {
  ...position,
  checkpoint: { ...position.checkpoint, outcome: { winner: 0, reason: 'life', rule: '' } },
}

const step = (timeline: Timeline, events: number, to: Position = position): Timeline =>
  append(timeline, {
    position: to,
    events: Array.from({ length: events }, () => ({ kind: 'shuffled' as const, seat: 0, rule: '' })),
    reply: { do: 'pass' },
    by: 0,
    auto: false,
  })

const going = step(step(step(startTimeline(position), 0), 1), 0)
const done = step(step(startTimeline(position), 1), 1, over)

describe('going through a game again', () => {
  test('its steps are those in which something happened, with the first and the last', () => {
    expect(stepsOf(going)).toEqual([0, 2, 3])
  })

  test('a game that goes on is seen by one’s own eyes only, whatever is asked for', () => {
    const game = { timeline: going }
    const watch = replayOf(game, 1)
    expect(watch.replay?.eyes).toBe(1)
    const cheating = { ...watch, replay: { eyes: 0, playing: false } }
    expect(watchedBy(cheating, game, 1)?.replay?.eyes).toBe(1)
    expect(watchedBy({ ...watch, replay: { eyes: 'open', playing: false } }, game, 1)?.replay?.eyes).toBe(1)
  })

  test('once it is over both hands may be seen, or either player’s', () => {
    const game = { timeline: done }
    const watch = replayOf(game, 1)
    expect(watch.replay?.eyes).toBe('open')
    expect(watchedBy({ ...watch, replay: { eyes: 0, playing: false } }, game, 1)?.replay?.eyes).toBe(0)
  })

  test('the line stands where it is looked at, until the game moves', () => {
    const watch = { ...replayOf({ timeline: done }, 1), at: 1 }
    expect(watched(done, watch).cursor).toBe(1)
    const moved = step(done, 1)
    expect(watchedBy(watch, { timeline: moved }, 1)).toBeNull()
  })

  test('it begins at a step that there is', () => {
    expect(replayOf({ timeline: done }, 1, 99).at).toBe(2)
    expect(replayOf({ timeline: done }, 1, -1).at).toBe(0)
  })
})
