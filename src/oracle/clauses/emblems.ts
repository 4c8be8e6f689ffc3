/** Emblems (2011:contents/113): "you get an emblem with \"Creatures you control get +1/+1.\"". */
import type { Ability, Effect } from '../../language/index.ts'
import { part, type Syntax, series } from '../core/index.ts'

type Emblem = Omit<Extract<Effect, { kind: 'getEmblem' }>, 'who'>

export function getEmblem(ability: Syntax<Ability>): Syntax<Emblem> {
  const emblem = part()`${{ abilities: series(ability, 'and', { max: 4 }) }}`
  return part({ kind: 'getEmblem' })`get|gets an emblem with ${{ emblem }}` as Syntax<Emblem>
}
