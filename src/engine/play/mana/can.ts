/** What mana a seat could pay with, and whether that is enough (409.1g-h, 411.2; 106.6 for restricted mana). */
import type { ManaCost, ManaType, ManaUse } from '../../../language/index.ts'
import { contextOf, matches } from '../../continuous/index.ts'
import type { Payment, PaymentTerms, Purpose } from '../../questions/index.ts'
import { type ManaUnit, type ObjectId, playerAt, type Seat, type State } from '../../state/index.ts'
import { converted } from './convert.ts'
import { demandsFor } from './demand.ts'
import { type Keeping, waysToKeep } from './keeping.ts'
import { asksForSnow, plainPayment, readingSnow, toldSource, toldTypes } from './snow.ts'
import { canSolve, type Demand, prepare, solve } from './solve.ts'
import { allSources, type ManaSource } from './sources.ts'

/** What several questions about the same state and seat share, so that it is computed once. */
export interface Memo {
  sources?: readonly ManaSource[]
  /** The sources prepared for the solver, costly ones included. */
  ready?: readonly ManaSource[]
}

/**
 * Whether mana with this restriction may be spent that way (2004:glossary/mana-restriction / 2011:106.6). `source`: what
 * produces it, whose words these are.
 */
function maySpend(
  state: State,
  seat: Seat,
  { use, source }: { readonly use: ManaUse | null; readonly source: ObjectId },
  purpose: Purpose | null,
): boolean {
  if (use === null || use.only === null) return true
  if (purpose === null || 'unlock' in purpose) return use.only.other === true
  if ('keyword' in purpose) return use.only.other === true || use.only.keyword === purpose.keyword
  const filter = 'cast' in purpose ? use.only.cast : use.only.activate
  const id = 'cast' in purpose ? purpose.cast : purpose.activate
  return filter !== null && matches(state, { ...filter, noun: 'source' }, id, contextOf(source, seat), seat)
}

/** The mana in a seat's pool that may be spent that way. */
export function spendable(state: State, seat: Seat, purpose: Purpose | null): readonly ManaUnit[] {
  const { pool } = playerAt(state, seat)
  return pool.every((unit) => unit.use === null)
    ? pool
    : pool.filter((unit) => maySpend(state, seat, unit, purpose))
}

function typesIn(pool: readonly ManaUnit[]): readonly ManaType[] {
  return pool.map((unit) => unit.type)
}

/** How a cost and the mana for it are read: most costs don't tell snow mana from other mana. */
function readingOf(state: State, seat: Seat, cost: ManaCost, purpose: Purpose | null = null) {
  const read = demandsFor(state, seat, purpose)
  const same = (sources: readonly ManaSource[]): readonly ManaSource[] => sources
  if (!asksForSnow(cost)) return { read, typesOf: typesIn, told: same }
  const told = (sources: readonly ManaSource[]) => sources.map((source) => toldSource(state, source))
  return { read: readingSnow(read), typesOf: toldTypes, told }
}

/** The sources whose mana may be spent that way, for each way to keep what the rest of the cost needs. */
export function fitting(
  state: State,
  seat: Seat,
  sources: readonly ManaSource[],
  terms: PaymentTerms,
): Iterable<Keeping> {
  const spendable = sources.every((source) => source.use === null)
    ? sources
    : sources.filter(({ use, object }) => maySpend(state, seat, { use, source: object }, terms.for ?? null))
  return terms.kept === undefined ? [spendable] : waysToKeep(spendable, terms.kept)
}

/** Whether the first look may have missed a way to pay: where it matters what is used for what. */
function isOpen(
  { colored }: Demand,
  pool: readonly ManaType[],
  ready: readonly ManaSource[],
  converters: readonly ManaSource[],
): boolean {
  const isMixed = pool.length > 0 && colored.some((types) => types.length > 1)
  return isMixed || converters.length > 0 || ready.some(({ gives }) => gives.some((output) => output.length > 1))
}

/** Whether a mana cost could be paid at all, costly mana abilities included (409.1g). */
export function canPayMana(
  state: State,
  seat: Seat,
  cost: ManaCost,
  terms: PaymentTerms = {},
  memo: Memo = {},
): boolean {
  const { read, typesOf, told } = readingOf(state, seat, cost, terms.for)
  const demand = read(cost)
  if (demand.generic === 0 && demand.colored.length === 0) return true
  memo.sources ??= allSources(state, seat)
  const pool = typesOf(spendable(state, seat, terms.for ?? null))
  for (const sources of fitting(state, seat, told(memo.sources), terms)) {
    if (sources === memo.sources) memo.ready ??= prepare(sources, true)
    const ready = sources === memo.sources && memo.ready !== undefined ? memo.ready : prepare(sources, true)
    if (canSolve(demand, pool, ready)) return true
    const converters = sources.filter((source) => source.cost.length > 0)
    if (isOpen(demand, pool, ready, converters) && converted(demand, pool, ready, converters, read).can) return true
  }
  return false
}

/** The solver's proposal for a cost as things stand, using harmless sources only; `null` if there is none. */
export function suggestPayment(
  state: State,
  seat: Seat,
  cost: ManaCost,
  x: number,
  terms: PaymentTerms = {},
): Payment | null {
  const { read, typesOf, told } = readingOf(state, seat, cost, terms.for)
  const pool = typesOf(spendable(state, seat, terms.for ?? null))
  for (const sources of fitting(state, seat, told(allSources(state, seat)), terms)) {
    const payment = solve(read(cost, x), pool, sources)
    if (payment !== null) return asksForSnow(cost) ? plainPayment(payment) : payment
  }
  return null
}
