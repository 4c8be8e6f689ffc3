/** What a player's mana can pay of a cost, by the rules in force for them (409.1g; glossary, "as though"). */
import { MANA_TYPES, type ManaCost, type ManaType } from '../../../language/index.ts'
import { typesSpent } from '../../playerRules/index.ts'
import type { Purpose } from '../../questions/index.ts'
import { find, type Seat, type State } from '../../state/index.ts'
import { type Demand, demandOf } from './solve.ts'

/** Reads a cost as what it demands of a player's mana, with X known. */
export type ReadDemand = (cost: ManaCost, x?: number) => Demand

/** How costs are read for that player; `purpose`: what is paid for. */
export function demandsFor(state: State, seat: Seat, purpose: Purpose | null = null): ReadDemand {
  const spell = purpose !== null && 'cast' in purpose ? purpose.cast : null
  const own = spell === null ? [] : (find(state, spell)?.choices?.cast?.spends ?? [])
  const as = typesSpent(state, seat, spell)
  if (as === null && own.length === 0) return demandOf
  const counts = new Map(MANA_TYPES.map((type) => [type, [...(as?.(type) ?? [type]), ...own]]))
  const widened = (wanted: readonly ManaType[]): readonly ManaType[] =>
    MANA_TYPES.filter((type) => counts.get(type)?.some((one) => wanted.includes(one)))
  return (cost, x = 0) => {
    const { colored, generic } = demandOf(cost, x)
    return { colored: colored.map(widened), generic }
  }
}
