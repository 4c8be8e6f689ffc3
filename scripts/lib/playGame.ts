/** Plays one whole game by machine, and says how it went. */
import { decide, type Level, LIMITS, type Memory, newMemory } from '../../src/ai/index.ts'
import {
  answer,
  newGame,
  outcomeOf,
  type Position,
  type Reply,
  type Roll,
  type Seat,
  type Setup,
  sampleReply,
  seenBy,
} from '../../src/engine/index.ts'
import { attackIn, type FirstAttack } from './victims.ts'

/** Who plays a seat: a level of the machine player, or chance. */
export type Pilot = Level | 'random'

export interface Played {
  readonly ended: 'won' | 'drawn' | 'undecided' | 'crashed'
  readonly winner: Seat | null
  readonly replies: number
  readonly turns: number
  readonly ms: number
  readonly worstReplyMs: number
  readonly error: string | null
  /** The first attack; `null`: nobody attacked. */
  readonly first: FirstAttack | null
}

/** How machine players think. */
export interface Thinking {
  /** They look at a real clock instead of one that makes games repeatable. */
  readonly real?: boolean
  /** The limit of a reply in milliseconds, instead of each level's own. */
  readonly ms?: number | null
}

/** A game that goes on longer is stopped as undecided. */
const MOST_TURNS = 400
const MOST_REPLIES = 60_000

/** Chance from a seed: the same numbers every time. */
export function chance(seed: number): Roll {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
}

/** Tells the time in milliseconds. */
export type Clock = () => number

/**
 * A clock that goes on a little whenever it is read, about as fast as the machine thinks: so that the same seed gives
 * the same game however busy the machine is.
 */
export function steadyClock(): Clock {
  let time = 0
  return () => {
    time += TICK
    return time
  }
}

const TICK = 0.25

/** Who plays a seat, with its own chance and memory. */
interface Seated {
  readonly pilot: Pilot
  readonly roll: Roll
  readonly memory: Memory
}

function replyOf(position: Position, { pilot, roll, memory }: Seated, { real = false, ms = null }: Thinking): Reply {
  const { question } = position
  if (question === null) throw new Error('a game that is over asks nothing')
  if (pilot === 'random') {
    const reply = sampleReply(position, roll)
    if (reply === null) throw new Error('no legal reply to sample')
    return reply
  }
  const limits = { ms: ms ?? LIMITS[pilot], now: real ? () => performance.now() : steadyClock() }
  return decide(seenBy(position, question.seat), pilot, limits, roll, memory).reply
}

function tellError(error: unknown, replies: number): string {
  const text =
    error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 6).join(' | ') : String(error)
  return `after ${replies} replies: ${text}`
}

/** Plays the game of a setup. Each seat has chance of its own, so that one's thoughts don't change the other's. */
export function playGame(setup: Setup, pilots: readonly Pilot[], seed: number, thinking: Thinking = {}): Played {
  const seated = pilots.map(
    (pilot, seat): Seated => ({ pilot, roll: chance(seed * 31 + seat + 1), memory: newMemory() }),
  )
  const began = performance.now()
  let replies = 0
  let worstReplyMs = 0
  let turns = 0
  let first: FirstAttack | null = null
  const done = (ended: Played['ended'], winner: Seat | null, error: string | null): Played => ({
    ended,
    winner,
    replies,
    turns,
    ms: performance.now() - began,
    worstReplyMs,
    error,
    first,
  })
  try {
    let { position } = newGame(setup)
    while (position.question !== null && replies < MOST_REPLIES && turns < MOST_TURNS) {
      const { seat, kind } = position.question
      const before = performance.now()
      const player = seated[seat]
      if (player === undefined) throw new Error(`nobody plays seat ${seat}`)
      const reply = replyOf(position, player, thinking)
      worstReplyMs = Math.max(worstReplyMs, performance.now() - before)
      first ??= attackIn(position, reply)
      const answered = answer(position, reply)
      if ('refused' in answered) {
        throw new Error(`${kind}: ${JSON.stringify(reply)} was refused: ${JSON.stringify(answered.refused)}`)
      }
      position = answered.position
      replies++
      turns = position.checkpoint.turn.number
    }
    const outcome = outcomeOf(position)
    if (outcome === null) return done('undecided', null, `undecided at turn ${turns} after ${replies} replies`)
    return done(outcome.winner === null ? 'drawn' : 'won', outcome.winner, null)
  } catch (error) {
    return done('crashed', null, tellError(error, replies))
  }
}
