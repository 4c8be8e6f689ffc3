/** The best attack: what it gains against the best blocks, less what the attack back would then cost. */
import { hasKeyword, type ObjectId, opponentsOf, playerAt, type Seat, type State } from '../../engine/index.ts'
import { lifeCost } from '../lifeCost.ts'
import { type Blocked, BRIEF, type Effort, effortFor, type Gangs, gangsOf, rankedBlocks } from './blocks.ts'
import { type Coming, comingAttack, leastThrough } from './counter.ts'
import { type Field, MOST_FIGHTERS, supposedField } from './field.ts'
import { readyCreatures } from './fighters.ts'

export interface Attack {
  readonly ids: readonly ObjectId[]
  /**
   * Why: it wins; it gains even against the best blocks; it only exchanges; it must be; or what decided against any.
   */
  readonly why: 'lethal' | 'gain' | 'trade' | 'forced' | 'losing' | 'exposed' | 'none'
}

/** An attack is worth making from this gain on. */
const LEAST = 0.25
/** What attacks now can mostly attack again, and brings the end nearer. */
const TEMPO = 1.3
/** The attack back isn't certain to come. */
const EXPECTED = 0.5
/** Of so few all sets are weighed; beyond, one is added or taken away at a time. */
const ALL_SETS = 6

interface Return {
  readonly coming: Coming
  readonly cost: (damage: number) => number
  /**
   * For each able attacker, its places among the blockers and attackers of the attack back, as bits; vigilance: none.
   */
  readonly missing: readonly number[]
  readonly others: ReadonlyMap<ObjectId, number>
  readonly before: number
}

interface Weighing {
  readonly state: State
  readonly able: readonly ObjectId[]
  readonly field: Field
  readonly gangs: Gangs
  readonly cost: (damage: number) => number
  readonly returns: readonly Return[]
  /** Those of `able` that must attack, as bits. */
  readonly must: number
  /** Whether time is up: the best found so far is then played. */
  readonly late: () => boolean
}

interface Weighed {
  readonly mask: number
  /** Against the best blocks. */
  readonly gain: number
  /** What the attack back costs beyond what it costs anyway. */
  readonly risk: number
}

function returnOf(state: State, seat: Seat, other: Seat, able: readonly ObjectId[]): Return {
  const coming = comingAttack(state, other, seat)
  const place = new Map(coming.field.blockers.map(({ id }, index) => [id, 1 << index]))
  const { life } = playerAt(state, seat)
  const cost = (damage: number): number => lifeCost(life, damage)
  return {
    coming,
    cost,
    missing: able.map((id) => (hasKeyword(state, id, 'vigilance') ? 0 : (place.get(id) ?? 0))),
    others: new Map(coming.field.attackers.map(({ fighter }, index) => [fighter.id, 1 << index])),
    before: cost(leastThrough(coming)),
  }
}

/** Who is no longer there after these blocks: own attackers as bits of `able`, and the blockers that died. */
function lossesOf({ field, gangs }: Weighing, mask: number, { by }: Blocked) {
  let dead = 0
  const killed: ObjectId[] = []
  for (const [at, blockers] of by.entries()) {
    if (((mask >> at) & 1) === 0 || blockers === 0) continue
    const gang = gangs[at]?.find((one) => one.mask === blockers)
    if (gang === undefined) continue
    if (gang.clash.falls) dead |= 1 << at
    let index = 0
    for (const [place, { id }] of field.blockers.entries()) {
      if (((blockers >> place) & 1) === 0) continue
      if (((gang.clash.fallen >> index) & 1) === 1) killed.push(id)
      index++
    }
  }
  return { dead, killed }
}

function weigh(weighing: Weighing, mask: number, effort: Effort): Weighed {
  const { field, gangs, cost, able, returns } = weighing
  if (mask === 0) return { mask, gain: 0, risk: 0 }
  const [blocks] = rankedBlocks(field, gangs, effort, cost, { which: mask })
  if (blocks === undefined) return { mask, gain: 0, risk: 0 }
  const gain = TEMPO * cost(blocks.damage) - blocks.value
  const { dead, killed } = lossesOf(weighing, mask, blocks)
  let risk = 0
  for (const { coming, cost: own, missing, others, before } of returns) {
    let ready = -1
    for (const at of able.keys()) if (((mask >> at) & 1) === 1) ready &= ~(missing[at] ?? 0)
    for (const at of able.keys()) if (((dead >> at) & 1) === 1) ready &= ~(missing[at] ?? 0)
    const which = killed.reduce((left, id) => left & ~(others.get(id) ?? 0), -1)
    risk = Math.max(risk, own(leastThrough(coming, which, ready)) - before)
  }
  return { mask, gain, risk }
}

const netOf = ({ gain, risk }: Weighed): number => gain - EXPECTED * Math.max(0, risk)

/**
 * The best of all sets where they are few, else the best that adding or taking away one attacker leads to; those that
 * must attack are in each.
 */
function best(weighing: Weighing, effort: Effort): Weighed {
  const { must } = weighing
  const n = weighing.able.length
  if (n <= ALL_SETS) {
    let found = weigh(weighing, must, effort)
    for (let mask = must + 1; mask < 1 << n && !weighing.late(); mask++) {
      if ((mask & must) !== must) continue
      const one = weigh(weighing, mask, effort)
      if (netOf(one) > netOf(found) + 1e-9) found = one
    }
    return found
  }
  let found = [must, (1 << n) - 1].map((mask) => weigh(weighing, mask, effort)).sort((a, b) => netOf(b) - netOf(a))[0]
  for (let better = true; better && found !== undefined; ) {
    const { mask } = found
    const free = [...weighing.able.keys()].filter((at) => ((must >> at) & 1) === 0)
    const near = free.flatMap((at) => (weighing.late() ? [] : [weigh(weighing, mask ^ (1 << at), effort)]))
    const top = near.sort((a, b) => netOf(b) - netOf(a))[0]
    better = top !== undefined && netOf(top) > netOf(found) + 1e-9
    if (better) found = top
  }
  return found ?? weigh(weighing, must, effort)
}

/** Without a clock, so many attacks are weighed. */
const WEIGHED = 70

function counting(): () => boolean {
  let weighed = 0
  return () => ++weighed > WEIGHED
}

/** Who could attack whom, and what must (500.2). */
export interface Attackers {
  readonly able: readonly ObjectId[]
  readonly foe: Seat
  readonly must: readonly ObjectId[]
}

/** The attack on a player that gains the most, and why; none if none gains, or only what must attack. */
export function bestAttack(
  state: State,
  seat: Seat,
  { able: all, foe, must: compelled }: Attackers,
  { clock, look = BRIEF }: { readonly clock?: () => boolean; readonly look?: Effort } = {},
): Attack {
  const late = clock ?? counting()
  // Those that must attack are looked at in any case.
  const able = [...all]
    .sort((a, b) => Number(compelled.includes(b)) - Number(compelled.includes(a)))
    .slice(0, MOST_FIGHTERS)
  const must = able.reduce((mask, id, at) => (compelled.includes(id) ? mask | (1 << at) : mask), 0)
  const field = supposedField(state, able, readyCreatures(state, foe), foe)
  const effort = effortFor(field, look)
  const gangs = gangsOf(field, effort, clock === undefined ? {} : { late: clock })
  const { life } = playerAt(state, foe)
  const harmful = able.filter((id, at) => (field.attackers[at]?.fighter.power ?? 0) > 0 || compelled.includes(id))
  const least = rankedBlocks(field, gangs, effort, (damage) => damage * 1000)[0]?.damage ?? 0
  if (least >= life) return { ids: harmful, why: 'lethal' }
  const returns = look.back ? opponentsOf(state, seat).map((other) => returnOf(state, seat, other, able)) : []
  const weighing: Weighing = {
    state,
    able,
    field,
    gangs,
    cost: (damage) => lifeCost(life, damage),
    returns,
    must,
    late,
  }
  const found = best(weighing, effort)
  const ids = able.filter((_, at) => ((found.mask >> at) & 1) === 1)
  if (must !== 0 && found.mask === must) return { ids, why: 'forced' }
  if (must === 0 && netOf(found) < LEAST) return { ids: [], why: whyNone(weighing, effort) }
  const [blocks] = rankedBlocks(field, gangs, effort, weighing.cost, { which: found.mask })
  const loses = blocks !== undefined && lossesOf(weighing, found.mask, blocks).dead !== 0
  return { ids, why: loses ? 'trade' : 'gain' }
}

/** Whether a single attack would gain, were it not for the attack back. */
function whyNone(weighing: Weighing, effort: Effort): Attack['why'] {
  if (weighing.able.length === 0) return 'none'
  const alone = weighing.able.slice(0, ALL_SETS).map((_, at) => weigh(weighing, 1 << at, effort))
  return alone.some(({ gain, risk }) => gain >= LEAST && risk > 0) ? 'exposed' : 'losing'
}
