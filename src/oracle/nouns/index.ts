/**
 * Everything that rules text names. Words that refer back ("it", "that creature", "they") come out as `Said` in place
 * of a `Thing` or of `Players`; targets have slot 0. `pronouns.ts` resolves both.
 */

export { adjective } from './adjectives.ts'
export { theirs } from './byOpponent.ts'
export { contested } from './contests.ts'
export { isYours, YOURS } from './control.ts'
export { counts, ONE, ownCreature } from './counts.ts'
export { deed } from './deeds.ts'
export { fought, foughtNot } from './fights.ts'
export { bareFilter, joinedFilter, partedFilter } from './filters.ts'
export { cardName, counterOnIt } from './modifiers.ts'
export { castElsewhere, castOrigin } from './onStack.ts'
export { isFilter, isKind, makeFilter, SUSPENDED, takePredicate, withPredicate } from './predicates.ts'
export { always, qualified, qualitiesOf, suchAs } from './qualified.ts'
export { isOfFlips, statistic, statisticNoun, superlative } from './quantities.ts'
export {
  all,
  chosen,
  comparison,
  countedFilter,
  dealtDamageTo,
  definite,
  determined,
  each,
  eachMany,
  eachOfSeveral,
  filter,
  halfOfLife,
  having,
  indefinite,
  libraryTop,
  manaFrom,
  measure,
  measured,
  onlyIt,
  player,
  possessed,
  possessive,
  quality,
  quantity,
  recipient,
  shares,
  subject,
  suchPlayers,
  targeted,
  targeting,
  thatShares,
  thing,
  units,
  whose,
  withMeasured,
  written,
  zoneContents,
} from './recursion.ts'
export { isSaid, ofChoice, type Said, type SaidWord, said, saidThing } from './said.ts'
export { shared } from './sharing.ts'
export { granter, haunted, host, oneOfThem, self } from './things.ts'
export { type TurnDone, thisSpell } from './turnDeeds.ts'

import type { Quantity } from '../../language/index.ts'
import { phrase, type Syntax, wordings } from '../core/index.ts'
import { energySymbols } from '../lexicon/index.ts'
import { counts } from './counts.ts'

/** "A", "one", "two", "X", "that many": a number before a noun that agrees with it. */
export const { counted } = counts
/** "{E}{E}", "eight {E}": a number of energy counters (today:107.14). */
export const energy: Syntax<Quantity> = wordings(energySymbols, phrase`${counts.counted} {E}`) as Syntax<Quantity>
/** "A", "two", "up to three", "any number of": how many are chosen. */
export const { count } = counts
