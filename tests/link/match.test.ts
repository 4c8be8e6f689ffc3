import { describe, expect, test } from 'vitest'
import { matchNow } from '../../src/store/index.ts'
import { expectSame, halted, type Page, positionOf, reloaded, TERMS, World } from './support/pages.ts'

const BEST_OF_THREE = { ...TERMS, wins: 2 } as const

const matchOn = ({ table }: Page) => {
  const { game } = table.getState()
  return game === null ? null : matchNow(game)
}

/** A match whose first game the friend has conceded. */
async function afterOne() {
  const world = new World()
  const begun = await world.begun(1, BEST_OF_THREE)
  const [guest] = begun.friends
  if (guest === undefined) throw new Error('no friend')
  guest.table.getState().concede(1)
  await world.settle()
  return { world, guest, ...begun }
}

const decksOf = ({ table }: Page) =>
  table.getState().game?.setup.players.map(({ deck }) => deck.map(({ name }) => name))

const SWAP = { out: ['Grove Cub', 'Grove Cub'], in: ['Small Flame', 'Small Flame'] }

describe('a match of three between pages', () => {
  test('goes on with what each has exchanged; the loser is asked who begins', async () => {
    const { world, host, guest, pages } = await afterOne()
    expect(pages.map(matchOn)).toMatchObject([
      { results: [{ winner: 0 }], playing: false },
      { results: [{ winner: 0 }], playing: false },
    ])
    host.party.ready(true)
    guest.party.ready(true, SWAP)
    await world.settle()
    expectSame(pages)
    expect(pages.map(halted)).toEqual([false, false])
    expect(decksOf(host)).toEqual(decksOf(guest))
    const [own = [], other = []] = decksOf(host) ?? []
    expect(own.filter((name) => name === 'Small Flame')).toHaveLength(6)
    expect(other.filter((name) => name === 'Small Flame')).toHaveLength(8)
    expect(positionOf(host).question).toMatchObject({ kind: 'starter', seat: 1 })

    guest.table.getState().concede(1)
    await world.settle()
    expect(pages.map(matchOn)).toMatchObject([
      { results: [{ winner: 0 }, { winner: 0 }] },
      { results: [{ winner: 0 }, { winner: 0 }] },
    ])
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect(pages.map((page) => matchOn(page)?.results)).toEqual([[], []])
    expectSame(pages)
  })

  test('an exchange that is none begins no game', async () => {
    const { world, host, guest, pages } = await afterOne()
    const before = host.table.getState().game?.id
    host.party.ready(true)
    guest.party.ready(true, { out: ['Grove Cub'], in: ['Mire'] })
    await world.settle()
    for (const page of pages) {
      expect(page.state?.trouble).toMatchObject({ kind: 'stopped', why: 'deck', by: 1 })
      expect(page.table.getState().game?.id).toBe(before)
    }
    for (const page of [host, guest]) page.party.tryAgain()
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect(host.table.getState().game?.id).not.toBe(before)
    expectSame(pages)
  })

  test('goes on after a page was loaded again between two games', async () => {
    const { world, host, guest, pairs } = await afterOne()
    const again = { table: reloaded(guest), memory: guest.memory, state: null }
    pairs[0]?.cut()
    guest.party.close()
    const page = world.guestAgain(again)
    world.connect(host, page)
    await world.settle()
    host.party.ready(true)
    page.party.ready(true, SWAP)
    await world.settle()
    expectSame([host, page])
    expect([host, page].map(halted)).toEqual([false, false])
    expect(matchOn(page)?.results).toHaveLength(1)
  })
})
