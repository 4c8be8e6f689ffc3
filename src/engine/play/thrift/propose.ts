/**
 * The payment that is proposed to a player (409.1g-h): of all that the solver finds, the one that leaves most of what
 * the player could still use until their permanents untap. It works on what the player sees, and proposes only what
 * does nothing but tap: life, sacrifices and what doesn't come back are left to the player.
 */
import type { Payment, QuestionOf } from '../../questions/index.ts'
import { editionOf, type ObjectId, playerAt, type Seat, type State } from '../../state/index.ts'
import { fitting, spendable } from '../mana/can.ts'
import { demandsFor } from '../mana/demand.ts'
import { asksForSnow } from '../mana/snow.ts'
import { type Demand, prepare, tapsOf, type Way, wayToPay } from '../mana/solve.ts'
import { allSources, type ManaSource } from '../mana/sources.ts'
import { comingMana } from './coming.ts'
import { isFree, type Kind, kindsOf } from './kinds.ts'
import { addTo, meets, needOf, nothing } from './tally.ts'
import { type Counts, isBetter, leavesOther, type Scales, scalesFor, type Weight, weigh } from './weigh.ts'
import { hasMainPhase, pricesAhead, type Wish, wishesOf } from './wishes.ts'

export interface Proposal {
  readonly plan: Payment
  /** What this payment leaves possible, and another would not. */
  readonly keeps: readonly Pick<Wish, 'object' | 'what'>[]
  /** No other payment leaves anything that this one doesn't: there is nothing to choose. */
  readonly clear: boolean
}

/** So many payments are compared one by one; if there are more, the best of them is improved step by step. */
const MOST_COMPARED = 128

/** The ways to use just enough of these kinds for so much mana. */
function* selections(kinds: readonly Kind[], size: number): Generator<number[]> {
  const first = kinds[0]
  if (first === undefined) {
    if (size <= 0) yield []
    return
  }
  const rest = kinds.slice(1)
  const could = rest.reduce((total, { n, most }) => total + n * most, 0)
  const enough = Math.min(first.n, Math.ceil(Math.max(0, size) / Math.max(1, first.most)))
  for (let used = enough; used >= 0; used--) {
    const missing = size - used * first.most
    if (could >= missing) for (const others of selections(rest, missing)) yield [used, ...others]
  }
}

/** What is compared: a payment with its weight. */
interface Candidate {
  readonly used: Counts
  readonly weight: Weight
}

interface Search {
  readonly demand: Demand
  readonly scales: Scales
  /** What each payment that works would leave. */
  readonly weights: Weight[]
}

function wayWith({ demand, scales }: Search, used: Counts): Way | null {
  const { kinds } = scales
  const pool = kinds.flatMap(({ floating }, index) =>
    floating === null ? [] : Array.from({ length: used[index] ?? 0 }, () => floating),
  )
  return wayToPay(
    demand,
    pool,
    kinds.flatMap(({ sources }, index) => sources.slice(0, used[index] ?? 0)),
  )
}

/** Whether a payment works: by counting, since most don't; where a source gives several mana, as the solver finds. */
function works(search: Search, need: Int16Array, used: Counts): boolean {
  const have = nothing()
  let single = true
  for (const [index, kind] of search.scales.kinds.entries()) {
    const n = used[index] ?? 0
    if (n === 0) continue
    addTo(have, kind.types, n * kind.most)
    single &&= kind.single
  }
  return meets(have, need, nothing()) && (single || wayWith(search, used) !== null)
}

/** The better of a payment and the best so far. */
function compared(search: Search, used: Counts, sofar: Candidate | null): Candidate {
  const weight = weigh(search.scales, used)
  search.weights.push(weight)
  return sofar !== null && !isBetter(weight, sofar.weight) ? sofar : { used, weight }
}

/** Improves a payment by exchanging one mana at a time, as long as that helps. */
function improved(search: Search, need: Int16Array, start: Candidate): Candidate {
  const { kinds } = search.scales
  for (let best = start, guard = 0; ; guard++) {
    let next: Candidate = best
    for (const less of kinds.keys())
      for (const more of kinds.keys()) {
        if (less === more || best.used[less] === 0 || best.used[more] === kinds[more]?.n) continue
        const used = best.used.map((n, at) => n + Number(at === more) - Number(at === less))
        if (works(search, need, used)) next = compared(search, used, next)
      }
    if (next === best || guard > MOST_STEPS) return next
    best = next
  }
}

const MOST_STEPS = 8

function bestOf(search: Search): Candidate | null {
  const { demand, scales } = search
  const need = needOf(demand)
  let best: Candidate | null = null
  let seen = 0
  for (const used of selections(scales.kinds, scales.size)) {
    if (++seen > MOST_COMPARED) break
    if (works(search, need, used)) best = compared(search, used, best)
  }
  if (seen <= MOST_COMPARED) return best
  const first = firstFound(search)
  return first === null ? null : improved(search, need, compared(search, first, best))
}

/** The payment that the solver finds first, with everything at hand. */
function firstFound(search: Search): Counts | null {
  const { kinds } = search.scales
  const all = kinds.map(({ n }) => n)
  const way = wayWith(search, all)
  if (way === null) return null
  const tapped = new Set(way.taps.map(({ source }) => source))
  return kinds.map(({ floating, sources, n }) =>
    floating === null ? sources.filter((one) => tapped.has(one)).length : n,
  )
}

/** With mana in the pool, what is spent is said: the rest is what is to be kept. */
function spendOf(pool: boolean, used: Counts, way: Way, kinds: readonly Kind[]): Payment['spend'] {
  if (!pool) return null
  const floating = kinds.flatMap(({ floating: type }, index) =>
    type === null ? [] : Array.from({ length: used[index] ?? 0 }, () => type),
  )
  const made = [...floating, ...way.taps.flatMap(({ output }) => output)]
  for (const type of way.left) made.splice(made.indexOf(type), 1)
  return made
}

/** Mana floats that may be spent on some things only: whether it is spent on this is a choice. */
const restricts = (state: State, seat: Seat): boolean => playerAt(state, seat).pool.some(({ use }) => use !== null)

function proposalFrom(
  state: State,
  { seat, cost, terms = {} }: QuestionOf<'pay'>,
  sources: readonly ManaSource[],
  wishes: readonly Wish[],
): (Candidate & Proposal) | null {
  const demand = demandsFor(state, seat, terms.for)(cost)
  const free = sources.filter((source) => isFree(state, seat, source))
  const pool = spendable(state, seat, terms.for ?? null).map(({ type }) => type)
  const apart = new Set(wishes.flatMap(({ needs }) => needs.flatMap(({ taps }) => taps ?? [])))
  const kinds = kindsOf(state, pool, prepare(free, false), apart)
  const size = demand.colored.length + demand.generic
  const coming = comingMana(state, seat, hasMainPhase(state, seat))
  const scales = scalesFor(kinds, wishes, { size, burns: editionOf(state).mana.burn, coming })
  const search: Search = { demand, scales, weights: [] }
  const best = bestOf(search)
  const way = best === null ? null : wayWith(search, best.used)
  if (best === null || way === null) return null
  const always = search.weights.reduce((all, { together }) => all & together, best.weight.together)
  const keeps = wishes.filter((_, at) => ((best.weight.together & ~always) >> at) & 1)
  const plan = { taps: tapsOf(way, free), spend: spendOf(pool.length > 0, best.used, way, kinds) }
  const clear = !restricts(state, seat) && !search.weights.some((other) => leavesOther(best.weight, other))
  return { ...best, plan, keeps: keeps.map(({ object, what }) => ({ object, what })), clear }
}

/** So many ways to keep what the rest of a cost needs are looked at. */
const MOST_KEPT = 8

const NOTHING: ReadonlySet<ObjectId> = new Set()

/**
 * The best payment for the question's cost by what its player sees; `null` if nothing does that only by tapping.
 * `without`: what its player doesn't want to tap for it.
 */
export function proposePayment(state: State, question: QuestionOf<'pay'>, without = NOTHING): Proposal | null {
  const { seat, source, cost, proposal, terms = {} } = question
  // Mana of one type isn't all alike then: the first payment that is found has to do.
  if (asksForSnow(cost)) {
    if (proposal === null || proposal.taps.some(({ object }) => without.has(object))) return null
    return { plan: proposal, keeps: [], clear: false }
  }
  const wishes = [...pricesAhead(state, question), ...wishesOf(state, seat, source)]
  let best: (Candidate & Proposal) | null = null
  let seen = 0
  let clear = true
  const all = allSources(state, seat).filter(({ object }) => !without.has(object))
  for (const sources of fitting(state, seat, all, terms)) {
    const one = proposalFrom(state, question, sources, wishes)
    if (one !== null) clear &&= one.clear && (best === null || !leavesOther(best.weight, one.weight))
    if (one !== null && (best === null || isBetter(one.weight, best.weight))) best = one
    if (++seen >= MOST_KEPT) break
  }
  return best === null ? null : { plan: best.plan, keeps: best.keeps, clear }
}
