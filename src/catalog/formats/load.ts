/** The lists of the formats: which sets, which cards are banned and restricted. Loaded when they are first asked for. */
import * as v from 'valibot'
import { houseRulesFrom } from '../../rulebook/index.ts'
import { NAMED_FORMATS, type NamedFormat } from './facts.ts'

const Code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,5}$/))
const Month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))
const Names = v.array(v.pipe(v.string(), v.nonEmpty()))

const Lists = v.record(
  v.string(),
  v.strictObject({
    sets: v.pipe(v.array(Code), v.minLength(1)),
    banned: Names,
    restricted: Names,
    source: v.pipe(v.string(), v.nonEmpty()),
    cards: v.pipe(v.number(), v.integer(), v.minValue(1)),
    differs: v.optional(v.array(v.picklist(['wordings', 'commanders', 'reprints', 'ante']))),
  }),
)

/** Where players of a format play otherwise than its edition, and no house rule says it. */
export type FormatDifference = 'wordings' | 'commanders' | 'reprints' | 'ante'

/** A format with its lists. */
export interface ListedFormat extends NamedFormat {
  /** Codes of the sets whose cards may be played. */
  readonly sets: readonly string[]
  readonly banned: readonly string[]
  /** Of each of these a deck may have one, its sideboard included. */
  readonly restricted: readonly string[]
  /** Where the lists were read. */
  readonly source: string
  /** How many cards may be played. */
  readonly cards: number
  readonly differs: readonly FormatDifference[]
  /** The months in which the first and the last of its sets came out: 1993-08. */
  readonly span: readonly [string, string]
}

function listed(format: NamedFormat, lists: v.InferOutput<typeof Lists>, months: Readonly<Record<string, string>>) {
  const list = lists[format.id]
  if (list === undefined) throw new Error(`no lists of ${format.id}`)
  const out = list.sets.map((code) => months[code])
  const dated = out.filter((month) => month !== undefined).sort()
  const [first = '', last = ''] = [dated[0], dated.at(-1)]
  if (dated.length < out.length) throw new Error(`a set of ${format.id} has no date`)
  if (Object.keys(format.house ?? {}).length !== Object.keys(houseRulesFrom(format.house)).length)
    throw new Error(`unknown house rules of ${format.id}`)
  return { ...format, ...list, differs: list.differs ?? [], span: [first, last] } as const
}

let loading: Promise<readonly ListedFormat[]> | null = null

async function load(): Promise<readonly ListedFormat[]> {
  const [{ default: lists }, { default: months }] = await Promise.all([import('./lists.json'), import('./sets.json')])
  const [read, dates] = [v.parse(Lists, lists), v.parse(v.record(Code, Month), months)]
  return NAMED_FORMATS.map((format) => listed(format, read, dates))
}

/** All formats with their lists, the same each time. Whoever asks after a failure tries again. */
export function loadFormats(): Promise<readonly ListedFormat[]> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
