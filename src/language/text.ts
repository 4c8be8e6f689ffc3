/**
 * Changing words in text (418.6): one colour word, land type or creature type for another, wherever it is used as one.
 * Names and mana symbols don't count as such words (418.6a).
 */
import type { Color } from './mana.ts'
import { memoisedAt } from './memo.ts'

/** Which words a text-changing effect can replace. */
export type WordKind = 'color' | 'landType' | 'creatureType'

/** One word for another. */
export type Swap =
  | { readonly kind: 'color'; readonly from: Color; readonly to: Color }
  | { readonly kind: 'subtype'; readonly from: string; readonly to: string }

type Fields = Readonly<Record<string, unknown>>

/** The fields that hold words: a quality's own, and lists of what something is or becomes. */
const PLACES = {
  color: { quality: 'color', list: 'colors' },
  subtype: { quality: 'subtype', list: 'subtypes' },
} as const

function inList(list: readonly unknown[], swap: Swap): readonly unknown[] {
  return list.includes(swap.from) ? [...new Set(list.map((one) => (one === swap.from ? swap.to : one)))] : list
}

/** 418.6c: a token is named after its creature types, so its name changes with them. */
function isNamedByTypes(record: Fields): boolean {
  return Array.isArray(record.subtypes) && record.name === record.subtypes.join(' ')
}

function ofRecord(record: Fields, swap: Swap): Fields {
  const { quality, list } = PLACES[swap.kind]
  const changed: Record<string, unknown> = {}
  let any = false
  for (const key in record) {
    const before = record[key]
    let after = before
    if (key === quality && record.is === quality) after = before === swap.from ? swap.to : before
    else if (key === list && Array.isArray(before)) after = inList(before, swap)
    else if (typeof before === 'object' && before !== null) after = substituted(before, swap)
    changed[key] = after
    any ||= after !== before
  }
  if (!any) return record
  if (isNamedByTypes(record)) changed.name = (changed.subtypes as readonly string[]).join(' ')
  return changed
}

/**
 * The same data with the word replaced, or the node itself where the word doesn't occur. The same input gives the same
 * (identical) result.
 */
export function substituted<T extends object>(node: T, swap: Swap): T {
  return swapped(node, `${swap.from}>${swap.to}`, swap) as T
}

const swapped = memoisedAt((node: object, _: string, swap: Swap): object =>
  Array.isArray(node) ? ofList(node, swap) : ofRecord(node as Fields, swap),
)

function ofList(list: readonly unknown[], swap: Swap): readonly unknown[] {
  const after = list.map((one) => (typeof one === 'object' && one !== null ? substituted(one, swap) : one))
  return after.every((one, index) => one === list[index]) ? list : after
}
