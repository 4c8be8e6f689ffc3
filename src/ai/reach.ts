/**
 * How much a seat could do to another this turn at most, by a generous count: whether a proof that it wins is worth
 * beginning. A guess, not a bound: what it misses the search may still find.
 */
import {
  abilitiesOf,
  ableAttackers,
  characteristics,
  find,
  get,
  hasKeyword,
  isManaAbility,
  type ObjectId,
  powerOf,
  type Seat,
  type State,
} from '../engine/index.ts'
import { type Ability, visitNodes } from '../language/index.ts'
import { type Fighter, fighterOf, hits, presentAttack } from './combat/index.ts'

/** What each act that hurts adds at most, at a guess. */
const EACH_ACT = 4

/** Parts of effects that may hurt a player, directly or by what attacks. */
const HURTS: ReadonlySet<string> = new Set([
  ...['damage', 'loseLife', 'setLife', 'exchangeLife', 'redirectDamage', 'poison', 'loseGame', 'winGame', 'fight'],
  ...['pt', 'setPt', 'switchPt', 'gain', 'oneOf', 'copy', 'tradeControl', 'exchangeControl'],
  ...['untap', 'tapOrUntap', 'extraPhases', 'putCounters', 'moveCounters', 'proliferate', 'attach', 'copySpell'],
  ...['createToken', 'createCopy', 'getEmblem', 'castFree', 'castOffered', 'allowPlay', 'playFrom', 'replaceEvent'],
])

/** Parts of effects that may take a blocker out of the way, or an attacker past it. */
const CLEARS: ReadonlySet<string> = new Set([
  ...['destroy', 'move', 'exile', 'sacrifice', 'tap', 'tapOrUntap', 'restrict', 'loseKeyword', 'loseAllAbilities'],
  ...['becomeUnblocked', 'phaseOut', 'turnFace', 'gain', 'damage', 'pt', 'colors', 'asChosen', 'mustBlock'],
])

interface Act {
  readonly hurts: boolean
  readonly clears: boolean
  /** It does so to any number of creatures. */
  readonly many: boolean
}

const NOTHING: Act = { hurts: false, clears: false, many: false }

/** What abilities are known to do; they are data that never changes. */
const known = new WeakMap<Ability, Act>()

/** Becoming a creature, and being taken over: nouns have kinds of these names, too. */
function isChange(node: Readonly<Record<string, unknown>>): boolean {
  return (node.kind === 'types' && 'set' in node) || (node.kind === 'control' && 'by' in node)
}

function actOf(ability: Ability): Act {
  const before = known.get(ability)
  if (before !== undefined) return before
  let act = NOTHING
  visitNodes('body' in ability ? ability.body : ability, (node) => {
    const { kind } = node
    if (typeof kind !== 'string') return
    if (HURTS.has(kind) || isChange(node)) act = { ...act, hurts: true }
    if (CLEARS.has(kind)) act = { ...act, clears: true }
    if (kind === 'all' || kind === 'eachPlayer' || kind === 'forEach') act = { ...act, many: true }
  })
  known.set(ability, act)
  return act
}

const both = (a: Act, b: Act): Act => ({
  hurts: a.hurts || b.hurts,
  clears: a.clears || b.clears,
  many: a.many || (b.many && b.clears),
})

/** What a card of the hand does this turn; a creature with haste can attack. */
function ofCard(state: State, id: ObjectId): Act {
  if (find(state, id) === null) return NOTHING
  const { types, abilities } = characteristics(state, id)
  if (types.includes('land')) return NOTHING
  const quick = types.includes('creature') && hasKeyword(state, id, 'haste')
  return abilities.map(actOf).reduce(both, { ...NOTHING, hurts: quick })
}

function activatedOn(state: State, id: ObjectId): readonly Ability[] {
  return abilitiesOf(state, id).filter((ability) => ability.kind === 'activated' && !isManaAbility(state, ability))
}

/** What the seat could do: its cards in hand, what waits on the stack, and each ability of what it has, once. */
function actsOf(state: State, seat: Seat): readonly Act[] {
  const hand = (state.hands[seat] ?? []).map((id) => ofCard(state, id))
  const waiting = state.stack.map(() => ({ ...NOTHING, hurts: true, clears: true }))
  const mine = state.battlefield.filter((id) => get(state, id).controller === seat)
  const used = mine.flatMap((id) => activatedOn(state, id).map(actOf))
  return [...hand, ...waiting, ...used]
}

const sum = (fighters: readonly Fighter[]): number => fighters.reduce((total, one) => total + hits(one), 0)

/** What its attack does to the other: all of it once it has attacked; else what the blocks that hurt least let through. */
function attackOf(state: State, seat: Seat, other: Seat, acts: readonly Act[]): number {
  const { active, step } = state.turn
  if (active !== seat || step === 'main2' || step === 'end' || step === 'cleanup') return 0
  if (state.combat?.attacked === true) {
    const mine = state.combat.attackers.filter(({ id }) => find(state, id)?.controller === seat)
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

/** How much of its life a seat could take from another this turn, at most as far as a glance tells. */
export function reachOf(state: State, seat: Seat, other: Seat): number {
  const acts = actsOf(state, seat)
  return attackOf(state, seat, other, acts) + acts.filter(({ hurts }) => hurts).length * EACH_ACT
}
