/** "Islandwalk", "nonbasic landwalk": one word for each land type. */
import type { KeywordOf, Predicate } from '../../language/index.ts'
import { part, type Syntax, table } from '../core/index.ts'

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
const SNOW: Predicate = { is: 'supertype', supertype: 'snow' }
const BASIC: Predicate = { is: 'supertype', supertype: 'basic' }
const LEGENDARY: Predicate = { is: 'supertype', supertype: 'legendary' }
const ARTIFACT: Predicate = { is: 'type', type: 'artifact' }
const LAND: Predicate = { is: 'type', type: 'land' }
const CHOSEN: Predicate = { is: 'chosen', what: 'type' }
const subtype = (name: string): Predicate => ({ is: 'subtype', subtype: name })

const rows: readonly (readonly [string, readonly Predicate[]])[] = [
  ...[...BASICS, 'Desert'].flatMap((name) => {
    const word = `${name.toLowerCase()}walk`
    return [[word, [subtype(name)]] as const, [`snow ${word}`, [SNOW, subtype(name)]] as const]
  }),
  ['nonbasic landwalk', [{ is: 'not', of: BASIC }, LAND]],
  ['snow landwalk', [SNOW, LAND]],
  ['legendary landwalk', [LEGENDARY, LAND]],
  ['artifact landwalk', [ARTIFACT, LAND]],
  ['landwalk', [LAND]],
  ['landwalk of the chosen type', [CHOSEN, LAND]],
  ['snow landwalk of the chosen type', [SNOW, CHOSEN, LAND]],
]

/** The quality that the land must have. */
export const landwalkKind: Syntax<readonly Predicate[]> = table('a landwalk', Object.fromEntries(rows))

export const landwalk: Syntax<KeywordOf<'landwalk'>> = part({ name: 'landwalk' })`${{ land: landwalkKind }}`
