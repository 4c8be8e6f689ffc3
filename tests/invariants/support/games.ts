/** Generated games: a setup and replies from seeds, played to the end with a look at every position. */
import {
  type Action,
  abilitiesOf,
  answer,
  isManaAbility,
  type LogEntry,
  legalReplies,
  newGame,
  outerOf,
  type Position,
  type Reply,
  type Setup,
  sampleReply,
  stateOf,
  type Waiting,
} from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { activatedOf } from '../../../src/language/index.ts'
import { type EditionId, OFFERED_EDITIONS } from '../../../src/rulebook/index.ts'
import { type Roll, rollFrom } from './chance.ts'
import { knownIn, type Pool, randomDeck } from './decks.ts'
import { freezePlain } from './plain.ts'

/** What a generated game is made of; it is all in a failure's message. */
export interface GameSeeds {
  readonly edition: EditionId
  readonly seed: number
  readonly cards: number
  readonly pool: Pool
  readonly seats: number
  /** After so many replies everybody gives up all games, one after the other; never where nothing is said. */
  readonly most?: number
}

/** Two players; several, who may give up on the way; games with games inside them, of two or three players. */
export const KINDS = ['two', 'several', 'nested'] as const
export type Kind = (typeof KINDS)[number]

interface Limits {
  readonly cards: readonly [least: number, most: number]
  readonly seats: readonly [least: number, most: number]
  readonly pools: readonly Pool[]
  readonly most?: number
}

const LIMITS: Readonly<Record<Kind, Limits>> = {
  two: { cards: [20, 60], seats: [2, 2], pools: ['handmade', 'set'] },
  several: { cards: [15, 35], seats: [3, 4], pools: ['handmade', 'set'] },
  // Games that restart may never end by themselves.
  nested: { cards: [14, 28], seats: [2, 3], pools: ['wholeGame'], most: 700 },
}

/** The game of a kind with this number, the same on every machine. The editions take turns, and with each the pools. */
export function gameOf(kind: Kind, seed: number): GameSeeds {
  const { cards, seats, pools, ...rest } = LIMITS[kind]
  const roll = rollFrom(seed)
  const between = ([least, most]: readonly [number, number]): number => least + roll(most - least + 1)
  return {
    edition: OFFERED_EDITIONS[seed % OFFERED_EDITIONS.length] ?? '2004',
    pool: pools[Math.floor(seed / OFFERED_EDITIONS.length) % pools.length] ?? 'handmade',
    seed,
    cards: between(cards),
    seats: between(seats),
    ...rest,
  }
}

/** The few games of a kind that `npm test` plays; `npm run soak` plays as many others as there is time for. */
export const sampleOf = (kind: Kind, ...seeds: readonly number[]): readonly GameSeeds[] =>
  seeds.map((seed) => gameOf(kind, seed))

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'] as const

/** Every card a card of its own, so that its name gives it away. */
export function named(deck: readonly Printed[], seat: number): Printed[] {
  return deck.map((printed, index) => ({ ...printed, name: `${printed.name} ${seat}${100 + index}` }))
}

/** `cards`: those that decks are made of, in place of the game's pool; only what its edition knows of them. */
export function setupOf(game: GameSeeds, unique = false, cards: readonly Printed[] | null = null): Setup {
  const roll = rollFrom(game.seed)
  const starters = [0, 1, 'random', 'ask'] as const
  const known = knownIn(game.edition, cards ?? game.pool)
  const players = NAMES.slice(0, game.seats).map((name, seat) => {
    const deck = randomDeck(known, game.cards, roll)
    return { name, deck: unique ? named(deck, seat) : deck }
  })
  return { edition: game.edition, seed: game.seed, starter: starters[roll(4)] ?? 0, players }
}

/** One reply of a generated game, between two positions. */
export interface Step {
  readonly before: Position
  readonly reply: Reply
  readonly after: Position
  readonly events: readonly LogEntry[]
  readonly index: number
  /** Chance of its own, for checks that look at some positions only; it does not disturb the game's. */
  readonly roll: Roll
}

/** No game of at most 60 cards takes longer than this. */
export const LONGEST = 6000

/** Something to do rather than passing, and no mana made for nothing. */
function chooseAction(position: Position, roll: Roll): Reply {
  const state = stateOf(position)
  const actions = legalReplies(position) as readonly Action[]
  const better = actions.filter((action) => {
    if (action.do !== 'activate') return action.do !== 'pass'
    const ability = activatedOf(abilitiesOf(state, action.object), action.ability)
    return ability === null || !isManaAbility(state, ability)
  })
  return better[roll(better.length)] ?? { do: 'pass' }
}

/** In a game of several players one of them gives up now and then: any of them, whoever is asked. */
function givesUp(position: Position, roll: Roll): Reply | null {
  const there = stateOf(position).players.filter((player) => player.lost === null)
  if (there.length < 3 || roll(400) > 0) return null
  return { concede: there[roll(there.length)]?.seat ?? 0 }
}

/**
 * A random legal reply: often one that gets the game on, otherwise from all there are, sometimes from the listed ones.
 */
export function chooseReply(position: Position, roll: Roll): Reply {
  const conceded = position.checkpoint.players.length > 2 ? givesUp(position, roll) : null
  if (conceded !== null) return conceded
  const way = roll(10)
  if (position.question?.kind === 'priority' && way < 5) return way < 2 ? { do: 'pass' } : chooseAction(position, roll)
  const reply = way < 8 ? sampleReply(position, roll) : null
  if (reply !== null) return reply
  const listed = legalReplies(position)
  const other = listed[roll(listed.length)]
  if (other === undefined) throw new Error('no reply is listed')
  return other
}

/** Whoever is still in the outermost game leaves it, with every game inside it. */
function givesUpAll(position: Position | Waiting): Reply {
  const outer = outerOf(position.checkpoint)
  if (outer !== null) return givesUpAll(outer)
  const stays = stateOf(position).players.find((player) => player.lost === null)
  return { concede: stays?.seat ?? 0, whole: true }
}

/** Plays the game to its end; `look` is called after each reply, with the first position before all. */
export function playGame(
  setup: Setup,
  seed: number,
  look: (step: Step) => void,
  start?: (first: Position) => void,
  most = LONGEST,
): Reply[] {
  const roll = rollFrom(seed + 1)
  const aside = rollFrom(seed + 2)
  const replies: Reply[] = []
  let { position } = newGame(setup)
  freezePlain(position)
  start?.(position)
  while (position.question !== null) {
    const context = `game ${setup.edition}/${seed}/${setup.players[0]?.deck.length} cards, reply ${replies.length}, ${JSON.stringify(position.question).slice(0, 300)}`
    if (replies.length >= LONGEST) throw new Error(`${context}: the game does not end`)
    try {
      const reply = replies.length >= most ? givesUpAll(position) : chooseReply(position, roll)
      replies.push(reply)
      const answered = answer(position, reply)
      if ('refused' in answered)
        throw new Error(`${JSON.stringify(reply)} refused: ${JSON.stringify(answered.refused)}`)
      freezePlain(answered)
      look({
        before: position,
        reply,
        after: answered.position,
        events: answered.events,
        index: replies.length - 1,
        roll: aside,
      })
      position = answered.position
    } catch (cause) {
      throw new Error(`${context}, ${JSON.stringify(replies.at(-1))}: ${cause instanceof Error ? cause.message : ''}`, {
        cause,
      })
    }
  }
  return replies
}
