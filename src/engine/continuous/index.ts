export * from './characteristics.ts'
export { ofType, settledChange } from './chosen.ts'
export { holds, wasChosen } from './conditions.ts'
export { chosenByGranter, chosenFor, contextOf, contextOnStack } from './context.ts'
export { contradicting } from './contradict.ts'
export { copiable, copiedFrom, hasBack, otherFaces, printedOf, sideAfter, sideFlipped } from './copiable.ts'
export { copyOf } from './copying.ts'
export { dropEnded, endDurations, endLapsed, isOver, tellEnd, type When } from './durations.ts'
export { asItComes, onlyAsItCame } from './entering.ts'
export { abilitiesToGain } from './gainedOf.ts'
export { ignores, isIgnorable } from './ignoring.ts'
export { isInTable } from './others.ts'
export { controllerOf, isAmong, playersOf } from './players.ts'
export { choosable, isImpossible } from './possible.ts'
export { holdsKeyword, matches, satisfies } from './predicates.ts'
export { added, amount, compares, isAll, statisticOf } from './quantities.ts'
export type { ValueChange } from './run.ts'
export { shown } from './shown.ts'
export { isSpliceable, withSpliced } from './spliced.ts'
export {
  type HeldAbility,
  type HeldPlayerRule,
  type HeldStatic,
  layerTablesComputed,
  type Table,
  table,
} from './table.ts'
export { allThat, followed, present, recipientsOf, thingsOf } from './things.ts'
export { valueChanges } from './valueChanges.ts'
export { isOfAbilities, isSingle, isWhere, placesOf, reachesBeyond } from './where.ts'
