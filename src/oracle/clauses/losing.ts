/** What something loses: keywords, all its abilities, a type. */
import type { Keyword } from '../../language/index.ts'
import { derived, narrowed, part, phrase, type Syntax, series, shaped, table, wordings, words } from '../core/index.ts'
import { keyword } from '../keywords/index.ts'
import { cardType, keywordName, supertype } from '../lexicon/index.ts'
import type { Changes } from './joined.ts'

const isAnyLandwalk = ({ name, ...rest }: Keyword): boolean => {
  const { land } = rest as Partial<Extract<Keyword, { name: 'landwalk' }>>
  return name === 'landwalk' && land?.length === 1 && land[0]?.is === 'type'
}
/**
 * "Protection from black", "forestwalk": one ability among those with that keyword, all of which the name would mean.
 */
const exactKeyword = narrowed(
  keyword,
  (one) => (one.name === 'protection' || one.name === 'landwalk') && !isAnyLandwalk(one),
)

/** An ability by its name. */
const lostKeyword = shaped(keywordName, (name) => ({ kind: 'loseKeyword', keyword: name }))
/** "Swampwalk", "protection from red": no more than that. */
const lostExactly = shaped(exactKeyword, (only) => ({
  kind: 'loseKeyword',
  keyword: derived(only, ({ name }) => name),
  only,
}))
/** One of those that may be lost. */
export const lostOne = wordings(lostKeyword, lostExactly)
/** "Loses flying, bushido, and all abilities": each of them. */
export const loses: Syntax<Changes> = phrase`lose|loses ${series(
  wordings(
    lostKeyword,
    phrase`all ${lostKeyword} abilities`,
    // 2004:502.11a says it of banding alone. A quotation ends with a full stop, in tokens.
    words('banding and all “bands with other.” abilities', { kind: 'loseKeyword', keyword: 'banding' }),
    lostExactly,
    words('all creature types', { kind: 'loseCreatureTypes' }),
    words('all abilities', { kind: 'loseAllAbilities' }),
    words('this ability', { kind: 'loseThis' }),
  ),
  'and',
)}`

/** "Is no longer snow"; while that was an ability, "loses snow-covered" (2004:502.14c). */
export const losesSupertype = wordings(
  part({ kind: 'loseSupertype' })`are|is no longer ${{ supertype }}`,
  part({ kind: 'loseSupertype' })`lose|loses ${{ supertype: table('snow', { snow: 'snow' }) }}`,
)
/** "Isn't an artifact": whatever else it is. */
export const losesType = part({ kind: 'loseType' })`aren't|isn't a ${{ type: cardType }}`
