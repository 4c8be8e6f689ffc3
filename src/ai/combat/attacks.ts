/** The best attack: what it gains against the best blocks, less what the attack back would then cost. */
import { type ObjectId, playerAt, type Seat, type State } from '../../engine/index.ts'
import { lifeCost } from '../lifeCost.ts'
import { type Blocked, BRIEF, type Effort, effortFor, type Gangs, gangsOf, rankedBlocks } from './blocks.ts'
import { type Counter, countersTo, type Returns, returned, returnsOf } from './counter.ts'
import { type Field, MOST_FIGHTERS, supposedField } from './field.ts'
import { readyCreatures } from './fighters.ts'

export interface Attack {
  readonly ids: readonly ObjectId[]
  /**
   * Why: it wins; it gains even against the best blocks; it only exchanges; it must be; or what decided against any.
   */
  readonly why: 'lethal' | 'gain' | 'trade' | 'forced' | 'losing' | 'exposed' | 'none'
  /** What it gains, less what the attack back then costs: by this attacks on several players are compared. */
  readonly net: number
}

/** An attack is worth making from this gain on. */
const LEAST = 0.25
/** What attacks now can mostly attack again, and brings the end nearer. */
const TEMPO = 1.3
/** The attack back isn't certain to come. */
const EXPECTED = 0.5
/** Of so few all sets are weighed; beyond, one is added or taken away at a time. */
const ALL_SETS = 6

interface Weighing {
  readonly state: State
  readonly able: readonly ObjectId[]
  readonly field: Field
  readonly gangs: Gangs
  /** What damage costs the defender. */
  readonly cost: (damage: number) => number
  /** What it is worth to the attacker that the defender takes so much. */
  readonly prize: (damage: number) => number
  /** How much it matters what the defender loses. */
  readonly weight: number
  /** The attacks back, and what their damage costs; `null`: they aren't thought of. */
  readonly back: { readonly returns: Returns; readonly cost: (damage: number) => number } | null
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

/** What an attack gains by these blocks: damage to a player who matters less counts less, and so do their creatures. */
function gainOf({ able, field, prize, weight }: Weighing, { damage, value }: Blocked, dead: number): number {
  const harm = TEMPO * prize(damage)
  if (weight === 1) return harm - value
  const lost = able.reduce((sum, _, at) => sum + ((dead >> at) & 1) * (field.attackers[at]?.fighter.worth ?? 0), 0)
  return harm + weight * (lost - value) - lost
}

function weigh(weighing: Weighing, mask: number, effort: Effort): Weighed {
  const { field, gangs, cost, back } = weighing
  if (mask === 0) return { mask, gain: 0, risk: 0 }
  const [blocks] = rankedBlocks(field, gangs, effort, cost, { which: mask })
  if (blocks === undefined) return { mask, gain: 0, risk: 0 }
  const { dead, killed } = lossesOf(weighing, mask, blocks)
  const gain = gainOf(weighing, blocks, dead)
  if (back === null) return { mask, gain, risk: 0 }
  const after = back.cost(returned(back.returns, { mask, dead }, killed))
  return { mask, gain, risk: Math.max(0, after - back.cost(back.returns.before)) }
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

/** What an attack on one of several opponents has to reckon with. */
export interface Among {
  /** How much it matters what this one loses. */
  readonly weight: number
  /** What it is worth to put them out of the game. */
  readonly prize: number
  /** How much damage does so; absent: all their life. */
  readonly life?: number
  /** Creatures that attack somebody else already. */
  readonly spent: readonly ObjectId[]
  readonly counters: readonly Counter[]
}

/** Who could attack whom, and what must (500.2). */
export interface Attackers {
  readonly able: readonly ObjectId[]
  readonly foe: Seat
  readonly must: readonly ObjectId[]
  /** Absent: the foe is the only opponent. */
  readonly among?: Among
}

interface Looking {
  readonly clock?: () => boolean
  readonly look?: Effort
}

/** Those that must attack are looked at in any case. */
const lookedAt = (all: readonly ObjectId[], compelled: readonly ObjectId[]): readonly ObjectId[] =>
  [...all].sort((a, b) => Number(compelled.includes(b)) - Number(compelled.includes(a))).slice(0, MOST_FIGHTERS)

function backOf(state: State, seat: Seat, able: readonly ObjectId[], among: Among | undefined): Weighing['back'] {
  const { life } = playerAt(state, seat)
  const counters = among?.counters ?? countersTo(state, seat)
  return { returns: returnsOf(state, counters, able, among?.spent), cost: (damage) => lifeCost(life, damage) }
}

/** The attack on a player that gains the most, and why; none if none gains, or only what must attack. */
export function bestAttack(
  state: State,
  seat: Seat,
  { able: all, foe, must: compelled, among }: Attackers,
  { clock, look = BRIEF }: Looking = {},
): Attack {
  const able = lookedAt(all, compelled)
  const field = supposedField(state, able, readyCreatures(state, foe), foe)
  const effort = effortFor(field, look)
  const gangs = gangsOf(field, effort, clock === undefined ? {} : { late: clock })
  const life = among?.life ?? playerAt(state, foe).life
  const harmful = able.filter((id, at) => (field.attackers[at]?.fighter.power ?? 0) > 0 || compelled.includes(id))
  const isDeadly = (which: number): boolean =>
    (rankedBlocks(field, gangs, effort, (damage) => damage * 1000, { which })[0]?.damage ?? 0) >= life
  if (among === undefined && isDeadly(-1)) return { ids: harmful, why: 'lethal', net: Number.POSITIVE_INFINITY }
  const cost = (damage: number): number => lifeCost(life, damage)
  const weighing: Weighing = {
    state,
    able,
    field,
    gangs,
    cost,
    prize:
      among === undefined ? cost : (damage) => (damage >= life ? among.prize : among.weight * lifeCost(life, damage)),
    weight: among?.weight ?? 1,
    back: look.back ? backOf(state, seat, able, among) : null,
    must: able.reduce((mask, id, at) => (compelled.includes(id) ? mask | (1 << at) : mask), 0),
    late: clock ?? counting(),
  }
  return told(weighing, best(weighing, effort), effort, (mask) => among !== undefined && isDeadly(mask))
}

/** The attack that was found, and why it is made, or none. */
function told(weighing: Weighing, found: Weighed, effort: Effort, isDeadly: (mask: number) => boolean): Attack {
  const { able, field, gangs, cost, must } = weighing
  const net = netOf(found)
  const ids = able.filter((_, at) => ((found.mask >> at) & 1) === 1)
  if (found.mask !== 0 && isDeadly(found.mask)) return { ids, why: 'lethal', net }
  if (must !== 0 && found.mask === must) return { ids, why: 'forced', net }
  if (must === 0 && net < LEAST) return { ids: [], why: whyNone(weighing, effort), net: 0 }
  const [blocks] = rankedBlocks(field, gangs, effort, cost, { which: found.mask })
  const loses = blocks !== undefined && lossesOf(weighing, found.mask, blocks).dead !== 0
  return { ids, why: loses ? 'trade' : 'gain', net }
}

/** Whether a single attack would gain, were it not for the attack back. */
function whyNone(weighing: Weighing, effort: Effort): Attack['why'] {
  if (weighing.able.length === 0) return 'none'
  const alone = weighing.able.slice(0, ALL_SETS).map((_, at) => weigh(weighing, 1 << at, effort))
  return alone.some(({ gain, risk }) => gain >= LEAST && risk > 0) ? 'exposed' : 'losing'
}
