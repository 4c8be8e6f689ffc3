/**
 * An object's copiable values (2004:503.2 / 2011:706.2): what is printed on the side of it that is up, as modified by
 * copy effects, or what being face down gives it. This is the copy layer: the other layers start from these values, and
 * nothing else determines what a copy has.
 */
import {
  type Ability,
  abilitiesDown,
  CARD_FORMS,
  type Copied,
  DOORS,
  type Door,
  type DownBy,
  derivedFrom,
  memoised,
  memoisedAt,
  memoisedByTwo,
  type Parts,
  UNPRINTED,
} from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  type Characteristics,
  type Choices,
  type Component,
  editionOf,
  type LayerObject,
  type LayerState,
  type Merged,
  readObject,
  type Seat,
  type State,
} from '../../state/index.ts'
import { type SortedAbilities, sorted } from './abilityLists.ts'
import { intrinsicsOf } from './basicLands.ts'
import { copiedBy, copiesSince } from './copyEffects.ts'
import { changedFace, type Face } from './copyExceptions.ts'
import { sideCopied } from './sides.ts'
import { withSpliced } from './spliced.ts'

/** The values of an object without characteristics: an ability on the stack, or an object that a seat may not know. */
const BLANK: Face = UNPRINTED

/** 504.2: a 2/2 creature without text, name, subtypes, expansion symbol or mana cost. */
const FACE_DOWN: Face = { ...BLANK, types: ['creature'], power: 2, toughness: 2 }

/** What follows from a face alone: shared by all objects with that face. */
interface FaceFacts {
  readonly face: Face
  /** Its abilities, including those of its basic land types. */
  readonly abilities: readonly Ability[]
  readonly scan: SortedAbilities
  /** Of its other faces. */
  readonly sides: readonly FaceFacts[]
  /** What it is as it is cast for the cost of a keyword (today:601.2a); absent: always the same. */
  readonly castFor?: ReadonlyMap<string, FaceFacts>
  /** Its values under each controller, computed on first use. */
  readonly bySeat: Characteristics[]
}

const NO_SIDES: readonly FaceFacts[] = []
const factsOf = memoised((face: Face): FaceFacts => {
  const own = intrinsicsOf(face.types, face.subtypes)
  const abilities = own.length === 0 ? face.abilities : [...face.abilities, ...own]
  const sides = face.parts?.faces.map(factsOf) ?? NO_SIDES
  const facts: FaceFacts = { face, abilities, scan: sorted(abilities), sides, bySeat: [], ...castFaces(face) }
  return facts
})

function castFaces(face: Face): Pick<FaceFacts, 'castFor'> {
  const all = face.abilities.flatMap((one) =>
    one.kind === 'keyword' && one.face !== undefined
      ? [[one.keyword.name, factsOf({ ...face, ...one.face })] as const]
      : [],
  )
  return all.length === 0 ? {} : { castFor: new Map(all) }
}

/**
 * What a spell cast for such a cost is; and a permanent that entered as an Aura, as long as it is attached
 * (today:702.103).
 */
function asCastFor(facts: FaceFacts, object: LayerObject): FaceFacts {
  if (facts.castFor === undefined) return facts
  if (object.zone !== 'stack' && object.attachedTo === null) return facts
  const keyword = readObject(object, 'choices')?.cast?.keyword ?? null
  return (keyword === null ? undefined : facts.castFor.get(keyword)) ?? facts
}

const NOTHING = factsOf(BLANK)
const PLAIN_DOWN: FaceFacts = factsOf(FACE_DOWN)
const WARDED: FaceFacts = factsOf({ ...FACE_DOWN, abilities: abilitiesDown('cloak') })
/** today:708.2a: with what its way of lying face down lists. */
const turnedDown = (by: DownBy | undefined): FaceFacts => (abilitiesDown(by).length === 0 ? PLAIN_DOWN : WARDED)
/** 504.2: spells, permanents and phased-out objects; a card face down in any other zone has no characteristics. */
const TURNED_DOWN_IN: readonly LayerObject['zone'][] = ['battlefield', 'stack', 'phasedOut']

/** Looking up by index is several times faster than by identity, so the facts are in the same order as the faces. */
const factsOfGame = memoised((_: State['printed']): FaceFacts[] => [])
let lastPrinted: State['printed'] = []
let lastFacts: FaceFacts[] = []

function factsAt(state: LayerState, index: number): FaceFacts {
  const { printed } = state
  if (printed !== lastPrinted) {
    lastFacts = factsOfGame(printed)
    lastPrinted = printed
  }
  const known = lastFacts[index]
  if (known !== undefined) return known
  const face = printed[index]
  if (face === null || face === undefined) return NOTHING
  const facts = factsOf(face)
  lastFacts[index] = facts
  return facts
}

/** What is copied with the exceptions. A viewing seat may know the face when another one doesn't. */
const changed = memoisedByTwo(
  ({ except }: Copied, { face }: FaceFacts, { continuous: { definitionsCopied } }: Edition): FaceFacts =>
    factsOf(changedFace(face, except, definitionsCopied)),
)

/** Of the side that is up; a card without that side is as it always is. */
function upOf(facts: FaceFacts, side: number): FaceFacts {
  return side === 0 ? facts : (facts.sides[side - 1] ?? facts)
}

/** A permanent with doors that are all locked: no name, no cost, no text (today:709.5). */
const locked = memoised(
  ({ face: { parts: _, ...face } }: FaceFacts): FaceFacts =>
    factsOf({ ...face, name: '', cost: null, colors: [], abilities: [] }),
)

/** Of a permanent with doors only the halves that are unlocked (today:709.5); of anything else all. */
function unlockedOf(facts: FaceFacts, { zone, marks }: LayerObject): FaceFacts {
  const { parts } = facts.face
  if (parts === undefined || !CARD_FORMS[parts.kind].doors) return facts
  if (zone !== 'battlefield' && zone !== 'phasedOut') return facts
  const open = ([1, 2] as const).filter((door) => marks?.[DOORS[door]] !== undefined)
  const [one, more] = open
  if (one === undefined) return locked(facts)
  return more === undefined ? (facts.sides[one - 1] ?? facts) : facts
}

/** A half of a permanent, behind its door (today:709.5). */
export interface DoorOf {
  readonly door: Door
  readonly half: Face
  readonly unlocked: boolean
}

/** The doors of the permanent, whether or not they are unlocked; none if it has none. */
export function doorsOf(state: LayerState, object: LayerObject): readonly DoorOf[] {
  if (object.faceDown) return []
  const copied = copiedBy(state, object)
  const { face, sides } = factsAt(state, copied === null ? object.face : copied.face === 'faceDown' ? -1 : copied.face)
  if (face.parts === undefined || !CARD_FORMS[face.parts.kind].doors) return []
  return ([1, 2] as const).flatMap((door) => {
    const half = sides[door - 1]?.face
    return half === undefined ? [] : { door, half, unlocked: object.marks?.[DOORS[door]] !== undefined }
  })
}

/** What is copied, with the exceptions of every copy along the way (503.3, 503.9). */
function factsOfCopy(state: LayerState, copied: Copied, object: LayerObject): FaceFacts {
  const all = copied.face === 'faceDown' ? PLAIN_DOWN : factsAt(state, copied.face)
  const from = unlockedOf(upOf(all, sideCopied(state, copied, object, all.face.parts)), object)
  return copied.except.length === 0 ? from : changed(copied, from, editionOf(state))
}

/** The same face a second time on one permanent: its abilities have keys of their own (today:730). */
const again = memoisedAt((facts: FaceFacts, nth: number): FaceFacts => {
  const abilities = facts.face.abilities.map((one) => derivedFrom(one, { object: null, key: `again${nth}` }))
  return factsOf({ ...facts.face, abilities })
})
const nthOf = (facts: FaceFacts, { nth }: Pick<Component, 'nth'>): FaceFacts =>
  nth === undefined ? facts : again(facts, nth)

/** A card or token below the topmost one; one that lies face down shows nothing. */
function factsOfComponent(state: LayerState, component: Component, object: LayerObject): FaceFacts {
  const { faceDown, copied, face, side } = component
  if (faceDown || component.half === true) return NOTHING
  const lies = { ...object, ...component }
  return nthOf(copied === null ? upOf(factsAt(state, face), side) : factsOfCopy(state, copied, lies), component)
}

/** today:702.140e: the values of the topmost one, with the abilities of all. */
const joined = memoisedByTwo((top: FaceFacts, { face: { abilities } }: FaceFacts): FaceFacts => {
  if (abilities.length === 0) return top
  return factsOf({ ...top.face, abilities: [...top.face.abilities, ...abilities] })
})

function factsOfMerged(state: LayerState, top: FaceFacts, object: LayerObject, merged: Merged): FaceFacts {
  if (copiesSince(state, object, merged.at)) return top
  return merged.under.reduce((sum, one) => joined(sum, factsOfComponent(state, one, object)), nthOf(top, merged))
}

/** What the cards and tokens below the topmost one add to a merged permanent (today:702.140e). */
export function abilitiesUnder(state: LayerState, object: LayerObject): readonly Ability[] {
  const { merged } = object
  if (merged === undefined || copiesSince(state, object, merged.at)) return []
  return merged.under.flatMap((one) => factsOfComponent(state, one, object).face.abilities)
}

function factsOfObject(state: LayerState, object: LayerObject): FaceFacts {
  // 504.2 / 2011:706.3: face down it shows nothing of what it is, nor of what it copies.
  if (object.faceDown) return TURNED_DOWN_IN.includes(object.zone) ? turnedDown(object.downBy) : NOTHING
  const copied = copiedBy(state, object)
  const own = () => unlockedOf(upOf(factsAt(state, object.face), object.side), object)
  const top = copied === null ? own() : factsOfCopy(state, copied, object)
  const facts = object.merged === undefined ? top : factsOfMerged(state, top, object, object.merged)
  if (object.zone !== 'stack') return object.zone === 'battlefield' ? asCastFor(facts, object) : facts
  const choices = readObject(object, 'choices')
  return choices === null ? facts : factsOfSpliced(state, asCastFor(facts, object), choices)
}

/** 2011:702.45: with the text spliced onto it, as long as it is a spell. */
function factsOfSpliced(state: LayerState, facts: FaceFacts, { options }: Choices): FaceFacts {
  if (options.length === 0) return facts
  const abilities = withSpliced(state, facts.face.abilities, options)
  return abilities === facts.face.abilities ? facts : spliced(abilities, facts)
}

const spliced = memoised(
  (abilities: readonly Ability[], { face }: FaceFacts): FaceFacts => factsOf({ ...face, abilities }),
)

function under(facts: FaceFacts, controller: Seat): Characteristics {
  const known = facts.bySeat[controller]
  if (known !== undefined) return known
  const { name, cost, colors, supertypes, types, subtypes, power, toughness, loyalty, defense } = facts.face
  const values: Characteristics = {
    name,
    cost,
    colors,
    supertypes,
    types,
    subtypes,
    abilities: facts.abilities,
    power,
    toughness,
    loyalty,
    controller,
    restrictions: [],
    ...(defense === undefined ? {} : { defense }),
    ...halvesOf(facts.face.parts),
  }
  facts.bySeat[controller] = values
  return values
}

/** The face that a permanent had as it entered, face up: what it has become a copy of since, or turned to, is none. */
export function enteredAs(state: LayerState, { copied, face }: LayerObject): Face {
  if (copied === null) return factsAt(state, face).face
  if (copied.face === 'faceDown') return FACE_DOWN
  const from = upOf(factsAt(state, copied.face), copied.side)
  return (copied.except.length === 0 ? from : changed(copied, from, editionOf(state))).face
}

/** 505.2: both halves, for a split card that has them both. */
function halvesOf(parts: Parts | undefined): Pick<Characteristics, 'halves'> {
  return parts !== undefined && CARD_FORMS[parts.kind].together ? { halves: parts.faces } : {}
}

/**
 * The object's copiable values, with its controller apart from control effects. Shared: equal ones are the same object.
 */
export function copiable(state: LayerState, object: LayerObject): Characteristics {
  return under(factsOfObject(state, object), controllerBefore(object))
}

/** What the object's own abilities hold. */
export function scanOf(state: LayerState, object: LayerObject): SortedAbilities {
  return factsOfObject(state, object).scan
}

/**
 * The copiable values of an object off the battlefield if no ability of its own could change them there; else `null`.
 */
export function fixedValues(state: LayerState, object: LayerObject): Characteristics | null {
  const facts = factsOfObject(state, object)
  return facts.scan.changing ? null : under(facts, controllerBefore(object))
}

/**
 * Who controls it apart from control effects; the owner of a card that is neither a permanent nor on the stack, nor in
 * the command zone, where the planar controller has the plane (2011:contents/9).
 */
function controllerBefore(object: LayerObject): Seat {
  if (object.zone === 'battlefield') return object.baseController
  return object.zone === 'stack' || object.zone === 'command' ? object.controller : object.owner
}

/** Blank values with this controller. */
export function blankFor(controller: Seat): Characteristics {
  return under(NOTHING, controller)
}
