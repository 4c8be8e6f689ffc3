/** What a player's mana can pay of a cost, by the rules in force for them (409.1g; glossary, "as though"). */
import { MANA_TYPES, type ManaCost, type ManaType } from '../../../language/index.ts'
import { typesSpent } from '../../playerRules/index.ts'
import type { Seat, State } from '../../state/index.ts'
import { type Demand, demandOf } from './solve.ts'

/** Reads a cost as what it demands of a player's mana, with X known. */
export type ReadDemand = (cost: ManaCost, x?: number) => Demand

/** How costs are read for that player. */
export function demandsFor(state: State, seat: Seat): ReadDemand {
  const as = typesSpent(state, seat)
  if (as === null) return demandOf
  const counts = new Map(MANA_TYPES.map((type) => [type, as(type)]))
  const widened = (wanted: readonly ManaType[]): readonly ManaType[] =>
    MANA_TYPES.filter((type) => counts.get(type)?.some((one) => wanted.includes(one)))
  return (cost, x = 0) => {
    const { colored, generic } = demandOf(cost, x)
    return { colored: colored.map(widened), generic }
  }
}
