/** Costs after "by": "paying {2}{W}", "paying 3 life and discarding a card". */
import type { Cost, CostPart } from '../../language/index.ts'
import { either, named, optional, phrase, quiet, rule, type Syntax, series } from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { counted, thing } from '../nouns/index.ts'
import { bare, cards } from './parts.ts'

const what = { what: quiet(thing) }
const part: Syntax<CostPart> = either(
  phrase`paying ${bare}`,
  rule('discard', { random: false })`discarding ${{ n: counted }} ${{ filter: cards }}`,
  rule('sacrifice')`sacrificing ${what}`,
  rule('exile')`exiling ${what}`,
  rule('tapOther')`tapping ${what}`,
  rule('removeCounters')`removing ${{ n: counted }} ${{ counter: optional(counterKind) }} counters|counter from ${{
    from: quiet(thing),
  }}`,
) as Syntax<CostPart>

/** The payment, after "by". */
export const gerunds: Syntax<Cost> = named('a cost', series(part, 'and', { max: 3 }))
