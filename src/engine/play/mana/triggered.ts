/** What triggered mana abilities would add when a permanent is tapped for mana (411.3 / 2011:605.4a). */
import type { Effect, ManaType } from '../../../language/index.ts'
import { manaAdded, printedFeatures, seenBy } from '../../abilities/index.ts'
import { contextOf, holds, playersOf, table } from '../../continuous/index.ts'
import type { Context, ObjectId, Seat, State } from '../../state/index.ts'
import { resultsOf } from './outputs.ts'

/** A result including the mana that triggered mana abilities add to it. */
export interface Total {
  readonly own: readonly ManaType[]
  readonly all: readonly ManaType[]
}

/** The results including what the effects add for the seat: an "if" as things stand, a "may" either way. */
function grown(
  state: State,
  seat: Seat,
  effects: readonly Effect[],
  totals: readonly Total[],
  context: Context,
): readonly Total[] {
  return effects.reduce((sofar, effect) => {
    if (effect.kind === 'if') {
      const part = holds(state, effect.condition, context) ? effect.then : effect.otherwise
      return grown(state, seat, part, sofar, context)
    }
    if (effect.kind === 'may') return grown(state, seat, effect.effects, sofar, context).concat(sofar)
    if (effect.kind !== 'addMana' || !playersOf(state, effect.who, context).includes(seat)) return sofar
    const added = resultsOf(state, effect.mana, context)
    if (added.length === 0) return sofar
    return sofar.flatMap(({ own, all }) => added.map((mana) => ({ own, all: [...all, ...mana] })))
  }, totals)
}

/** Every result with each thing that could be added to it; `null` if nothing triggers. */
export function totalsOf(
  state: State,
  seat: Seat,
  id: ObjectId,
  gives: readonly (readonly ManaType[])[],
): readonly Total[] | null {
  if (!printedFeatures(state.printed).triggers.has('tapped')) return null
  const { triggers } = table(state)
  let totals: readonly Total[] | null = null
  for (const { ability, source, controller } of triggers) {
    if (ability.kind !== 'triggered' || ability.trigger.on !== 'tapped' || !ability.trigger.forMana) continue
    if (manaAdded(ability.body.modes).length === 0) continue
    const { trigger, condition, body } = ability
    const before: readonly Total[] = totals ?? gives.map((own) => ({ own, all: own }))
    totals = before.flatMap((total) => {
      const event = { kind: 'tappedForMana', object: id, seat, mana: total.own } as const
      const [triggerData] = seenBy(event, trigger, { state, context: contextOf(source, controller) })
      if (triggerData === undefined) return [total]
      const context = contextOf(source, controller, { triggerData })
      if (condition !== null && !holds(state, condition, context)) return [total]
      return grown(state, seat, body.modes[0] ?? [], [total], context)
    })
  }
  return totals
}
