/** Asking the restrictions that an object is under: each of them (500, 418). Usually there is none. */
import type { Cost, CrewDeed, Filter, Predicate, Restriction } from '../../language/index.ts'
import { amount, characteristics, contextOf, powerOf, restrictionsOn } from '../continuous/index.ts'
import type { Context, ObjectId, Ref, Refusal, State } from '../state/index.ts'
import { matchesFor } from './asThough.ts'
import type {
  AnyRestrictionRules,
  Company,
  DamageAs,
  Fight,
  Held,
  Kept,
  MostCounters,
  TimesCost,
  UsedAbility,
} from './rules.ts'
import { rulesOf } from './rulesOf.ts'

type AnyHeld = Held<Restriction>

/** The first refusal that one of the restrictions gives. */
function firstRefusal(
  state: State,
  id: ObjectId,
  why: (rules: AnyRestrictionRules, held: AnyHeld) => Refusal | null | undefined,
): Refusal | null {
  for (const held of restrictionsOn(state, id)) {
    const refused = why(rulesOf(held.restriction), held)
    if (refused != null) return refused
  }
  return null
}

/** What a facet of the rules makes of each restriction that has it. */
function each<T>(
  state: State,
  id: ObjectId,
  made: (rules: AnyRestrictionRules, held: AnyHeld) => T | undefined,
): readonly T[] {
  const all = restrictionsOn(state, id)
  if (all.length === 0) return []
  return all.flatMap((held) => {
    const found = made(rulesOf(held.restriction), held)
    return found === undefined ? [] : [found]
  })
}

function some(
  state: State,
  id: ObjectId,
  is: (rules: AnyRestrictionRules, restriction: Restriction) => boolean,
): boolean {
  return restrictionsOn(state, id).some(({ restriction }) => is(rulesOf(restriction), restriction))
}

/** Why an effect doesn't let the creature attack that player or planeswalker, or `null` (500.1). */
export function whyRestrictedFromAttacking(state: State, id: ObjectId, defender: Ref): Refusal | null {
  return firstRefusal(state, id, (rules, held) => rules.whyNotAttack?.(state, held, id, defender))
}

/** Why an effect on either of them doesn't let the creature block that attacker, or `null` (500.1, 501.1). */
export function whyRestrictedFromBlocking(state: State, id: ObjectId, attacker: ObjectId): Refusal | null {
  const counts = (as: Filter, context: Context) => matchesFor(state, as, id, context, 'block')
  return (
    firstRefusal(state, id, (rules, held) => rules.whyNotBlock?.(state, held, id, attacker)) ??
    firstRefusal(state, attacker, (rules, held) => rules.whyNotBlockedBy?.(state, held, attacker, id, counts))
  )
}

/** Why an effect doesn't let the permanent be the target of what `context` is of, or `null` (415.2). */
export function whyRestrictedFromTargeting(state: State, id: ObjectId, context: Context): Refusal | null {
  return firstRefusal(state, id, (rules, held) => rules.whyNotTargeted?.(state, held, id, context))
}

/** Whether an effect keeps the object's activated ability from being activated (409.4). */
export function keepsFromActivating(state: State, id: ObjectId, ability: UsedAbility): boolean {
  return some(state, id, (rules, restriction) => rules.keepsFromActivating?.(restriction, ability) === true)
}

/** Whether an effect keeps that from happening to the object. */
export function isKeptFrom(state: State, id: ObjectId, what: Kept): boolean {
  return some(state, id, ({ keeps }) => keeps === what)
}

/** Whether an effect keeps counters of that kind from being put on it. */
export function isKeptFromCounters(state: State, id: ObjectId, kind: string): boolean {
  return some(state, id, ({ keepsOffCounters }, restriction) => keepsOffCounters?.(restriction, kind) === true)
}

/** Of which kinds of counters effects let it have no more than so many (today:122.4). */
export function mostCounters(state: State, id: ObjectId): readonly MostCounters[] {
  return each(state, id, ({ mostCounters: most }, { restriction }) => most?.(restriction))
}

/** Whether an effect on either of them keeps the one from being attached to the other (212.4d). */
export function isHeldOff(state: State, host: ObjectId, attached: ObjectId): boolean {
  return (
    each(state, host, ({ keepsOff }, held) => keepsOff?.(state, held, attached)).includes(true) ||
    each(state, attached, ({ staysOff }, held) => staysOff?.(state, held, host)).includes(true)
  )
}

/** What effects demand that the creature attacks: which of these, by index; `null`: any (500.2). */
export function attackDemandsOn(
  state: State,
  id: ObjectId,
  defenders: readonly Ref[],
): readonly (readonly number[] | null)[] {
  return each(state, id, ({ demandsAttack }, held) => demandsAttack?.(state, held, defenders, id))
}

/** Whether an effect demands that the creature attacks where one of those others does (500.2). */
export function mustAttackWith(state: State, id: ObjectId, others: readonly ObjectId[]): boolean {
  return each(state, id, ({ attacksWith }, held) =>
    attacksWith === undefined ? undefined : others.some((other) => attacksWith(state, held, other)),
  ).includes(true)
}

/** Whether an effect may demand that the creature attacks where others do (500.2). */
export function mayHaveToFollow(state: State, id: ObjectId): boolean {
  return some(state, id, ({ attacksWith }) => attacksWith !== undefined)
}

/** What effects demand that the creature blocks: of these attackers which, by index; `null`: any (500.3). */
export function blockDemandsOn(
  state: State,
  id: ObjectId,
  attackers: readonly ObjectId[],
): readonly (readonly number[] | null)[] {
  const one = each(state, id, ({ demandsBlock }, held) => demandsBlock?.(state, held, attackers, id))
  const all = each(state, id, ({ demandsBlocks }, held) => demandsBlocks?.(state, held, attackers))
  return [...one, ...all.flat().map((goal) => [goal])]
}

/** Whether the attacker can be blocked as though it lacked landwalk of such a land. */
export function isWithoutLandwalk(state: State, id: ObjectId, land: readonly Predicate[]): boolean {
  return some(state, id, (rules, restriction) => rules.lacksLandwalk?.(restriction, land) === true)
}

/** How many effects demand that the attacker is blocked by somebody (500.3). */
export function blockerDemandsOn(state: State, id: ObjectId): number {
  return each(state, id, ({ demandsBlockers }) => (demandsBlockers === 'one' ? true : undefined)).length
}

/** How many effects demand that this creature blocks the attacker, as all that can must (500.3). */
export function drawingOf(state: State, id: ObjectId, blocker: ObjectId): number {
  return each(state, id, ({ demandsBlockers, asksBlocker }, held) =>
    demandsBlockers === 'all' && asksBlocker?.(state, held, blocker) !== false ? true : undefined,
  ).length
}

/** Others without which the creature can't be declared (500.1). */
export function companyFor(state: State, id: ObjectId, what: Fight): readonly Company[] {
  return each(state, id, ({ company }, held) => (company?.does === what ? company.of(state, held) : undefined))
}

/** By how many creatures the attacker can be blocked where it is blocked at all. */
export function blockerLimits(state: State, id: ObjectId): { readonly least: number; readonly most: number } {
  const limits = each(state, id, ({ blockers }, { restriction }) => blockers?.(restriction))
  return {
    least: Math.max(0, ...limits.map((one) => one.least)),
    most: Math.min(Number.POSITIVE_INFINITY, ...limits.map((one) => one.most ?? Number.POSITIVE_INFINITY)),
  }
}

/** A cost of a declaration, and how often it is asked for now. */
export interface AskedCost {
  readonly cost: Cost
  readonly times: number
}

const asked = (state: State, { source, controller }: AnyHeld, said: TimesCost | undefined): AskedCost | undefined =>
  said && { cost: said.cost, times: amount(state, said.times ?? 1, contextOf(source, controller)) }

/** What effects make the creature's attack there cost (308.2d). */
export function attackCostsOn(state: State, id: ObjectId, defender: Ref): readonly AskedCost[] {
  return each(state, id, ({ attackCost }, held) => asked(state, held, attackCost?.(state, held, defender)))
}

/** What effects on the creature, and on those it blocks, make its block cost (309.2b). */
export function blockCostsOn(state: State, id: ObjectId, attackers: readonly ObjectId[]): readonly AskedCost[] {
  const own = each(state, id, ({ blockCost }, held) => asked(state, held, blockCost?.(state, held, attackers)))
  const others = attackers.flatMap((attacker) =>
    each(state, attacker, ({ blockedCost }, held) => asked(state, held, blockedCost?.(held.restriction))),
  )
  return [...own, ...others]
}

/** How many attackers beyond the first the creature may block (309.2a). */
export function moreBlocksOf(state: State, id: ObjectId): number {
  return each(state, id, ({ moreBlocks }, held) => moreBlocks?.(state, held)).reduce((sum, n) => sum + n, 0)
}

/** 310.2e: whether it assigns no combat damage, or may or must assign it as though it weren't blocked. */
export function assignsDamage(state: State, id: ObjectId, how: DamageAs): boolean {
  return some(state, id, ({ combatDamage }) => combatDamage === how)
}

/** Whether an effect keeps the creature from being tapped to do that (today:702.122). */
export function isKeptFromCrewing(state: State, id: ObjectId, purpose: CrewDeed | undefined): boolean {
  return purpose === 'crew' && some(state, id, ({ keepsFromCrewing }) => keepsFromCrewing === true)
}

/** The power as which the creature is tapped for its power, to do that (today:702.122). */
export function crewingPower(state: State, id: ObjectId, purpose: CrewDeed | undefined): number {
  const all = each(state, id, ({ crewsAs }, { restriction }) => crewsAs?.(restriction))
  const told = all.filter(({ does }) => purpose !== undefined && does.includes(purpose))
  const base = told.some(({ more }) => more === null) ? (characteristics(state, id).toughness ?? 0) : powerOf(state, id)
  return told.reduce((sum, { more }) => sum + (more ?? 0), base)
}

/** Whether an effect keeps it tapped in its controller's untap step (302.2). */
export function staysTapped(state: State, id: ObjectId): boolean {
  return some(state, id, ({ staysTapped: when }) => when === 'always' || when === 'once')
}

/** Whether its controller may choose not to untap it in their untap step (302.2). */
export function mayStayTapped(state: State, id: ObjectId): boolean {
  return some(state, id, ({ staysTapped: when }) => when === 'optionally')
}

/** What is left of a restriction once an untap step has used up one of those that it is for; `null`: nothing. */
export function afterOneUntap(restriction: Restriction): Restriction | null {
  return rulesOf(restriction).afterUntap?.(restriction) ?? null
}

/** Whether the restriction is for one untap step, which uses it up. */
export function isForOneUntap(restriction: Restriction): boolean {
  return rulesOf(restriction).staysTapped === 'once'
}
