/** Whether the cards of a deck may be played in a format. */
import type { CardRecord } from '../../oracle/index.ts'
import type { Told } from '../../rulebook/index.ts'
import { nameKey } from '../cards.ts'
import type { ListedFormat } from './load.ts'

/** What a database tells of where a card was printed. */
export type WherePrinted = Pick<CardRecord, 'printings' | 'set' | 'legalities'>

/** How a card stands in a format. Where nothing tells its sets it is unknown, never legal. */
export type Standing = 'legal' | 'restricted' | 'banned' | 'noSet' | 'unknown'

/** Every list has had sets with these. */
const BASIC_LANDS: readonly string[] = ['plains', 'island', 'swamp', 'mountain', 'forest']

/** The name of the format in the public card API, whose answers have a card's standing today but not all its sets. */
const IN_API: Readonly<Record<string, string>> = { premodern: 'premodern', predh: 'predh' }

const BY_API: Readonly<Record<string, Standing>> = {
  legal: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  not_legal: 'noSet',
}

/** A name as lists compare it, and those of its faces. */
const keysOf = (name: string): readonly string[] => [nameKey(name), ...name.split('//').map(nameKey)]

function bySets({ sets, id }: ListedFormat, { printings, set, legalities }: WherePrinted): Standing {
  const isIn = (code: string) => sets.includes(code.toUpperCase())
  if (printings !== undefined) return printings.some(isIn) ? 'legal' : 'noSet'
  const told = BY_API[legalities?.[IN_API[id] ?? ''] ?? '']
  if (told !== undefined) return told
  // One printing is known, and there may be others.
  return set !== undefined && isIn(set) ? 'legal' : 'unknown'
}

/**
 * Gives how cards stand in a format, by their names and what is known of their printings (`null`: nothing). The lists of
 * the format are prepared once.
 */
export function standingIn(format: ListedFormat): (name: string, card: WherePrinted | null) => Standing {
  const banned = new Set(format.banned.map(nameKey))
  const restricted = new Set(format.restricted.map(nameKey))
  return (name, card) => {
    const keys = keysOf(name)
    if (keys.some((key) => banned.has(key))) return 'banned'
    if (keys.some((key) => restricted.has(key))) return 'restricted'
    return BASIC_LANDS.includes(nameKey(name)) ? 'legal' : bySets(format, card ?? {})
  }
}

/** Why a card of a deck doesn't fit a format; the sentences are the client's. */
export interface StandingProblems {
  'standing.banned': { readonly card: string }
  /** More than one of it, in deck and sideboard together. */
  'standing.restricted': { readonly card: string; readonly n: number }
  'standing.noSet': { readonly card: string }
  'standing.unknown': { readonly card: string }
  /** The format is played with a commander, or without one. */
  'standing.led': { readonly deck: ListedFormat['deck'] }
}

export type StandingProblem = Told<StandingProblems>

/** A line of a deck, in whichever list. */
export interface StandingLine {
  readonly count: number
  readonly name: string
  readonly record: WherePrinted | null
}

/** Everything of a deck's lists that doesn't fit the format, in the order of the lines, each name once. */
export function standingProblems(
  format: ListedFormat,
  lines: readonly StandingLine[],
  led: boolean,
): readonly StandingProblem[] {
  const of = standingIn(format)
  const byKey = new Map<string, StandingLine>()
  for (const line of lines) {
    const key = nameKey(line.name)
    const before = byKey.get(key)
    byKey.set(key, before === undefined ? line : { ...before, count: before.count + line.count })
  }
  const problems = [...byKey.values()].flatMap(({ name: card, count: n, record }): readonly StandingProblem[] => {
    const standing = of(card, record)
    if (standing === 'legal' || (standing === 'restricted' && n <= 1)) return []
    return standing === 'restricted'
      ? [{ key: 'standing.restricted', params: { card, n } }]
      : [{ key: `standing.${standing}`, params: { card } }]
  })
  const { deck } = format
  return led === (deck === 'commander') ? problems : [{ key: 'standing.led', params: { deck } }, ...problems]
}
