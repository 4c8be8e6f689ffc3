/** Keywords (502 of 2004, 702 of 2011): a name, or a name with what it asks for. */
import type { Cost, Keyword } from '../../language/index.ts'
import { either, mapped, named, part, phrase, type Syntax, wordings } from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { manaCost, simpleKeyword } from '../lexicon/index.ts'
import { filter } from '../nouns/index.ts'
import { landwalk } from './landwalk.ts'
import { quarrel } from './protection.ts'

const isCost = (value: unknown): value is Cost => Array.isArray(value)

/** "{2}{R}" alone. */
const justMana: Syntax<Cost> = mapped(manaCost, {
  to: (mana): Cost => [{ kind: 'mana', mana }],
  is: isCost,
  from: (cost) => (cost.length === 1 && cost[0]?.kind === 'mana' ? cost[0].mana : undefined),
})
/** "{2}", or where it is more than mana: "—{1}, Sacrifice a creature." */
const cost: Syntax<Cost> = wordings(justMana, phrase`—${costs}.`)

/** One keyword, as in a line of them or after "has". */
export const keyword: Syntax<Keyword> = named(
  'a keyword',
  either(
    part()`${{ name: simpleKeyword }}`,
    part({ name: 'protection' })`protection from ${{ from: quarrel }}`,
    part({ name: 'landwalk' })`${{ land: landwalk }}`,
    part({ name: 'cycling' })`cycling ${{ cost }}`,
    part({ name: 'flashback' })`flashback ${{ cost }}`,
    part({ name: 'kicker' })`kicker ${{ cost }}`,
    part({ name: 'echo' })`echo ${{ cost }}`,
    part({ name: 'morph' })`morph ${{ cost }}`,
    part({ name: 'equip' })`equip ${{ cost }}`,
    part({ name: 'enchant', player: false })`enchant ${{ filter: filter('one') }}`,
    part({ name: 'enchant', player: true, filter: null })`enchant player`,
  ) as Syntax<Keyword>,
)

export { expandKeywords } from './expansions.ts'
export { standsFor } from './standsFor.ts'
