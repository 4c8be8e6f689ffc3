/** A card as it looks now: its current characteristics as text. */
import {
  type Characteristics,
  characteristics,
  doorsOf,
  findOrLast,
  type GameObject,
  type ObjectId,
  otherFaces,
  printedOf,
  printedUnder,
  type State,
} from '../../engine/index.ts'
import {
  type Ability,
  facesInHand,
  isTogether,
  memoisedAt,
  namedTypes,
  type Parts,
  type Printed,
  type Publication,
  printCost,
  sideTable,
  textLines,
} from '../../language/index.ts'
import type { CardLook } from '../card/index.ts'
import { inEachLanguage, say } from '../messages/index.ts'
import { themeOf } from '../motif/index.ts'
import { levelsOf } from './levels.ts'
import { lineOf } from './lines.ts'
import { mainAbility } from './mainAbility.ts'
import { emblemName, faceDownName } from './scene.ts'
import { shortText } from './shortText.ts'
import { typeLine } from './typeLine.ts'

const NAMELESS: CardLook = {
  name: '',
  nameless: true,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  typeLine: '',
  cost: null,
  rulesText: '',
}

/** Card types in the form that the pictures use. */
export const windowTypes = (types: readonly string[]): readonly string[] =>
  types.map((type) => type.charAt(0).toUpperCase() + type.slice(1))

const ICONS: readonly (readonly [string, NonNullable<CardLook['abilityIcon']>])[] = [
  ['flying', 'wing'],
  ['reach', 'reach'],
  ['trample', 'trample'],
]

function abilityIcon(abilities: readonly Ability[]): CardLook['abilityIcon'] {
  const names = abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword.name] : []))
  return ICONS.find(([name]) => names.some((one) => one === name))?.[1]
}

/** A land's frame has the colours of the mana it makes. */
function landFrame({ types, abilities }: Pick<Characteristics, 'types' | 'abilities'>): readonly string[] | undefined {
  if (!types.includes('land')) return undefined
  const made = abilities.flatMap((ability) => {
    if (ability.kind !== 'activated') return []
    return ability.body.modes.flat().flatMap((effect) => {
      if (effect.kind !== 'addMana') return []
      return namedTypes(effect.mana)
    })
  })
  return [...new Set(made)]
}

const BASICS: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' }

/** The same of a card outside of any game: a basic land's mana is in its types (212.6). */
function printedFrame({ types, subtypes, abilities }: Printed): readonly string[] | undefined {
  const basic = subtypes.flatMap((type) => BASICS[type] ?? [])
  const made = landFrame({ types, abilities }) ?? []
  return types.includes('land') ? [...new Set([...basic, ...made])] : undefined
}

/** What stands on its shield: loyalty, or defense. */
function shieldOf({ loyalty, defense }: Pick<Characteristics, 'loyalty' | 'defense'>): string | undefined {
  const n = loyalty ?? defense
  return n === undefined || n === null ? undefined : String(n)
}

function delta(now: Characteristics, printed: Printed | null): 'up' | 'down' | undefined {
  if (printed === null || now.power === null || printed.power === null) return undefined
  const change = now.power - printed.power + (now.toughness ?? 0) - (printed.toughness ?? 0)
  if (change === 0) return undefined
  return change > 0 ? 'up' : 'down'
}

/** 206.3: a copy bears the symbol of what it copies. */
function symbolOf(printed: Printed | null): CardLook['symbol'] {
  const { expansion, publication } = printed ?? {}
  if (expansion === undefined || publication?.symbol === undefined) return undefined
  return { set: expansion, color: publication.symbol, label: publishedIn(publication) }
}

/** `Copper Coast, rare`: where a card was published, as far as its record says. */
export const publishedIn = ({ set = '', rarity = '' }: Publication): string =>
  say('list.series', { parts: [set, rarity].filter((word) => word !== '') })

/** What an emblem has: the words in quotation marks of the lines that its abilities are from (113). */
function emblemText(state: State, abilities: readonly Ability[], printed: Printed | null): string {
  if (printed?.designation !== undefined) return say(`designation.${printed.designation}.text`)
  const lines = [...new Set(abilities.flatMap(({ at }) => lineOf(state, at) ?? []))]
  return lines
    .map((line) => [...line.matchAll(/["“]([^"”]+)["”]/g)].map(([, said]) => said).join('\n') || line)
    .join('\n')
}

function namelessName(state: State, object: GameObject): string {
  if (object.faceDown) return faceDownName(object)
  return object.kind === 'emblem' ? emblemName(state, object) : say('card.nameless')
}

function makeLook(state: State, id: ObjectId): CardLook {
  const object = findOrLast(state, id)
  if (object === null) return { ...NAMELESS, name: say('card.hidden') }
  if (object.kind === 'combatDamage') return { ...NAMELESS, name: say('stack.damage'), types: ['Sorcery'] }
  const laid = laidAside(state, object)
  if (laid !== null) return laid
  if (object.ability !== null) return { ...lookOf(state, object.ability.source), cost: null }
  return keptLook(state, object, characteristics(state, id), printedOf(state, object))
}

/** A card face down in exile that may be looked at: what it is. On the table it stays a back, since that is what it plays as. */
function laidAside(state: State, object: GameObject): CardLook | null {
  if (!object.faceDown || object.zone !== 'exile') return null
  const own = printedOf(state, { ...object, faceDown: false })
  return own === null ? null : lookOfPrinted(own)
}

interface Kept {
  readonly now: Characteristics
  readonly printed: Printed | null
  readonly look: CardLook
}

const keptIn = inEachLanguage(() => {
  const kept = sideTable<GameObject, Kept>()
  return () => kept
})

/**
 * The look that this object had before, if it is still what it is made of: most cards look alike from reply to reply.
 */
function keptLook(state: State, object: GameObject, now: Characteristics, printed: Printed | null): CardLook {
  const kept = keptIn()
  const before = kept.get(object)
  // What is on the stack has lines of spliced cards, an emblem those of what it came from.
  const isSame = before?.now === now && before.printed === printed && object.zone !== 'stack'
  if (isSame && object.kind !== 'emblem') return before.look
  const look = objectLook(state, object, now, printed)
  kept.set(object, { now, printed, look })
  return look
}

/** What lies face down looks like a back; who may look at it knows what it is (504). */
function backOf(state: State, object: GameObject): CardLook['back'] {
  if (!object.faceDown) return undefined
  const own = printedOf(state, { ...object, faceDown: false })
  return { number: object.downAs === 0 ? null : object.downAs, own: own?.name ?? null }
}

/** The look of an object with a card of its own, made afresh. */
function objectLook(state: State, object: GameObject, now: Characteristics, printed: Printed | null): CardLook {
  const own = object.kind === 'emblem' ? emblemText(state, now.abilities, printed) : (printed?.text ?? '')
  const under = object.faceDown ? [] : printedUnder(state, object).flatMap((one) => (one.text === '' ? [] : one.text))
  const text = [own, ...under, ...splicedText(state, object)].join('\n')
  return {
    name: now.name === '' ? namelessName(state, object) : now.name,
    ...(now.name === '' ? { nameless: true } : {}),
    colors: now.colors,
    frame: now.colors.length === 0 ? landFrame(now) : undefined,
    supertypes: now.supertypes,
    types: windowTypes(now.types),
    subtypes: now.subtypes,
    typeLine: typeLine(now),
    cost: now.cost,
    rulesText: text,
    short: [shortText(text, now.name), ...insetLines(otherFaces(state, object))].join('\n'),
    ability: mainAbility(now.abilities, printed ?? { name: '', text }),
    abilityIcon: abilityIcon(now.abilities),
    power: now.power === null ? undefined : String(now.power),
    toughness: now.toughness === null ? undefined : String(now.toughness),
    powerDelta: object.zone === 'battlefield' ? delta(now, printed) : undefined,
    loyalty: shieldOf(now),
    symbol: symbolOf(printed),
    parts: doorsLook(state, object, partsLook(otherFaces(state, object))),
    levels: levelsOf(now.abilities, object),
    back: backOf(state, object),
    theme: themeOf(printed?.abilities ?? now.abilities).theme,
  }
}

/** What else a card in hand can be cast as, where no other side of it says so (today:715). */
const insetLines = (parts: Parts | null): readonly string[] =>
  parts?.kind === 'inset' ? parts.faces.map(({ name, cost }) => `${name} ${printCost(cost ?? [])}`) : []

/** The lines that the spell has from cards spliced onto it (2011:702.45). */
function splicedText(state: State, { zone, choices }: GameObject): readonly string[] {
  const options = zone === 'stack' ? (choices?.options ?? []) : []
  return options.flatMap(({ spliced }) => {
    const card = spliced === undefined ? null : state.printed[spliced]
    const at = card?.abilities.find(({ kind }) => kind === 'spell')?.at
    return textLines(card?.text ?? '')[at?.line ?? -1] ?? []
  })
}

const withHalves = (printed: Printed) => (isTogether(printed) ? { ...printed, halves: facesInHand(printed) } : printed)

const faceLook = (face: Printed): CardLook => ({ ...lookOfPrinted(face), short: shortText(face.text, face.name) })

/** Cards outside of any game have their faces, too. */
function partsLook(parts: Parts | null | undefined): CardLook['parts'] {
  return parts ? { kind: parts.kind, faces: parts.faces.map(faceLook) } : undefined
}

/** Of a permanent with doors, which of them are locked (today:709.5). */
function doorsLook(state: State, object: GameObject, parts: CardLook['parts']): CardLook['parts'] {
  if (object.zone !== 'battlefield' || parts === undefined) return parts
  const shut = doorsOf(state, object).map(({ unlocked }) => !unlocked)
  return { ...parts, faces: parts.faces.map((face, at) => (shut[at] === true ? { ...face, locked: true } : face)) }
}

/** The look of an object; computed once per state. */
export const lookOf = inEachLanguage(() => memoisedAt((state: State, id: ObjectId): CardLook => makeLook(state, id)))

/** A printed card's look, outside of any game: for deck cards and lists. */
export function lookOfPrinted(printed: Printed): CardLook {
  return {
    name: printed.name,
    colors: printed.colors,
    frame: printed.colors.length === 0 ? printedFrame(printed) : undefined,
    supertypes: printed.supertypes,
    types: windowTypes(printed.types),
    subtypes: printed.subtypes,
    typeLine: typeLine(withHalves(printed)),
    cost: printed.cost,
    rulesText: printed.text,
    ability: mainAbility(printed.abilities, printed),
    abilityIcon: abilityIcon(printed.abilities),
    power: printed.power === null ? undefined : String(printed.power),
    toughness: printed.toughness === null ? undefined : String(printed.toughness),
    loyalty: shieldOf(printed),
    symbol: symbolOf(printed),
    parts: partsLook(printed.parts),
    theme: themeOf(printed.abilities).theme,
  }
}
