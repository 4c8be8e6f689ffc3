/** Prevention and redirection of damage (419.6c, 419.7): shields, static abilities and protection. */
import { type Effect, type Filter, memoised, visitNodes } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { amount, contextOf, isAttackable, isType, matches } from '../continuous/index.ts'
import { isProtectedFrom } from '../keywords/index.ts'
import {
  type Context,
  type DamageShield,
  find,
  isDamageShield,
  type ObjectId,
  type Proposed,
  type Ref,
  type Shield,
  type State,
  sameRef,
} from '../state/index.ts'
import { dataOfReplaced } from './eventData.ts'
import { includes } from './recipients.ts'
import type { Afterwards, Replacement } from './replacement.ts'
import { ofShieldCountersToDamage } from './ruledCounters.ts'
import { type Working, workingRules } from './working.ts'

export type Damage = Extract<Proposed, { kind: 'damage' }>
type Rule = Working<'prevent'>['rule']

/** Every prevention and redirection effect that applies to this damage as things stand. */
export function preventionsOf(state: State, damage: Damage): Replacement[] {
  const all = [
    ...ofProtection(state, damage),
    ...ofShields(state, damage),
    ...ofStatics(state, damage),
    ...ofShieldCountersToDamage(state, damage),
  ]
  return all.length > 0 && isUnpreventable(state, damage) ? all.flatMap(inVain) : all
}

/** Whether its own effect, another one or an ability says that it can't be prevented. */
function isUnpreventable(state: State, damage: Damage): boolean {
  const isOf = (from: Filter | null, context: Context): boolean =>
    from === null || matches(state, from, damage.source, context)
  return (
    damage.unpreventable === true ||
    state.shields.some((one) => one.kind === 'unpreventable' && isOf(one.from, one.context) && isTo(one.to, damage)) ||
    workingRules(state, 'unpreventable').some(
      ({ rule, source, controller }) =>
        (rule.combat === undefined || damage.combat) && isOf(rule.from, contextOf(source, controller)),
    )
  )
}

const isTo = (ids: readonly ObjectId[] | undefined, { to }: Damage): boolean =>
  ids === undefined || ('object' in to && ids.includes(to.object))

/** Whether it can't be dealt to anything else instead (419.6c). */
export function isUnmoved(state: State, damage: Damage): boolean {
  const isOf = (from: Filter | null, context: Context): boolean =>
    from === null || matches(state, from, damage.source, context)
  return (
    damage.unmoved === true ||
    state.shields.some(
      (one) =>
        one.kind === 'unpreventable' && one.unmoved === true && isOf(one.from, one.context) && isTo(one.to, damage),
    )
  )
}

/** Whether applying it would deal the damage to something else. */
export function moves({ does }: Replacement, { to }: Damage): boolean {
  if (does.does === 'become') return does.events.some((one) => one.kind === 'damage' && !sameRef(one.to, to))
  return does.does === 'redirect' || does.does === 'offer'
}

/** 419.7: it prevents nothing and isn't used up, but what it does besides that happens. */
function inVain(one: Replacement): readonly Replacement[] {
  if (one.does.does !== 'prevent') return [one]
  return one.does.then === null ? [] : [{ ...one, does: { ...one.does, n: 0, shield: null } }]
}

/** Whether a shield covers this damage now: its recipient, its kind and its source's characteristics (419.8b). */
export function covers(state: State, shield: Shield, damage: Damage): shield is DamageShield {
  if (!isDamageShield(shield) || shield.n === 0) return false
  if (shield.combat !== null && shield.combat !== damage.combat) return false
  if (!isCovered(state, shield, damage)) return false
  if (shield.from !== null && !matches(state, shield.from, damage.source, shield.context)) return false
  return shield.kind === 'prevent' || (isDamageable(state, shield.onto) && !sameRef(shield.onto, damage.to))
}

/**
 * "The next time a creature would deal damage": it is for one source, even where several deal damage at once; "the next
 * time damage would be dealt" is for all of that.
 */
export function isForOneSource(shield: Shield | undefined): boolean {
  if (shield === undefined) return false
  if (isDamageShield(shield)) return shield.once && shield.from !== null
  return shield.kind === 'replace' && shield.once && shield.event.on === 'damage' && shield.event.from !== null
}

/** 419.2: those it names, and what is now as it describes; without either, anything. */
function isCovered(state: State, shield: DamageShield, damage: Damage): boolean {
  const { to, those } = shield
  if (to === null) return those === null || isThose(state, those, shield, damage)
  return to.some((ref) => sameRef(ref, damage.to)) || (those !== null && isThose(state, those, shield, damage))
}

function isThose(state: State, those: Filter, { context }: DamageShield, { to }: Damage): boolean {
  return 'object' in to && matches(state, those, to.object, context)
}

/** A player in the game, a creature on the battlefield, or a planeswalker or battle there (2011:120.1, today:120.1). */
export function isDamageable(state: State, ref: Ref): boolean {
  if ('player' in ref) return state.players[ref.player]?.lost === null
  if (find(state, ref.object)?.zone !== 'battlefield') return false
  return isType(state, ref.object, 'creature') || isAttackable(state, ref.object)
}

function ofShields(state: State, damage: Damage): Replacement[] {
  return state.shields.flatMap((shield) => {
    if (!covers(state, shield, damage)) return []
    const n = shield.n === null ? shareOf(state, shield, damage) : Math.min(shield.n, damage.n)
    const { source } = shield.context
    if (shield.kind === 'prevent')
      return [
        prevention(`shield:${shield.id}`, source, n, isUsed(shield) ? shield.id : null, afterwards(shield, damage)),
      ]
    const does = { does: 'redirect', n, shield: shield.id, onto: shield.onto } as const
    return [{ id: `shield:${shield.id}`, source, key: 'redirect' as const, does }]
  })
}

/** How much of the damage it deals with. */
function shareOf(state: State, { share, context }: DamageShield, damage: Damage): number {
  if (share === undefined) return damage.n
  const triggerData = dataOfReplaced('damage', damage)
  const n = amount(
    state,
    share,
    contextOf(context.source, context.controller, triggerData === null ? {} : { triggerData }),
  )
  return Math.max(0, Math.min(n, damage.n))
}

/** Whether covering damage uses up the shield, at least in part. */
function isUsed({ n, once }: DamageShield): boolean {
  return n !== null || once
}

function ofStatics(state: State, damage: Damage): Replacement[] {
  return workingRules(state, 'prevent').flatMap(({ rule, source, controller, id, at }) => {
    const context = contextOf(source, controller)
    if (rule.combat !== null && rule.combat !== damage.combat) return []
    if (rule.most !== undefined && damage.n > rule.most) return []
    if (rule.to !== null && !includes(state, rule.to, damage.to, context)) return []
    const about = contextOf(source, controller, { triggerData: dataOfReplaced('damage', damage) })
    if (rule.from !== null && !matches(state, rule.from, damage.source, about)) return []
    const n = rule.n === null ? damage.n : Math.max(0, Math.min(amount(state, rule.n, about), damage.n))
    return [{ ...prevention(id, source, n, null, afterStatic(rule, damage, id, contextOf(source, controller))), at }]
  })
}

/** What the ability does once it has prevented damage: once for all the damage that its words take together. */
function afterStatic(rule: Rule, damage: Damage, id: string, { source, controller }: Context): Afterwards | null {
  if (rule.then === undefined) return null
  const triggerData = dataOfReplaced('damage', damage)
  const to = keyOf(damage.to)
  // "If a source would deal damage": each source by itself; "if damage would be dealt": all of it.
  const by = rule.from === null ? '' : damage.source
  const context = contextOf(source, controller, triggerData === null ? {} : { triggerData })
  return { effects: rule.then, context, of: `${id}>${to}<${by}` }
}

/** 2004:502.7c: damage from sources with the quality is prevented. */
function ofProtection(state: State, damage: Damage): Replacement[] {
  if (!('object' in damage.to) || !printedFeatures(state.printed).keywords.has('protection')) return []
  const id = damage.to.object
  return isProtectedFrom(state, id, damage.source) ? [prevention(`protection:${id}`, id, damage.n, null)] : []
}

/** The roles of damage that a text names: to whom it is dealt, and by what. */
const rolesNamed = memoised((effects: readonly Effect[]): { readonly to: boolean; readonly by: boolean } => {
  const kinds = new Set<unknown>()
  visitNodes(effects, ({ kind }) => {
    kinds.add(kind)
    return undefined
  })
  return { to: kinds.has('event') || kinds.has('eventPlayer'), by: kinds.has('eventOther') }
})

/**
 * What a shield does besides, once for all damage at once that its words don't tell apart; a text that isn't about
 * another event speaks of that damage.
 */
function afterwards({ id, then, context }: DamageShield, damage: Damage): Afterwards | null {
  if (then === undefined) return null
  if (context.triggerData !== null) return { effects: then, context, of: `shield:${id}` }
  const { to, by } = rolesNamed(then)
  const of = `shield:${id}>${to ? keyOf(damage.to) : ''}<${by ? damage.source : ''}`
  return { effects: then, context: { ...context, triggerData: dataOfReplaced('damage', damage) }, of }
}

const keyOf = (to: Ref): string => ('object' in to ? `object:${to.object}` : `player:${to.player}`)

function prevention(
  id: string,
  source: ObjectId,
  n: number,
  shield: number | null,
  then: Afterwards | null = null,
): Replacement {
  return { id, source, key: 'prevent', does: { does: 'prevent', n, shield, then } }
}
