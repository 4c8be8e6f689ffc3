/**
 * How much a seat could do to another this turn at most, by a generous count: whether a proof that it wins is worth
 * beginning, and going on with. A guess, not a bound: what it misses the search may still find.
 */
import {
  abilitiesOf,
  ableAttackers,
  actingWith,
  characteristics,
  find,
  get,
  hasKeyword,
  isActive,
  isManaAbility,
  type ObjectId,
  playerAt,
  powerOf,
  type Seat,
  type State,
  waysToCast,
} from '../engine/index.ts'
import { type Ability, type Activated, manaValue, memoised, type Step, visitNodes } from '../language/index.ts'
import { type ActName, actsOfPart } from './acts.ts'
import { type Fighter, fighterOf, hits, presentAttack } from './combat/index.ts'

/** What each act that hurts adds at most, at a guess. */
const EACH_ACT = 4

interface Act extends Readonly<Record<ActName, boolean>> {
  /** It does so to any number of creatures. */
  readonly many: boolean
}

const NOTHING: Act = { strikes: false, strengthens: false, clears: false, many: false }

/** What an ability does; it is data that never changes. */
const actOf = memoised((ability: Ability): Act => {
  let act = NOTHING
  visitNodes('body' in ability ? ability.body : ability, (node) => {
    const { kind } = node
    if (typeof kind !== 'string') return
    for (const name of actsOfPart(node)) act = { ...act, [name]: true }
    if (kind === 'all' || kind === 'eachPlayer' || kind === 'forEach') act = { ...act, many: true }
  })
  return act
})

const hurts = ({ strikes, strengthens }: Act): boolean => strikes || strengthens

const both = (a: Act, b: Act): Act => ({
  strikes: a.strikes || b.strikes,
  strengthens: a.strengthens || b.strengthens,
  clears: a.clears || b.clears,
  many: a.many || (b.many && b.clears),
})

/** What a card of the hand does this turn; a creature with haste can attack. */
function ofCard(state: State, id: ObjectId): Act {
  if (find(state, id) === null) return NOTHING
  const { types, abilities } = characteristics(state, id)
  if (types.includes('land')) return NOTHING
  const quick = types.includes('creature') && hasKeyword(state, id, 'haste')
  return abilities.map(actOf).reduce(both, { ...NOTHING, strengthens: quick })
}

/** Which cards of the hand and which abilities on the table count. */
interface Counted {
  readonly card: (id: ObjectId) => boolean
  readonly ability: (id: ObjectId, ability: Ability) => boolean
}

/** What the seat could do with its hand and its permanents, each ability once. */
function actsOf(state: State, seat: Seat, { card, ability }: Counted): readonly Act[] {
  const hand = (state.hands[seat] ?? []).filter(card).map((id) => ofCard(state, id))
  const mine = state.battlefield.filter((id) => get(state, id).controller === seat)
  const used = mine.flatMap((id) =>
    abilitiesOf(state, id)
      .filter((one) => ability(id, one))
      .map(actOf),
  )
  return [...hand, ...used]
}

/** An activated ability that is no mana ability. */
function isUse(state: State, ability: Ability): ability is Activated {
  return ability.kind === 'activated' && !isManaAbility(state, ability)
}

/** What waits to happen may hurt. */
const WAITING: Act = { ...NOTHING, strikes: true, clears: true }

const sum = (fighters: readonly Fighter[]): number => fighters.reduce((total, one) => total + hits(one), 0)

/**
 * What its attack does to the other: all of it once it has attacked; else what the blocks that hurt least let through.
 */
function attackOf(state: State, seat: Seat, other: Seat, acts: readonly Act[]): number {
  const { step } = state.turn
  if (!isActive(state, seat) || step === 'main2' || step === 'end' || step === 'cleanup') return 0
  if (state.combat?.attacked === true) {
    const team = actingWith(state, seat)
    const mine = state.combat.attackers.filter(({ id }) => {
      const controller = find(state, id)?.controller
      return controller !== undefined && team.includes(controller)
    })
    return sum(mine.map(({ id }) => fighterOf(state, id)))
  }
  const able = ableAttackers(state, seat).filter((id) => powerOf(state, id) > 0)
  const fighters = able.map((id) => fighterOf(state, id))
  const most = sum(fighters)
  const clearing = acts.filter(({ clears }) => clears)
  if (able.length === 0 || clearing.some(({ many }) => many)) return most
  const largest = Math.max(...fighters.map(hits))
  return Math.min(most, presentAttack(state, able, other) + clearing.length * largest)
}

/** How much mana a seat could still make, one from each of its sources. */
function manaLeft(state: State, seat: Seat): number {
  const sources = state.battlefield.filter((id) => {
    const { controller, tapped } = get(state, id)
    return (
      controller === seat &&
      !tapped &&
      abilitiesOf(state, id).some((one) => one.kind === 'activated' && isManaAbility(state, one))
    )
  })
  return playerAt(state, seat).pool.length + sources.length
}

/** Whether an ability could still do something, as far as mana and tapping go. */
function isUsable(state: State, id: ObjectId, ability: Ability, mana: number): boolean {
  if (ability.kind === 'triggered') return true
  const { tapped } = get(state, id)
  return (
    isUse(state, ability) &&
    ability.cost.every((part) => (part.kind === 'mana' ? manaValue(part.mana) <= mana : part.kind !== 'tap' || !tapped))
  )
}

/** What the seat could still do: cards that it can pay for, abilities that it can use, and what triggers. */
function actsLeft(state: State, seat: Seat, mana: number, knows: (id: ObjectId) => boolean): readonly Act[] {
  const payable = (id: ObjectId): boolean =>
    manaValue(characteristics(state, id).cost) <= mana || waysToCast(state, seat, id).length > 1
  const acts = actsOf(state, seat, {
    card: (id) => knows(id) && payable(id),
    ability: (id, ability) => isUsable(state, id, ability, mana),
  })
  return [...acts, ...state.delayed.map(() => WAITING)]
}

const DAMAGE: readonly Step[] = ['firstStrikeDamage', 'combatDamage']

/** What an attack still to come or to deal damage could do to the other; `null`: there will be none. */
function attackLeft(state: State, seat: Seat, other: Seat, gets: (id: ObjectId) => boolean): number | null {
  const { ahead } = state.turn
  const again = ahead.includes('declareAttackers')
  const declared = state.combat?.attacked === true && ahead.some((step) => DAMAGE.includes(step))
  if (!isActive(state, seat) || !(again || declared)) return null
  const able = again ? ableAttackers(state, seat) : []
  const attacking = declared ? (state.combat?.attackers ?? []) : []
  const team = actingWith(state, other)
  const through = attacking.filter(
    ({ id, blocked, against }) => team.includes(against) && find(state, id) !== null && (!blocked || gets(id)),
  )
  return sum([...able, ...through.map(({ id }) => id)].map((id) => fighterOf(state, id)))
}

/**
 * The same in the course of the turn, with an empty stack: what is spent, tapped or blocked does nothing more, and a
 * mana adds one at most. `knows`: the cards of the hand that count.
 */
export function remainingPotential(state: State, seat: Seat, other: Seat, knows: (id: ObjectId) => boolean): number {
  const mana = manaLeft(state, seat)
  const acts = actsLeft(state, seat, mana, knows)
  const changes = acts.some((act) => hurts(act) || act.clears)
  const attack = attackLeft(state, seat, other, (id) => changes || hasKeyword(state, id, 'trample'))
  const hurting = acts.filter((act) => act.strikes || (attack !== null && act.strengthens)).length
  return (attack ?? 0) + (hurting === 0 ? 0 : hurting * EACH_ACT + mana)
}

/** How much of its life a seat could take from another this turn, at most as far as a glance tells. */
export function potentialDamage(state: State, seat: Seat, other: Seat): number {
  const used = actsOf(state, seat, { card: () => true, ability: (_, ability) => isUse(state, ability) })
  const acts = [...used, ...state.stack.map(() => WAITING)]
  return attackOf(state, seat, other, acts) + acts.filter(hurts).length * EACH_ACT
}
