/** Casting a spell, in the order of 409.1. */
import { notice, printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, characteristics } from '../continuous/index.ts'
import { happen, moveTo, tellOf, unmark } from '../events/index.ts'
import { chargesForModes, type KeywordOption } from '../keywords/index.ts'
import type { Process, Purpose } from '../questions/index.ts'
import {
  type CastAs,
  type Context,
  countCast,
  type Draft,
  find,
  get,
  type NamedRef,
  type ObjectId,
  opponentsOf,
  preparedBy,
  type Ref,
  type Refusal,
  type Seat,
  type State,
} from '../state/index.ts'
import { announce, type MayTarget, NO_CHOICES, type PriceOfModes } from './announce.ts'
import { chooseReduction, chooseSymbolPayments, chooseX } from './announceCost.ts'
import { lying } from './asCast.ts'
import { castAs } from './asSpell.ts'
import { spellContext, spellCost, type TotalCost } from './cost.ts'
import { aimedAt, costsGoByTarget, withModes } from './costByTarget.ts'
import { whyNotPay } from './costQuote.ts'
import { payTotalCost } from './mana/pay.ts'
import { beginOnNext, endWithNext } from './nextSpell.ts'
import { type Casting, chooseOptions, paidOf, quoteOf } from './options.ts'
import { spellBody } from './spellBody.ts'
import type { AnnouncedCost, SymbolPayments } from './symbols.ts'
import type { WayToCast } from './ways.ts'

/** A reference, as named in the log. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'player' in ref ? ref : tellOf(state, ref.object)
}

/** 409.1a: the card is put onto the stack and becomes a spell. A spell cast face down shows nothing. */
function* toStack(g: Draft, seat: Seat, card: ObjectId, way: WayToCast): Process<ObjectId> {
  const { side } = way
  const cast = castAs(g.state, seat, get(g.state, card), way)
  const by = preparedBy(g.state, get(g.state, card))
  const [moved] = yield* happen(g, [moveTo(card, 'stack', 'cast', { under: seat, ...lying(way), side })])
  if (moved?.kind !== 'move' || moved.became === null) throw new Error('a cast card must reach the stack')
  g.patch(moved.became, { choices: { ...NO_CHOICES, cast } })
  // today:722: with the copy cast, its permanent is prepared no longer.
  if (by !== null) unmark(g, by.id, 'prepared')
  return moved.became
}

const castOf = (g: Draft, id: ObjectId): CastAs | null => get(g.state, id).choices?.cast ?? null

/** 409.1f-h: pays a locked-in total cost for a spell or ability on the stack, and records on it how it was paid. */
export function* payForStackObject(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  cost: TotalCost,
  context: Context,
  purpose: Purpose,
): Process<Refusal | null> {
  const paid = yield* payTotalCost(g, seat, id, cost, context, purpose)
  if ('key' in paid) return paid
  const choices = get(g.state, id).choices
  if (choices !== null)
    g.patch(id, {
      choices: { ...choices, paid: paid.objects, manaSpent: paid.mana, ...(paid.from && { manaFrom: paid.from }) },
    })
  return null
}

/** today:700.13: whether targeting these is a crime of the player. */
function crimesOf(
  state: State,
  seat: Seat,
  objects: readonly ObjectId[],
  seats: readonly Seat[],
): readonly { readonly kind: 'crime'; readonly seat: Seat }[] {
  const opponents = opponentsOf(state, seat)
  const isTheirs = (id: ObjectId): boolean => {
    const target = find(state, id)
    // One that paid for it, such as what was sacrificed, is gone by now; it was the player's own.
    if (target === null) return false
    const { zone, controller, owner } = target
    if (zone === 'graveyard') return opponents.includes(owner)
    return (zone === 'battlefield' || zone === 'stack') && opponents.includes(controller)
  }
  return seats.some((one) => opponents.includes(one)) || objects.some(isTheirs) ? [{ kind: 'crime', seat }] : []
}

/** 409.1i: it has been cast or activated; whatever triggers on becoming a target triggers. */
export function noticeTargets(g: Draft, id: ObjectId, only: readonly Ref[] | null = null): void {
  const refs = only ?? get(g.state, id).choices?.targets.flat(2) ?? []
  // Whatever is its target more than once has become the target of it once.
  const objects = [...new Set(refs.flatMap((ref) => ('object' in ref ? [ref.object] : [])))]
  const seats = [...new Set(refs.flatMap((ref) => ('player' in ref ? [ref.player] : [])))]
  const { facts } = g.state
  if (objects.length > 0) g.write({ facts: { ...facts, targeted: [...facts.targeted, ...objects] } })
  if (refs.length > 0)
    notice(g, [
      ...objects.map((object) => ({ kind: 'targeted', object, by: id }) as const),
      ...seats.map((seat) => ({ kind: 'playerTargeted', seat, by: id }) as const),
      ...crimesOf(g.state, get(g.state, id).controller, objects, seats),
    ])
}

/**
 * Where the cost goes by targets: only what leaves it payable, with or without something that could be chosen after it.
 */
function whileTargeting(
  g: Draft,
  { id, seat, way }: Omit<Casting, 'state'>,
  paid: readonly KeywordOption[],
  { symbols, x }: AnnouncedCost & { readonly x: number },
): MayTarget | null {
  if (!costsGoByTarget(g.state)) return null
  const canPayWith = (targets: readonly Ref[]): boolean => {
    const quote = quoteOf({ state: aimedAt(g.state, id, targets), id, seat, way, aimed: true }, paid)
    return whyNotPay(g.state, seat, quote, x, {}, symbols) === null
  }
  return (refs, later) => canPayWith(refs) || later().some((other) => canPayWith([...refs, other]))
}

/** Where the cost goes by which modes, or how many, are chosen: what it is with some, if it can be paid. */
function priceWithModes(
  g: Draft,
  casting: Omit<Casting, 'state'>,
  paid: readonly KeywordOption[],
  { symbols, x }: AnnouncedCost & { readonly x: number },
): PriceOfModes | null {
  const { statics } = printedFeatures(g.state.printed)
  if (!statics.has('costByMode') && !chargesForModes(abilitiesOf(g.state, casting.id))) return null
  return (modes) => {
    const quote = quoteOf({ state: withModes(g.state, casting.id, modes), ...casting, modal: true }, paid)
    if (whyNotPay(g.state, casting.seat, quote, x, {}, symbols) !== null) return null
    const total = quote.total({ symbols, x })
    return 'key' in total ? null : total.mana
  }
}

/** How many Phyrexian symbols are paid with life, if any. */
function lifePaidIn(symbols: SymbolPayments): { readonly lifeSymbols?: number } {
  const paid = Object.entries(symbols).filter(([symbol]) => symbol.endsWith('/P'))
  const n = paid.reduce((sum, [, times = 0]) => sum + times, 0)
  return n === 0 ? {} : { lifeSymbols: n }
}

/** Casts a card. Refused (and then rewound by the caller, 422) if a step can't be completed. */
export function* castSpell(g: Draft, seat: Seat, card: ObjectId, way: WayToCast): Process<Refusal | null> {
  const id = yield* toStack(g, seat, card, way)
  beginOnNext(g, seat, id)
  const paid = yield* chooseOptions(g, { id, seat, way })
  const quote = quoteOf({ state: g.state, id, seat, way }, paid)
  const options = paidOf(g.state, paid)
  // What is spliced onto it is its own text from here on.
  g.patch(id, { choices: { ...NO_CHOICES, cast: castOf(g, id), options } })
  const body = spellBody(characteristics(g.state, id).abilities)
  const said = yield* chooseX(g, seat, id, { quote, body })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, id, quote, x)
  const announced = { ...NO_CHOICES, cast: castOf(g, id), options, ...said, ...lifePaidIn(symbols) }
  const refused = yield* announce(
    g,
    id,
    body,
    announced,
    {},
    whileTargeting(g, { id, seat, way }, paid, { symbols, x }),
    priceWithModes(g, { id, seat, way }, paid, { symbols, x }),
  )
  if (refused !== null) return refused
  // 409.1f: from here on the total is locked in.
  const locked = yield* chooseReduction(g, seat, id, quoteOf({ state: g.state, id, seat, way, aimed: true }, paid), {
    symbols,
    x,
  })
  const cost = spellCost(g.state, id, seat, way, paid, locked)
  if ('key' in cost) return cost
  const context = { ...spellContext(g.state, id, seat, options, way), x }
  const unpaid = yield* payForStackObject(g, seat, id, cost, context, { cast: id })
  if (unpaid !== null) return unpaid
  expend(g, seat, get(g.state, id).choices?.manaSpent.length ?? 0)
  endWithNext(g, seat, id)
  notePermission(g, way)
  tellCast(g, seat, id)
  return null
}

/** What allows one spell each turn has allowed this one. */
function notePermission(g: Draft, { once }: WayToCast): void {
  if (once === undefined) return
  const { facts } = g.state
  g.write({ facts: { ...facts, permitted: [...(facts.permitted ?? []), once] } })
}

/** today:700.14: so much more mana has gone into the player's spells this turn. */
function expend(g: Draft, seat: Seat, n: number): void {
  if (n === 0) return
  const { facts } = g.state
  const all = facts.expended ?? g.state.players.map(() => 0)
  const before = all[seat] ?? 0
  g.write({ facts: { ...facts, expended: all.map((one, at) => (at === seat ? before + n : one)) } })
  notice(g, [{ kind: 'expended', seat, before, now: before + n }])
}

function tellCast(g: Draft, seat: Seat, id: ObjectId): void {
  const object = get(g.state, id)
  const targets = (object.choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'cast', object: tellOf(g.state, id), seat, targets, rule: 'cast.complete' })
  if (object.choices?.cast?.from === 'command') countCast(g, object)
  const facts = g.state.facts
  const cast = { object: id, seat, face: object.faceDown ? -1 : object.face }
  g.write({ facts: { ...facts, spellsCast: [...facts.spellsCast, cast] } })
  notice(g, [{ kind: 'cast', object: id, seat }])
  noticeTargets(g, id)
}
