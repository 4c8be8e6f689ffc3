/** Looking ahead: each candidate is played out on imagined positions, and the one with the best average wins. */
import {
  imagine,
  isActive,
  type Position,
  playerAt,
  type Reply,
  type Roll,
  type Seat,
  type Seen,
  sameData,
  stateOf,
} from '../engine/index.ts'
import { candidates, neighbours } from './candidates.ts'
import { type Course, isDrafted, isPlain, leadOf } from './courses.ts'
import type { Level, Limits, Thought } from './decider.ts'
import { chances, evaluate } from './evaluate.ts'
import { guessOf } from './guess.ts'
import { lineOf } from './lines.ts'
import { playOut } from './playOut.ts'
import { positionAfter } from './positionAfter.ts'
import type { Line } from './reasons.ts'
import { becauseBetter } from './searchReason.ts'

interface Depth {
  /** At most so many different guesses at the hidden cards are tried, as long as there is time and a choice. */
  readonly samples: number
  /** At least so many turns after this one are played out. */
  readonly turns: number
  /** How often the neighbours of the best attack, block or drafted turn found so far are examined. */
  readonly climbs: number
  /** The weight of uncertainty, in standard errors of the mean. */
  readonly caution: number
  /** How many of the next best lines are named. */
  readonly named: number
}

const DEPTH: Readonly<Record<Level, Depth>> = {
  easy: { samples: 0, turns: 0, climbs: 0, caution: 0, named: 0 },
  normal: { samples: 4, turns: 1, climbs: 0, caution: 0.6, named: 0 },
  hard: { samples: 24, turns: 3, climbs: 3, caution: 0.6, named: 2 },
}

/** The heuristic reply is kept unless another is better by at least this much. */
const MARGIN = 0.15

/** A course with its value on each sample; `null` where time ran out or it couldn't be played. */
interface Tally {
  readonly course: Course
  readonly values: (number | null)[]
}

/** One guess at what is hidden, with its own random outcomes. */
interface Sample {
  readonly position: Position
  readonly seed: number
}

/** A random source that gives every candidate the same numbers, so that they are compared with the same luck. */
function fixedChance(seed: number): Roll {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}

/**
 * As a turn of the seat's own begins: what attacked has untapped, and the attacks back have come; or as it is out of the
 * game.
 */
function horizon(position: Position, seat: Seat, turns: number): (later: Position) => boolean {
  const last = position.checkpoint.turn.number + turns
  return ({ checkpoint, question }) =>
    checkpoint.outer !== null ||
    playerAt(checkpoint, seat).lost !== null ||
    (checkpoint.turn.number > last &&
      isActive(checkpoint, seat) &&
      question?.kind === 'priority' &&
      checkpoint.stack.length === 0)
}

/** A position's value after it has been played out; `null` if time ran out or it can't be played. */
function playedValue(
  position: Position,
  course: Course,
  seat: Seat,
  turns: number,
  seed: number,
  late: () => boolean,
): number | null {
  const next = positionAfter(position, course.reply)
  if (next === null) return null
  const lead = isPlain(course) ? {} : { lead: leadOf(course, position) }
  const end = playOut(next, horizon(position, seat, turns), { roll: fixedChance(seed), late, ...lead })
  return end === null ? null : evaluate(stateOf(end), seat)
}

/** By how much one guess usually lies from another, before any is known: a single one proves little. */
const USUAL_SPREAD = 1.2

/** How much better than the heuristic reply it was, on the samples both were played on, and how sure that is. */
function gainOf(tally: Tally, heuristic: Tally): { readonly mean: number; readonly error: number } | null {
  const gains = tally.values.flatMap((value, sample) => {
    const base = heuristic.values[sample] ?? null
    return value === null || base === null ? [] : [chances(value) - chances(base)]
  })
  const n = gains.length
  if (n === 0) return null
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / n
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, USUAL_SPREAD ** 2)
  return { mean, error: Math.sqrt(squares) / n }
}

/** What a reply is certainly better by: the mean minus the uncertainty. */
function advantage(tally: Tally, heuristic: Tally, caution: number): number {
  const gain = gainOf(tally, heuristic)
  return gain === null ? Number.NEGATIVE_INFINITY : gain.mean - caution * gain.error
}

/** What lies further below the best reply so far than so many errors isn't played out again. */
const HOPE = 2

/** The best so far, by the mean of what was played out with it and the heuristic reply. */
function leaderOf(heuristic: Tally, others: readonly Tally[]): Tally {
  let leader = { tally: heuristic, mean: 0 }
  for (const tally of others) {
    const mean = gainOf(tally, heuristic)?.mean ?? 0
    if (mean > leader.mean) leader = { tally, mean }
  }
  return leader.tally
}

/** Those that could still turn out to be the best. Once one of them surely is, there is nothing left to find out. */
function stillOpen(heuristic: Tally, others: readonly Tally[]): readonly Tally[] {
  const leader = leaderOf(heuristic, others)
  const open = others.filter((tally) => {
    const gain = gainOf(tally, leader)
    return tally === leader || gain === null || gain.mean + HOPE * gain.error > 0
  })
  const [only] = open
  return open.length === 1 && only !== undefined && advantage(only, heuristic, SURE) > MARGIN ? [] : open
}

/** So many errors above the heuristic reply a lone candidate is taken for better. */
const SURE = 3

interface Found {
  readonly tally: Tally
  readonly gain: number
}

function pick(tallies: readonly Tally[], caution: number): Found | null {
  const [heuristic, ...rest] = tallies
  if (heuristic === undefined) return null
  let found: Found = { tally: heuristic, gain: MARGIN }
  for (const tally of rest) {
    const gain = advantage(tally, heuristic, caution)
    if (gain > found.gain) found = { tally, gain }
  }
  return found
}

/** Positions that are consistent with what is known, made as they are needed. */
function samplesOf(seen: Seen, first: Position, roll: Roll): (index: number) => Sample {
  const guess = guessOf(seen)
  const made: Sample[] = []
  return (index) => {
    while (made.length <= index) {
      const position = (made.length === 0 ? null : imagine(seen, guess, roll)) ?? first
      made.push({ position, seed: roll(4294967296) })
    }
    return made[index] as Sample
  }
}

/** Plays the replies out on one sample after the other; those that have fallen behind the best are left out. */
function race(
  heuristic: Tally,
  others: readonly Tally[],
  most: number,
  play: (tally: Tally, index: number) => boolean,
) {
  let open = others
  for (let index = 0; index < most && open.length > 0; index++) {
    if (heuristic.values.length <= index) play(heuristic, index)
    for (const tally of open) if (!play(tally, index)) return
    open = stillOpen(heuristic, open)
  }
}

/**
 * Examines the neighbours of the best found so far, for as long as that finds a better one. Those of a heuristic
 * declaration have been looked at; those of a drafted turn haven't.
 */
function climb(tallies: Tally[], first: Position, depth: Depth, play: (fresh: readonly Tally[]) => void): void {
  let from: Tally | null = null
  for (let step = 0; step < depth.climbs; step++) {
    const best = pick(tallies, depth.caution)
    if (best === null || best.tally === from) return
    if (best.tally === tallies[0] && !isDrafted(first)) return
    from = best.tally
    const known = tallies.map(({ course }) => course)
    const courses = neighbours(first, from.course).filter((course) => !known.some((one) => sameData(one, course)))
    if (courses.length === 0) return
    const fresh = courses.map((course) => ({ course, values: [] }))
    play(fresh)
    tallies.push(...fresh)
  }
}

/** The lines that came closest to the best one. */
function nextBest(position: Position, tallies: readonly Tally[], best: Tally, depth: Depth): readonly Line[] {
  const { question } = position
  const [heuristic] = tallies
  if (question === null || heuristic === undefined || depth.named === 0) return []
  const worth = (tally: Tally): number => (tally === heuristic ? 0 : advantage(tally, heuristic, depth.caution))
  const state = stateOf(position)
  const named: Reply[] = [best.course.reply]
  // Several courses may begin with the same reply: it is named once.
  const isNew = (reply: Reply): boolean => !named.some((one) => sameData(one, reply)) && named.push(reply) > 0
  return tallies
    .filter((tally) => Number.isFinite(worth(tally)))
    .sort((a, b) => worth(b) - worth(a))
    .map(({ course }) => course.reply)
    .filter(isNew)
    .flatMap((reply) => lineOf(state, question, reply) ?? [])
    .slice(0, depth.named)
}

/** The share of the time after which what was found is improved upon, where a level does that. */
const FIRST_RACE = 0.6

/** The best reply found in time; the heuristic one where nothing better is found. */
export function search(
  seen: Seen,
  first: Position,
  heuristic: Thought,
  level: Level,
  limits: Limits,
  roll: Roll,
): Thought {
  const depth = DEPTH[level]
  const tallies: Tally[] = candidates(first, heuristic.reply, level).map((course) => ({ course, values: [] }))
  const [expected, ...others] = tallies
  if (expected === undefined || others.length === 0) return heuristic
  const start = limits.now()
  const spent = (share: number) => () => limits.now() - start > limits.ms * share
  const late = spent(1)
  const sample = samplesOf(seen, first, roll)
  const playUntil = (isOver: () => boolean) => (tally: Tally, index: number) => {
    if (isOver()) return false
    const { position, seed } = sample(index)
    tally.values.push(playedValue(position, tally.course, seen.seat, depth.turns, seed, late))
    return true
  }
  race(expected, others, depth.samples, playUntil(depth.climbs > 0 ? spent(FIRST_RACE) : late))
  climb(tallies, first, depth, (fresh) => race(expected, fresh, depth.samples, playUntil(late)))
  const found = pick(tallies, depth.caution)
  const best = found?.tally ?? tallies[0]
  const thought =
    found === null || sameData(found.tally.course.reply, heuristic.reply)
      ? heuristic
      : { reply: found.tally.course.reply, reason: becauseBetter(found.tally.values, expected.values, found.gain) }
  const next = best === undefined ? [] : nextBest(first, tallies, best, depth)
  return next.length === 0 ? thought : { ...thought, reason: { ...thought.reason, next } }
}
