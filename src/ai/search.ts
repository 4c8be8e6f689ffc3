/** Looking ahead: each candidate is played out on imagined positions, and the best average wins. */
import { imagine, type Position, type Reply, type Roll, type Seen, stateOf } from '../engine/index.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { guessOf } from './guess.ts'
import type { Level, Limits, Thought } from './mind.ts'
import { after, playOut } from './playOut.ts'
import { because } from './reasons.ts'

/** Different hidden cards that are tried; how many turns after this one are played out. */
const DEPTH: Readonly<Record<Level, { readonly samples: number; readonly turns: number }>> = {
  easy: { samples: 0, turns: 0 },
  normal: { samples: 1, turns: 1 },
  hard: { samples: 10, turns: 1 },
}

/** The thumb's reply is kept where another is hardly better. */
const MARGIN = 0.25

interface Tally {
  readonly reply: Reply
  sum: number
  count: number
}

/** A chance that gives the same numbers to each candidate, so that they are compared on the same luck. */
function fixedChance(seed: number): Roll {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}

function endOf(position: Position, turns: number): (later: Position) => boolean {
  const last = position.rest.turn.number + turns
  return (later) =>
    later.rest.turn.number > last && later.question?.kind === 'priority' && later.rest.stack.length === 0
}

/** What a position is worth after it has been played out; `null` where the time ran out or it can't be played. */
function playedValue(
  position: Position,
  reply: Reply,
  seat: number,
  turns: number,
  seed: number,
  late: () => boolean,
): number | null {
  const next = after(position, reply)
  if (next === null) return null
  const end = playOut(next, endOf(position, turns), { roll: fixedChance(seed), late })
  return end === null ? null : evaluate(stateOf(end), seat)
}

function pick(tallies: readonly Tally[]): { readonly best: Tally; readonly gain: number } | null {
  const tried = tallies.filter((tally) => tally.count > 0)
  const first = tallies[0]
  if (first === undefined || tried.length === 0) return null
  const mean = (tally: Tally) => tally.sum / tally.count
  const best = tried.reduce((a, b) => (mean(b) > mean(a) ? b : a))
  if (first.count > 0 && mean(best) - mean(first) < MARGIN) return { best: first, gain: 0 }
  return { best, gain: first.count > 0 ? mean(best) - mean(first) : 0 }
}

/** Positions as they could be, one after the other. */
function* imagined(seen: Seen, samples: number, first: Position, roll: Roll): Generator<Position> {
  yield first
  const guess = guessOf(seen)
  for (let sample = 1; sample < samples; sample++) yield imagine(seen, guess, roll)
}

/** The best reply found in time. `thumb` is what is played where nothing better is found. */
export function search(seen: Seen, first: Position, thumb: Thought, level: Level, limits: Limits, roll: Roll): Thought {
  const { samples, turns } = DEPTH[level]
  const replies = candidates(first, thumb.reply, level)
  if (replies.length < 2) return thumb
  const start = limits.now()
  // A fifth is kept for the way there and back.
  const late = () => limits.now() - start > limits.ms * 0.8
  const tallies: Tally[] = replies.map((reply) => ({ reply, sum: 0, count: 0 }))
  for (const position of imagined(seen, samples, first, roll)) {
    const seed = roll(4294967296)
    const values: (number | null)[] = []
    for (const { reply } of tallies) {
      if (late()) break
      values.push(playedValue(position, reply, seen.seat, turns, seed, late))
    }
    // A round that was cut short counts only where there is no whole one: else some would be judged on other luck.
    if (values.length < tallies.length && tallies.some((tally) => tally.count > 0)) break
    values.forEach((value, index) => {
      const tally = tallies[index]
      if (value === null || tally === undefined) return
      tally.sum += value
      tally.count++
    })
    if (late()) break
  }
  const found = pick(tallies)
  if (found === null || found.best.reply === thumb.reply) return thumb
  const reason = found.gain > 0 ? because('search', { gain: found.gain.toFixed(1) }) : because('searched')
  return { reply: found.best.reply, reason }
}
