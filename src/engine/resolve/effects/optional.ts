/** Effects that contain effects: "you may", "unless you pay", "if", "each player" (413.2c, 413.2d). */
import {
  type Cost,
  conditionKinds,
  type Effect,
  effectKinds,
  genericOf,
  isEachOf,
  isVariable,
  type ManaCost,
  type Players,
  type Thing,
  visitNodes,
} from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { amount, characteristics, holds, isImpossible, thingsOf } from '../../continuous/index.ts'
import { performEffects } from '../../events/index.ts'
import { tellsPaid } from '../../keywords/index.ts'
import { canPay, costTimes, manaIn, type PaidCost, payCost, reducedCost } from '../../play/index.ts'
import { cantBeMade, drawsLeft } from '../../playerRules/index.ts'
import { ask, type ConfirmReason, type Process, type Unpaid } from '../../questions/index.ts'
import {
  type Context,
  type Done,
  type Draft,
  find,
  leaving,
  type Seat,
  thatOf,
  wasDone,
  wasPossible,
} from '../../state/index.ts'
import { after, type EffectOf, type Executor, type ResultOf, resultOf, type Told } from '../executor.ts'
import { namedIn, unchosen, undone } from '../naming.ts'
import { atOnce, type Chosen, chosenBy, ofAll } from './eachPlayer.ts'
import { canPropose } from './together.ts'
import { asThey, seatsOf } from './who.ts'

/** Who is kept from drawing so many can't choose to draw (413.2c, 2011:contents/120, today:121.2b). */
function isKept(g: Draft, [first]: readonly Effect[], seat: Seat, context: Context): boolean {
  if (first?.kind === 'repeatTimes') return isKept(g, first.effects, seat, context)
  if (first === undefined || !('who' in first) || !seatsOf(g.state, first.who, context).includes(seat)) return false
  if (first.kind !== 'draw') return isKeptFromPaying(g, first, seat, context)
  const left = drawsLeft(g.state, seat)
  return left === 0 || (first.upTo !== true && left < amount(g.state, first.n, context))
}

/** What a keyword's own ability asks for was done or paid, or wasn't, which others may notice (502.13). */
function tellPaid(g: Draft, { at, source }: Context, seat: Seat, paid: boolean): void {
  const keyword = at?.keyword ?? null
  if (tellsPaid(keyword)) notice(g, [{ kind: 'upkeepPaid', object: source, seat, keyword, paid }])
}

/** Whether the player, who must be able to, does what is offered. */
function* accepts(g: Draft, effects: readonly Effect[], seat: Seat, context: Context): Process<boolean | null> {
  if (isKept(g, effects, seat, context) || isImpossible(g.state, effects, seat, context)) return null
  return yield* ask('confirm', { seat, source: context.source, reason: 'may', cost: null, default: true })
}

/**
 * Several players, each of whom may do the same one thing: all choose in turn order, then it happens at once (413.2d).
 */
function* eachMay(g: Draft, effect: EffectOf<'may'>, seats: readonly Seat[], context: Context): Process<Told> {
  const [only] = effect.effects as readonly [Effect]
  const chosen: Chosen[] = []
  const takers: Done[] = []
  let could = false
  for (const seat of seats) {
    const theirs = leaving({ ...context, they: seat }, { did: true })
    const yes = yield* accepts(g, effect.effects, seat, theirs)
    could ||= yes !== null
    const own = yes === true ? yield* chosenBy(g, only, seat, theirs) : null
    if (own !== null) chosen.push(own)
    if (yes === true) takers.push(accepted(seat))
  }
  if (chosen.length === 0)
    return { ...resultOf(context, undone(leaving(context, { did: false, could }), effect.effects)) }
  const all = (yield* atOnce(g, chosen)).map(([, now]) => now)
  const told = ofAll(all, context)
  return { ...told, did: true, could, done: [...(told.done ?? []), ...takers] }
}

/** "Each opponent who does": that the player took the offer. */
const accepted = (seat: Seat): Done => ({ deed: 'accepted', object: null, became: null, n: 1, seat })

/** Whether all of them choose before any of it happens: not where each follows the other, "starting with you". */
const isJoint = (who: Players, effects: readonly Effect[], seats: readonly Seat[]): boolean =>
  seats.length > 1 &&
  isEachOf(who) &&
  (who.kind !== 'eachPlayer' || who.first !== 'you') &&
  effects.length === 1 &&
  canPropose(effects[0])

/** Asks each player of the effect whether to do it; those who accept do it at once, in turn order. */
export const may: Executor<'may'> = function* (g, effect, context) {
  const seats = seatsOf(g.state, effect.who, context)
  if (effect.otherwise === undefined && isJoint(effect.who, effect.effects, seats)) {
    const told = yield* eachMay(g, effect, seats, context)
    return { ...told, ...untaken(told.did === true, effect.effects) }
  }
  let now = leaving(context, { did: false })
  let did = false
  let could = false
  for (const seat of seats) {
    const theirs = effect.who.kind === 'you' ? now : asThey(now, effect.who, seat)
    const yes = yield* accepts(g, effect.effects, seat, theirs)
    could ||= yes !== null
    tellPaid(g, context, seat, yes === true)
    if (yes !== true) continue
    // 419.5b: "if you do" looks at the choice, whatever it came to: another event may have replaced it.
    now = yield* performEffects(g, effect.effects, leaving(theirs, { did: true, done: [accepted(seat)] }))
    did = true
    // "Unless a player has ...": one is enough.
    if (effect.otherwise !== undefined) break
  }
  if (!did) now = undone(leaving(now, { could }), effect.effects)
  if (!did && effect.otherwise !== undefined) now = yield* performEffects(g, effect.otherwise, now)
  return { ...resultOf(context, now), did, could, ...untaken(did, effect.effects, effect.otherwise) }
}

/** What an offer names that nobody took; what is done instead may speak of it, and the words after both. */
function untaken(did: boolean, effects: readonly Effect[], otherwise: readonly Effect[] = []) {
  const unsaid = did || otherwise.length > 0 ? [] : namedIn(effects)
  return unsaid.length === 0 ? {} : { unsaid }
}

/** With the mana cost of what the text speaks of; `null`: that has none, and can't be paid (203.1). */
function withManaCost(g: Draft, { cost, manaCostOf }: EffectOf<'mayPay'>, context: Context): Cost | null {
  if (manaCostOf === undefined) return cost
  const [id] = thingsOf(g.state, manaCostOf, context)
  const mana = id === undefined ? null : characteristics(g.state, id).cost
  if (id === undefined || mana === null) return null
  // 203.3: X is 0 of anything but a spell.
  const spell = find(g.state, id)
  const x = spell?.zone === 'stack' ? (spell.choices?.x ?? 0) : 0
  const symbols = mana.flatMap((symbol): ManaCost => (!isVariable(symbol) ? [symbol] : x > 0 ? [`${x}`] : []))
  return [...cost, { kind: 'mana', mana: symbols }]
}

/** Offers the price, and to whoever doesn't pay that, the other one. */
function* offer(g: Draft, seat: Seat, effect: EffectOf<'mayPay'>, context: Context): Process<PaidCost | null> {
  const paid = yield* offerOne(g, seat, effect, context)
  return paid !== null || effect.or === undefined
    ? paid
    : yield* offerOne(g, seat, { ...effect, cost: effect.or }, context)
}

/** What is left of the cost; of an optional reduction the payer says how much is used (409.1f). */
function* lessened(g: Draft, seat: Seat, { less }: EffectOf<'mayPay'>, cost: Cost, context: Context): Process<Cost> {
  if (less === undefined) return cost
  const { source } = context
  const most = Math.min(manaIn(less.mana), generic(cost))
  const n =
    less.upTo !== true || most === 0
      ? null
      : yield* ask('number', { seat, source, what: 'reduction', min: 0, max: most, suggested: most })
  const off = n === null ? less.mana : [`${n}` as const]
  return reducedCost(cost, off, amount(g.state, less.times, context))
}
/** How much generic mana it asks for. */
const generic = (cost: Cost): number =>
  cost.reduce(
    (sum, part) => (part.kind === 'mana' ? sum + part.mana.reduce((n, one) => n + (genericOf(one) ?? 0), 0) : sum),
    0,
  )

/** What the player is asked to pay; `null`: it can't be paid. */
function* priceOf(g: Draft, seat: Seat, effect: EffectOf<'mayPay'>, context: Context): Process<Cost | null> {
  const whole = withManaCost(g, effect, context)
  if (whole === null) return null
  const all = effect.times === undefined ? whole : costTimes(whole, amount(g.state, effect.times, context))
  return yield* lessened(g, seat, effect, all, context)
}

/** What happens if nobody pays; `null`: more than one thing, or to something that is still to be chosen. */
function unpaid({ state }: Draft, { otherwise }: EffectOf<'mayPay'>, context: Context): Unpaid | null {
  const [only, more] = otherwise
  if (only === undefined || more !== undefined) return null
  if (only.kind !== 'sacrifice' && only.kind !== 'counterSpell' && only.kind !== 'destroy') return null
  if (only.what.kind === 'choose') return null
  const [object, another] = thingsOf(state, only.what, context)
  if (object === undefined || another !== undefined || find(state, object) === null) return null
  return { does: only.kind, object }
}

/** What others' spells and abilities can't make the player do isn't done to pay for them, either. */
const isKeptFromPaying = (
  g: Draft,
  { kind }: Pick<Cost[number] | Effect, 'kind'>,
  seat: Seat,
  { controller }: Context,
): boolean => (kind === 'sacrifice' || kind === 'discard') && cantBeMade(g.state, seat, kind, controller)

/** Whether the player, who must be able to, pays it. */
function* agrees(g: Draft, seat: Seat, price: Cost, effect: EffectOf<'mayPay'>, context: Context): Process<boolean> {
  if (!canPay(g.state, seat, price, context) || price.some((part) => isKeptFromPaying(g, part, seat, context)))
    return false
  const reason: ConfirmReason = effect.otherwise.length > 0 ? 'unlessPaid' : 'mayPay'
  const mana = price.find((part) => part.kind === 'mana')
  const cost = mana?.kind === 'mana' ? mana.mana : null
  const otherwise = unpaid(g, effect, context)
  const told = otherwise === null ? {} : { otherwise }
  return yield* ask('confirm', { seat, source: context.source, reason, cost, default: true, ...told })
}

/** What the player has paid of it; `null`: they took it back (422). */
function pays(g: Draft, seat: Seat, price: Cost, { mostX }: EffectOf<'mayPay'>, context: Context) {
  return payCost(g, seat, price, context, mostX === undefined ? null : amount(g.state, mostX, context))
}

/** Offers a cost until it is paid or declined; one that can't be paid isn't offered (413.2c). Returns what was paid. */
function* offerOne(g: Draft, seat: Seat, effect: EffectOf<'mayPay'>, context: Context): Process<PaidCost | null> {
  const price = yield* priceOf(g, seat, effect, context)
  if (price === null) return null
  while (yield* agrees(g, seat, price, effect, context)) {
    const paid = yield* pays(g, seat, price, effect, context)
    if (paid !== null) return paid
  }
  return null
}

/**
 * "Each player sacrifices a permanent unless they discard a card": in turn order each says whether to pay or chooses
 * what to do instead; then those who pay do so, and the others do the rest at once (413.2d).
 */
function* eachUnlessPaid(
  g: Draft,
  effect: EffectOf<'mayPay'>,
  seats: readonly Seat[],
  context: Context,
): Process<Told> {
  const [only] = effect.otherwise as readonly [Effect]
  const chosen: Chosen[] = []
  const payers: { readonly seat: Seat; readonly price: Cost }[] = []
  const theirs = (seat: Seat): Context => ({ ...context, they: seat })
  const declines = function* (seat: Seat): Process {
    const own = yield* chosenBy(g, only, seat, leaving(theirs(seat), { did: false }))
    if (own !== null) chosen.push(own)
  }
  for (const seat of seats) {
    const price = yield* priceOf(g, seat, effect, theirs(seat))
    if (price !== null && (yield* agrees(g, seat, price, effect, theirs(seat)))) payers.push({ seat, price })
    else yield* declines(seat)
  }
  let did = false
  for (const { seat, price } of payers) {
    const paid = (yield* pays(g, seat, price, effect, theirs(seat))) ?? (yield* offerOne(g, seat, effect, theirs(seat)))
    did ||= paid !== null
    if (paid === null) yield* declines(seat)
  }
  const all = (yield* atOnce(g, chosen)).map(([, now]) => now)
  return { ...ofAll(all, context), did }
}

/** The effects that follow know what was paid: X, and the objects that were used up, if any. */
function having(context: Context, { x, announcedX, objects }: PaidCost): Context {
  const chosen = announcedX === true ? { x, announcedX } : {}
  return leaving({ ...context, ...chosen, paid: objects.length > 0 ? objects : context.paid }, { did: true })
}

/** "Any player may pay ...": they are asked in turn order until one of them pays; one payment is enough. */
function* payOne(g: Draft, effect: EffectOf<'mayPay'>, context: Context): Process<ResultOf<'mayPay'>> {
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const theirs = asThey(context, effect.who, seat)
    const paid = yield* offer(g, seat, effect, theirs)
    if (paid === null) continue
    const done = yield* performEffects(g, effect.then, having(theirs, paid))
    return { ...resultOf(context, after(context, 'mayPay', resultOf(theirs, done))), did: true }
  }
  const unpaid = undone(leaving(context, { did: false }), effect.then)
  const done = yield* performEffects(g, effect.otherwise, unpaid)
  return { ...resultOf(context, done), did: false, ...untaken(false, effect.then, effect.otherwise) }
}

/** Whether one of several players is meant, whoever it is. */
const isAnyOf = (who: Players): boolean =>
  who.kind === 'anyPlayer' || who.kind === 'anOpponent' || (who.kind === 'othersThan' && who.any === true)

/** "You may pay ...": `then` if it was paid, `otherwise` if not. */
export const mayPay: Executor<'mayPay'> = function* (g, effect, context) {
  if (isAnyOf(effect.who)) return yield* payOne(g, effect, context)
  const seats = seatsOf(g.state, effect.who, context)
  if (effect.then.length === 0 && effect.or === undefined && isJoint(effect.who, effect.otherwise, seats))
    return yield* eachUnlessPaid(g, effect, seats, context)
  let now = context
  let did = false
  for (const seat of seats) {
    const theirs = effect.who.kind === 'you' ? now : asThey(now, effect.who, seat)
    const paid = yield* offer(g, seat, effect, theirs)
    did ||= paid !== null
    tellPaid(g, context, seat, paid !== null)
    const done =
      paid === null
        ? yield* performEffects(g, effect.otherwise, undone(leaving(theirs, { did: false }), effect.then))
        : yield* performEffects(g, effect.then, having(theirs, paid))
    now = after(now, 'mayPay', resultOf(theirs, done))
  }
  return { ...resultOf(context, now), did, ...untaken(did, effect.then, effect.otherwise) }
}

const names = (text: EffectOf<'if'>['condition'] | readonly Effect[], kinds: ReadonlySet<unknown>): boolean => {
  let found = false
  visitNodes(text, (node) => {
    found ||= kinds.has(node.kind)
  })
  return found
}
const THAT: ReadonlySet<unknown> = new Set<Thing['kind']>(['that'])
const DID: ReadonlySet<unknown> = conditionKinds(({ asks }) => asks === 'done')
const OFFERS: ReadonlySet<unknown> = effectKinds(({ depends }) => depends === 'offer')

/**
 * "If you do, A. If you don't, B": both look at the same choice, whatever came of A; another offer inside makes it that
 * one's.
 */
const sameChoice = (condition: EffectOf<'if'>['condition'], effects: readonly Effect[]): boolean =>
  names(condition, DID) && !names(effects, OFFERS)

/** One or the other, depending on the situation when it is reached. */
export const either: Executor<'if'> = function* (g, effect, context) {
  const isTrue = holds(g.state, effect.condition, context)
  const effects = isTrue ? effect.then : effect.otherwise
  // "If it's a land, you may reveal it. If you do, ...": what isn't offered isn't done. "If it isn't a land" after that
  // is the same "it" as in the condition.
  const did = sameChoice(effect.condition, effects) ? { did: wasDone(context), could: wasPossible(context) } : {}
  if (effects.length === 0) {
    const skipped = isTrue ? effect.otherwise : effect.then
    const that = thatOf(names(effect.condition, THAT) ? context : undone(context, skipped))
    const choices = unchosen(skipped)
    return { did: false, that, ...did, ...(choices === null ? {} : { choices }) }
  }
  return { ...resultOf(context, yield* performEffects(g, effects, context)), ...did }
}

/** "A or B": whichever of them is chosen as it happens (413.2c). */
export const eitherOf: Executor<'eitherOf'> = function* (g, { effects: [first, other], by }, context) {
  const { controller, source } = context
  const seat = by === undefined ? controller : seatsOf(g.state, by, context)[0]
  if (seat === undefined) return {}
  const isFirst = yield* ask('confirm', { seat, source, reason: 'first', cost: null, default: true })
  return resultOf(context, yield* performEffects(g, [isFirst ? first : other], context))
}
