import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../src/engine/index.ts'
import { asked, expectSame, PASS, type Page, playUntil, positionOf, TERMS, World } from './support/pages.ts'

const MINUTE = 60_000

/** A game with ten minutes for each, where somebody may pass; whose turn it is to reply, and the other. */
async function timed() {
  const world = new World()
  const begun = await world.begun(1, { ...TERMS, clock: 10 })
  const { pages } = begun
  playUntil(world, pages, (position) => position.question?.kind === 'priority')
  const page = asked(pages)
  const other = pages.find((one) => one !== page)
  if (page === null || other === undefined) throw new Error('nobody is asked')
  return { world, page, other, seat: page.state?.you ?? 0, ...begun }
}

/** Time goes by, and what the pages say to each other arrives. */
function pass(world: World, ms: number): void {
  for (let n = 0; n < ms / 1000; n++) {
    world.clock.pass(1000)
    world.flush()
  }
}

const leftOn = (world: World, { party }: Page, seat: number): number => party.leftFor(seat, world.clock.now()) ?? -1

describe('a clock', () => {
  test('runs for who is to reply, alike on all pages', async () => {
    const { world, pages, page, seat } = await timed()
    const before = pages.map((one) => [0, 1].map((each) => leftOn(world, one, each)))
    pass(world, MINUTE)
    for (const [at, one] of pages.entries()) {
      expect((before[at]?.[seat] ?? 0) - leftOn(world, one, seat)).toBe(MINUTE)
      expect(leftOn(world, one, 1 - seat)).toBe(before[at]?.[1 - seat])
    }
    expect(page.table.getState().reply(PASS)).toBe(true)
  })

  test('stands while a page can’t be reached', async () => {
    const { world, pages, pairs, host, friends, seat } = await timed()
    pairs[0]?.cut()
    await world.settle()
    world.clock.pass(1000)
    const before = leftOn(world, host, seat)
    pass(world, 20 * MINUTE)
    expect(leftOn(world, host, seat)).toBe(before)
    expect(pages.map((page) => page.state?.late)).toEqual([null, null])
    const [guest] = friends
    if (guest === undefined) return
    world.connect(host, guest)
    await world.settle()
    pass(world, 2000)
    for (const page of pages) expect(before - leftOn(world, page, seat)).toBeLessThanOrEqual(3000)
  })

  test('that has run out loses the game', async () => {
    const { world, pages, seat } = await timed()
    pass(world, 9 * MINUTE)
    expect(pages.map((page) => outcomeOf(positionOf(page)))).toEqual([null, null])
    pass(world, MINUTE + 2000)
    expectSame(pages)
    for (const page of pages) {
      expect(outcomeOf(positionOf(page))).toMatchObject({ winner: 1 - seat })
      expect(page.state?.late).toBe(seat)
    }
  })

  test('there is none unless it was agreed on', async () => {
    const world = new World()
    const { pages } = await world.begun()
    pass(world, 30 * MINUTE)
    expect(pages.map(({ party }) => party.leftFor(0, world.clock.now()))).toEqual([null, null])
    expect(pages.map((page) => outcomeOf(positionOf(page)))).toEqual([null, null])
  })
})
