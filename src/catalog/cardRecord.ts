/** A record of a card in the shape of the public card databases, read from whatever somebody else wrote. */
import * as v from 'valibot'
import type { CardRecord } from '../oracle/index.ts'
import type { Bare, Told } from '../rulebook/index.ts'

/** What can be wrong with one record; the sentences are the client's. */
export interface RecordProblems {
  'record.notACard': Bare
  'record.missing': { readonly field: string }
  'record.notText': { readonly field: string }
  'record.tooLong': { readonly field: string; readonly most: number }
  'record.badName': Bare
}

export type RecordProblem = Told<RecordProblems>

/** Several times what any card has. */
export const LONGEST_NAME = 200
const LONGEST_TEXT = 10_000
/** Control characters, and those that turn the direction of the text around a name. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const short = v.pipe(v.string(), v.maxLength(LONGEST_NAME))
const name = v.pipe(
  short,
  v.trim(),
  v.nonEmpty(),
  v.check((text) => !UNSHOWN.test(text)),
)
const letters = v.nullish(v.array(short))

const FACE = {
  name,
  type_line: v.pipe(short, v.nonEmpty()),
  mana_cost: v.nullish(short, ''),
  oracle_text: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)), ''),
  power: v.nullish(short),
  toughness: v.nullish(short),
  loyalty: v.nullish(short),
  defense: v.nullish(short),
  hand_modifier: v.nullish(short),
  life_modifier: v.nullish(short),
  layout: v.nullish(short),
  set_name: v.nullish(short),
  set_type: v.nullish(short),
  released_at: v.nullish(short),
  rarity: v.nullish(short),
  artist: v.nullish(short),
  collector_number: v.nullish(short),
  colors: letters,
  color_indicator: letters,
}

/** Of the formats that a database tells of, those whose lists are played here. */
const LEGALITIES = v.object({ premodern: v.nullish(short), predh: v.nullish(short) })

const CARD = v.object({
  ...FACE,
  card_faces: v.nullish(v.array(v.object(FACE))),
  printings: letters,
  set: v.nullish(short),
  legalities: v.nullish(LEGALITIES),
})

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the card as a whole has from its first face where it doesn't say so itself. */
const FROM_FACE = [
  'name',
  'type_line',
  'mana_cost',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'artist',
] as const

function withFrontFace(value: Fields): Fields {
  const front: unknown = Array.isArray(value.card_faces) ? value.card_faces[0] : undefined
  if (!isFields(front)) return value
  return { ...value, ...Object.fromEntries(FROM_FACE.map((field) => [field, value[field] ?? front[field]])) }
}

type Issue = v.InferIssue<typeof CARD>

function problemOf(issue: Issue): RecordProblem {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const field = String(keys.findLast((key) => typeof key === 'string') ?? '')
  if (field === '') return { key: 'record.notACard', params: {} }
  if (issue.type === 'max_length') return { key: 'record.tooLong', params: { field, most: Number(issue.requirement) } }
  if (issue.type === 'check') return { key: 'record.badName', params: {} }
  const isRequired = field === 'name' || field === 'type_line'
  return { key: isRequired ? 'record.missing' : 'record.notText', params: { field } }
}

/** Without the fields that say nothing. */
function said<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], null | undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], null | undefined> }
}

/** Whether the result is a problem rather than a record. */
export const isProblem = (read: CardRecord | RecordProblem): read is RecordProblem => 'key' in read

/** A record, or what is wrong with it. */
export function readRecord(value: unknown): CardRecord | RecordProblem {
  if (!isFields(value)) return { key: 'record.notACard', params: {} }
  const read = v.safeParse(CARD, withFrontFace(value), { abortEarly: true })
  if (!read.success) return problemOf(read.issues[0])
  const { card_faces: faces, ...card } = read.output
  const given = faces?.map(said)
  return { ...said(card), ...(given === undefined ? {} : { card_faces: given }) } as CardRecord
}
