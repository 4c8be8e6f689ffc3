/** What an object enters the battlefield as (410.10e, 419.1b-c): the rules that say so. Asking is done by `events/`. */
import { type EntersAs, inFull } from '../../language/index.ts'
import { mentions } from '../abilities/index.ts'
import { contextOf, copiable, holds } from '../continuous/index.ts'
import type { Context, GameObject, Seat, State } from '../state/index.ts'
import { contextOfObject, type Working, workingRules } from './working.ts'

export interface EntersRule {
  readonly id: string
  readonly as: EntersAs
  readonly context: Context
}

/** Whether any card of this game says how something enters. */
export function mayEnterAs(state: State): boolean {
  return mentions(state.printed).statics.has('enters')
}

/** The own rules of an object as it will enter, and 2011's rule that loyalty is a number of counters (2011:contents/209). */
export function ownEnters(state: State, object: GameObject, controller: Seat): readonly EntersRule[] {
  const { abilities, loyalty } = copiable(state, object)
  const context = contextOfObject(object, controller)
  const said = inFull(abilities).flatMap((ability) => {
    if (ability.kind !== 'static' || ability.rule.kind !== 'enters' || ability.rule.what.kind !== 'self') return []
    if (ability.condition !== null && !holds(state, ability.condition, context)) return []
    return [{ id: ability.at.key, as: ability.rule.as, context }]
  })
  if (loyalty === null) return said
  return [...said, { id: 'loyalty', as: { kind: 'counters', counter: 'loyalty', n: loyalty }, context }]
}

/** Rules of permanents about others that enter: "creatures your opponents control enter the battlefield tapped". */
export function othersEnters(state: State): readonly Working<'enters'>[] {
  return workingRules(state, 'enters').filter((one) => one.rule.what.kind !== 'self')
}

/** The rule of a permanent, with the surroundings of its words. */
export function asRule(one: Working<'enters'>): EntersRule {
  return { id: one.id, as: one.rule.as, context: contextOf(one.source, one.controller) }
}
