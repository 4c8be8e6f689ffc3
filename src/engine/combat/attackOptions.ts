/** What may be done as a creature is declared as an attacker: "you may exert ~ as it attacks" (today:508.1g). */
import { printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, contextOf, holds } from '../continuous/index.ts'
import { performEffects } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, find, type ObjectId } from '../state/index.ts'

/** Each attacker's options in turn, before the costs of the attack are added up. */
export function* takeAttackOptions(g: Draft, attackers: readonly ObjectId[]): Process {
  if (!printedFeatures(g.state.printed).statics.has('attackOption')) return
  for (const id of attackers) {
    const object = find(g.state, id)
    if (object === null) continue
    for (const ability of abilitiesOf(g.state, id)) {
      if (ability.kind !== 'static' || ability.rule.kind !== 'attackOption') continue
      const context = contextOf(id, object.controller, { at: ability.at })
      if (ability.condition !== null && !holds(g.state, ability.condition, context)) continue
      yield* performEffects(g, ability.rule.effects, context)
    }
  }
}
