/**
 * The data types of what can happen are on the lowest floor: triggers and replacements, below this one, read them too.
 */
export { type Happened, type Happening, moveTo, type Proposed } from '../state/index.ts'
export * from './choice.ts'
export * from './control.ts'
export { removeDamage } from './damage.ts'
export * from './effectPerformer.ts'
export * from './enchant.ts'
export * from './happen.ts'
export * from './lastKnown.ts'
export { leaveGame, leavingSeats } from './leaving.ts'
export { arrangeLibrary } from './library.ts'
export * from './mana.ts'
export { drawGame, forgetFailedDraws, giveUp, winGame } from './outcome.ts'
export { phasingIn, phasingInUntapStep, phasingOut } from './phasing.ts'
export { intern } from './printed.ts'
export * from './stackObjects.ts'
export * from './tell.ts'
