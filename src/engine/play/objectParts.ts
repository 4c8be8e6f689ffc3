/** The parts of a cost that take objects, or tap them: which could pay, and whether there are enough for all (409.1g). */
import { type Cost, type CostPart, type Filter, type Thing, takesAway } from '../../language/index.ts'
import { amount, choosable, isAll, matches, thingsOf } from '../continuous/index.ts'
import type { Kept } from '../questions/index.ts'
import { type Context, find, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { canBeMatched } from './matching.ts'
import { enoughOfOne, inSetsOfOne } from './single.ts'

export type Part<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

/** The parts that use up, or tap, objects. */
export type ObjectPart = Part<'sacrifice' | 'exile' | 'returnToHand' | 'tapOther' | 'put' | 'reveal'>

/** Whether the part uses up, or taps, objects. */
export function isObjectPart(part: CostPart): part is ObjectPart {
  return part.kind in NOTHING_TO
}

/**
 * What such a part requires of an object besides its text: only one's own is sacrificed, only untapped ones are tapped.
 */
function canServe(state: State, seat: Seat, kind: ObjectPart['kind'], id: ObjectId): boolean {
  const object = find(state, id)
  if (object === null) return false
  // 2004:glossary/sacrifice: only a permanent, and only by its controller.
  if (kind === 'sacrifice') return object.zone === 'battlefield' && object.controller === seat
  return kind !== 'tapOther' || !object.tapped
}

/** The object whose cost it is can't pay for itself: neither a card in hand being cast nor a spell on the stack. */
function isItself(state: State, id: ObjectId, { source }: Context): boolean {
  return id === source && ['hand', 'stack'].includes(get(state, id).zone)
}

/** The objects that could pay such a part: wherever the text says they are (200.9); for "~", that object. */
export function choicesFor(state: State, seat: Seat, part: ObjectPart, context: Context): readonly ObjectId[] {
  const { kind, what } = part
  const meant =
    what.kind === 'choose'
      ? choosable(state, what, context).filter((id) => !isItself(state, id, context))
      : thingsOf(state, what, context)
  const serving = meant.filter((id) => canServe(state, seat, kind, id))
  return what.kind === 'choose'
    ? enoughOfOne(state, what.filter, serving, amount(state, what.count.min, context))
    : serving
}

/** How many of these it takes: "all" takes all there are, and none if there are none. */
export function needed(state: State, what: Thing, among: readonly ObjectId[], context: Context): number {
  if (what.kind === 'all') return among.length
  if (what.kind === 'top') return amount(state, what.n, context)
  return what.kind === 'choose' ? amount(state, what.count.min, context) : 1
}

/** The cards that "discard a card" could use: not the one that asks for it. */
export function discardable(state: State, seat: Seat, filter: Filter, context: Context): readonly ObjectId[] {
  return (state.hands[seat] ?? []).filter((id) => id !== context.source && matches(state, filter, id, context))
}

export const NOTHING_TO = {
  sacrifice: 'cost.nothingToSacrifice',
  exile: 'cost.nothingToExile',
  returnToHand: 'cost.nothingToReturn',
  tapOther: 'cost.nothingToTap',
  put: 'cost.nothingToPut',
  reveal: 'cost.nothingToReveal',
} as const

/** What a part needs of an object: that it is untapped, or there, or nothing that another part could take from it. */
export function asOf(part: CostPart): Kept['as'] | null {
  if (part.kind === 'tap' || part.kind === 'tapOther') return 'untapped'
  return takesAway(part) ? 'there' : null
}

/** For each thing that is needed, what could be it. */
type Needs = readonly (readonly ObjectId[])[]

const times = (n: number, among: readonly ObjectId[]): Needs => Array<readonly ObjectId[]>(n).fill(among)

/** What each thing that the part takes can be. */
export function needsOf(state: State, seat: Seat, part: CostPart, context: Context): Needs {
  if (part.kind === 'tap') return [[context.source]]
  if (part.kind === 'discard')
    return part.random || isAll(part.n)
      ? []
      : times(amount(state, part.n, context), discardable(state, seat, part.filter, context))
  if (!isObjectPart(part) || part.what.kind === 'all') return []
  const among = choicesFor(state, seat, part, context)
  const n = needed(state, part.what, among, context)
  return times(n, part.what.kind === 'choose' ? inSetsOfOne(state, part.what.filter, among, n) : among)
}

/** What must stay as it is, of what still is. */
const needsKept = (state: State, kept: readonly Kept[], as: Kept['as']): Needs =>
  kept.flatMap((one) => {
    if (one.as !== as) return []
    const isSo = (id: ObjectId): boolean => (as === 'there' ? find(state, id) !== null : !find(state, id)?.tapped)
    return times(one.n, one.among.filter(isSo))
  })

/** What payments that go on around this one still need: objects that it must leave untapped, or there (411.2). */
export type Owed = readonly Kept[]

export const NOTHING_OWED: Owed = []

/** What other parts need of the objects of one part: each of these must be left what it needs. */
export type Rivals = readonly Needs[]

/** What the rest of a cost, and what is owed besides, needs of the objects that this part could take. */
export function rivalsOf(
  state: State,
  seat: Seat,
  part: CostPart,
  rest: Cost,
  context: Context,
  owed: Owed = NOTHING_OWED,
): Rivals {
  const as = asOf(part)
  if (as === null) return []
  const alike = rest.flatMap((other) => (asOf(other) === as ? needsOf(state, seat, other, context) : []))
  const needs = [...alike, ...needsKept(state, owed, as)]
  // What is taken away can't be tapped later, either.
  return as === 'untapped' ? [needs] : [needs, needsKept(state, owed, 'untapped')]
}

/** Whether they have what they need without those `gone`, when `more` of others is needed, too. */
export const areSpared = (rivals: Rivals, gone: readonly ObjectId[], more: Needs = []): boolean =>
  rivals.every(
    (needs) =>
      needs.length === 0 || canBeMatched([...needs.map((among) => among.filter((id) => !gone.includes(id))), ...more]),
  )

/** How many may be taken, whichever they are, so that those have what they need. */
export const sparedBy = (rivals: Rivals): number =>
  Math.min(...rivals.flatMap((needs) => needs.map((among) => among.length - needs.length)), Number.POSITIVE_INFINITY)

const USES = ['untapped', 'there'] as const

/**
 * Whether each part that takes objects away, and each that taps them, can have its own: one object pays for one part
 * (409.1g). One that is tapped can still be taken away. What is owed is left, too.
 */
export function haveTheirOwn(state: State, seat: Seat, parts: Cost, context: Context, owed: Owed): boolean {
  if (parts.length + owed.length < 2 || !parts.some((part) => asOf(part) !== null)) return true
  return USES.every((as) => {
    const own = parts.flatMap((part) => (asOf(part) === as ? needsOf(state, seat, part, context) : []))
    const needs = [...own, ...needsKept(state, owed, as)]
    const isFree =
      as === 'there' && owed.length > 0 ? canBeMatched([...own, ...needsKept(state, owed, 'untapped')]) : true
    return isFree && (needs.length < 2 || canBeMatched(needs))
  })
}

const NOTHING_KEPT: readonly Kept[] = []

/** What the parts of a cost still need once its mana is paid: objects untapped, or objects still there. */
export function keptBy(state: State, seat: Seat, parts: Cost, context: Context): readonly Kept[] {
  if (parts.length === 0) return NOTHING_KEPT
  return parts.flatMap((part): readonly Kept[] => {
    if (part.kind === 'tap') return [{ among: [context.source], n: 1, as: 'untapped' }]
    if (!('what' in part)) return []
    const among = choicesFor(state, seat, part, context)
    const n = needed(state, part.what, among, context)
    return [{ among, n, as: part.kind === 'tapOther' ? 'untapped' : 'there' }]
  })
}
