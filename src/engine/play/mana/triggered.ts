/** What triggered mana abilities would add when a permanent is tapped for mana (411.3 / 2011:605.4a). */
import type { ManaType } from '../../../language/index.ts'
import { mentions, seenBy } from '../../abilities/index.ts'
import { contextOf, playersOf, table } from '../../continuous/index.ts'
import type { ObjectId, Seat, State } from '../../state/index.ts'
import { resultsOf } from './outputs.ts'

/** A result with the mana that triggered mana abilities add to it. */
export interface Total {
  readonly own: readonly ManaType[]
  readonly all: readonly ManaType[]
}

/** Every result with each thing that could be added to it; `null` where nothing triggers. */
export function totalsOf(
  state: State,
  seat: Seat,
  id: ObjectId,
  gives: readonly (readonly ManaType[])[],
): readonly Total[] | null {
  if (!mentions(state.printed).triggers.has('tapped')) return null
  const { triggers } = table(state)
  let totals: readonly Total[] | null = null
  for (const { ability, source, controller } of triggers) {
    if (ability.kind !== 'triggered' || ability.trigger.on !== 'tapped' || !ability.trigger.forMana) continue
    for (const effect of ability.body.modes[0] ?? []) {
      if (effect.kind !== 'addMana') continue
      const before: readonly Total[] = totals ?? gives.map((own) => ({ own, all: own }))
      totals = before.flatMap((total) => {
        const event = { kind: 'tappedForMana', object: id, seat, mana: total.own } as const
        const [noticed] = seenBy(event, ability.trigger, { state, context: contextOf(source, controller) })
        if (noticed === undefined) return [total]
        const context = contextOf(source, controller, { noticed })
        if (!playersOf(state, effect.who, context).includes(seat)) return [total]
        const added = resultsOf(state, effect.mana, context)
        return added.length === 0 ? [total] : added.map((mana) => ({ own: total.own, all: [...total.all, ...mana] }))
      })
    }
  }
  return totals
}
