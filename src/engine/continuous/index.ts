export { copiable, type DoorOf, doorsOf, enteredAs } from './faces/copiable.ts'
export { copiedBy } from './faces/copyEffects.ts'
export { printedToken } from './faces/printedToken.ts'
export {
  copiedFrom,
  costValued,
  doorCast,
  hasBack,
  otherFaces,
  preparedSpell,
  printedOf,
  printedUnder,
  sideAfter,
  sideFlipped,
  sideOfToken,
  sidesToPlay,
  sideTransformed,
} from './faces/sides.ts'
export { isSpliceable, withSpliced } from './faces/spliced.ts'
export { isInTable } from './layers/alsoComputed.ts'
export * from './layers/characteristics.ts'
export type { ValueChange } from './layers/computation.ts'
export { contradicting } from './layers/contradict.ts'
export { dropEnded, endDurations, endLapsed, isOver, tellEnd, type When } from './layers/durations.ts'
export { asItComes, entersByItsAbilitiesThere, onlyAsItCame } from './layers/entering.ts'
export { ignores, isIgnorable } from './layers/ignoring.ts'
export { namedFor } from './layers/namedFor.ts'
export {
  type HeldAbility,
  type HeldPlayerRule,
  type HeldStatic,
  layerTablesComputed,
  type Table,
  table,
} from './layers/table.ts'
export { valueChanges } from './layers/valueChanges.ts'
export { defendedBy, isAttackable, isBattle, isSiege, protectorOf } from './words/battles.ts'
export { isSuchSpell } from './words/castable.ts'
export { chaptersReached, lastChapter } from './words/chapters.ts'
export { ofType, settledChange } from './words/chosen.ts'
export { holds, wasChosen } from './words/conditions.ts'
export { chosenByGranter, chosenFor, contextOf, contextOnStack } from './words/context.ts'
export { copyOf } from './words/copying.ts'
export { designationsOf, isDesignated, levelOf } from './words/designations.ts'
export { COMPLETED, dungeonEntered, dungeonOf, dungeonsOutside } from './words/dungeons.ts'
export { abilitiesToGain } from './words/gainedOf.ts'
export { controllerOf, isAmong, playersOf } from './words/players.ts'
export { choosable, isImpossible } from './words/possible.ts'
export { holdsKeyword, matches, matchesAsMade, satisfies } from './words/predicates.ts'
export { added, amount, compares, isAll } from './words/quantities.ts'
export { sharedOf } from './words/sharing.ts'
export { statisticOf } from './words/statistics.ts'
export { allThat, followed, presentAll, recipientsOf, thingsOf } from './words/things.ts'
export { isWhere, placesOf } from './words/where.ts'
