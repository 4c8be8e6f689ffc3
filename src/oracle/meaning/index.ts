/** From what is said to what is meant, and back: references, delays, zones. */

export { type Place, Places } from './addresses.ts'
export { isChosen, NO_FRAME, type SpellFrame } from './antecedents.ts'
export { Interpreter } from './interpreter.ts'
export { type Mark, Unclear } from './nodeFacts.ts'
export { ATTACHED, mayBeItself } from './otherThan.ts'
