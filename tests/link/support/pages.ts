/** Pages of a game with friends in one memory: each with a table and a party of its own, and channels between them. */
import { expect } from 'vitest'
import type { StoreApi } from 'zustand'
import { deciderOf, type Position, type Reply, sampleReply, stateOf } from '../../../src/engine/index.ts'
import {
  type FriendState,
  Guest,
  Host,
  type Memory,
  type SentDeck,
  type Surroundings,
  sentDeck,
  type Terms,
} from '../../../src/link/index.ts'
import { gameIntents } from '../../../src/store/gameIntents.ts'
import { current, makeTable, pathTo, savedNow, type TableStore, useSettings } from '../../../src/store/index.ts'
import { restore } from '../../../src/store/restore.ts'
import { type MemoryPair, memoryPair } from './memoryPair.ts'
import { rollOf } from './roll.ts'

export const TERMS: Terms = {
  seats: 2,
  edition: '2011',
  formatId: null,
  house: {},
  undo: 'agreed',
  wins: 1,
  clock: null,
  commander: false,
}

const land = { name: 'Mire', mana_cost: '', type_line: 'Basic Land — Mountain', oracle_text: '({T}: Add {R}.)' }
const bear = {
  name: 'Grove Cub',
  mana_cost: '{R}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '1',
}
const raider = {
  name: 'Cinder Raider',
  mana_cost: '{1}{R}',
  type_line: 'Creature — Goblin',
  oracle_text: 'Haste',
  power: '3',
  toughness: '1',
}
const dart = {
  name: 'Small Flame',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: 'Small Flame deals 3 damage to target creature or player.',
}

/** A deck that plays fast, and four darts more beside it. */
export function quickDeck(name: string): SentDeck {
  const of = (record: typeof land, count: number) => Array<typeof land>(count).fill(record)
  const deck = [...of(land, 10), ...of(bear, 4), ...of(raider, 6), ...of(dart, 6)]
  return sentDeck({ name, deck, sideboard: of(dart, 4), commander: [] })
}

class TestClock {
  private time = 1_000_000
  private acts: { readonly ms: number; readonly act: () => void; last: number }[] = []
  readonly now = (): number => this.time
  readonly every = (ms: number, act: () => void): (() => void) => {
    const one = { ms, act, last: this.time }
    this.acts.push(one)
    return () => {
      this.acts = this.acts.filter((other) => other !== one)
    }
  }

  pass(ms: number): void {
    const end = this.time + ms
    while (this.time < end) {
      this.time += 500
      for (const one of [...this.acts])
        if (this.time - one.last >= one.ms) {
          one.last = this.time
          one.act()
        }
    }
  }
}

export type Page = { readonly table: StoreApi<TableStore>; memory: Memory | null; state: FriendState | null } & (
  | { party: Host; readonly role: 'host' }
  | { party: Guest; readonly role: 'guest' }
)

/** The whole world of a test: pages, channels, time. */
export class World {
  readonly clock = new TestClock()
  readonly pairs: MemoryPair[] = []
  readonly roll = rollOf(7)
  private games = 0
  private secrets = 0

  /** What a page has around it. Its saved game comes back with `recall`. */
  around(
    page: { table: StoreApi<TableStore>; memory: Memory | null; state: FriendState | null },
    rules = 'r1',
  ): Surroundings {
    return {
      table: page.table,
      clock: this.clock,
      build: { version: '1.0', built: null, rules },
      secret: () => `secret ${++this.secrets} of many, by no chance at all`,
      changed: (state) => {
        page.state = state
      },
      ended: () => {},
      remember: (memory) => {
        page.memory = memory
      },
      recall: async (game) =>
        page.memory?.game === game && page.table.getState().game?.id === game ? page.memory : null,
    }
  }

  readonly freshGame = (): string => `game ${++this.games}`

  host(terms: Terms = TERMS, deck = quickDeck('Ember')): Page & { readonly role: 'host' } {
    useSettings.getState().change({ pace: 0 })
    const page = { table: makeTable({ loaded: gameIntents }), memory: null, state: null }
    const party = new Host(this.around(page), terms, { name: 'Ada', deck }, this.freshGame)
    return Object.assign(page, { party, role: 'host' } as const)
  }

  guest(rules = 'r1'): Page & { readonly role: 'guest' } {
    const page = { table: makeTable({ loaded: gameIntents }), memory: null, state: null }
    return Object.assign(page, { party: new Guest(this.around(page, rules)), role: 'guest' } as const)
  }

  /** A friend's page that was loaded again, with what it saved and remembers. */
  guestAgain(page: Pick<Page, 'table' | 'memory' | 'state'>): Page & { readonly role: 'guest' } {
    return Object.assign(page, { party: new Guest(this.around(page)), role: 'guest' } as const)
  }

  /** Puts a channel between the two; its first end is the friend's. */
  connect(host: Page & { role: 'host' }, guest: Page & { role: 'guest' }): MemoryPair {
    const pair = memoryPair()
    this.pairs.push(pair)
    guest.party.join(pair.ends[0])
    host.party.welcome(pair.ends[1])
    return pair
  }

  /** Delivers everything that is under way, and waits for what is loaded meanwhile. */
  async settle(): Promise<void> {
    // The grammar is loaded late: here nothing is to wait for it.
    await import('../../../src/catalog/compiling/index.ts')
    for (let quiet = 0; quiet < 3; ) {
      const moved = this.pairs.reduce((sum, pair) => sum + pair.flush(), 0)
      await new Promise((done) => setTimeout(done))
      quiet = moved > 0 ? 0 : quiet + 1
    }
  }

  flush(): void {
    while (this.pairs.some((pair) => pair.flush() > 0));
  }

  /** Two pages, or more, at the first question of a game. */
  async begun(guests = 1, terms: Terms = { ...TERMS, seats: guests + 1 }) {
    const host = this.host(terms)
    const friends = Array.from({ length: guests }, () => this.guest())
    const pairs = friends.map((friend) => this.connect(host, friend))
    await this.settle()
    for (const [at, friend] of friends.entries())
      friend.party.sit(['Bea', 'Cal', 'Dee'][at] ?? '', quickDeck(`Tide ${at}`))
    await this.settle()
    for (const page of [host, ...friends]) page.party.ready(true)
    await this.settle()
    return { host, friends, pairs, pages: [host, ...friends] as readonly Page[] }
  }
}

export const positionOf = ({ table }: Pick<Page, 'table'>): Position => {
  const { game } = table.getState()
  if (game === null) throw new Error('no game at the table')
  return current(game.timeline).position
}

export const halted = ({ table }: Pick<Page, 'table'>): boolean => table.getState().halted

/** The page whose person is asked; `null`: the game is over. */
export function asked(pages: readonly Page[]): Page | null {
  const question = pages[0] === undefined ? null : positionOf(pages[0]).question
  if (question === null) return null
  const page = pages.find(({ table }) => table.getState().viewer === deciderOf(question))
  if (page === undefined) throw new Error('nobody is asked')
  return page
}

/** Answers by chance on the page that is asked. */
export function answerByChance(world: World, pages: readonly Page[]): boolean {
  const page = asked(pages)
  if (page === null) return false
  const reply = sampleReply(positionOf(page), world.roll)
  if (reply === null) return false
  expect(page.table.getState().reply(reply), JSON.stringify(reply)).toBe(true)
  world.flush()
  return true
}

/** Plays by chance until something holds, or the game is over. */
export function playUntil(world: World, pages: readonly Page[], holds: (position: Position) => boolean): boolean {
  for (let n = 0; n < 5000; n++) {
    const [first] = pages
    if (first !== undefined && holds(positionOf(first))) return true
    if (!answerByChance(world, pages)) return false
  }
  throw new Error('the game does not end')
}

/** Plays on by chance for some answers. */
export function playOn(world: World, pages: readonly Page[]): void {
  for (let n = 0; n < 10; n++) answerByChance(world, pages)
}

/** All pages have the same position, text for text. */
export function expectSame(pages: readonly Page[]): void {
  const [first, ...others] = pages.map((page) => JSON.stringify(positionOf(page)))
  for (const other of others) expect(other === first).toBe(true)
}

/** Plays until attackers were declared and combat goes on. */
export function playToCombat(world: World, pages: readonly Page[]): void {
  const inCombat = playUntil(world, pages, (position) => (stateOf(position).combat?.attackers.length ?? 0) > 0)
  expect(inCombat).toBe(true)
}

/** How many replies are on a page's line. */
export function countOf({ table }: Page): number {
  const { game } = table.getState()
  return game === null ? 0 : pathTo(game.timeline, game.timeline.cursor).length - 1
}

/** The page is closed and opened again: only what it saved and remembers is left. */
export function reloaded(page: Page): StoreApi<TableStore> {
  const saved = savedNow(page.table.getState())
  const table = makeTable({ loaded: gameIntents })
  if (saved === null || 'between' in saved) throw new Error('nothing was saved')
  const restored = restore(JSON.parse(JSON.stringify(saved)))
  if (restored === null || restored.cut) throw new Error('the save is broken')
  table.setState({ game: restored.game, halted: true, booted: true })
  return table
}

export const PASS: Reply = { do: 'pass' }
