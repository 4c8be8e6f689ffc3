/**
 * Which of its faces a card shows, which it can show, and which can be played (505, 2011:contents/709, 711): what
 * follows from its form. What the face that is up says is `copiable.ts`.
 */
import {
  abilitiesDown,
  CARD_FORMS,
  type CardForm,
  type Copied,
  cardForm,
  type Door,
  everyFace,
  faceAt,
  type ManaCost,
  memoised,
  type Parts,
  type Printed,
  type TurnOver,
} from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { editionOf, type LayerObject, type LayerState } from '../../state/index.ts'
import { copiedBy } from './copyEffects.ts'

/** The form of its own card, whatever it may be a copy of. */
const ownForm = (state: LayerState, { face }: LayerObject): CardForm | null => cardForm(state.printed[face]?.parts)

/** Whether it has a face on each side, whatever it may be a copy of (2011:contents/711). */
const isTwoSided = (state: LayerState, object: LayerObject): boolean => ownForm(state, object)?.twoSided === true

/** The card that a copy is of; `null`: none, or one that isn't known. */
function ofCopied({ printed }: LayerState, { face }: Copied): Printed | null {
  return face === 'faceDown' ? null : (printed[face] ?? null)
}

const COPIED_WITH_BOTH: { readonly [C in Edition['cards']['copiesOfTwoFaces']]: boolean } = {
  oneFace: false,
  tokensBoth: true,
}

/** today:707.8a: whether it was made, as a token, with both faces of the card that it copies. */
function hasBothCopied(state: LayerState, { kind, copied: made }: LayerObject, copied: Copied): boolean {
  return kind === 'token' && made === copied && COPIED_WITH_BOTH[editionOf(state).cards.copiesOfTwoFaces]
}

/**
 * Which side of what it copies is up: the one that was copied; but of a flip card both are copied, and the copy's own
 * status decides (2011:contents/709). A double-faced card's status is which of its own faces is up, and so is that of a
 * token that copies one with both its faces.
 */
export function sideCopied(state: LayerState, copied: Copied, object: LayerObject, parts: Parts | undefined): number {
  const turns = cardForm(parts)?.turns ?? null
  if (turns === 'transform' && hasBothCopied(state, object, copied)) return object.side
  if (turns !== 'flip') return copied.side
  return isTwoSided(state, object) ? 0 : object.side
}

/** Which side is up of a token that is made as such a copy. */
export function sideOfToken(state: LayerState, copied: Copied | null): number {
  if (copied === null) return 0
  const both = COPIED_WITH_BOTH[editionOf(state).cards.copiesOfTwoFaces]
  return both && cardForm(ofCopied(state, copied)?.parts)?.turns === 'transform' ? copied.side : 0
}

/** The form of the faces that it can show by being turned over: its own card's, or those that a token copies. */
function turnsBy(state: LayerState, object: LayerObject): Parts | null {
  if (ownForm(state, object)?.turns === 'transform') return state.printed[object.face]?.parts ?? null
  const { copied } = object
  if (copied === null || !hasBothCopied(state, object, copied)) return null
  const parts = ofCopied(state, copied)?.parts
  return cardForm(parts)?.turns === 'transform' ? (parts ?? null) : null
}

const WHOLE: readonly number[] = [0]

const PLAYED: { readonly [P in CardForm['plays']]: (faces: readonly number[]) => readonly number[] } = {
  card: () => WHOLE,
  faces: (faces) => faces,
  either: (faces) => [0, ...faces],
}

const sidesOfCard = memoised((parts: Parts): readonly number[] =>
  PLAYED[CARD_FORMS[parts.kind].plays](parts.faces.map((_, index) => index + 1)),
)

/** The sides of the card that can be cast, or played: the card as it is, or some of its faces (505.2, today:715.3). */
export function sidesToPlay(state: LayerState, object: LayerObject): readonly number[] {
  const parts = cardShown(state, object)?.parts
  return parts === undefined ? WHOLE : sidesOfCard(parts)
}

/**
 * What else its card shows whoever sees it: the halves of a split card that has both, or the side that isn't up of a
 * flip or double-faced card (2011:contents/709, 711); `null`: nothing. A copy of a double-faced card has but one face.
 */
export function otherFaces(state: LayerState, object: LayerObject): Parts | null {
  const card = cardShown(state, object)
  if (card?.parts === undefined) return null
  const { kind } = card.parts
  const { together, twoSided } = CARD_FORMS[kind]
  const up = printedOf(state, object)
  if (together) return up === card ? card.parts : null
  const copied = copiedBy(state, object)
  if (twoSided && copied !== null && !hasBothCopied(state, object, copied)) return null
  return { kind, faces: everyFace(card).filter((face) => face !== up) }
}

/** What a copy of the object copies (503.2-503.3): its current face, with its own exceptions as a copy. */
export function copiedFrom(state: LayerState, object: LayerObject): Copied {
  if (object.faceDown) {
    const except = abilitiesDown(object.downBy).map((ability) => ({ kind: 'gain', ability }) as const)
    return { face: 'faceDown', side: 0, except }
  }
  const copied = copiedBy(state, object)
  if (copied === null) return { face: object.face, side: object.side, except: [] }
  const side = sideCopied(state, copied, object, ofCopied(state, copied)?.parts)
  return side === copied.side || object.side === 0 ? copied : { ...copied, side }
}

/** The card whose text it shows: its own, or the one it copies; `null` if face down or unknown. */
function cardShown(state: LayerState, object: LayerObject): Printed | null {
  const { face } = copiedFrom(state, object)
  return face === 'faceDown' ? null : (state.printed[face] ?? null)
}

/** Whether another spell of that type stands in its card, whichever of the two it is (today:715.2). */
export function hasInset(state: LayerState, object: LayerObject, subtype: string): boolean {
  const parts = cardShown(state, object)?.parts
  return parts?.kind === 'inset' && parts.faces.some(({ subtypes }) => subtypes.includes(subtype))
}

/** The face whose text it shows: of its own card, or of the one it copies; `null` if face down or unknown. */
export function printedOf(state: LayerState, object: LayerObject): Printed | null {
  const card = cardShown(state, object)
  if (card?.parts === undefined) return card
  const copied = copiedBy(state, object)
  const side = copied === null ? object.side : sideCopied(state, copied, object, card.parts)
  return faceAt(card, side)
}

/** Which door of the permanent that a spell becomes is unlocked: that of the half that was cast; `null`: it has none. */
export function doorCast(state: LayerState, object: LayerObject): Door | null {
  const { side } = copiedFrom(state, object)
  if (object.zone !== 'stack' || cardForm(cardShown(state, object)?.parts)?.doors !== true) return null
  return side === 1 || side === 2 ? side : null
}

/** The spell that the permanent offers while it is prepared, as what copies it (today:722); `null`: none. */
export function preparedSpell(state: LayerState, object: LayerObject): Copied | null {
  const { face } = copiedFrom(state, object)
  if (face === 'faceDown' || cardForm(state.printed[face]?.parts)?.prepares !== true) return null
  return { face, side: 1, except: [] }
}

/** What the cards and tokens below the topmost one of a merged permanent show, from above (today:730). */
export function printedUnder(state: LayerState, { merged }: LayerObject): readonly Printed[] {
  return (merged?.under ?? []).flatMap(({ faceDown, copied, face, side, half }) => {
    if (half === true) return []
    const card = copied === null ? (state.printed[face] ?? null) : ofCopied(state, copied)
    return faceDown || card === null ? [] : faceAt(card, copied?.side ?? side)
  })
}

/**
 * Which side is up once it is flipped or transformed; `null`: it stays as it is. A permanent that is, or copies, a flip
 * card is flipped once and for all; only a double-faced card itself transforms (2011:contents/709, 711).
 */
export function sideAfter(state: LayerState, object: LayerObject, how: TurnOver): number | null {
  if (how === 'transform') return object.faceDown ? null : sideTransformed(state, object)
  const isFlip = cardForm(cardShown(state, { ...object, faceDown: false })?.parts)?.turns === 'flip'
  return isFlip && object.side === 0 && !isTwoSided(state, object) ? 1 : null
}

/** What a permanent can't be: 2011:701.25, today:701.27d. */
const isSpellFace = (face: Printed | undefined): boolean =>
  face === undefined || face.types.some((type) => type === 'instant' || type === 'sorcery')

/**
 * Which side is up of what enters transformed, or is transformed; `null`: it has no such side, or it is an instant's or
 * a sorcery's.
 */
export function sideTransformed(state: LayerState, object: LayerObject): number | null {
  const parts = turnsBy(state, object)
  if (parts === null) return null
  return object.side === 0 && isSpellFace(parts.faces[0]) ? null : 1 - object.side
}

/**
 * The mana cost that its mana value is of (202.3): today that of the front, where a double-faced card that transforms
 * shows its back.
 */
export function costValued(state: LayerState, object: LayerObject, own: ManaCost | null): ManaCost | null {
  if (own === null && object.merged?.under[0]?.half === true) return costOfPair(state, object)
  if (object.side === 0 || own !== null || !VALUED_BY_FRONT[editionOf(state).cards.backFaceValue]) return own
  if (object.faceDown || turnsBy(state, object) === null) return own
  const copied = copiedBy(state, object)
  if (copied === null) return state.printed[object.face]?.cost ?? null
  if (!hasBothCopied(state, object, copied)) return own
  return ofCopied(state, copied)?.cost ?? null
}

/** Of a melded permanent: those of both fronts together (today:202.3c). */
function costOfPair(state: LayerState, { face, merged }: LayerObject): ManaCost | null {
  const halves = (merged?.under ?? []).filter(({ half }) => half === true)
  const costs = [face, ...halves.map((one) => one.face)].flatMap((one) => state.printed[one]?.cost ?? [])
  return costs.length === 0 ? null : costs
}

const VALUED_BY_FRONT: { readonly [V in Edition['cards']['backFaceValue']]: boolean } = { own: false, fronts: true }

/**
 * The side that is up of what enters the battlefield flipped: any permanent may have that status, which shows on a flip
 * card or a copy of one; only a double-faced card has none (2011:contents/709, 711).
 */
export function sideFlipped(state: LayerState, object: LayerObject): number {
  return isTwoSided(state, object) ? 0 : 1
}

/** Whether it can be turned face down: a double-faced card has no back (2011:contents/711). */
export function hasBack(state: LayerState, object: LayerObject): boolean {
  return !isTwoSided(state, object) && turnsBy(state, object) === null
}
