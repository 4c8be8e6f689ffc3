/** Activating mana abilities and paying mana (409.1e-g, 406). */
import type { ManaCost, ManaType } from '../../../language/index.ts'
import { notice, takeManaTriggers } from '../../abilities/index.ts'
import { abilitiesOf, contextOf } from '../../continuous/index.ts'
import { tellOf } from '../../events/index.ts'
import { performEffects } from '../../events/upward.ts'
import { ask, type Payment, type Process } from '../../questions/index.ts'
import {
  type Draft,
  get,
  type ManaUnit,
  type ObjectId,
  playerAt,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../../state/index.ts'
import { payParts } from '../payParts.ts'
import { canSolve, demandOf, prepare, solve, spendFor } from './solve.ts'
import { isManaAbility, type ManaSource, manaSources } from './sources.ts'

/** Why a mana ability can't be activated now, or `null` (406.2, 403). */
export function whyNotMana(state: State, seat: Seat, id: ObjectId, ability: number, memo: Memo = {}): Refusal | null {
  memo.sources ??= manaSources(state, seat)
  const found = memo.sources.some((source) => source.object === id && source.ability === ability)
  if (found) return null
  const object = state.battlefield.includes(id) ? get(state, id) : null
  if (object === null || object.controller !== seat) return refuse('mana.notYours', '403.2', { object: id })
  if (object.tapped) return refuse('mana.tapped', '403.2', { object: id })
  return refuse('mana.cannot', '406.2', { object: id })
}

/**
 * Activates a mana ability: its cost is paid and it resolves at once, without the stack (406.3). `wanted` answers what
 * mana it shall give, where there is a choice.
 */
export function* activateMana(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  index: number,
  wanted: readonly ManaType[] | null,
): Process<Refusal | null> {
  const ability = abilitiesOf(g.state, id)[index]
  if (ability?.kind !== 'activated' || !isManaAbility(ability)) return refuse('mana.cannot', '406.2', { object: id })
  const why = whyNotMana(g.state, seat, id, index)
  if (why !== null) return why
  const context = contextOf(id, seat)
  const told = tellOf(g.state, id)
  const refused = yield* payParts(g, seat, ability.cost, context, id, true)
  if (refused !== null) return refused
  g.emit({ kind: 'activated', object: told, seat, targets: [], mana: true, rule: '2004:406.3' })
  const before = playerAt(g.state, seat).pool.length
  for (const effect of ability.body.modes[0] ?? []) {
    const fixed =
      wanted !== null && effect.kind === 'addMana'
        ? { ...effect, mana: { kind: 'fixed' as const, mana: wanted } }
        : effect
    yield* performEffects(g, [fixed], context)
  }
  const made = playerAt(g.state, seat)
    .pool.slice(before)
    .map((unit) => unit.type)
  const waiting = g.state.waiting.length
  if (ability.cost.some((part) => part.kind === 'tap'))
    notice(g, [{ kind: 'tappedForMana', object: id, seat, mana: made }])
  notice(g, [{ kind: 'activated', object: id, source: id, seat, mana: true }])
  // 411.3: triggered mana abilities resolve at once.
  for (const { source, controller, effects, noticed } of takeManaTriggers(g, waiting)) {
    yield* performEffects(g, effects[0] ?? [], contextOf(source, controller, { noticed }))
  }
  return null
}

/** Takes mana out of a pool; the caller has made sure that it is there. */
function removeMana(pool: readonly ManaUnit[], spent: readonly ManaType[]): readonly ManaUnit[] {
  const left = [...pool]
  for (const type of spent) {
    const index = left.findIndex((unit) => unit.type === type)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Whether a chosen list of mana pays the demand exactly. */
function paysExactly(spend: readonly ManaType[], cost: ManaCost, x: number): boolean {
  const demand = demandOf(cost, x)
  const units = spend.map((type) => ({ type, source: 0 }))
  return spend.length === demand.colored.length + demand.generic && spendFor(demand, units) !== null
}

/** Spends mana from the pool for a cost: as chosen, or the engine's best choice. */
function spendMana(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  cost: ManaCost,
  x: number,
  chosen: readonly ManaType[] | null,
): readonly ManaType[] | Refusal {
  const pool = playerAt(g.state, seat).pool
  if (chosen !== null && !paysExactly(chosen, cost, x)) return refuse('pay.wrongMana', '409.1g')
  const spent = chosen ?? spendFor(demandOf(cost, x), pool)
  const left = spent === null ? null : removeMana(pool, spent)
  if (spent === null || left === null || left.length !== pool.length - spent.length)
    return refuse('pay.notEnough', '409.1g')
  g.patchPlayer(seat, { pool: left })
  if (spent.length > 0)
    g.emit({ kind: 'manaPaid', seat, mana: spent, object: tellOf(g.state, source), rule: '2004:409.1g' })
  return spent
}

/** Mana sources but for those of an object that the rest of the cost taps. */
export function sourcesWithout(state: State, seat: Seat, without: ObjectId | null): readonly ManaSource[] {
  const sources = manaSources(state, seat)
  return without === null ? sources : sources.filter((source) => source.object !== without || !source.taps)
}

/**
 * The solver's proposal for a cost as things stand, harmless sources only; `null` where there is none. `without`: what the
 * rest of the cost taps.
 */
export function suggestPayment(
  state: State,
  seat: Seat,
  cost: ManaCost,
  x: number,
  without: ObjectId | null = null,
): Payment | null {
  return solve(demandOf(cost, x), playerAt(state, seat).pool, sourcesWithout(state, seat, without))
}

/** What several questions about the same state and seat share, so that it is found once. */
export interface Memo {
  sources?: readonly ManaSource[]
  /** The sources as the solver plans with them, costly ones included. */
  ready?: readonly ManaSource[]
}

/** Whether a mana cost could be paid at all, costly mana abilities included (409.1f). */
export function canPayMana(
  state: State,
  seat: Seat,
  cost: ManaCost,
  x: number,
  without: ObjectId | null = null,
  memo: Memo = {},
): boolean {
  const demand = demandOf(cost, x)
  if (demand.generic === 0 && demand.colored.length === 0) return true
  memo.sources ??= manaSources(state, seat)
  memo.ready ??= prepare(memo.sources, true)
  const ready = without === null ? memo.ready : memo.ready.filter((source) => source.object !== without || !source.taps)
  return canSolve(demand, playerAt(state, seat).pool, ready)
}

/**
 * Pays mana: mana abilities first, by plan or one at a time (409.1f), then the mana (409.1g). Gives the mana spent, or a
 * refusal that the caller rewinds (422): also where the player takes the announcement back.
 */
export function* payMana(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  cost: ManaCost,
  x: number,
  others: () => Process<Refusal | null>,
  without: ObjectId | null = null,
): Process<readonly ManaType[] | Refusal> {
  const demand = demandOf(cost, x)
  let spend: readonly ManaType[] | null = null
  while (demand.generic > 0 || demand.colored.length > 0) {
    const proposal = suggestPayment(g.state, seat, cost, x, without)
    const reply = yield* ask('pay', { seat, source, cost: withX(cost, x), proposal, optional: true })
    if (reply.pay === 'cancel') return refuse('pay.cancelled', '422.1')
    if (reply.pay === 'activate') {
      const refused = yield* activateMana(g, seat, reply.object, reply.ability, null)
      if (refused !== null) return refused
      continue
    }
    for (const tap of reply.plan.taps) {
      const refused = yield* activateMana(g, seat, tap.object, tap.ability, tap.mana)
      if (refused !== null) return refused
    }
    spend = reply.plan.spend
    break
  }
  const refused = yield* others()
  return refused ?? spendMana(g, seat, source, cost, x, spend)
}

function withX(cost: ManaCost, x: number): ManaCost {
  return cost.map((symbol) => (symbol === 'X' || symbol === 'Y' || symbol === 'Z' ? (`${x}` as const) : symbol))
}
