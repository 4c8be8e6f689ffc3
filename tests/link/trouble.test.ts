import { describe, expect, test } from 'vitest'
import { readMessage } from '../../src/link/messages.ts'
import {
  asked,
  countOf,
  expectSame,
  halted,
  playOn,
  playUntil,
  positionOf,
  quickDeck,
  TERMS,
  World,
} from './support/pages.ts'

/** The text of a message that a friend sends, with its reply changed. */
const withReply = (change: (reply: unknown) => unknown) => (text: string) => {
  const message = readMessage(text)
  if (message?.is !== 'reply') return text
  return JSON.stringify({ ...message, given: { ...message.given, reply: change(message.given.reply) } })
}

/** A game in which the friend has priority. */
async function friendsTurn() {
  const world = new World()
  const begun = await world.begun()
  playUntil(
    world,
    begun.pages,
    (position) => position.question?.kind === 'priority' && asked(begun.pages)?.role === 'guest',
  )
  const [pair] = begun.pairs
  const [guest] = begun.friends
  if (pair === undefined || guest === undefined) throw new Error('no friend')
  return { world, pair, guest, ...begun }
}

describe('nothing is lost, and a sentence is said', () => {
  test('of a reply that the rules refuse: the game stops where both agreed', async () => {
    const { world, pair, guest, host, pages } = await friendsTurn()
    const before = positionOf(host)
    pair.tamper = withReply(() => ({ do: 'cast', object: 999_999 }))
    guest.table.getState().reply({ do: 'pass' })
    await world.settle()
    for (const page of pages) expect(page.state?.trouble).toMatchObject({ kind: 'stopped', why: 'tampered', by: 1 })
    expect(positionOf(host)).toBe(before)
    expect(pages.map(halted)).toEqual([true, true])

    pair.tamper = null
    host.party.tryAgain()
    await world.settle()
    expect(pages.map(halted)).toEqual([false, false])
    expectSame(pages)
    playOn(world, pages)
    expectSame(pages)
  })

  test('of a legal reply that leads elsewhere than its sender says', async () => {
    const { world, pair, guest, host, pages } = await friendsTurn()
    const before = countOf(host)
    pair.tamper = withReply(() => ({ concede: 1 }))
    guest.table.getState().reply({ do: 'pass' })
    await world.settle()
    for (const page of pages) expect(page.state?.trouble).toMatchObject({ kind: 'stopped', why: 'difference', by: 1 })
    expect(countOf(host)).toBe(before)
  })

  test('of a reply in another’s name', async () => {
    const { world, pair, guest, host } = await friendsTurn()
    pair.tamper = withReply(() => ({ concede: 0 }))
    guest.table.getState().reply({ do: 'pass' })
    await world.settle()
    expect(host.state?.trouble).toMatchObject({ kind: 'stopped', why: 'tampered', by: 1 })
  })

  test('of a page of another version: neither sits down', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest('r2')
    world.connect(host, guest)
    await world.settle()
    expect(host.state?.trouble).toMatchObject({ kind: 'version', theirs: { rules: 'r2' } })
    expect(guest.state?.trouble).toMatchObject({ kind: 'version', theirs: { rules: 'r1' } })
    const newer = world.guest()
    world.connect(host, newer)
    await world.settle()
    expect(host.state?.trouble).toBeNull()
    expect(newer.state).toMatchObject({ phase: 'invited', trouble: null })
  })

  test('of a deck that is another on the other page: the game does not begin', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest()
    const pair = world.connect(host, guest)
    await world.settle()
    pair.tamper = (text) => {
      const message = readMessage(text)
      return message?.is === 'sit' ? JSON.stringify({ ...message, deck: quickDeck('Other') }) : text
    }
    guest.party.sit('Bea', { ...quickDeck('Tide'), deck: quickDeck('Tide').deck.slice(1) })
    await world.settle()
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    for (const page of [host, guest]) {
      expect(page.state?.trouble).toMatchObject({ kind: 'stopped', why: 'deck', by: 1 })
      expect(page.table.getState().game).toBeNull()
    }
  })

  test('of cards that no page can read', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest()
    world.connect(host, guest)
    await world.settle()
    const deck = quickDeck('Tide')
    guest.party.sit('Bea', { ...deck, cards: deck.cards.map((card) => ({ ...card, oracle_text: 'Flurble the wug.' })) })
    await world.settle()
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect(host.state?.trouble).toEqual({ kind: 'cards', seat: 1 })
    expect(host.table.getState().game).toBeNull()
  })

  test('of a secret that was not committed to', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest()
    const pair = world.connect(host, guest)
    await world.settle()
    guest.party.sit('Bea', quickDeck('Tide'))
    await world.settle()
    pair.tamper = (text) => {
      const message = readMessage(text)
      return message?.is === 'secret' ? JSON.stringify({ ...message, secret: 'a better one' }) : text
    }
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect(host.state?.trouble).toMatchObject({ kind: 'stopped', why: 'secret', by: 1 })
    expect(host.table.getState().game).toBeNull()
    expect(host.state?.seats.map(({ ready }) => ready)).toEqual([false, false])

    pair.tamper = null
    for (const page of [host, guest]) page.party.tryAgain()
    for (const page of [host, guest]) page.party.ready(true)
    await world.settle()
    expect([host, guest].map(halted)).toEqual([false, false])
    expectSame([host, guest])
  })

  test('of a page that falls silent while the game begins: it begins once that page speaks', async () => {
    const world = new World()
    const host = world.host()
    const guest = world.guest()
    const pair = world.connect(host, guest)
    await world.settle()
    guest.party.sit('Bea', quickDeck('Tide'))
    await world.settle()
    for (const page of [host, guest]) page.party.ready(true)
    // What the friend says from now on waits.
    const waiting: string[] = []
    pair.tamper = (text) => {
      waiting.push(text)
      return null
    }
    for (let n = 0; n < 20; n++) {
      world.clock.pass(1000)
      world.flush()
    }
    expect(host.state?.seats[1]?.line).toBe('lost')
    pair.tamper = null
    for (const text of waiting.splice(0)) pair.ends[0].send(text)
    await world.settle()
    expect([host, guest].map(halted)).toEqual([false, false])
    expectSame([host, guest])
  })

  test('whatever else comes over the channel is left alone', async () => {
    const { world, pair, guest, host, pages } = await friendsTurn()
    for (const text of ['', '{', 'null', '{"is":"reply"}', '{"is":"go","on":1}', `"${'x'.repeat(10_000)}"`])
      pair.ends[0].send(text)
    await world.settle()
    expect(host.state?.trouble).toBeNull()
    expect(guest.table.getState().reply({ do: 'pass' })).toBe(true)
    await world.settle()
    expectSame(pages)
  })

  test('two friends with one name are told apart', async () => {
    const world = new World()
    const { host } = await world.begun()
    expect(host.state?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea'])
    const other = world.host({ ...TERMS, seats: 3 })
    const friends = [world.guest(), world.guest()]
    for (const friend of friends) world.connect(other, friend)
    await world.settle()
    for (const friend of friends) friend.party.sit('Ada', quickDeck('Tide'))
    await world.settle()
    expect(other.state?.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'Ada 3'])
  })
})
