import { describe, expect, test } from 'vitest'
import type { Reply } from '../../src/engine/index.ts'
import { append, current, startTimeline, type Timeline } from '../../src/store/timeline.ts'
import { untapPlan } from '../../src/store/untap.ts'
import { table } from '../support/table.ts'

/** A game in which these lands were tapped for mana, one after the other. */
function tapped(...names: readonly string[]) {
  const game = table('2011', [{ battlefield: ['Mountain', 'Forest'], hand: ['Spark'] }, {}])
  let timeline: Timeline = startTimeline(game.position)
  const feed = (reply: Reply) => {
    const before = game.events.length
    game.reply(reply)
    timeline = append(timeline, {
      position: game.position,
      events: game.events.slice(before),
      reply,
      by: 0,
      auto: false,
    })
  }
  for (const name of names) feed({ do: 'activate', ...game.nth(game.id(name), 0) })
  return { game, feed, line: () => timeline }
}

describe('taking mana back', () => {
  test('the last land', () => {
    const { game, line } = tapped('Mountain')
    expect(untapPlan(line(), 0, game.id('Mountain'))).toEqual({ to: 0, again: [] })
  })

  test('an earlier one: the others are tapped again', () => {
    const { game, line } = tapped('Mountain', 'Forest')
    const plan = untapPlan(line(), 0, game.id('Mountain'))
    expect(plan?.to).toBe(0)
    expect(plan?.again).toEqual([{ do: 'activate', ...game.nth(game.id('Forest'), 0) }])
  })

  test('not what was not tapped for mana, and not once something else was done', () => {
    const { game, feed, line } = tapped('Mountain')
    expect(untapPlan(line(), 0, game.id('Forest'))).toBeNull()
    feed({ do: 'pass' })
    expect(untapPlan(line(), 0, game.id('Mountain'))).toBeNull()
    expect(current(line()).reply).toEqual({ do: 'pass' })
  })
})
