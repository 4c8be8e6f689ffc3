/** Activating mana abilities and paying mana (409.1g-h, 411 / 2011:605). */

import {
  type AbilityKey,
  type Activated,
  activatedOf,
  type Body,
  type Effect,
  hasTapSymbol,
  type ManaCost,
  type ManaType,
} from '../../../language/index.ts'
import { notice, printedFeatures, takeManaTriggers, triggerAtOnce } from '../../abilities/index.ts'
import { abilitiesOf, contextOf, holds, matches } from '../../continuous/index.ts'
import { performEffects, spendMana, tellOf, writeDone } from '../../events/index.ts'
import { ask, type Payment, type PaymentTerms, type Process, type Purpose } from '../../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  editionOf,
  type ManaUnit,
  type ObjectId,
  playerAt,
  type Refusal,
  refuse,
  type Seat,
  type WaitingTrigger,
} from '../../state/index.ts'
import { countActivation, isCounted } from '../activations.ts'
import { choose, NO_CHOICES } from '../announce.ts'
import { chooseReduction, chooseSymbolPayments, chooseX } from '../announceCost.ts'
import { abilitiesCostOtherwise, abilityCost, type TotalCost } from '../cost.ts'
import { type CostQuote, termsOf } from '../costQuote.ts'
import type { Moment } from '../limitRules.ts'
import { NOTHING_OWED, type Owed } from '../objectParts.ts'
import { payParts } from '../payParts.ts'
import { whyNotActivate } from '../whyNotActivate.ts'
import { hasOnlyToPay } from './ability.ts'
import { spendable, suggestPayment } from './can.ts'
import { demandsFor } from './demand.ts'
import { journaled, noteSpent, unresolvedMana } from './journal.ts'
import { asksForSnow, readingSnow, spendSnowFor } from './snow.ts'
import { demandOf, spendFor } from './solve.ts'

/** What was spent on something: the mana, and the objects that the other costs used up. */
export interface Paid {
  readonly mana: readonly ManaType[]
  /** What produced each of it; absent: nobody asks. */
  readonly from?: readonly ObjectId[]
  readonly objects: readonly ObjectId[]
}

/** The effects of a mana ability, with the first "add" giving the wanted mana. */
function giving(effects: readonly Effect[], wanted: readonly ManaType[] | null): readonly Effect[] {
  const first = wanted === null ? -1 : effects.findIndex((effect) => effect.kind === 'addMana')
  return effects.map((effect, index) =>
    index === first && wanted !== null && effect.kind === 'addMana'
      ? { ...effect, mana: { kind: 'fixed', mana: wanted } }
      : effect,
  )
}

/** 411.1: makes its announcements and pays. Returns the choices, or why it can't be completed. */
function* announceMana(g: Draft, seat: Seat, id: ObjectId, ability: Activated, owed: Owed): Process<Choices | Refusal> {
  const context = contextOf(id, seat)
  if (isCounted(ability)) countActivation(g, id, ability)
  if (hasOnlyToPay(ability) && !abilitiesCostOtherwise(g.state, ability)) {
    const paid = yield* payParts(g, seat, ability.cost, context, true, owed)
    return 'key' in paid ? paid : { ...NO_CHOICES, paid }
  }
  const total: CostQuote['total'] = (said) => abilityCost(g.state, seat, id, ability, said)
  const quote: CostQuote = { total, context, for: { activate: id }, owed }
  const said = yield* chooseX(g, seat, id, { quote, body: ability.body })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, id, quote, x)
  const chosen = yield* choose(g, seat, id, ability.body, { ...NO_CHOICES, ...said }, { ...context, ...said })
  if ('key' in chosen) return chosen
  const cost = quote.total(yield* chooseReduction(g, seat, id, quote, { symbols, x }))
  if ('key' in cost) return cost
  const paid = yield* payTotalCost(g, seat, id, cost, { ...context, x }, quote.for, true, owed)
  return 'key' in paid ? paid : { ...chosen, paid: paid.objects, manaSpent: paid.mana }
}

/** Performs the chosen modes with what was chosen for them. */
function* performModes(
  g: Draft,
  { modes }: Body,
  { modes: chosen, targets, division }: Choices,
  context: Context,
  wanted: readonly ManaType[] | null,
): Process {
  let now: Context = { ...context, division }
  for (const [place, mode] of chosen.entries())
    now = yield* performEffects(g, giving(modes[mode] ?? [], wanted), { ...now, targets: targets[place] ?? [] })
}

/** Performs the ability at once (408.2e), and then the triggered mana abilities (411.3). */
function* resolveMana(
  g: Draft,
  id: ObjectId,
  seat: Seat,
  ability: Activated,
  choices: Choices,
  wanted: readonly ManaType[] | null,
): Process {
  const before = playerAt(g.state, seat).pool.length
  const context = contextOf(id, seat, { at: ability.at, x: choices.x, paid: choices.paid })
  yield* performModes(g, ability.body, choices, context, wanted)
  const made = playerAt(g.state, seat).pool.slice(before)
  const waiting = g.state.waiting.length
  // 2011:106.9: "tapped for mana" means activating a mana ability with the tap symbol in its cost.
  const tapping = hasTapSymbol(ability.cost)
  if (tapping) writeDone(g, 'tappedForMana', { object: id, seat })
  if (tapping) notice(g, [{ kind: 'tappedForMana', object: id, seat, mana: made.map((unit) => unit.type) }])
  notice(g, [{ kind: 'activated', object: id, source: id, seat, mana: true, tapping }])
  for (const one of takeManaTriggers(g, waiting)) yield* resolveTriggered(g, one)
}

/** A triggered mana ability makes its choices and is performed, in one (411.3, 410.4). */
function* resolveTriggered(g: Draft, triggered: WaitingTrigger): Process {
  const { source, controller, at, condition, triggerData, remembered, announced } = triggered
  const context = contextOf(source, controller, { at, triggerData, remembered, ...announced })
  // 404.3: an intervening "if" is checked again as it resolves.
  if (condition !== null && !holds(g.state, condition, context)) return
  const body = { choose: triggered.choose, modes: triggered.effects }
  const choices = yield* choose(g, controller, source, body, { ...NO_CHOICES, ...announced }, context)
  if (!('key' in choices)) yield* performModes(g, body, choices, context, null)
}

/** A mana ability to activate; `mana` says what it gives if there is a choice; with `null` the player is asked. */
export interface Tap {
  readonly object: ObjectId
  readonly ability: AbilityKey
  readonly mana: readonly ManaType[] | null
  /** What the payment of which it is a part still needs. */
  readonly owed?: Owed | undefined
}

function* perform(
  g: Draft,
  seat: Seat,
  { object: id, ability: key, mana, owed = NOTHING_OWED }: Tap,
): Process<Refusal | null> {
  const ability = activatedOf(abilitiesOf(g.state, id), key)
  if (ability === null) return refuse(g.state, 'activate.noAbility', { object: id })
  const told = tellOf(g.state, id)
  const choices = yield* announceMana(g, seat, id, ability, owed)
  if ('key' in choices) return choices
  g.emit({ kind: 'activated', object: told, seat, targets: [], mana: true, rule: 'mana.noStack' })
  yield* resolveMana(g, id, seat, ability, choices, mana)
  return null
}

/**
 * The only way to activate a mana ability, with priority, in a payment, or again after a reversal: its cost is paid and
 * it resolves at once, without the stack (411.1, 406.4). It is recorded, since it may outlast the enclosing action
 * (422.1).
 */
export function* activateMana(g: Draft, seat: Seat, tap: Tap, moment: Moment): Process<Refusal | null> {
  const why = whyNotActivate(g.state, seat, tap.object, tap.ability, moment, {}, tap.owed)
  if (why !== null) return why
  return yield* journaled(g, { seat, tap }, perform(g, seat, tap))
}

/** Which mana is spent: as chosen, or the engine's best choice; a refusal if that doesn't pay the cost exactly. */
function toSpend(
  g: Draft,
  seat: Seat,
  cost: ManaCost,
  terms: PaymentTerms,
  chosen: readonly ManaType[] | null,
): readonly ManaUnit[] | Refusal {
  const isSnow = asksForSnow(cost)
  const read = demandsFor(g.state, seat, terms.for)
  const demand = (isSnow ? readingSnow(read) : read)(cost)
  let pool = spendable(g.state, seat, terms.for ?? null)
  if (chosen !== null) {
    const first = (unit: ManaUnit): number => Number(unit.use === null) - Number(isSnow && unit.snow === true)
    const left = [...pool].sort((a, b) => first(a) - first(b))
    pool = chosen.flatMap((type) => {
      const index = left.findIndex((unit) => unit.type === type)
      return index < 0 ? [] : left.splice(index, 1)
    })
    if (pool.length !== chosen.length || pool.length !== demand.generic + demand.colored.length)
      return refuse(g.state, 'pay.wrongMana')
  }
  // 409.1h: no partial payments.
  return (isSnow ? spendSnowFor : spendFor)(demand, pool) ?? refuse(g.state, 'pay.notEnough')
}

/** 2011:106.6: what mana does to the spell it is spent on, once per ability that produced it. */
function* rideAlong(g: Draft, seat: Seat, spent: readonly ManaUnit[], purpose: Purpose | null): Process {
  if (purpose === null || !('cast' in purpose)) return
  const done: ManaUnit[] = []
  for (const unit of spent) {
    const then = unit.use?.then ?? null
    if (then === null) continue
    const context = contextOf(unit.source, seat, { at: unit.at, log: [{ that: [purpose.cast] }] })
    const isSuch = matches(g.state, then.spell, purpose.cast, context)
    // today:106.6a: each mana has a delayed trigger of its own.
    if (then.triggers === true) {
      if (isSuch) triggerAtOnce(g, then.effects, context)
      continue
    }
    if (done.some((other) => other.source === unit.source && other.use === unit.use)) continue
    done.push(unit)
    if (isSuch) yield* performEffects(g, then.effects, context)
  }
}

/**
 * Pays mana: mana abilities first, by plan or one at a time (409.1g), then the other parts and the mana (409.1h).
 * Returns what was spent, or a refusal that the caller rewinds (422), including when the player takes the announcement
 * back.
 */
export function* payMana(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  cost: ManaCost,
  termsNow: () => PaymentTerms,
  others: () => Process<readonly ObjectId[] | Refusal>,
): Process<Paid | Refusal> {
  const demand = demandOf(cost)
  const unresolved = editionOf(g.state).mana.abilitiesNest
    ? []
    : unresolvedMana(g).map(({ object, ability }) => ({ object, ability }))
  const inside = unresolved.length > 0 ? { unresolved } : {}
  let spend: readonly ManaType[] | null = null
  while (demand.generic > 0 || demand.colored.length > 0) {
    const terms = { ...termsNow(), ...inside }
    const proposal: Payment | null = suggestPayment(g.state, seat, cost, 0, terms)
    const reply = yield* ask('pay', { seat, source, cost, proposal, terms, optional: true })
    if (reply.pay === 'cancel') return refuse(g.state, 'pay.cancelled')
    if (reply.pay === 'activate') {
      const refused = yield* activateMana(g, seat, { ...reply, mana: null, owed: terms.kept }, 'payment')
      if (refused !== null) return refused
      continue
    }
    for (const tap of reply.plan.taps) {
      const refused = yield* activateMana(g, seat, { ...tap, owed: terms.kept }, 'payment')
      if (refused !== null) return refused
    }
    spend = reply.plan.spend
    break
  }
  const terms = termsNow()
  const units = toSpend(g, seat, cost, terms, spend)
  if ('key' in units) return units
  noteSpent(g, units)
  const objects = yield* others()
  if ('key' in objects) return objects
  const mana = spendMana(g, seat, units, source)
  yield* rideAlong(g, seat, units, terms.for ?? null)
  const from = printedFeatures(g.state.printed).manaSources ? { from: units.map((unit) => unit.source) } : {}
  return { mana, ...from, objects }
}

/** Pays a total cost for the object `shown` (a spell, an ability, or whatever asks for the payment). */
export function* payTotalCost(
  g: Draft,
  seat: Seat,
  shown: ObjectId,
  cost: TotalCost,
  context: Context,
  purpose: Purpose | null,
  forMana = false,
  owed: Owed = NOTHING_OWED,
): Process<Paid | Refusal> {
  const terms = () => termsOf(g.state, seat, cost, { context, for: purpose, owed })
  return yield* payMana(g, seat, shown, cost.mana, terms, () => payParts(g, seat, cost.parts, context, forMana, owed))
}
