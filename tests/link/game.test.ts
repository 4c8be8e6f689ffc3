import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../src/engine/index.ts'
import { asked, expectSame, halted, playUntil, positionOf, quickDeck, World } from './support/pages.ts'

describe('a game between pages', () => {
  test('of two is played to its end: both have the same position all the time', async () => {
    const world = new World()
    const { host, pages } = await world.begun()
    expect(pages.map(halted)).toEqual([false, false])
    expect(host.table.getState().game?.seats.map(({ player }) => player.by)).toEqual(['human', 'friend'])
    let n = 0
    playUntil(world, pages, () => {
      if (n++ % 10 === 0) expectSame(pages)
      return false
    })
    expectSame(pages)
    expect(outcomeOf(positionOf(host))).not.toBeNull()
    expect(n).toBeGreaterThan(20)
  })

  test('of three is played to its end, the inviter between the others', async () => {
    const world = new World()
    const { host, pages } = await world.begun(2)
    expect(pages.map(halted)).toEqual([false, false, false])
    expect(pages.map(({ state }) => state?.you)).toEqual([0, 1, 2])
    playUntil(world, pages, () => false)
    expectSame(pages)
    expect(outcomeOf(positionOf(host))).not.toBeNull()
  })

  test('no page answers for another', async () => {
    const world = new World()
    const { pages } = await world.begun()
    const page = asked(pages)
    const other = pages.find((one) => one !== page)
    const before = JSON.stringify(positionOf(pages[0] ?? fail()))
    expect(other?.table.getState().reply('keep')).toBe(false)
    expect(JSON.stringify(positionOf(pages[0] ?? fail()))).toBe(before)
    expect(page?.table.getState().reply('keep')).toBe(true)
  })

  test('begins with the deck that the inviter has changed to since a friend sat down', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest()
    world.connect(host, guest)
    await world.settle()
    guest.party.sit('Bea', quickDeck('Tide'))
    await world.settle()
    host.party.bring({ name: 'Ada', deck: quickDeck('Another') })
    await world.settle()
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect(guest.state).toMatchObject({ phase: 'playing', trouble: null })
    expect(guest.table.getState().game?.seats[0]?.deckName).toBe('Another')
  })
})

const fail = (): never => {
  throw new Error('no page')
}
