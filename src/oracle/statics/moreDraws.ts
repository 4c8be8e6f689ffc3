/** "If you would draw one or more cards, you draw that many cards plus one instead" (today:121.2a). */
import { rule } from '../core/index.ts'
import { numberWord } from '../lexicon/index.ts'
import { player } from '../nouns/index.ts'

export const moreDraws = rule('moreDraws')`if ${{ who: player }} would draw one or more cards,
  [you draw / they draw] that many cards plus ${{ plus: numberWord }} instead`
