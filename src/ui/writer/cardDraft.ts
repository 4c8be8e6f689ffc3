/** A card as it is being written: the fields of the page, the record they make, and the address that holds them. */
import type { CardRecord } from '../../oracle/index.ts'
import { named, readStored, writeStored } from '../../store/index.ts'
import { fromLink, toLink } from '../session/linkText.ts'

export interface Draft {
  readonly name: string
  readonly cost: string
  readonly typeLine: string
  /** `2/3`, or a planeswalker's loyalty; `''`: neither. */
  readonly size: string
  readonly text: string
}

export const EMPTY: Draft = { name: '', cost: '', typeLine: '', size: '', text: '' }

/** What is shown first: a card that uses each part of the page. */
export const EXAMPLE: Draft = {
  name: 'Bellringer of the Deep',
  cost: '{2}{U}',
  typeLine: 'Creature — Spirit Wizard',
  size: '2/3',
  text: [
    'Flying',
    'When Bellringer of the Deep enters the battlefield, you may return target creature to its owner’s hand.',
    '{1}{U}, {T}: Draw a card, then discard a card.',
  ].join('\n'),
}

/** More than the longest text that is read: what comes after is neither read nor shown. */
const MOST = 5_000
const LINE = 200

/** `2U` and `{2}{U}` are the same cost. */
function costOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || text.includes('{')) return text
  const symbols = text.match(/\d+|[a-z]/gi) ?? []
  const isWhole = symbols.join('') === text
  return isWhole ? symbols.map((symbol) => `{${symbol.toLocaleUpperCase('en')}}`).join('') : text
}

/** The record of a draft, as a card file would have it. */
export function recordOf({ name, cost, typeLine, size, text }: Draft): CardRecord {
  const [, power, toughness] = /^\s*([^/\s]+)\s*\/\s*([^/\s]+)\s*$/.exec(size) ?? []
  const loyalty = /^\s*(\d+|X)\s*$/.exec(size)?.[1]
  return {
    name: name.trim().slice(0, LINE),
    mana_cost: costOf(cost.slice(0, LINE)),
    // A hyphen typed for the dash between types and subtypes.
    type_line: typeLine
      .trim()
      .slice(0, LINE)
      .replace(/ (?:-|--|–) /, ' — '),
    oracle_text: text.slice(0, MOST),
    ...(power === undefined || toughness === undefined ? {} : { power, toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
  }
}

/** And back. */
export function draftOf(record: CardRecord): Draft {
  const { name, mana_cost: cost, type_line: typeLine, oracle_text: text, power, toughness, loyalty } = record
  const size = power === undefined || toughness === undefined ? (loyalty ?? '') : `${power}/${toughness}`
  return { name, cost, typeLine, size, text }
}

/** A draft from whatever was stored or linked; `null`: it isn't one. */
export function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Readonly<Record<string, unknown>>
  const text = (field: keyof Draft): string => (typeof fields[field] === 'string' ? String(fields[field]) : '')
  const draft = {
    name: text('name'),
    cost: text('cost'),
    typeLine: text('typeLine'),
    size: text('size'),
    text: text('text'),
  }
  return Object.values(draft).every((one) => one === '') ? null : draft
}

/** A value as a link to the page, or to a board, carries it. */
export const encoded = (value: unknown): string => toLink(JSON.stringify(value))

/** The draft that an address holds; `null`: none. */
export function decoded(link: string): Draft | null {
  try {
    return readDraft(JSON.parse(fromLink(link) ?? 'null'))
  } catch {
    return null
  }
}

const KEY = named('cantrip.writer')

/** What was last being written. */
export const storedDraft = (): Draft | null => readDraft(readStored(KEY))

/** Where the browser doesn't allow it, the page begins with the example next time. */
export const storeDraft = (draft: Draft): boolean => writeStored(KEY, draft)
