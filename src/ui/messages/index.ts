/**
 * Every sentence shown comes from a typed table: a key, and the params it needs. The tables are those of the current
 * language; callers don't know which that is.
 */
import type { Reason } from '../../ai/index.ts'
import type { RefusalKey } from '../../engine/index.ts'
import type { Told } from '../../rulebook/index.ts'
import type { Tellable } from './game/index.ts'
import { addGameWords, english, language, type Messages } from './language.ts'

export type { Thing, UnpaidWords } from './game/index.ts'
export {
  addGameWords,
  CARDS,
  english,
  hasGameWords,
  inEachLanguage,
  type Language,
  language,
  onLanguage,
  type PageTables,
  setLanguage,
} from './language.ts'
export type { LanguageCode } from './languages.ts'

/** What is said in English beyond the first screen. */
export const loadGameWords = async (): Promise<void> => {
  const { game, tableRefusals } = await import('./game/index.ts')
  addGameWords(game, tableRefusals)
}

/** The way to speak another language. */
export const loadLanguages = () => import('./languages.ts')

export type MessageKey = keyof Messages

type ParamsOf<K extends MessageKey> = Messages[K] extends (params: infer P) => string ? [params: P] : []

/** The sentence for a key. */
export function say<K extends MessageKey>(key: K, ...params: ParamsOf<K>): string {
  const message: unknown = language().messages[key]
  return typeof message === 'function' ? String(message(...params)) : String(message)
}

/**
 * The sentence for what a lower floor reports: a machine player's reason, a problem with a board, file or deck list.
 */
export function sayTold({ key, params }: Told<Tellable>): string {
  const message: unknown = language().messages[key]
  // A game keeps how the reader is called, not the word.
  const named = 'whom' in params ? { ...params, whom: sayPlayer(params.whom) } : params
  return typeof message === 'function' ? String(message(named)) : String(message)
}

/** Why a machine player did something, the lines it thought next best, and the better one that it overlooked. */
export function sayReason(reason: Reason): string {
  const { next = [], overlooked } = reason
  return [
    sayTold(reason),
    ...(next.length === 0 ? [] : [say('log.nextBest', { lines: next })]),
    ...(overlooked === undefined ? [] : [say('log.overlooked', { line: overlooked })]),
  ].join(' ')
}

/** What games keep in place of the name of a player who plays against a machine: what they are called is up to the language. */
export const READER = '@you'

/** A player’s name as a game keeps it, in words. Games from before there were languages keep the English word. */
export const sayPlayer = (name: string): string =>
  name === READER || name === english.messages['player.you'] ? say('player.you') : name

/** Which of two names sorts first in the current language. */
export const compareNames = (a: string, b: string): number => a.localeCompare(b, language().locale)

/** How a deck that comes with the game wins; nothing for one's own decks. */
export function sayDeckPlan(id: string): string {
  const { messages } = language()
  const key = `deckPlan.${id}`
  return key in messages ? String(messages[key as keyof Messages]) : ''
}

/** The names that a refusal's sentence may mention. */
export interface RefusalWords {
  readonly name: (object: number) => string
}

interface RefusalLike {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A refusal's sentence; an unknown key still produces something true. */
export function sayRefusal({ key, params }: RefusalLike, words: RefusalWords): string {
  // What was saved may have been refused by an older engine.
  if (!knowsRefusal(key)) return say('refused.unknown')
  const sentence = language().refusals[key] as (params: never) => string
  const { object, attacker, source } = params
  const name = (id: string | number | undefined) => (typeof id === 'number' ? words.name(id) : say('refused.it'))
  return sentence({
    ...params,
    it: name(object),
    attackerName: name(attacker),
    sourceName: name(source),
  } as never)
}

export const knowsRefusal = (key: string): key is RefusalKey => key in language().refusals
