/** One clause each: a verb with its subject, objects and times. */

export { eachOf, lifeAmount, perEach } from './amounts.ts'
export { attach } from './attaching.ts'
export { becomesAlso, colorsSaid, stillToo } from './becoming.ts'
export { thenExiled } from './castFree.ts'
export { passingChanges, restrictionChanges, standingChanges } from './changes.ts'
export {
  alone,
  type Deed,
  type Doing,
  type Effects,
  each_,
  hasTarget,
  isEffects,
  orElse,
  otherwiseDone,
  playerAgain,
  SAME_PLAYER,
  SAME_THING,
  soManyTimes,
  thatPlayer,
  then_,
  theyAgain,
  thingAgain,
  UNCOUNTERABLE,
  withFields,
  YOU,
  youAgain,
} from './clause.ts'
export { coinsFlipped, flipCoin, flipsCoin, untilAllHeads } from './coins.ts'
export { exceptions } from './copies.ts'
export {
  adapt,
  amass,
  countersOf,
  dayOrNight,
  kindsOfCounters,
  putCounters,
  putSeveral,
  removeCounters,
} from './counters.ts'
export { andDamageToSeveral, damageBy, damageToSeveral, type Hit, hit } from './damage.ts'
export { ownLibrary, pilePlace } from './destinations.ts'
export { isResultRow, resultRow } from './dice.ts'
export { drawing } from './drawing.ts'
export { thisTurn, until } from './durations.ts'
export { clash, exchangeForChosen } from './exchange.ts'
export { sameIsTrue } from './gainedOf.ts'
export { choosable, choosesOf, extraTurnOf, repeatProcess, skipStep, winAndLose } from './game.ts'
export { choosesOnly, perhapsTakenThenDrawn } from './hands.ts'
export { mayReveal, ofHiddenZones, ownersChoice } from './hiddenZones.ts'
export type { Changes } from './joined.ts'
export { BOAST, EXHAUST, FORECAST, limits, onlyWhen, POWER_UP, spendOnX } from './limits.ts'
export { digInstead, digThen, lookTaking, revealTaking } from './look.ts'
export { revealOnly, revealsOnly, theOne } from './lookUntil.ts'
export { manaUse } from './mana.ts'
export { monstrosity } from './marks.ts'
export { eachGainsControl, type Modify, modification, restricted } from './modify.ts'
export { exiledUntil, move, moves, moving } from './move.ts'
export { chooseTwoTargets, destroy, ifCountered, regenerate, tap, untap } from './objects.ts'
export { also, notForMana, that } from './particles.ts'
export { playersRules, ruleFor } from './passingRules.ts'
export { EVERY, left, place, restGoes, someoneElse, theirs } from './places.ts'
export { creating, doings, havingDone, ordersTo, plainEffect } from './plain.ts'
export {
  allUntap,
  cantBeCast,
  castsForCard,
  lifeKept,
  mustTarget,
  playedFrom,
  playerRule,
  ruledPlayers,
  severalPlayerRules,
  toldPlayers,
  UNTARGETABLE,
  untapsWithOthers,
} from './playerRules.ts'
export {
  aSource,
  combat,
  dealerAgain,
  halfOfIt,
  onlyThat,
  preventBoth,
  preventDamage,
  preventToSeveral,
  share,
  sources,
  unpreventable,
} from './prevent.ts'
export { eachProduces, producesInstead } from './produces.ts'
export { allRevealed, joint, those } from './rest.ts'
export { abilitiesOff, cantBeActivated, fightsEach, notThat, passing, standing, staysTapped } from './restrictions.ts'
export { choosesAndSacrifices } from './sacrifice.ts'
export { found, searchesFirst, shuffles, theirSearch, theirShuffle, wanted } from './search.ts'
export { pilesFaceUpAndDown } from './show.ts'
export { span } from './timing.ts'
export { objectsTogether, oneAndOthers, severalThings, togetherThen } from './together.ts'
export { createSeveral, tokenKind } from './tokens.ts'
export { tolls } from './tolls.ts'
export { villainous } from './votes.ts'
