/** What each kind of restriction means (500, 418): a total table; who wants to know asks `asking.ts`. */
import { type Attacked, type Filter, isOfAbilities, type Restriction } from '../../language/index.ts'
import { amount, characteristics, contextOf, holds, isType, matches, playersOf } from '../continuous/index.ts'
import { type Context, find, findOrLast, type Ref, refuse, type State, sameData } from '../state/index.ts'
import type { Company, Held, RestrictionOf, RestrictionRules } from './rules.ts'

/** Whether an attack there is on those whom the restriction speaks of. */
function isOn(state: State, { source, controller }: Held<Restriction>, whom: Attacked, defender: Ref): boolean {
  if ('object' in defender && !(whom.walkers && isType(state, defender.object, 'planeswalker'))) return false
  const seat = 'player' in defender ? defender.player : findOrLast(state, defender.object)?.controller
  if (seat === undefined) return false
  return (whom.seats ?? playersOf(state, whom.players, contextOf(source, controller))).includes(seat)
}

/** Those without which it can't be declared. */
const companyOf = (
  state: State,
  {
    restriction: { least = 1, company },
    source,
    controller,
  }: Held<RestrictionOf<'cantAttackAlone' | 'cantBlockAlone'>>,
): Company => ({
  least,
  counts: (id) => company === undefined || matches(state, company, id, contextOf(source, controller)),
})

/** Whether what is announced is an ability; what a permanent announces can be nothing else. */
const isAbility = (state: State, { onStack, source }: Context): boolean =>
  onStack === null ? find(state, source)?.zone === 'battlefield' : find(state, onStack)?.kind === 'ability'
/** "Abilities from artifact sources": asked of the object that has the ability, which may not be on the stack yet. */
const isOfSuch = (state: State, { is }: Filter, aiming: Context, context: Context): boolean =>
  is.every((one) =>
    one.is === 'ofSource'
      ? matches(state, one.filter, aiming.source, context)
      : aiming.onStack !== null && matches(state, { noun: 'ability', is: [one] }, aiming.onStack, context),
  )

/** Whether such spells and abilities can't target it: one is as its source is, but whoever announces it controls it. */
function isAimedBy(state: State, by: Filter, { source, controller }: Held<Restriction>, aiming: Context): boolean {
  const context = { ...aiming, source, controller }
  if (isOfAbilities(by)) return isAbility(state, aiming) && isOfSuch(state, by, aiming, context)
  return by.noun === 'spellOrAbility'
    ? matches(state, { noun: 'source', is: by.is }, aiming.source, context, aiming.controller)
    : matches(state, by, aiming.source, context)
}

export const RESTRICTIONS: { readonly [K in Restriction['kind']]: RestrictionRules<K> } = {
  cantAttack: {
    whyNotAttack: (state, held, id, defender) => {
      const { restriction, source, controller } = held
      if (restriction.whom !== undefined && !isOn(state, held, restriction.whom, defender)) return null
      if (restriction.unless === null) return refuse(state, 'attack.cant', { object: id, source })
      return holds(state, restriction.unless, contextOf(source, controller))
        ? null
        : refuse(state, 'attack.cantUnless', { object: id, source })
    },
  },
  cantBlock: {
    whyNotBlock: (state, { restriction, source, controller }, id, attacker) =>
      (restriction.what === null || matches(state, restriction.what, attacker, contextOf(source, controller))) &&
      !(restriction.unless !== undefined && holds(state, restriction.unless, contextOf(source, controller)))
        ? refuse(state, 'block.cant', { object: id, source })
        : null,
  },
  cantBeBlocked: {
    whyNotBlockedBy: (state, { restriction, source, controller }, attacker, id, counts) => {
      const { by, except } = restriction
      const context = contextOf(source, controller)
      const params = { object: id, attacker, source }
      if (by === null && except === null) return refuse(state, 'block.unblockable', params)
      if (by !== null && counts(by, context)) return refuse(state, 'block.cantBeBlockedBy', params)
      return except !== null && !counts(except, context) ? refuse(state, 'block.onlyBlockedBy', params) : null
    },
  },
  // "Each turn" asks for one attack in the turn, not for one in each combat.
  mustAttack: {
    demandsAttack: (state, held, defenders, id) => {
      const { per, whom, owner, itself } = held.restriction
      if (per === 'turn' && state.facts.attacked.includes(id)) return undefined
      if (owner === true) {
        const seat = findOrLast(state, id)?.owner
        return defenders.flatMap((defender, index) => ('player' in defender && defender.player === seat ? [index] : []))
      }
      if (itself === true)
        return defenders.flatMap((one, index) => ('object' in one && one.object === held.source ? [index] : []))
      if (whom === undefined) return null
      return defenders.flatMap((defender, index) => (isOn(state, held, whom, defender) ? [index] : []))
    },
  },
  goaded: {
    demandsAttack: (_, { controller }, defenders) =>
      defenders.flatMap((one, index) => ('player' in one && one.player !== controller ? [index] : [])),
  },
  mustAlsoAttack: {
    attacksWith: (state, { restriction, source, controller }, other) =>
      matches(state, restriction.with, other, contextOf(source, controller)),
  },
  mustBlock: {
    demandsBlock: (state, { restriction, source, controller }, attackers, id) => {
      const { whom, per } = restriction
      if (whom === null) return per === 'turn' && state.facts.blocked.includes(id) ? undefined : null
      const context = contextOf(source, controller)
      return attackers.flatMap((attacker, index) => (matches(state, whom, attacker, context) ? [index] : []))
    },
  },
  mustBlockEach: {
    demandsBlocks: (state, { restriction: { whom }, source, controller }, attackers) =>
      attackers.flatMap((attacker, index) =>
        matches(state, whom, attacker, contextOf(source, controller)) ? [index] : [],
      ),
  },
  withoutLandwalk: {
    lacksLandwalk: (restriction, land) => restriction.land === null || sameData(restriction.land, land),
  },
  mustBeBlocked: { demandsBlockers: 'one' },
  mustBeBlockedByAll: {
    demandsBlockers: 'all',
    asksBlocker: (state, { restriction: { by }, source, controller }, blocker) =>
      by === undefined || matches(state, by, blocker, contextOf(source, controller)),
  },
  cantAttackUnlessPaid: {
    attackCost: (state, held, defender) =>
      held.restriction.whom === undefined || isOn(state, held, held.restriction.whom, defender)
        ? held.restriction
        : undefined,
  },
  cantBlockUnlessPaid: {
    blockCost: (state, { restriction, source, controller }, attackers) => {
      const { what } = restriction
      const context = contextOf(source, controller)
      return what === undefined || attackers.some((id) => matches(state, what, id, context)) ? restriction : undefined
    },
  },
  cantBeBlockedUnlessPaid: { blockedCost: (restriction) => restriction },
  cantAttackAlone: { company: { does: 'attack', of: companyOf } },
  attacksOnlyAlone: { company: { does: 'attack', of: () => ({ least: 0, most: 0, counts: () => true }) } },
  cantBlockAlone: { company: { does: 'block', of: companyOf } },
  blockedBy: { blockers: ({ least, most }) => ({ least, most }) },
  assignsAsUnblocked: { combatDamage: 'asUnblocked' },
  assignsOnlyAsUnblocked: { combatDamage: 'onlyAsUnblocked' },
  assignsNoDamage: { combatDamage: 'none' },
  assignsByToughness: { combatDamage: 'byToughness' },
  doesntUntap: { staysTapped: 'always' },
  mayStayTapped: { staysTapped: 'optionally' },
  doesntUntapNext: {
    staysTapped: 'once',
    afterUntap: ({ steps = 1 }) => (steps > 1 ? { kind: 'doesntUntapNext', steps: steps - 1 } : null),
  },
  cantActivate: {
    keepsFromActivating: ({ exceptMana, tapping }, ability) =>
      !(exceptMana === true && ability.isMana()) && !(tapping === true && !ability.tapping),
  },
  cantHold: {
    keepsOff: (state, { restriction: { what, others }, source }, attached) =>
      !(others === true && attached === source) && characteristics(state, attached).subtypes.includes(what),
  },
  attachesOnlyTo: {
    staysOff: (state, { restriction: { what }, source, controller }, host) =>
      !matches(state, what, host, contextOf(source, controller)),
  },
  cantBeCountered: { keeps: 'countered' },
  cantBeRegenerated: { keeps: 'regenerated' },
  cantTransform: { keeps: 'transformed' },
  cantPhaseOut: { keeps: 'phasedOut' },
  keepsLegends: { keeps: 'legendRule' },
  cantCrew: { keepsFromCrewing: true },
  crewsAs: { crewsAs: ({ does, more }) => ({ does, more }) },
  cantHaveKeyword: { ofLayers: true },
  mostCounters: { mostCounters: ({ counter, n }) => ({ counter, n }) },
  cantHaveCounters: { keepsOffCounters: ({ counter }, kind) => counter === null || counter === kind },
  cantBeDestroyed: { keeps: 'destroyed' },
  exiledOnLeaving: { keeps: 'elsewhere' },
  cantBeTargeted: {
    whyNotTargeted: (state, held, id, context) =>
      held.restriction.by === null || isAimedBy(state, held.restriction.by, held, context)
        ? refuse(state, 'target.cantBeTargeted', { object: id })
        : null,
  },
  blocksAdditional: {
    moreBlocks: (state, { restriction, source, controller }) =>
      amount(state, restriction.n, contextOf(source, controller)),
  },
  asThough: { assumes: ({ does, has, lacks }) => ({ does, has, lacks }) },
}
