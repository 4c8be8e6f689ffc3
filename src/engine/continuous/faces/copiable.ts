/**
 * An object's copiable values (2004:503.2 / 2011:706.2): what is printed on the side of it that is up, as modified by
 * copy effects, or what being face down gives it. This is the copy layer: the other layers start from these values, and
 * nothing else determines what a copy has.
 */
import {
  type Ability,
  type Copied,
  everyFace,
  memoised,
  memoisedByTwo,
  type Parts,
  type Printed,
  type TurnOver,
  UNPRINTED,
} from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  type Characteristics,
  type Choices,
  editionOf,
  type LayerObject,
  type LayerState,
  readObject,
  type Seat,
  type State,
} from '../../state/index.ts'
import { type SortedAbilities, sorted } from './abilityLists.ts'
import { intrinsicsOf } from './basicLands.ts'
import { copiedBy } from './copyEffects.ts'
import { changedFace, type Face } from './copyExceptions.ts'
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
  /** Its values under each controller, computed on first use. */
  readonly bySeat: Characteristics[]
}

const NO_SIDES: readonly FaceFacts[] = []
const factsOf = memoised((face: Face): FaceFacts => {
  const own = intrinsicsOf(face.types, face.subtypes)
  const abilities = own.length === 0 ? face.abilities : [...face.abilities, ...own]
  const sides = face.parts?.faces.map(factsOf) ?? NO_SIDES
  const facts: FaceFacts = { face, abilities, scan: sorted(abilities), sides, bySeat: [] }
  return facts
})

const NOTHING = factsOf(BLANK)
const TURNED_DOWN = factsOf(FACE_DOWN)
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

/** Whether it is a double-faced card, whatever it may be a copy of (2011:contents/711). */
function isDoubleFaced(state: LayerState, { face }: LayerObject): boolean {
  return state.printed[face]?.parts?.kind === 'doubleFaced'
}

/**
 * Which side of what it copies is up: the one that was copied; but of a flip card both are copied, and the copy's own
 * status decides (2011:contents/709). A double-faced card's status is which of its own faces is up.
 */
function sideCopied(state: LayerState, copied: Copied, object: LayerObject, parts: Parts | undefined): number {
  if (parts?.kind !== 'flip') return copied.side
  return isDoubleFaced(state, object) ? 0 : object.side
}

/** What is copied, with the exceptions of every copy along the way (503.3, 503.9). */
function factsOfCopy(state: LayerState, copied: Copied, object: LayerObject): FaceFacts {
  const all = copied.face === 'faceDown' ? TURNED_DOWN : factsAt(state, copied.face)
  const from = upOf(all, sideCopied(state, copied, object, all.face.parts))
  return copied.except.length === 0 ? from : changed(copied, from, editionOf(state))
}

function factsOfObject(state: LayerState, object: LayerObject): FaceFacts {
  // 504.2 / 2011:706.3: face down it shows nothing of what it is, nor of what it copies.
  if (object.faceDown) return TURNED_DOWN_IN.includes(object.zone) ? TURNED_DOWN : NOTHING
  const copied = copiedBy(state, object)
  const facts = copied === null ? upOf(factsAt(state, object.face), object.side) : factsOfCopy(state, copied, object)
  if (object.zone !== 'stack') return facts
  const choices = readObject(object, 'choices')
  return choices === null ? facts : factsOfSpliced(state, facts, choices)
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

/**
 * What else its card shows whoever sees it: the halves of a split card that has both, or the side that isn't up of a
 * flip or double-faced card (2011:contents/709, 711); `null`: nothing. A copy of a double-faced card has but one face.
 */
export function otherFaces(state: LayerState, object: LayerObject): Parts | null {
  const card = cardOf(state, object)
  if (card?.parts === undefined) return null
  const { kind } = card.parts
  const up = printedOf(state, object)
  if (kind === 'split') return up === card ? card.parts : null
  if (kind === 'doubleFaced' && copiedBy(state, object) !== null) return null
  return { kind, faces: everyFace(card).filter((face) => face !== up) }
}

/** 505.2: both halves, for a split card that has them both. */
function halvesOf(parts: Parts | undefined): Pick<Characteristics, 'halves'> {
  return parts?.kind === 'split' ? { halves: parts.faces } : {}
}

/** What a copy of the object copies (503.2-503.3): its current face, with its own exceptions as a copy. */
export function copiedFrom(state: LayerState, object: LayerObject): Copied {
  if (object.faceDown) return { face: 'faceDown', side: 0, except: [] }
  return copiedBy(state, object) ?? { face: object.face, side: object.side, except: [] }
}

/** The card whose text it shows: its own, or the one it copies; `null` if face down or unknown. */
function cardOf(state: LayerState, object: LayerObject): Printed | null {
  const { face } = copiedFrom(state, object)
  return face === 'faceDown' ? null : (state.printed[face] ?? null)
}

/** The face whose text it shows: of its own card, or of the one it copies; `null` if face down or unknown. */
export function printedOf(state: LayerState, object: LayerObject): Printed | null {
  const card = cardOf(state, object)
  if (card?.parts === undefined) return card
  const copied = copiedBy(state, object)
  const side = copied === null ? object.side : sideCopied(state, copied, object, card.parts)
  return side === 0 ? card : (card.parts.faces[side - 1] ?? card)
}

/**
 * Which side is up once it is flipped or transformed; `null`: it stays as it is. A permanent that is, or copies, a flip
 * card is flipped once and for all; only a double-faced card itself transforms (2011:contents/709, 711).
 */
export function sideAfter(state: LayerState, object: LayerObject, how: TurnOver): number | null {
  if (how === 'transform') return isDoubleFaced(state, object) ? 1 - object.side : null
  const isFlip = cardOf(state, { ...object, faceDown: false })?.parts?.kind === 'flip'
  return isFlip && object.side === 0 && !isDoubleFaced(state, object) ? 1 : null
}

/**
 * The side that is up of what enters the battlefield flipped: any permanent may have that status, which shows on a flip
 * card or a copy of one; only a double-faced card has none (2011:contents/709, 711).
 */
export function sideFlipped(state: LayerState, object: LayerObject): number {
  return isDoubleFaced(state, object) ? 0 : 1
}

/** Whether it can be turned face down: a double-faced card has no back (2011:contents/711). */
export function hasBack(state: LayerState, object: LayerObject): boolean {
  return !isDoubleFaced(state, object)
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
