/**
 * The public card API's answer to a list of names. It promises no order and names what it hasn't got, so what it gives
 * is matched to what was asked by the cards' own names.
 */
import * as v from 'valibot'
import { nameKey } from '../cards.ts'
import { isFields, type ReadCard } from './entry.ts'
import { readApiEntry } from './publicApi.ts'
import type { EntryProblem } from './reader.ts'

const ANSWER = v.object({
  data: v.array(v.unknown()),
  not_found: v.nullish(v.array(v.unknown()), []),
})

export interface ApiAnswer {
  readonly cards: readonly ReadCard[]
  /** Of the names asked for, those that no card of the answer has. */
  readonly missing: readonly string[]
  /** Entries with something wrong. */
  readonly problems: readonly EntryProblem[]
}

/** What one of the API's lists of identifiers looks like: cards by their names. */
export const identifiersOf = (
  names: readonly string[],
): { readonly identifiers: readonly { readonly name: string }[] } => ({
  identifiers: names.map((name) => ({ name })),
})

/** Every name by which a list may have asked for a card. */
function namesOf({ record }: ReadCard): readonly string[] {
  const faces = (record.card_faces ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]))
  return [record.name, ...faces].map(nameKey)
}

/** Reads an answer; `null`: it isn't one. A card of which nobody had asked is passed over. */
export function readAnswer(value: unknown, asked: readonly string[]): ApiAnswer | null {
  const read = v.safeParse(ANSWER, value)
  if (!read.success) return null
  const wanted = new Set(asked.map(nameKey))
  const found = new Set<string>()
  const cards: ReadCard[] = []
  const problems: EntryProblem[] = []
  for (const [index, one] of read.output.data.entries()) {
    const entry = isFields(one) ? readApiEntry(one) : null
    if (entry?.kind === 'wrong') problems.push({ entry: index + 1, name: entry.name, ...entry.problem })
    else if (entry === null) problems.push({ entry: index + 1, name: '', key: 'record.notACard', params: {} })
    if (entry?.kind !== 'card') continue
    const names = namesOf(entry.card)
    if (!names.some((name) => wanted.has(name))) continue
    for (const name of names) found.add(name)
    cards.push(entry.card)
  }
  return { cards, missing: asked.filter((name) => !found.has(nameKey(name))), problems }
}
