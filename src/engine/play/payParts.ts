/** Paying the parts of a cost other than mana (403, 409.1g). */

import type { Cost, CostPart, Destination, Filter, Link, Thing, ZoneName } from '../../language/index.ts'
import { takesAway } from '../../language/index.ts'
import { amount, choosable, isAll, matches, namedFor, thingsOf } from '../continuous/index.ts'
import { type Happened, happen, moveTo } from '../events/index.ts'
import { ask, type ChooseReason, type Kept, type Process } from '../questions/index.ts'
import {
  type Context,
  type Draft,
  find,
  type GameObject,
  get,
  type ObjectId,
  playerAt,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { bearersFor, type CounterPart, countersDue, kindsFor } from './counterParts.ts'
import { gainersFor, payGain } from './gainPart.ts'
import { isSick } from './mana/sick.ts'
import { canBeMatched } from './matching.ts'
import { enoughOfOne, ofOneOwner } from './single.ts'

type Part<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

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
function needed(state: State, what: Thing, among: readonly ObjectId[], context: Context): number {
  if (what.kind === 'all') return among.length
  if (what.kind === 'top') return amount(state, what.n, context)
  return what.kind === 'choose' ? amount(state, what.count.min, context) : 1
}

/** The cards that "discard a card" could use: not the one that asks for it. */
export function discardable(state: State, seat: Seat, filter: Filter, context: Context): readonly ObjectId[] {
  return (state.hands[seat] ?? []).filter((id) => id !== context.source && matches(state, filter, id, context))
}

/** What would be unattached: it must be attached to something (409.1g). */
function attachedFor(state: State, part: Part<'unattach'>, context: Context): readonly ObjectId[] {
  return thingsOf(state, part.object, context).filter((id) => (find(state, id)?.attachedTo ?? null) !== null)
}

const NOTHING_TO = {
  sacrifice: 'cost.nothingToSacrifice',
  exile: 'cost.nothingToExile',
  returnToHand: 'cost.nothingToReturn',
  tapOther: 'cost.nothingToTap',
  put: 'cost.nothingToPut',
  reveal: 'cost.nothingToReveal',
} as const

function whyNotObjects(among: readonly ObjectId[], state: State, part: ObjectPart, context: Context): Refusal | null {
  return among.length >= needed(state, part.what, among, context) ? null : refuse(NOTHING_TO[part.kind], '403.2')
}

/** Why a non-mana part of a cost can't be paid, or `null` (409.1g: it must be paid in full). */
export function whyNotPart(state: State, seat: Seat, part: CostPart, context: Context): Refusal | null {
  const object = find(state, context.source)
  switch (part.kind) {
    case 'mana':
      return null
    case 'tap':
      if (object?.tapped !== false) return refuse('cost.tapped', '403.2', { object: context.source })
      return isSick(state, context.source) ? refuse('cost.sick', '212.3d', { object: context.source }) : null
    case 'untap':
      if (object?.tapped !== true) return refuse('cost.untapped', '403.2', { object: context.source })
      return isSick(state, context.source) ? refuse('cost.sick', '212.3d', { object: context.source }) : null
    case 'payLife': {
      // 2004:glossary/pay: 0 life can always be paid, even with a life total below zero.
      const n = amount(state, part.n, context)
      return n <= 0 || playerAt(state, seat).life >= n ? null : refuse('cost.life', 'glossary/pay')
    }
    case 'gainLife':
      return gainersFor(state, seat, part).length > 0 ? null : refuse('cost.noGain', '103.1')
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
    case 'tapOther':
    case 'put':
    case 'reveal':
      return whyNotObjects(choicesFor(state, seat, part, context), state, part, context)
    case 'discard':
      return isAll(part.n) || discardable(state, seat, part.filter, context).length >= amount(state, part.n, context)
        ? null
        : refuse('cost.nothingToDiscard', '403.2')
    case 'unattach':
      return attachedFor(state, part, context).length > 0 ? null : refuse('cost.notAttached', '403.2')
    case 'discardSelf':
      return object?.zone === 'hand' ? null : refuse('cost.notInHand', '403.2')
    case 'removeCounters':
      if (bearersFor(state, part, context).length > 0) return null
      return part.counter === null
        ? refuse('cost.noCounters', '403.2')
        : refuse('cost.counters', '403.2', { counter: part.counter })
    case 'putCounters':
      return bearersFor(state, part, context).length > 0 ? null : refuse('cost.nothingForCounters', '403.2')
    case 'loyalty':
      return whyNotLoyaltyCost(object, amount(state, part.n, context))
  }
}

/** What a part needs of an object: that it is untapped, or there, or nothing that another part could take from it. */
function asOf(part: CostPart): Kept['as'] | null {
  if (part.kind === 'tapOther') return 'untapped'
  return takesAway(part) ? 'there' : null
}

/**
 * Whether each part that takes objects away, and each that taps them, can have its own, without those `gone`: one
 * object pays for one part (409.1g). One that is tapped can still be taken away.
 */
export function haveTheirOwn(
  state: State,
  seat: Seat,
  parts: Cost,
  context: Context,
  gone: readonly ObjectId[] = [],
): boolean {
  if (!parts.some((part) => asOf(part) !== null)) return true
  return USES.every((as) => {
    const needs = parts.flatMap((part): (readonly ObjectId[])[] => {
      if (asOf(part) !== as || !isObjectPart(part) || part.what.kind === 'all') return []
      const among = choicesFor(state, seat, part, context)
      const left = among.filter((id) => !gone.includes(id))
      return Array<readonly ObjectId[]>(needed(state, part.what, among, context)).fill(left)
    })
    return needs.length + gone.length < 2 || canBeMatched(needs)
  })
}

const USES = ['untapped', 'there'] as const

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

/** 2011:contents/606: a permanent can't lose more loyalty counters than it has. */
function whyNotLoyaltyCost(object: GameObject | null, n: number): Refusal | null {
  const has = object?.counters.loyalty ?? 0
  if (object?.zone === 'battlefield' && has + n >= 0) return null
  return refuse('cost.loyalty', '2011:contents/606', { object: object?.id ?? -1, n: -n })
}

/** Asks which objects pay, if there is a choice. */
function* pick(
  seat: Seat,
  source: ObjectId,
  from: readonly ObjectId[],
  n: number,
  reason: ChooseReason,
  zone: ZoneName,
  most = n,
): Process<readonly ObjectId[]> {
  if (from.length <= n) return from
  return yield* ask('choose', {
    seat,
    source,
    reason,
    from,
    min: n,
    max: Math.min(most, from.length),
    zone,
    looking: [],
  })
}

/** 217.7c: what a cost exiled is what a linked ability of the same text speaks of. */
function noteLinked(g: Draft, happened: readonly Happened[], source: ObjectId, { key }: Link): void {
  for (const one of happened)
    if (one.kind === 'move' && one.became !== null && find(g.state, one.became)?.zone === 'exile')
      g.patch(one.became, { placedBy: source, link: key })
}

/** `rest`: the parts that are paid after it; what only they can be paid with isn't offered. */
function* payObjects(
  g: Draft,
  seat: Seat,
  part: ObjectPart,
  context: Context,
  rest: Cost,
): Process<readonly ObjectId[]> {
  const reasons = {
    sacrifice: 'costSacrifice',
    exile: 'costExile',
    returnToHand: 'costReturn',
    tapOther: 'costTap',
    put: 'costPut',
    reveal: 'costReveal',
  } as const
  const all = choicesFor(g.state, seat, part, context)
  const n = needed(g.state, part.what, all, context)
  const alike = rest.filter((other) => asOf(other) === asOf(part))
  const left = n === 1 ? all.filter((id) => haveTheirOwn(g.state, seat, alike, context, [id])) : all
  const filter = part.what.kind === 'choose' ? part.what.filter : null
  const from = yield* ofOneOwner(g.state, seat, context.source, filter, left)
  const zone = from[0] === undefined ? 'battlefield' : get(g.state, from[0]).zone
  // "Any number of": at least as many as the text says, at most all of them (409.1b).
  const most = part.what.kind === 'choose' && isAll(part.what.count.max) ? from.length : n
  const ids = yield* pick(seat, context.source, from, n, reasons[part.kind], zone, most)
  if (part.kind === 'sacrifice')
    yield* happen(
      g,
      ids.map((object) => ({ kind: 'sacrifice', object, seat })),
    )
  else if (part.kind === 'tapOther')
    yield* happen(
      g,
      ids.map((object) => ({ kind: 'tap', object, forMana: false })),
    )
  else if (part.kind === 'reveal') {
    const objects = ids.map((id) => namedFor(g.state, id))
    g.emit({ kind: 'revealed', seat, objects, rule: '2004:glossary/reveal' })
  } else {
    const happened = yield* happen(
      g,
      ids.map((object) => moveTo(object, goal(part), 'cost', placing(part))),
    )
    if (part.kind === 'exile' && part.link !== undefined) noteLinked(g, happened, context.source, part.link)
  }
  return ids
}

const goal = (part: ObjectPart): ZoneName =>
  part.kind === 'put' ? part.to.zone : part.kind === 'exile' ? 'exile' : 'hand'
/** In a library, at the place that it says. */
const placing = (part: ObjectPart): { readonly position: Destination['position'] } | undefined =>
  part.kind === 'put' && part.to.zone === 'library' ? { position: part.to.position } : undefined

function* payDiscard(g: Draft, seat: Seat, part: Part<'discard'>, context: Context): Process<readonly ObjectId[]> {
  const from = [...discardable(g.state, seat, part.filter, context)]
  const n = amount(g.state, part.n, context)
  let ids: readonly ObjectId[]
  if (part.random) {
    const drawn: ObjectId[] = []
    while (drawn.length < n && from.length > 0) drawn.push(...from.splice(g.random(from.length), 1))
    ids = drawn
  } else ids = yield* pick(seat, context.source, from, n, 'costDiscard', 'hand')
  yield* happen(
    g,
    ids.map((object) => ({ kind: 'discard', object, seat, cause: 'cost' })),
  )
  return ids
}

function* changeCounters(g: Draft, object: ObjectId, counter: string, change: number): Process {
  yield* happen(g, [{ kind: 'counters', object, counter, change }])
}

/** Which kind of counters, where the text leaves it open and there are several. */
function* pickKind(
  g: Draft,
  seat: Seat,
  part: Part<'removeCounters'>,
  id: ObjectId,
  context: Context,
): Process<string> {
  const words = kindsFor(g.state, part, id, context)
  const [only = '', more] = words
  return more === undefined ? only : yield* ask('word', { seat, source: id, which: 'counter', words })
}

function* payCounters(g: Draft, seat: Seat, part: CounterPart, context: Context): Process {
  const from = bearersFor(g.state, part, context)
  for (const id of yield* pick(seat, context.source, from, 1, 'costCounters', 'battlefield')) {
    const kind = part.kind === 'putCounters' ? part.counter : yield* pickKind(g, seat, part, id, context)
    const n = countersDue(g.state, part, id, kind, context)
    yield* changeCounters(g, id, kind, part.kind === 'putCounters' ? n : -n)
  }
}

/** Pays one part; returns the objects it used up ("the sacrificed creature"). */
function* payPart(
  g: Draft,
  seat: Seat,
  part: CostPart,
  context: Context,
  forMana: boolean,
  rest: Cost,
): Process<readonly ObjectId[]> {
  switch (part.kind) {
    case 'mana':
      break
    case 'tap':
      yield* happen(g, [{ kind: 'tap', object: context.source, forMana }])
      break
    case 'untap':
      yield* happen(g, [{ kind: 'untap', object: context.source }])
      break
    case 'payLife': {
      const n = amount(g.state, part.n, context)
      if (n > 0) yield* happen(g, [{ kind: 'loseLife', seat, n }])
      break
    }
    case 'gainLife':
      yield* payGain(g, seat, part, context)
      break
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
    case 'tapOther':
    case 'put':
    case 'reveal':
      return yield* payObjects(g, seat, part, context, rest)
    case 'discard':
      return yield* payDiscard(g, seat, part, context)
    case 'discardSelf':
      yield* happen(g, [{ kind: 'discard', object: context.source, seat, cause: 'cost' }])
      return [context.source]
    case 'unattach':
      yield* happen(
        g,
        attachedFor(g.state, part, context).map((id) => ({ kind: 'unattach', object: id })),
      )
      break
    case 'removeCounters':
    case 'putCounters':
      yield* payCounters(g, seat, part, context)
      break
    case 'loyalty':
      yield* changeCounters(g, context.source, 'loyalty', amount(g.state, part.n, context))
      break
    default:
      part satisfies never
  }
  return []
}

/**
 * Pays every non-mana part of a cost, and returns what was used up ("the sacrificed creature"). Parts that use up the
 * ability's own object come last, so that the others can still see it.
 */
export function* payParts(
  g: Draft,
  seat: Seat,
  cost: Cost,
  context: Context,
  forMana: boolean,
): Process<readonly ObjectId[] | Refusal> {
  const late = (part: CostPart): boolean =>
    part.kind === 'discardSelf' || ('what' in part && part.what.kind === 'self' && part.kind !== 'tapOther')
  const parts = cost.filter((part) => part.kind !== 'mana').sort((a, b) => Number(late(a)) - Number(late(b)))
  const used: ObjectId[] = []
  for (const [index, part] of parts.entries()) {
    const why = whyNotPart(g.state, seat, part, context)
    if (why !== null) return why
    used.push(...(yield* payPart(g, seat, part, context, forMana, parts.slice(index + 1))))
  }
  return used
}
