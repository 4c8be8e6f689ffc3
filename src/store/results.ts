/**
 * How games against the machine ended, kept in the browser: the newest only, so that it stays small. Nothing of it
 * leaves the page but as a file that somebody saves.
 */
import { create } from 'zustand'
import { EDITION_IDS, type EditionId } from '../rulebook/index.ts'
import { LEVELS, type Level } from './game.ts'
import { climbedBy, LADDER } from './ladder.ts'
import { named } from './names.ts'
import { isRecord, storedAs, storeText } from './stored.ts'

const HOWS = ['won', 'lost', 'drawn'] as const

export interface Result {
  /** The game's id: one that ends again after an undo has one result. */
  readonly game: string
  /** When it ended, as an ISO date and time. */
  readonly at: string
  readonly deckId: string
  readonly deck: string
  readonly againstId: string
  readonly against: string
  readonly level: Level
  readonly how: (typeof HOWS)[number]
  readonly turns: number
  readonly edition: EditionId
}

interface Kept {
  /** The oldest first. */
  readonly results: readonly Result[]
  /** How many rungs of the ladder are climbed. */
  readonly climbed: number
}

export interface ResultsRead extends Kept {
  readonly trouble: 'newer' | 'broken' | null
}

/** 1: without the ladder. */
export const RESULTS_SCHEMA = 2
/** More than are played in years; some 200 kB. */
export const MOST_RESULTS = 1000
const KEY = named('cantrip.results')

const NOTHING: Kept = { results: [], climbed: 0 }

const TEXTS = ['game', 'at', 'deckId', 'deck', 'againstId', 'against'] as const satisfies readonly (keyof Result)[]

/** A result as it was stored; `null`: it is damaged. */
function resultFrom(value: unknown): Result | null {
  if (!isRecord(value) || TEXTS.some((name) => typeof value[name] !== 'string')) return null
  const level = LEVELS.find((one) => one === value.level)
  const how = HOWS.find((one) => one === value.how)
  const edition = EDITION_IDS.find((one) => one === value.edition)
  const turns = typeof value.turns === 'number' && Number.isInteger(value.turns) ? value.turns : null
  if (level === undefined || how === undefined || edition === undefined || turns === null) return null
  const text = (name: (typeof TEXTS)[number]): string => String(value[name])
  return {
    game: text('game'),
    at: text('at'),
    deckId: text('deckId'),
    deck: text('deck'),
    againstId: text('againstId'),
    against: text('against'),
    level,
    how,
    turns,
    edition,
  }
}

/** What was stored, as far as this client can read it, and what is wrong where that isn't all. */
export function readResults(text: string | null): ResultsRead {
  if (text === null) return { ...NOTHING, trouble: null }
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || typeof stored.schema !== 'number') return { ...NOTHING, trouble: 'broken' }
    if (stored.schema > RESULTS_SCHEMA) return { ...NOTHING, trouble: 'newer' }
    if (!Array.isArray(stored.results)) return { ...NOTHING, trouble: 'broken' }
    const results = stored.results.map(resultFrom).filter((one) => one !== null)
    const climbed = Number.isInteger(stored.climbed) ? Math.max(0, Math.min(LADDER.length, Number(stored.climbed))) : 0
    return { results, climbed, trouble: results.length === stored.results.length ? null : 'broken' }
  } catch {
    return { ...NOTHING, trouble: 'broken' }
  }
}

export const writeResults = ({ results, climbed }: Kept): string =>
  JSON.stringify({ schema: RESULTS_SCHEMA, results, climbed })

/** With a result more: in the place of one of the same game, and without the oldest when there are too many. */
export function withResult({ results, climbed }: Kept, result: Result): Kept {
  const others = results.filter(({ game }) => game !== result.game)
  return {
    results: [...others, result].slice(-MOST_RESULTS),
    climbed: result.how === 'won' ? climbedBy(climbed, { deckId: result.againstId, level: result.level }) : climbed,
  }
}

export interface Tally {
  readonly won: number
  readonly played: number
}

/** Games with a deck, at every level or at one. */
export function tallyOf(results: readonly Result[], deckId: string, level: Level | null = null): Tally {
  const those = results.filter((one) => one.deckId === deckId && (level === null || one.level === level))
  return { played: those.length, won: those.filter(({ how }) => how === 'won').length }
}

const load = (): ResultsRead => storedAs(KEY, readResults)

interface ResultsState extends ResultsRead {
  /** A game has ended, or is looked at again at its end: it counts once. */
  readonly add: (result: Result) => void
  readonly clear: () => void
}

export const useResults = create<ResultsState>()((set, get) => {
  const keep = (kept: Kept): void => {
    set(kept)
    storeText(KEY, writeResults(kept))
  }
  return {
    ...load(),
    add: (result) => {
      const known = get().results.find((one) => one.game === result.game)
      if (known?.how === result.how && known.turns === result.turns) return
      keep(withResult(get(), result))
    },
    clear: () => keep(NOTHING),
  }
})

// Another page of this browser may add to them: the last change counts on all pages.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) useResults.setState(load())
})
