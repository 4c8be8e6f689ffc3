/** What each kind of question needs: a check of an unknown reply, replies to choose from, and a random one. */
import type { Kind, Listing, Question, QuestionOf, ReplyTo } from '../questions/index.ts'
import { type Ref, type Refusal, refuse, type State } from '../state/index.ts'

/** A random whole number from 0 up to but excluding n; the caller's own randomness, never the game's. */
export type Roll = (n: number) => number

export interface ReplyRules<K extends Kind> {
  /** Why this isn't an answer to the question, or `null`. Nothing about `reply` is known. */
  readonly check: (state: State, question: QuestionOf<K>, reply: unknown) => Refusal | null
  /** Legal replies; if there are too many, the most sensible of them. */
  readonly legal: (state: State, question: QuestionOf<K>) => Listing<ReplyTo<K>>
  /** A legal reply, chosen at random from all there are (not only the listed ones). */
  readonly sample: (state: State, question: QuestionOf<K>, roll: Roll) => ReplyTo<K>
}

/** The refusal for data that doesn't even have the shape of an answer. */
export function malformed(state: State, question: Question): Refusal {
  return refuse(state, 'reply.malformed', { kind: question.kind })
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

/** All ways to divide `total` into parts of at least `least` each. */
export function* divisions(total: number, parts: number, least: number): Iterable<number[]> {
  if (parts === 1) yield [total]
  for (let n = least; parts > 1 && n <= total - least * (parts - 1); n++)
    for (const rest of divisions(total - n, parts - 1, least)) yield [n, ...rest]
}

/** All orders, the given one first and its reverse last. */
export function* orders<T>(list: readonly T[]): Iterable<T[]> {
  if (list.length === 0) yield []
  for (const [at, first] of list.entries()) for (const rest of orders(list.toSpliced(at, 1))) yield [first, ...rest]
}

/** All ways to take one of each list. */
export function* oneOfEach<T>(lists: readonly (readonly T[])[]): Iterable<T[]> {
  const [first, ...others] = lists
  if (first === undefined) yield []
  else for (const one of first) for (const rest of oneOfEach(others)) yield [one, ...rest]
}
