/** "For each 1 life you lost, ...": all of what follows, so many times. */
import { type Effect, type Quantity, quantityKinds } from '../../language/index.ts'
import { extraTurnOf } from '../clauses/index.ts'
import { narrowed, rule, type Syntax, table, wordings } from '../core/index.ts'
import { counted, each, isOfFlips } from '../nouns/index.ts'

const COUNTED = quantityKinds(({ countsOff }) => countsOff === true)
const isCountedOff = (n: Quantity): boolean => typeof n === 'object' && (COUNTED.has(n.kind) || isOfFlips(n))
/** "1 life you lost", "charge counter removed this way", "flip you win": no objects, of which each could be spoken of. */
const countedOff = narrowed(each, isCountedOff)
/** "For each 1 life you lost, sacrifice a permanent unless you discard a card." */
export const repeatTimes = (effects: Syntax<readonly Effect[]>): Syntax<Effect> =>
  wordings(
    rule('repeatTimes')`for each ${{ n: countedOff }}, ${{ effects }}`,
    rule('repeatTimes')`${{ effects: extraTurnOf }} for each ${{ n: each }}`,
  )

const MORE = table('how often', { once: 2, 'two more times': 3 })
/** "... Repeat this process once", "repeat the following process X times. ...": so often in all. */
export const repeatedProcess = (effects: Syntax<readonly Effect[]>): Syntax<Effect> =>
  wordings(
    rule('repeatTimes')`${{ effects }}. Repeat this process ${{ n: MORE }}`,
    rule('repeatTimes')`repeat the following process ${{ n: counted }} times. ${{ effects }}`,
  )
