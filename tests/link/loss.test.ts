import { describe, expect, test } from 'vitest'
import { Host } from '../../src/link/index.ts'
import { undoOf } from '../../src/store/index.ts'
import {
  answerByChance,
  asked,
  countOf,
  expectSame,
  halted,
  type Page,
  playOn,
  playToCombat,
  playUntil,
  positionOf,
  reloaded,
  World,
} from './support/pages.ts'

const lines = ({ state }: Page) => state?.seats.map(({ line }) => line)

describe('a connection that is lost', () => {
  test('in the middle of combat: the game stands still on both pages, and goes on once they are connected again', async () => {
    const world = new World()
    const { host, friends, pairs, pages } = await world.begun()
    const [guest] = friends
    if (guest === undefined) return
    playToCombat(world, pages)
    pairs[0]?.cut()
    expect(pages.map(halted)).toEqual([true, true])
    expect(lines(host)).toEqual(['here', 'lost'])
    expect(lines(guest)).toEqual(['lost', 'here'])
    const before = positionOf(host)
    expect(asked(pages)?.table.getState().reply({ do: 'pass' })).toBe(false)
    expect(positionOf(host)).toBe(before)

    world.connect(host, guest)
    await world.settle()
    expect(pages.map(halted)).toEqual([false, false])
    expectSame(pages)
    playOn(world, pages)
    expectSame(pages)
  })

  test('a silence counts as a loss, and an answer as a line that is there', async () => {
    const world = new World()
    const { host, pages, pairs } = await world.begun()
    world.clock.pass(3000)
    await world.settle()
    world.clock.pass(3000)
    await world.settle()
    expect(lines(host)).toEqual(['here', 'here'])
    const [pair] = pairs
    if (pair !== undefined) pair.tamper = () => null
    world.clock.pass(4000)
    expect(halted(host)).toBe(false)
    world.clock.pass(12_000)
    await world.settle()
    expect(pages.map(halted)).toEqual([true, true])
    expect(lines(host)).toEqual(['here', 'lost'])
  })

  test('a page that was only silent goes on over the same channel', async () => {
    const world = new World()
    const { host, friends, pairs, pages } = await world.begun()
    playToCombat(world, pages)
    const [pair] = pairs
    const [guest] = friends
    if (pair === undefined || guest === undefined) return
    const whole = pair.tamper
    pair.tamper = () => null
    for (let n = 0; n < 16; n++) {
      world.clock.pass(1000)
      world.flush()
    }
    expect(lines(host)).toEqual(['here', 'lost'])
    expect(pages.map(halted)).toEqual([true, true])

    pair.tamper = whole
    world.clock.pass(1000)
    await world.settle()
    expect(lines(host)).toEqual(['here', 'here'])
    expect(lines(guest)).toEqual(['here', 'here'])
    expect(pages.map(halted)).toEqual([false, false])
    playOn(world, pages)
    expectSame(pages)
    expect(pairs).toHaveLength(1)
  })

  test('a silent channel that is cut after all needs another', async () => {
    const world = new World()
    const { host, friends, pairs, pages } = await world.begun()
    const [pair] = pairs
    const [guest] = friends
    if (pair === undefined || guest === undefined) return
    pair.tamper = () => null
    for (let n = 0; n < 16; n++) {
      world.clock.pass(1000)
      world.flush()
    }
    pair.cut()
    world.clock.pass(1000)
    await world.settle()
    expect(lines(host)).toEqual(['here', 'lost'])
    expect(lines(guest)).toEqual(['lost', 'here'])
    expect(pages.map(halted)).toEqual([true, true])
    world.connect(host, guest)
    await world.settle()
    expect(pages.map(halted)).toEqual([false, false])
    playOn(world, pages)
    expectSame(pages)
  })

  test('with a reply under way: the longer of the two lists counts', async () => {
    for (const whose of ['host', 'guest'] as const) {
      const world = new World()
      const { host, friends, pairs, pages } = await world.begun()
      const [guest] = friends
      if (guest === undefined) return
      playUntil(world, pages, (position) => position.question?.kind === 'priority' && asked(pages)?.role === whose)
      const page = asked(pages)
      expect(page?.table.getState().reply({ do: 'pass' })).toBe(true)
      pairs[0]?.cut()
      const [mine, theirs] = whose === 'host' ? [host, guest] : [guest, host]
      const more = countOf(mine)
      expect(countOf(theirs)).toBeLessThan(more)
      world.connect(host, guest)
      await world.settle()
      expectSame(pages)
      expect(countOf(theirs)).toBeGreaterThanOrEqual(more)
      expect(pages.map(halted)).toEqual([false, false])
    }
  })

  test('a friend’s page that is loaded again sits down at the same seat and plays on', async () => {
    const world = new World()
    const { host, friends, pairs, pages } = await world.begun()
    const [guest] = friends
    if (guest === undefined) return
    playToCombat(world, pages)
    const count = countOf(host)
    const again = { table: reloaded(guest), memory: guest.memory, state: null }
    pairs[0]?.cut()
    guest.party.close()
    const page = world.guestAgain(again)
    world.connect(host, page)
    await world.settle()
    expect(page.state).toMatchObject({ you: 1, phase: 'playing' })
    expect(countOf(page)).toBeGreaterThanOrEqual(count)
    expectSame([host, page])
    expect([host, page].map(halted)).toEqual([false, false])
    playOn(world, [host, page])
    expectSame([host, page])
  })

  test('the inviter’s page that is loaded again finds the friend’s seat taken by the same friend', async () => {
    const world = new World()
    const { host, friends, pairs, pages } = await world.begun()
    const [guest] = friends
    if (guest === undefined || host.memory === null) return
    playToCombat(world, pages)
    const again = { table: reloaded(host), memory: host.memory, state: null }
    pairs[0]?.cut()
    host.party.close()
    const page: Page & { role: 'host' } = Object.assign(again, {
      party: Host.again(world.around(again), host.memory, world.freshGame),
      role: 'host',
    } as const)
    expect(lines(page)).toEqual(['here', 'lost'])
    world.connect(page, guest)
    await world.settle()
    expectSame([page, guest])
    expect([page, guest].map(halted)).toEqual([false, false])
    expect(answerByChance(world, [page, guest])).toBe(true)
    expectSame([page, guest])
  })

  test('of one of three: all wait for it', async () => {
    const world = new World()
    const { pairs, pages, host, friends } = await world.begun(2)
    playToCombat(world, pages)
    pairs[1]?.cut()
    await world.settle()
    expect(pages.map(halted)).toEqual([true, true, true])
    expect(friends[0]?.state?.seats.map(({ line }) => line)).toEqual(['here', 'here', 'lost'])
    const [, lost] = friends
    if (lost === undefined) return
    world.connect(host, lost)
    await world.settle()
    expect(pages.map(halted)).toEqual([false, false, false])
    expectSame(pages)
  })

  test('a seat is not given to somebody else meanwhile', async () => {
    const world = new World()
    const { host, pairs } = await world.begun()
    pairs[0]?.cut()
    const stranger = world.guest()
    world.connect(host, stranger)
    await world.settle()
    expect(stranger.state?.phase).toBe('invited')
    stranger.party.sit('Mallory', { name: 'X', cards: [], deck: [], sideboard: [], commander: [] })
    await world.settle()
    expect(stranger.state?.trouble).toEqual({ kind: 'taken' })
    expect(lines(host)).toEqual(['here', 'lost'])
  })
})

describe('going back', () => {
  /** Plays until a person’s last decision could be taken back on one page. */
  async function withUndo() {
    const world = new World()
    const begun = await world.begun()
    playUntil(world, begun.pages, () => begun.pages.some(({ table }) => undoOf(table.getState().game) !== null))
    const page = begun.pages.find(({ table }) => undoOf(table.getState().game) !== null)
    if (page === undefined) throw new Error('nobody can go back')
    const other = begun.pages.find((one) => one !== page)
    if (other === undefined) throw new Error('no friend')
    return { world, page, other, ...begun }
  }

  test('needs the other’s yes', async () => {
    const { world, page, other, pages } = await withUndo()
    const before = countOf(page)
    page.table.getState().undo()
    world.flush()
    expect(countOf(page)).toBe(before)
    expect(other.state?.undo?.by).toBe(page.state?.you)
    other.party.sayUndo(true)
    world.flush()
    expect(countOf(page)).toBeLessThan(before)
    expectSame(pages)
    expect(other.state?.undo).toBeNull()
    playOn(world, pages)
    expectSame(pages)
  })

  test('without it, or without an answer, everything stays', async () => {
    const { world, page, other, pages } = await withUndo()
    const before = countOf(page)
    page.table.getState().undo()
    world.flush()
    other.party.sayUndo(false)
    world.flush()
    expect(countOf(page)).toBe(before)
    expect(page.state).toMatchObject({ undo: null, declined: true })

    page.table.getState().undo()
    world.flush()
    world.clock.pass(3000)
    world.flush()
    world.clock.pass(3000)
    expect(other.state?.undo).not.toBeNull()
    for (let n = 0; n < 4; n++) {
      world.flush()
      world.clock.pass(3000)
    }
    world.flush()
    expect(other.state?.undo).toBeNull()
    expect(countOf(page)).toBe(before)
    expectSame(pages)
  })
})
