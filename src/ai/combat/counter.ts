/** The attack back: what those who stay home must let through at least. */
import { hasKeyword, type ObjectId, type Seat, type State } from '../../engine/index.ts'
import { attackedBy, isCrowded, mayAttack, opposingTurns } from '../sides.ts'
import { BRIEF, type Effort, effortFor, type Gangs, gangsOf, rankedBlocks } from './blocks.ts'
import { type Field, supposedField } from './field.ts'
import { comingAttackers, readyCreatures } from './fighters.ts'

/** The next attack of a seat on another: who would come, who could block, and what their gangs would do. */
export interface Coming {
  readonly field: Field
  readonly gangs: Gangs
  readonly effort: Effort
}

/** Among several players one blocker for each attacker has to do. */
const OF_EACH: Effort = { gang: 1, width: 24, back: true }

const lookIn = (state: State): Effort => (isCrowded(state) ? OF_EACH : BRIEF)

/** The attack that a seat could make on another in its next turn. */
function comingAttack(state: State, from: Seat, on: Seat, look: Effort): Coming {
  const field = supposedField(state, comingAttackers(state, from), readyCreatures(state, on), on)
  const effort = effortFor(field, look)
  return { field, gangs: gangsOf(field, effort), effort }
}

/** The least damage that the attackers in `which` can be held to by the blockers in `ready` (bits of their places). */
function leastThrough({ field, gangs, effort }: Coming, which = -1, ready = -1): number {
  const all = rankedBlocks(field, gangs, effort, (damage) => damage * 1000, { which, ready })
  return all[0]?.damage ?? 0
}

/** The least damage that a seat's untapped creatures can hold this attack on it to. */
export function presentAttack(state: State, attackers: readonly ObjectId[], on: Seat): number {
  const field = supposedField(state, attackers, readyCreatures(state, on), on)
  const effort = effortFor(field, lookIn(state))
  return leastThrough({ field, gangs: gangsOf(field, effort), effort })
}

/** An attack that a seat has to expect before its next turn. */
export interface Counter {
  readonly coming: Coming
  /** How likely it is that it comes at this seat and not at another. */
  readonly share: number
}

/** The attacks on a seat that its opponents could make in their next turns. */
export function countersTo(state: State, seat: Seat): readonly Counter[] {
  const attacking = opposingTurns(state, seat).filter((other) => mayAttack(state, other, seat))
  const look = lookIn(state)
  return attacking.map((other) => ({
    coming: comingAttack(state, other, seat, look),
    share:
      1 / Math.max(1, opposingTurns(state, other).filter((whom) => attackedBy(state, other).includes(whom)).length),
  }))
}

/** What several attacks do together: the largest of them in full, the others as far as they are likely. */
export function jointly(counters: readonly Counter[], damages: readonly number[]): number {
  const most = Math.max(0, ...damages)
  const at = damages.indexOf(most)
  return counters.reduce((sum, { share }, index) => (index === at ? sum : sum + share * (damages[index] ?? 0)), most)
}

/** The attacks back on a seat of which some creatures attack, as bits of their places. */
export interface Returns {
  readonly counters: readonly Counter[]
  /**
   * By counter: for each able attacker, its places among the blockers and attackers of the attack back, as bits;
   * vigilance: none.
   */
  readonly missing: readonly (readonly number[])[]
  readonly others: readonly ReadonlyMap<ObjectId, number>[]
  /** By counter: the blockers that are still there, as bits. */
  readonly home: readonly number[]
  /** What they come to if nobody else attacks. */
  readonly before: number
}

/** The attacks back as they meet these attackers; `spent`: those that are away already. */
export function returnsOf(
  state: State,
  counters: readonly Counter[],
  able: readonly ObjectId[],
  spent: readonly ObjectId[] = [],
): Returns {
  const away = (places: ReadonlyMap<ObjectId, number>) => (id: ObjectId) =>
    hasKeyword(state, id, 'vigilance') ? 0 : (places.get(id) ?? 0)
  const places = counters.map(
    ({ coming }) => new Map(coming.field.blockers.map(({ id }, index) => [id, 1 << index] as const)),
  )
  const home = places.map((of) => spent.reduce((ready, id) => ready & ~away(of)(id), -1))
  return {
    counters,
    missing: places.map((of) => able.map(away(of))),
    others: counters.map(
      ({ coming }) => new Map(coming.field.attackers.map(({ fighter }, index) => [fighter.id, 1 << index] as const)),
    ),
    home,
    before: jointly(
      counters,
      counters.map(({ coming }, at) => leastThrough(coming, -1, home[at])),
    ),
  }
}

/** What the attacks back do once these attackers are away, some of them dead, and these creatures killed. */
export function returned(
  { counters, missing, others, home }: Returns,
  { mask, dead }: { readonly mask: number; readonly dead: number },
  killed: readonly ObjectId[],
): number {
  const damages = counters.map(({ coming }, one) => {
    let ready = home[one] ?? -1
    for (const [at, places] of (missing[one] ?? []).entries()) if ((((mask | dead) >> at) & 1) === 1) ready &= ~places
    const which = killed.reduce((left, id) => left & ~(others[one]?.get(id) ?? 0), -1)
    return leastThrough(coming, which, ready)
  })
  return jointly(counters, damages)
}
