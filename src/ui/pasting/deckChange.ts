/** What is different between two lists of a deck: shown before the newer one is taken. */
import { nameKey, readDeckText } from '../../catalog/index.ts'

export interface CardChange {
  readonly name: string
  readonly board: 'main' | 'side'
  /** So many more, or fewer. */
  readonly by: number
}

type Counts = ReadonlyMap<string, { readonly name: string; readonly count: number }>

function countsOf(entries: readonly { readonly name: string; readonly count: number }[]): Counts {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { name, count } of entries) {
    const key = nameKey(name)
    counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + count })
  }
  return counts
}

function between(before: Counts, after: Counts, board: CardChange['board']): readonly CardChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const by = (is?.count ?? 0) - (was?.count ?? 0)
    return by === 0 ? [] : { name: is?.name ?? was?.name ?? '', board, by }
  })
}

/** Card by card what a list has more or fewer of than another, what is added first. */
export function deckChange(before: string, after: string): readonly CardChange[] {
  const [was, is] = [readDeckText(before), readDeckText(after)]
  const changes = [
    ...between(countsOf(was.entries), countsOf(is.entries), 'main'),
    ...between(countsOf(was.sideboard), countsOf(is.sideboard), 'side'),
  ]
  return [...changes.filter(({ by }) => by > 0), ...changes.filter(({ by }) => by < 0)]
}

/** The address of a page, if the text is nothing but one; `null`: it isn't. */
export function webAddress(text: string): string | null {
  const alone = text.trim()
  if (!/^https?:\/\/\S+$/i.test(alone)) return null
  return URL.canParse(alone) ? new URL(alone).href : null
}
