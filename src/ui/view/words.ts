/** Words to choose from, those that matter to the player first; and finding one by typing. */
import { characteristics, find, type Seat, type State } from '../../engine/index.ts'
import { KEYWORD_NAMES } from '../../language/index.ts'
import { say } from '../messages/index.ts'

/** An ability that can be chosen: a keyword, or one with what it is from. */
export function abilityWord(word: string): string {
  const keyword = KEYWORD_NAMES.find((name) => name === word)
  return keyword === undefined ? word : say(`keyword.${keyword}`)
}

export interface WordChoice {
  /** Subtypes of the player's own cards, most frequent first. */
  readonly own: readonly string[]
  /** All others, in their order. */
  readonly rest: readonly string[]
}

/** How often each subtype occurs on a seat's cards on the battlefield, in hand and in the graveyard. */
function subtypesOf(state: State, me: Seat): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (id: number) => {
    for (const type of characteristics(state, id).subtypes) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  for (const id of [...(state.hands[me] ?? []), ...(state.graveyards[me] ?? [])]) count(id)
  for (const id of state.battlefield) if (find(state, id)?.controller === me) count(id)
  return counts
}

/** Splits words into those on the player's own cards and the rest. */
export function wordChoice(state: State, me: Seat, words: readonly string[]): WordChoice {
  const counts = subtypesOf(state, me)
  const all = [...new Set(words)]
  const own = all.filter((word) => counts.has(word)).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return { own, rest: all.filter((word) => !counts.has(word)) }
}

/** The words that match what was typed: those that begin with it, then those that contain it. */
export function matching(words: readonly string[], typed: string): readonly string[] {
  const part = typed.trim().toLowerCase()
  if (part === '') return words
  const places = words.map((word) => ({ word, at: word.toLowerCase().indexOf(part) }))
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(({ word }) => word)
}
