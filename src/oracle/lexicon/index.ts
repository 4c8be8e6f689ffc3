/** The word lists. */

export { counterKind } from './counters.ts'
export { keywordName } from './keywords.ts'
export { hybridHalves, manaCost, manaSymbol, manaSymbols, numeralMana } from './mana.ts'
export { another, articleWord, digits, digitsOrX, numberWord, ordinal, severalWord, type X, x } from './numbers.ts'
export { creatureSize, type Size, sizeChange } from './stats.ts'
export { nonSubtype, subtype, subtypeWord } from './subtypes.ts'
export { cardType, cardTypeWord, color, copula, nonColor, nonSupertype, nonType, state, supertype } from './words.ts'
export { isOwnZone, ownZone, step, steps, turnPart } from './zones.ts'
