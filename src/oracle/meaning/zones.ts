/** In which zone an ability works, unless its text says so by moving `~` from there (402.8, 402.9). */
import {
  type Ability,
  type ActivationLimit,
  type Body,
  type Condition,
  type StaticRule,
  staticKinds,
  type Thing,
  type Trigger,
  visitNodes,
  type ZoneName,
} from '../../language/index.ts'

const OF_CASTING = staticKinds(({ ofCasting }) => ofCasting === true)
/** Rules about casting the object itself; "can't be countered" is about the spell too. */
function isAboutTheSpell(rule: StaticRule): boolean {
  if (OF_CASTING.has(rule.kind)) return true
  if (rule.kind === 'spellCost') return rule.spells === 'self'
  return (
    rule.kind === 'affect' &&
    rule.what.kind === 'self' &&
    rule.changes.every((one) => one.kind === 'restrict' && one.restriction.kind === 'cantBeCountered')
  )
}

const isSelf = (thing: Thing): boolean => thing.kind === 'self'

/** "If ~ is in your graveyard". */
function zoneOfCondition(condition: Condition | null): ZoneName | null {
  if (condition?.kind === 'and') return condition.of.map(zoneOfCondition).find((zone) => zone !== null) ?? null
  if (condition?.kind !== 'is' || !isSelf(condition.thing)) return null
  for (const predicate of condition.is) {
    if (predicate.is === 'in') return predicate.zone
    const [there, here] = predicate.is === 'anyOf' ? predicate.of : []
    if (there?.is === 'in' && here?.is === 'in') return there.zone
  }
  return null
}

/** "If ~ is in the command zone or on the battlefield": where it works besides the first of these zones. */
export function alsoWorksIn(condition: Condition | null): ZoneName | null {
  if (condition?.kind === 'and') return condition.of.map(alsoWorksIn).find((zone) => zone !== null) ?? null
  if (condition?.kind !== 'is' || !isSelf(condition.thing)) return null
  for (const predicate of condition.is) {
    const [there, here] = predicate.is === 'anyOf' ? predicate.of : []
    if (there?.is === 'in' && here?.is === 'in') return here.zone
  }
  return null
}

/** "Activate only if ~ is suspended". */
function zoneOfLimits(limits: readonly ActivationLimit[]): ZoneName {
  const zones = limits.map((limit) => (limit.kind === 'onlyIf' ? zoneOfCondition(limit.condition) : null))
  return zones.find((zone) => zone !== null) ?? 'battlefield'
}

/** 401.4: "you may cast ~ from your graveyard" works there. */
function zoneOfCasting(rule: StaticRule): ZoneName | null {
  if (rule.kind !== 'players' || rule.rule.kind !== 'playFrom') return null
  const { what, zone } = rule.rule
  return what?.is.some((one) => one.is === 'thing' && one.thing.kind === 'granter') === true ? zone : null
}

/** "When you cast ~": by then it is a spell. */
const isItsOwnCasting = (trigger: Trigger): boolean =>
  trigger.on === 'cast' && trigger.spell.is.some((one) => one.is === 'thing' && isSelf(one.thing))

/** 2011:702.53. */
const isOfHaunted = (trigger: Trigger): boolean => 'what' in trigger && trigger.what.kind === 'haunted'

/** The object itself, or what it is attached to, which takes it along (420.5d). */
const isOrCarries = (thing: Thing): boolean => thing.kind === 'self' || thing.kind === 'host'

/** Whether the event happens to the object, or to what it is attached to, on the battlefield or as that leaves it. */
function isThere(trigger: Trigger): boolean {
  if (trigger.on === 'anyOf') return trigger.of.some(isThere)
  if (!('what' in trigger) || !isOrCarries(trigger.what) || trigger.on === 'cycled') return false
  return trigger.on !== 'moves' || trigger.from === 'battlefield'
}

/** Whether the words before put the object where it is then looked for. */
function putsAway(body: Body): boolean {
  let found = false
  visitNodes(body, (node) => {
    const { kind, what } = node as { readonly kind?: unknown; readonly what?: Thing }
    found ||= (kind === 'sacrifice' || kind === 'destroy') && what?.kind === 'self'
  })
  return found
}

/**
 * Whether an ability that moves its object out of a zone works only there (402.8, 402.9): not if its own event, its
 * cost or its effect has put it there before.
 */
export function worksOnlyThere(ability: Exclude<Ability, { kind: 'spell' | 'keyword' }>): boolean {
  if (ability.kind === 'static') return true
  if (putsAway(ability.body)) return false
  return ability.kind === 'triggered'
    ? !isThere(ability.trigger)
    : !ability.cost.some((part) => part.kind === 'sacrifice' && isSelf(part.what))
}

export function zoneOfAbility(ability: Exclude<Ability, { kind: 'spell' | 'keyword' }>): ZoneName {
  switch (ability.kind) {
    case 'activated':
      return ability.cost.some((part) => part.kind === 'discardSelf') ? 'hand' : zoneOfLimits(ability.limits)
    case 'triggered':
      if (isOfHaunted(ability.trigger)) return 'exile'
      if ('zone' in ability.trigger && ability.trigger.zone === 'exile') return 'exile'
      return zoneOfCondition(ability.condition) ?? (isItsOwnCasting(ability.trigger) ? 'stack' : 'battlefield')
    case 'static':
      if (ability.rule.kind === 'countedAs') return 'graveyard'
      if (ability.rule.kind === 'beginsInPlay' || ability.rule.kind === 'openingReveal') return 'hand'
      return (
        zoneOfCasting(ability.rule) ??
        zoneOfCondition(ability.condition) ??
        (isAboutTheSpell(ability.rule) ? 'stack' : 'battlefield')
      )
  }
}
