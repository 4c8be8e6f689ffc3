/** Which objects a phrase refers to. */
import { type Covered, type Filter, type Thing, whereIs } from '../../../language/index.ts'
import {
  becameThisWay,
  type Context,
  cardsIn,
  find,
  findOrLast,
  type LayerState,
  movedFor,
  type ObjectId,
  type Ref,
  read,
  restOf,
  selfOf,
  thatOf,
} from '../../state/index.ts'
import { evaluators } from './evaluators.ts'
import { attackedBy } from './players.ts'
import { doneToThese, isPlacedBy, listsIn } from './where.ts'

const NONE: readonly ObjectId[] = []
const NO_REFS: readonly Ref[] = []
/** Every object that matches, in the order of its zone's list. Objects that a seat can't see match nothing. */
export function allThat(state: LayerState, filter: Filter, context: Context): readonly ObjectId[] {
  const done = doneToThese(state, filter, context)
  if (done !== null) return done.filter((id) => evaluators.matches(state, filter, id, context))
  const found: ObjectId[] = []
  for (const zone of whereIs(filter)) {
    for (const list of listsIn(state, zone)) {
      for (const id of list) if (evaluators.matches(state, filter, id, context)) found.push(id)
    }
  }
  return found
}

/** Whether any object matches. */
export function anyThat(state: LayerState, filter: Filter, context: Context): boolean {
  if (doneToThese(state, filter, context) !== null) return allThat(state, filter, context).length > 0
  return whereIs(filter).some((zone) =>
    listsIn(state, zone).some((list) => list.some((id) => evaluators.matches(state, filter, id, context))),
  )
}

function one(id: ObjectId | null | undefined): readonly ObjectId[] {
  return id === null || id === undefined ? NONE : [id]
}

function objectsIn(refs: readonly Ref[]): readonly ObjectId[] {
  return refs.flatMap((ref) => ('object' in ref ? ref.object : []))
}

function hostOf(state: LayerState, id: ObjectId): ObjectId | null {
  const host = findOrLast(state, id)?.attachedTo
  return host !== null && host !== undefined && 'object' in host ? host.object : null
}

/**
 * 2004:202.2b: what granted the ability. Static abilities ask nothing about a granter that is gone; what resolves knows
 * it as it last existed.
 */
function granterOf(state: LayerState, id: ObjectId | null): readonly ObjectId[] {
  return id !== null && evaluators.isComputing() && find(state, id) === null ? NONE : one(id)
}

/**
 * The objects a phrase refers to, by the ids they had when they were chosen or noticed; `followed` finds what has moved
 * since. Executors ask for what is still to be chosen (`choose`).
 */
export function thingsOf(state: LayerState, thing: Thing, context: Context): readonly ObjectId[] {
  switch (thing.kind) {
    case 'target':
    case 'slot':
      return objectsIn(context.targets[thing.slot] ?? NO_REFS)
    case 'self':
      return [selfOf(context)]
    case 'affected':
      return one(context.affected)
    case 'granter':
      return granterOf(state, thing.object)
    case 'host':
    case 'haunted':
      return one(hostOf(state, context.source))
    case 'hostOf':
      return thingsOf(state, thing.thing, context).flatMap((id) => one(hostOf(state, id)))
    case 'sourceOf':
      return thingsOf(state, thing.thing, context).flatMap((id) => one(findOrLast(state, id)?.ability?.source))
    case 'event':
      return one(context.triggerData?.object)
    case 'eventOther':
      return one(context.triggerData?.other)
    case 'that':
      return thatOf(context)
    case 'rest':
      return restOf(context)
    case 'remembered':
      return objectsIn(context.remembered)
    case 'all':
      return allThat(state, thing.filter, context)
    case 'choose':
      return NONE
    case 'paid':
      return context.paid
    case 'top':
      return topOf(state, thing, context)
    case 'exiledWith':
      return read(state, 'exile').filter((id) => isPlacedBy(find(state, id), context.source, thing.link))
  }
}

/**
 * Whether the phrase means that object, which may be gone: "a Wall" of "blocked by a Wall this turn" is judged as it
 * last was (413.2f).
 */
export function means(state: LayerState, thing: Thing, context: Context): (id: ObjectId) => boolean {
  if (thing.kind === 'all') return (id) => evaluators.matches(state, thing.filter, id, context)
  const found = thingsOf(state, thing, context)
  return (id) => found.includes(id)
}

function topOf(state: LayerState, thing: Extract<Thing, { kind: 'top' }>, context: Context): readonly ObjectId[] {
  const { n, of, zone, filter, bottom } = thing
  const count = evaluators.amount(state, n, context)
  return evaluators.playersOf(state, of, context).flatMap((seat) => {
    if (zone !== 'graveyard') {
      const library = bottom === true ? [...cardsIn(state, read(state, 'libraries')[seat])].reverse() : null
      return library?.slice(0, count) ?? cardsIn(state, read(state, 'libraries')[seat], count)
    }
    // 2004:217.4: each card was put on top of those that were there.
    const ids =
      bottom === true
        ? cardsIn(state, read(state, 'graveyards')[seat])
        : [...cardsIn(state, read(state, 'graveyards')[seat])].reverse()
    const found = filter === undefined ? ids : ids.filter((id) => evaluators.matches(state, filter, id, context))
    return found.slice(0, count)
  })
}
evaluators.thingsOf = thingsOf

/**
 * The object as it is now: itself or, if it moved exactly once and to a public zone, what it became there (217.1c: an
 * effect that says "return it" about what just died finds it). `null` if it can't be found.
 */
export function followed(state: LayerState, id: ObjectId): ObjectId | null {
  if (find(state, id) !== null) return id
  const became = state.lastKnown[id]?.became ?? null
  return became !== null && find(state, became) !== null ? became : null
}

/**
 * The object that a text means by an id, as it is now; `null` if it isn't found. What changed zones is a new object
 * (217.1c): it is found where the text's own event or cost put it (410.10), or where its own effects did.
 */
export function present(state: LayerState, id: ObjectId, context: Context): ObjectId | null {
  if (find(state, id) !== null) return id
  return becameThisWay(state, context, id) ?? (movedFor(context).includes(id) ? followed(state, id) : null)
}

/** The same with every card that a merged permanent has become (today:730.3c). */
export function presentAll(state: LayerState, id: ObjectId, context: Context): readonly ObjectId[] {
  const now = present(state, id, context)
  if (now === null) return NONE
  const also = now === id ? undefined : state.lastKnown[id]?.also
  return also === undefined ? [now] : [now, ...also.filter((one) => find(state, one) !== null)]
}

/**
 * The card that an object is, or was put into another zone as by this text or its event: there, or as it last was
 * there.
 */
export function asCard(state: LayerState, id: ObjectId, context: Context): ObjectId {
  const now = present(state, id, context)
  const became = state.lastKnown[id]?.became
  return now ?? (became != null && movedFor(context).includes(id) ? became : id)
}

/** What an effect's "to ..." refers to: objects or players. */
export function recipientsOf(state: LayerState, recipient: Covered, context: Context): readonly Ref[] {
  switch (recipient.kind) {
    case 'playersAnd':
      return [
        ...recipientsOf(state, recipient.who, context),
        ...recipientsOf(state, { kind: 'all', filter: recipient.filter }, context),
      ]
    case 'target':
    case 'slot':
      return context.targets[recipient.slot] ?? NO_REFS
    case 'remembered':
      return context.remembered
    case 'self':
    case 'granter':
    case 'host':
    case 'hostOf':
    case 'sourceOf':
    case 'haunted':
    case 'event':
    case 'eventOther':
    case 'that':
    case 'rest':
    case 'all':
    case 'choose':
    case 'paid':
    case 'top':
    case 'exiledWith':
    case 'affected':
      return thingsOf(state, recipient, context).map((object) => ({ object }))
    case 'attackedBy':
      return thingsOf(state, recipient.thing, context).flatMap((id) => attackedBy(state, id) ?? [])
    default:
      return evaluators.playersOf(state, recipient, context).map((player) => ({ player }))
  }
}
