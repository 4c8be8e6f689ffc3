/** The word lists. */

export { aOrMore, atLeast, exceptFirst, oneOrMore, orMore, severalOrMore } from './bounds.ts'
export { counterKind, playerCounter } from './counters.ts'
export { keywordName } from './keywords.ts'
export { landwalk, landwalkKind } from './landwalk.ts'
export { energySymbols, hybridHalves, manaCost, manaSymbol, manaSymbols, numeralMana } from './mana.ts'
export {
  another,
  articleWord,
  digits,
  digitsOrX,
  howOften,
  numberWord,
  ordinal,
  severalWord,
  type X,
  x,
} from './numbers.ts'
export { creatureSize, type Size, sizeChange } from './stats.ts'
export { nonSubtype, subtype, subtypeWord } from './subtypes.ts'
export {
  cardType,
  cardTypeWord,
  color,
  copula,
  lastingMark,
  markWord,
  nonColor,
  nonSupertype,
  nonType,
  ofYourChoice,
  state,
  supertype,
  thatIs,
  thatWas,
  theirs,
} from './words.ts'
export { isOwnZone, ownZone, ownZones, step, steps, there, turnPart } from './zones.ts'
