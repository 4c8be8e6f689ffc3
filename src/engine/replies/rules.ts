/** What each kind of question needs: a check of an unknown reply, replies to choose from, and a random one. */
import type { Kind, Question, QuestionOf, ReplyTo } from '../questions/index.ts'
import { type Ref, type Refusal, refuse, type State } from '../state/index.ts'

/** A random whole number from 0 up to but excluding n; the caller's own randomness, never the game's. */
export type Roll = (n: number) => number

export interface ReplyRules<K extends Kind> {
  /** Why this isn't an answer to the question, or `null`. Nothing about `reply` is known. */
  readonly check: (state: State, question: QuestionOf<K>, reply: unknown) => Refusal | null
  /** Legal replies; if there are too many, the most sensible of them. Never empty. */
  readonly legal: (state: State, question: QuestionOf<K>) => readonly ReplyTo<K>[]
  /** A legal reply, chosen at random from all there are (not only the listed ones). */
  readonly sample: (state: State, question: QuestionOf<K>, roll: Roll) => ReplyTo<K>
}

/** The refusal for data that doesn't even have the shape of an answer. */
export function malformed(question: Question): Refusal {
  return refuse('reply.malformed', '100.1', { kind: question.kind })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A record with exactly these fields: nothing else may get into the state. */
export function isShaped(value: unknown, ...keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

/** An object or a player, but not both. */
export function isRef(value: unknown): value is Ref {
  return isShaped(value, 'object') ? isWhole(value.object) : isShaped(value, 'player') && isWhole(value.player)
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value)
}

export function isWholeList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isWhole)
}

/** Whether two lists contain the same items, in any order. */
export function sameMembers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && new Set(a).size === a.length && a.every((item) => b.includes(item))
}

/** `n` members of a list at random. */
export function someOf<T>(list: readonly T[], n: number, roll: Roll): T[] {
  const left = [...list]
  const taken: T[] = []
  while (taken.length < n && left.length > 0) taken.push(...left.splice(roll(left.length), 1))
  return taken
}

const LISTED = 200

/** All ways to take `min` to `max` members, if there are few; otherwise the first ones of each size. */
export function subsets<T>(list: readonly T[], min: number, max: number): T[][] {
  const found: T[][] = []
  const grow = (from: number, taken: T[], size: number): void => {
    if (found.length >= LISTED) return
    if (taken.length === size) {
      found.push([...taken])
      return
    }
    for (let index = from; index < list.length; index++) grow(index + 1, [...taken, list[index] as T], size)
  }
  for (let size = Math.min(max, list.length); size >= min; size--) grow(0, [], size)
  return found
}

/** The first few ways to divide `total` into parts of at least `least` each. */
export function divisions(total: number, parts: number, least: number): number[][] {
  const found: number[][] = []
  const grow = (taken: number[], left: number): void => {
    if (found.length >= LISTED) return
    if (taken.length === parts - 1) {
      found.push([...taken, left])
      return
    }
    for (let n = least; n <= left - least * (parts - taken.length - 1); n++) grow([...taken, n], left - n)
  }
  if (parts > 0) grow([], total)
  return found
}
