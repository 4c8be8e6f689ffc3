/**
 * Compiles a card record, in the shape of the public card databases, into a program, or reports that it isn't
 * understood.
 */
import {
  type Ability,
  COLORS,
  type Color,
  colorsOfCost,
  formOfLayout,
  type ManaCost,
  type Printed,
  parseCost,
  UNPRINTED,
  VARIANT_TYPES,
  visitNodes,
  workingIn,
} from '../language/index.ts'
import type { Production } from './core/index.ts'
import { linked, withBackup, withKickers, withMeldPairs } from './finishing/index.ts'
import { wordsCastFor } from './keywords/index.ts'
import { type LineRead, lineRead, productionsOf, type Understood, understand } from './paragraphs.ts'
import {
  normalise,
  type Problem,
  type PublicationRecord,
  publicationOf,
  readTypeLine,
  type TypeLine,
  withoutPrototype,
  withParts,
  withPrototype,
  withStation,
} from './reading/index.ts'

export interface CardRecord extends PublicationRecord {
  readonly name: string
  readonly mana_cost: string
  readonly type_line: string
  readonly oracle_text: string
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  /** Of a vanguard card: "+1", "-3" (2011:contents/210, 211). */
  readonly hand_modifier?: string
  readonly life_modifier?: string
  readonly colors?: readonly string[]
  /** The dot beside the type line (2011:contents/204): the card has those colours. */
  readonly color_indicator?: readonly string[]
  readonly card_faces?: readonly Partial<CardRecord>[]
  readonly layout?: string
  /** Codes of every set in which it was printed, where the database tells all of them. */
  readonly printings?: readonly string[]
  /** The code of the set of this printing, where only that is told. */
  readonly set?: string
  /** How it stands in formats of today, where the database tells it. */
  readonly legalities?: Readonly<Partial<Record<string, string>>>
}

/** `printed` of a card that isn't understood has no abilities. */
export type Compiled =
  | { readonly ok: true; readonly printed: Printed }
  | { readonly ok: false; readonly printed: Printed; readonly problems: readonly Problem[] }

const NO_TYPES: TypeLine = { supertypes: [], types: [], subtypes: [] }

/** "3"; a `*` is 0, since an ability defines it. */
function sizeOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const size = Number(text)
  return Number.isInteger(size) ? size : 0
}

/** A vanguard card's modifiers; one that isn't given changes nothing. */
function modifiersOf({ hand_modifier: hand, life_modifier: life }: CardRecord): Pick<Printed, 'modifiers'> {
  if (hand === undefined && life === undefined) return {}
  return { modifiers: { hand: sizeOf(hand) ?? 0, life: sizeOf(life) ?? 0 } }
}

/** 2011:contents/9: the abilities of a plane, a scheme or a vanguard card work in the command zone. */
function placed(abilities: Printed['abilities'], { types }: TypeLine): Printed['abilities'] {
  return types.some((type) => VARIANT_TYPES.includes(type))
    ? abilities.map((one) => workingIn(one, 'command'))
    : abilities
}

function colorsOf(record: CardRecord, cost: ManaCost | null): readonly Color[] {
  const { colors, color_indicator: indicated = [] } = record
  const known: readonly string[] = colors ?? (cost === null ? [] : colorsOfCost(cost))
  return COLORS.filter((color) => known.includes(color) || indicated.includes(color))
}

/** Several times the longest text of a card: more is something else, and isn't read. */
const LONGEST = 4_000
const TOO_LONG = `at most ${LONGEST} characters`

function headProblem(reason: 'typeLine' | 'cost' | 'tooLong', phrase: string, expected: string): Problem {
  return { ability: 0, position: 0, phrase, expected: [expected], reason }
}

const spells = ({ types }: TypeLine): boolean => types.includes('instant') || types.includes('sorcery')

/** The paragraphs of a text as the grammar reads them. */
const paragraphsOf = ({ name, oracle_text: text }: CardRecord, { supertypes }: TypeLine, replaceName: boolean) =>
  normalise(withoutPrototype(text), { name, isLegend: supertypes.includes('legendary'), replaceName })

/** Reads the text; if that fails and the name may be an ordinary word in it, once more with the name as a word. */
function abilitiesOf(record: CardRecord, typeLine: TypeLine, manaCost: ManaCost | null): Understood {
  const { types, subtypes } = typeLine
  const attempt = (replaceName: boolean): Understood =>
    understand(paragraphsOf(record, typeLine, replaceName), spells(typeLine), {
      name: record.name,
      types,
      subtypes,
      manaCost,
    })
  const first = attempt(true)
  if (first.ok || record.name.includes(' ') || !record.oracle_text.includes(record.name)) return first
  const second = attempt(false)
  return second.ok ? second : first
}

const FOR_ANTE = "Remove ~ from your deck before playing if you're not playing for ante."

/** 217.9c: only cards for ante games may change what is at stake, and they must say so. */
function isForAnteUnsaid(abilities: Printed['abilities'], text: string): boolean {
  if (!/\bante\b/i.test(text)) return false
  let antes = false
  let says = false
  visitNodes(abilities, (node) => {
    if (node.kind === 'move' && (node.to as { zone?: string }).zone === 'ante') antes = true
    if (node.kind === 'anteOnly') says = true
    return undefined
  })
  return antes && !says
}

/** today:210. */
function defenseOf({ defense }: CardRecord): Pick<Printed, 'defense'> {
  const n = sizeOf(defense)
  return n === null ? {} : { defense: n }
}

const ROOM = /^(.+?) — (.+?)(?: \(Leads? to:? (.+)\))?$/

/**
 * A dungeon (today:309.4): each line is a room with its name, what happens as the marker enters it, and where it leads.
 * A room without that leads nowhere.
 */
function compileDungeon(record: CardRecord, typeLine: TypeLine): Compiled {
  const lines = record.oracle_text.split('\n').map((line) => ROOM.exec(line))
  const names = lines.map((found) => found?.[1] ?? '')
  const problems: Problem[] = []
  const abilities = lines.flatMap((found, n): readonly Ability[] => {
    if (found === null) {
      problems.push({ ability: n, position: 0, phrase: '', expected: ['a room'], reason: 'unknown' })
      return []
    }
    const read = compileFace({ ...record, type_line: 'Sorcery', mana_cost: '', oracle_text: found[2] ?? '' })
    const [spell] = read.printed.abilities
    if (!read.ok) problems.push(...read.problems.map((one) => ({ ...one, ability: n })))
    if (spell?.kind !== 'spell') return []
    const at = { key: `${record.name}#${n}`, card: record.name, line: n, keyword: null }
    return [{ kind: 'triggered', at, trigger: { on: 'room', n }, condition: null, body: spell.body, zone: 'command' }]
  })
  const rooms = lines.map((found, n) => {
    const said = found?.[3]?.split(/, (?:or )?| or /) ?? []
    return { name: names[n] ?? '', leads: said.map((name) => names.indexOf(name)).filter((to) => to > n) }
  })
  const printed = { ...UNPRINTED, name: record.name, ...typeLine, abilities, rooms, text: record.oracle_text }
  return problems.length > 0 ? { ok: false, printed, problems } : { ok: true, printed }
}

/** What a permanent card does besides as it is cast for a keyword's cost: read as a spell's, under keys of its own. */
function spellAbilities(record: CardRecord, text: string, problems: Problem[]): Printed['abilities'] {
  const { name } = record
  const read = compileFace({ name, mana_cost: '', type_line: 'Sorcery', oracle_text: text.replaceAll('~', name) }, true)
  if (!read.ok) problems.push(...read.problems)
  return read.printed.abilities.map((one) => ({ ...one, at: { ...one.at, key: `${one.at.key}/spell` } }))
}

/** The abilities, with what the card is as it is cast for those keywords that change it (today:601.2a). */
function withCastFaces(abilities: Printed['abilities'], record: CardRecord, problems: Problem[]): Printed['abilities'] {
  return abilities.map((ability) => {
    const words = ability.kind === 'keyword' ? wordsCastFor(record, ability.keyword) : null
    if (words === null) return ability
    const cast = compileFace({ ...record, ...words }, true)
    if (!cast.ok) problems.push(...cast.problems)
    const { types, subtypes, abilities: changed } = cast.printed
    const spell = words.spell === undefined ? [] : spellAbilities(record, words.spell, problems)
    return { ...ability, face: { types, subtypes, abilities: [...changed, ...spell] } }
  })
}

/** `asCast`: it is what another face of the card is as it is cast, and has no further ones. */
function compileFace(record: CardRecord, asCast = false): Compiled {
  const problems: Problem[] = []
  const readTypes = readTypeLine(record.type_line)
  if ('unknown' in readTypes) problems.push(headProblem('typeLine', readTypes.unknown, 'a card type'))
  const types = 'unknown' in readTypes ? NO_TYPES : readTypes
  if (types.types.includes('dungeon')) return compileDungeon(record, types)
  const cost = record.mana_cost === '' ? null : parseCost(record.mana_cost)
  if (record.mana_cost !== '' && cost === null) problems.push(headProblem('cost', record.mana_cost, 'a mana cost'))
  if (record.oracle_text.length > LONGEST)
    problems.push(headProblem('tooLong', record.oracle_text.slice(0, 40), TOO_LONG))
  const understood = problems.length > 0 ? null : abilitiesOf(record, types, cost)
  if (understood !== null && !understood.ok) problems.push(...understood.problems)
  if (understood?.ok === true && isForAnteUnsaid(understood.abilities, record.oracle_text))
    problems.push({ ability: 0, position: 0, phrase: record.oracle_text, expected: [FOR_ANTE], reason: 'unknown' })
  const melding = understood?.ok === true ? withMeldPairs(understood.abilities) : []
  if (melding === null)
    problems.push({ ability: 0, position: 0, phrase: 'meld them', expected: ['two halves'], reason: 'unknown' })
  const read = understood?.ok === true ? placed(withBackup(withKickers(linked(melding ?? [], record.name))), types) : []
  const abilities = asCast ? read : withCastFaces(read, record, problems)
  const printed: Printed = {
    name: record.name,
    cost,
    colors: colorsOf(record, cost),
    ...types,
    abilities,
    power: sizeOf(record.power),
    toughness: sizeOf(record.toughness),
    loyalty: sizeOf(record.loyalty),
    ...defenseOf(record),
    ...modifiersOf(record),
    text: record.oracle_text,
    ...publicationOf(record),
  }
  return problems.length > 0
    ? { ok: false, printed, problems }
    : { ok: true, printed: withPrototype(withStation(printed)) }
}

/**
 * The text line by line, with what its words are there for as far as they are read: for whoever writes a card. Nothing
 * of a text too long to be read.
 */
export function readLines(record: CardRecord): readonly LineRead[] {
  const read = readTypeLine(record.type_line)
  const typeLine = 'unknown' in read ? NO_TYPES : read
  if (record.oracle_text.length > LONGEST) return []
  return paragraphsOf(record, typeLine, true).map((paragraph) => lineRead(paragraph, spells(typeLine)))
}

const NOTHING = { name: '', mana_cost: '', type_line: '', oracle_text: '' } as const

/** A face's record: its own fields, with the card's publication. */
function recordOf(card: CardRecord, face: Partial<CardRecord>): CardRecord {
  const { set_name, set_type, released_at, rarity, artist, collector_number } = card
  const publication = { set_name, set_type, released_at, rarity, artist, collector_number }
  const known = Object.fromEntries(Object.entries(publication).filter(([, value]) => value !== undefined))
  return { ...NOTHING, ...known, ...face }
}

/** A card as a program, face by face; a problem names the face that it is in. */
export function compile(record: CardRecord): Compiled {
  const { card_faces: given = [], layout } = record
  const kind = formOfLayout(layout)
  const [first, other, more] = given
  if (first === undefined || other === undefined) return compileFace(record)
  if (kind === null || more !== undefined) {
    const { printed } = compileFace({ ...record, oracle_text: '' })
    return { ok: false, printed, problems: [headProblem('typeLine', record.type_line, 'a card with one face')] }
  }
  const faces = [compileFace(recordOf(record, first)), compileFace(recordOf(record, other))] as const
  const problems = faces.flatMap((face) =>
    face.ok ? [] : face.problems.map((problem): Problem => ({ ...problem, face: face.printed.name })),
  )
  const printed = withParts(kind, [faces[0].printed, faces[1].printed])
  return problems.length > 0 ? { ok: false, printed, problems } : { ok: true, printed }
}

/** The productions of the grammar that read a card, each once: see `report:cards`, "left out". */
export function productionsReading(card: CardRecord): ReadonlySet<Production> {
  const faces = card.card_faces?.map((face) => recordOf(card, face)) ?? [card]
  return new Set(faces.flatMap(productionsOfFace))
}

function productionsOfFace(face: CardRecord): readonly Production[] {
  const read = readTypeLine(face.type_line)
  if ('unknown' in read) return []
  const attempts = [true, false].map((replaceName) => paragraphsOf(face, read, replaceName))
  const texts = attempts.map((paragraphs) => paragraphs.map((paragraph) => productionsOf(paragraph, spells(read))))
  return (texts.find((all) => all.every((used) => used.length > 0)) ?? []).flat()
}
