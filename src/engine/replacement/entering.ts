/** What an object enters the battlefield as (410.10e, 419.1b-c): the rules that say so. Asking is done by `events/`. */
import { type EntersAs, inFull, type Printed } from '../../language/index.ts'
import { mentions } from '../abilities/index.ts'
import { contextOf, holds } from '../continuous/index.ts'
import { type Context, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { contextOfObject, type Working, workingRules } from './working.ts'

export interface EntersRule {
  readonly id: string
  readonly as: EntersAs
  readonly context: Context
}

/** 2011:contents/209: a permanent with a printed loyalty enters with as many loyalty counters. */
function loyaltyRule(printed: Printed, face: number, context: Context): readonly EntersRule[] {
  if (printed.loyalty === null) return []
  return [{ id: `loyalty:${face}`, as: { kind: 'counters', counter: 'loyalty', n: printed.loyalty }, context }]
}

/** Whether any card of this game says how something enters. */
export function mayEnterAs(state: State): boolean {
  return mentions(state.printed).statics.has('enters')
}

/** The entering object's own rules, read from the face it will have. */
export function ownEnters(state: State, id: ObjectId, face: number, controller: Seat): readonly EntersRule[] {
  const printed = state.printed[face] ?? null
  if (printed === null) return []
  const context = contextOfObject(get(state, id), controller)
  const said = inFull(printed.abilities).flatMap((ability) => {
    if (ability.kind !== 'static' || ability.rule.kind !== 'enters' || ability.rule.what.kind !== 'self') return []
    if (ability.condition !== null && !holds(state, ability.condition, context)) return []
    return [{ id: ability.at.key, as: ability.rule.as, context }]
  })
  return [...said, ...loyaltyRule(printed, face, context)]
}

/** Rules of permanents about others that enter: "creatures your opponents control enter the battlefield tapped". */
export function othersEnters(state: State): readonly Working<'enters'>[] {
  return workingRules(state, 'enters').filter((one) => one.rule.what.kind !== 'self')
}

/** The rule of a permanent, with the surroundings of its words. */
export function asRule(one: Working<'enters'>): EntersRule {
  return { id: one.id, as: one.rule.as, context: contextOf(one.source, one.controller) }
}
