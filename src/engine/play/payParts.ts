/** Paying the parts of a cost other than mana (403, 409.1g). */

import type { Cost, CostPart, Destination, Effect, Link, ZoneName } from '../../language/index.ts'
import { takesAway } from '../../language/index.ts'
import { amount, isAll, namedFor, thingsOf } from '../continuous/index.ts'
import { type Happened, happen, moveTo, type Proposed, performEffects } from '../events/index.ts'
import { ask, type Process, type QuestionOf } from '../questions/index.ts'
import {
  type Context,
  countersOnPlayer,
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
import { behold, beholdable } from './beholdPart.ts'
import { bearersFor, type CounterPart, countersDue, isPayable, kindsFor, oneByOne } from './counterParts.ts'
import { collectEvidence, missingEvidence } from './evidencePart.ts'
import { gainersFor, payGain } from './gainPart.ts'
import { isSick } from './mana/sick.ts'
import {
  areSpared,
  choicesFor,
  discardable,
  NOTHING_OWED,
  NOTHING_TO,
  needed,
  type ObjectPart,
  type Owed,
  type Part,
  type Rivals,
  rivalsOf,
  sparedBy,
} from './objectParts.ts'
import { missingPower, payPower } from './powerPart.ts'
import { ofOneOwner } from './single.ts'

/** today:701.43. */
const EXERTED: readonly Effect[] = [{ kind: 'act', what: { kind: 'self' }, action: 'exert' }]

/** What would be unattached: it must be attached to something (409.1g). */
function attachedFor(state: State, part: Part<'unattach'>, context: Context): readonly ObjectId[] {
  return thingsOf(state, part.object, context).filter((id) => (find(state, id)?.attachedTo ?? null) !== null)
}

const unattaching = (state: State, part: Part<'unattach'>, context: Context) =>
  attachedFor(state, part, context).map((object) => ({ kind: 'unattach', object }) as const)

function whyNotObjects(among: readonly ObjectId[], state: State, part: ObjectPart, context: Context): Refusal | null {
  return among.length >= needed(state, part.what, among, context) ? null : refuse(state, NOTHING_TO[part.kind])
}

/** Why a non-mana part of a cost can't be paid, or `null` (409.1g: it must be paid in full). */
export function whyNotPart(state: State, seat: Seat, part: CostPart, context: Context): Refusal | null {
  const object = find(state, context.source)
  switch (part.kind) {
    // What is tapped or exerted already can be exerted (today:701.43a).
    case 'mana':
    case 'exert':
      return null
    case 'tap':
      if (object?.tapped !== false) return refuse(state, 'cost.tapped', { object: context.source })
      return isSick(state, context.source) ? refuse(state, 'cost.sick', { object: context.source }) : null
    case 'untap':
      if (object?.tapped !== true) return refuse(state, 'cost.untapped', { object: context.source })
      return isSick(state, context.source) ? refuse(state, 'cost.sick', { object: context.source }) : null
    case 'payLife': {
      // 2004:glossary/pay: 0 life can always be paid, even with a life total below zero.
      const n = amount(state, part.n, context)
      return n <= 0 || playerAt(state, seat).life >= n ? null : refuse(state, 'cost.life')
    }
    case 'payEnergy':
      return countersOnPlayer(playerAt(state, seat), 'energy') >= amount(state, part.n, context)
        ? null
        : refuse(state, 'cost.energy')
    case 'gainLife':
      return gainersFor(state, seat, part).length > 0 ? null : refuse(state, 'cost.noGain')
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
        : refuse(state, 'cost.nothingToDiscard')
    case 'tapPower': {
      const least = missingPower(state, part, context)
      return least === null ? null : refuse(state, 'cost.tooWeak', { least })
    }
    case 'collectEvidence': {
      const least = missingEvidence(state, seat, part, context)
      return least === null ? null : refuse(state, 'cost.noEvidence', { least })
    }
    case 'behold':
      return beholdable(state, seat, part, context).length > 0 ? null : refuse(state, 'cost.nothingToBehold')
    case 'unattach':
      return attachedFor(state, part, context).length > 0 ? null : refuse(state, 'cost.notAttached')
    case 'discardSelf':
      return object?.zone === 'hand' ? null : refuse(state, 'cost.notInHand')
    case 'removeCounters':
      if (isPayable(state, part, context)) return null
      return part.counter === null
        ? refuse(state, 'cost.noCounters')
        : refuse(state, 'cost.counters', { counter: part.counter })
    case 'putCounters':
      return isPayable(state, part, context) ? null : refuse(state, 'cost.nothingForCounters')
    case 'loyalty':
      return whyNotLoyaltyCost(state, object, amount(state, part.n, context))
  }
}

/** 2011:contents/606: a permanent can't lose more loyalty counters than it has. */
function whyNotLoyaltyCost(state: State, object: GameObject | null, n: number): Refusal | null {
  const has = object?.counters.loyalty ?? 0
  if (object?.zone === 'battlefield' && has + n >= 0) return null
  return refuse(state, 'cost.loyalty', { object: object?.id ?? -1, n: -n })
}

type Asked = Pick<QuestionOf<'choose'>, 'seat' | 'source' | 'reason' | 'zone' | 'looking'>

/** Asks which objects pay, if there is a choice. */
function* pick(asked: Asked, from: readonly ObjectId[], n: number, most = n): Process<readonly ObjectId[]> {
  if (from.length <= n) return from
  return yield* ask('choose', { ...asked, from, min: n, max: Math.min(most, from.length) })
}

/** Asks for them, and for one after the other where not all of what is offered can be spared together (409.1g). */
function* pickSparing(
  asked: Asked,
  all: readonly ObjectId[],
  n: number,
  most: number,
  rivals: Rivals,
): Process<readonly ObjectId[]> {
  const free = sparedBy(rivals)
  if (n <= free) return yield* pick(asked, all, n, Math.min(most, free))
  const chosen: ObjectId[] = []
  while (chosen.length < n) {
    const isSpared = (id: ObjectId): boolean => {
      const gone = [...chosen, id]
      const others = all.filter((other) => !gone.includes(other))
      return areSpared(rivals, gone, Array<readonly ObjectId[]>(n - gone.length).fill(others))
    }
    const fine = all.filter((id) => !chosen.includes(id) && isSpared(id))
    // 409.1g: it can't be paid in full; the caller refuses it.
    if (fine.length === 0) return chosen
    chosen.push(...(yield* pick(asked, fine, 1)))
  }
  return chosen
}

/** 217.7c: what a cost exiled is what a linked ability of the same text speaks of. */
function noteLinked(g: Draft, happened: readonly Happened[], source: ObjectId, { key }: Link): void {
  for (const one of happened)
    if (one.kind === 'move' && one.became !== null && find(g.state, one.became)?.zone === 'exile')
      g.patch(one.became, { placedBy: source, link: key })
}

/** `rivals`: what else is to be paid after it; what only that can be paid with isn't offered. */
function* payObjects(
  g: Draft,
  seat: Seat,
  part: ObjectPart,
  context: Context,
  rivals: Rivals,
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
  const left = all.filter((id) => areSpared(rivals, [id]))
  const from = part.what.kind === 'choose' ? yield* ofOneOwner(g, seat, context.source, part.what, left) : left
  const zone = from[0] === undefined ? 'battlefield' : get(g.state, from[0]).zone
  // "Any number of": at least as many as the text says, at most all of them (409.1b).
  const most = part.what.kind === 'choose' && isAll(part.what.count.max) ? from.length : n
  const asked = { seat, source: context.source, reason: reasons[part.kind], zone, looking: [] } as const
  const ids = yield* pickSparing(asked, from, n, most, rivals)
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
    g.emit({ kind: 'revealed', seat, objects, rule: 'card.revealed' })
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

function* payDiscard(
  g: Draft,
  seat: Seat,
  part: Part<'discard'>,
  context: Context,
  rivals: Rivals,
): Process<readonly ObjectId[]> {
  const from = [...discardable(g.state, seat, part.filter, context)]
  const n = amount(g.state, part.n, context)
  let ids: readonly ObjectId[]
  if (part.random) {
    const drawn: ObjectId[] = []
    while (drawn.length < n && from.length > 0) drawn.push(...from.splice(g.random(from.length), 1))
    ids = drawn
  } else if (isAll(part.n)) {
    // The whole hand: there is nothing to choose.
    ids = from
  } else {
    const asked = { seat, source: context.source, reason: 'costDiscard', zone: 'hand', looking: [] } as const
    const left = from.filter((id) => areSpared(rivals, [id]))
    ids = yield* pickSparing(asked, left, n, n, rivals)
  }
  yield* happen(
    g,
    ids.map((object) => ({ kind: 'discard', object, seat, cause: 'cost' })),
  )
  return ids
}

function* changeCounters(g: Draft, by: Seat, object: ObjectId, counter: string, change: number): Process {
  yield* happen(g, [{ kind: 'counters', object, counter, change, cause: 'cost', by }])
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
  const asked = { seat, source: context.source, reason: 'costCounters', zone: 'battlefield', looking: [] } as const
  for (const id of yield* pick(asked, from, 1)) {
    const kind = part.kind === 'putCounters' ? part.counter : yield* pickKind(g, seat, part, id, context)
    const n = countersDue(g.state, part, id, kind, context)
    yield* changeCounters(g, seat, id, kind, part.kind === 'putCounters' ? n : -n)
  }
}

/** Pays a part for which objects are chosen that suffice together, or that are in one of two zones. */
function* payInAll(
  g: Draft,
  seat: Seat,
  part: Part<'tapPower' | 'collectEvidence' | 'behold'>,
  context: Context,
): Process<readonly ObjectId[]> {
  switch (part.kind) {
    case 'tapPower':
      return yield* payPower(g, seat, part, context)
    case 'collectEvidence':
      return yield* collectEvidence(g, seat, part, context)
    case 'behold':
      return yield* behold(g, seat, part, context)
  }
}

/** What is spent of a player's life or energy; no life that is none. */
function spending(n: number, seat: Seat, kind: 'payLife' | 'payEnergy'): readonly Proposed[] {
  if (kind === 'payEnergy') return [{ kind: 'playerCounters', seat, counter: 'energy', n: -n }]
  return n > 0 ? [{ kind: 'loseLife', seat, n }] : []
}

/** Pays one part; returns the objects it used up ("the sacrificed creature"). */
function* payPart(
  g: Draft,
  seat: Seat,
  part: CostPart,
  context: Context,
  forMana: boolean,
  rivals: Rivals,
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
    case 'payLife':
    case 'payEnergy':
      yield* happen(g, spending(amount(g.state, part.n, context), seat, part.kind))
      break
    case 'gainLife':
      yield* payGain(g, seat, part, context)
      break
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
    case 'tapOther':
    case 'put':
    case 'reveal':
      return yield* payObjects(g, seat, part, context, rivals)
    case 'discard':
      return yield* payDiscard(g, seat, part, context, rivals)
    case 'discardSelf':
      yield* happen(g, [{ kind: 'discard', object: context.source, seat, cause: 'cost' }])
      return [context.source]
    case 'tapPower':
    case 'collectEvidence':
    case 'behold':
      return yield* payInAll(g, seat, part, context)
    case 'exert':
      yield* performEffects(g, EXERTED, context)
      break
    case 'unattach':
      yield* happen(g, unattaching(g.state, part, context))
      break
    case 'removeCounters':
    case 'putCounters':
      for (const one of oneByOne(g.state, part, context)) yield* payCounters(g, seat, one, context)
      break
    case 'loyalty':
      yield* changeCounters(g, seat, context.source, 'loyalty', amount(g.state, part.n, context))
      break
    default:
      part satisfies never
  }
  return []
}

/**
 * When a part is paid, of those that could keep each other from being paid: what is tapped can still be taken away; what
 * is taken away can no more be tapped. The ability's own object goes last, so that the others can still see it.
 */
function turnOf(part: CostPart): number {
  if (part.kind === 'tap' || part.kind === 'untap') return 0
  if (part.kind === 'discardSelf' || ('what' in part && part.what.kind === 'self' && part.kind !== 'tapOther')) return 3
  return takesAway(part) ? 2 : 1
}

/**
 * Pays every non-mana part of a cost, and returns what was used up ("the sacrificed creature"). What is owed is left.
 */
export function* payParts(
  g: Draft,
  seat: Seat,
  cost: Cost,
  context: Context,
  forMana: boolean,
  owed: Owed = NOTHING_OWED,
): Process<readonly ObjectId[] | Refusal> {
  const parts = cost.filter((part) => part.kind !== 'mana').sort((a, b) => turnOf(a) - turnOf(b))
  const used: ObjectId[] = []
  for (const [index, part] of parts.entries()) {
    const why = whyNotPart(g.state, seat, part, context)
    if (why !== null) return why
    const rivals = rivalsOf(g.state, seat, part, parts.slice(index + 1), context, owed)
    used.push(...(yield* payPart(g, seat, part, context, forMana, rivals)))
  }
  return used
}
