/** 420.5c: creatures with lethal damage. */
import type { Proposed } from '../events/index.ts'
import { get, type State } from '../state/index.ts'
import type { Candidates } from './candidates.ts'

/** A creature with lethal damage is destroyed; 2011:704.5h: so is one with any damage from a source with deathtouch. */
export function dyingOfDamage(state: State, living: Candidates['living']): readonly Proposed[] {
  const events: Proposed[] = []
  for (const { id, toughness } of living) {
    const { damage, deathtouched } = get(state, id)
    if (deathtouched || (damage > 0 && damage >= toughness))
      events.push({ kind: 'destroy', object: id, noRegeneration: false, byRule: true })
  }
  return events
}
