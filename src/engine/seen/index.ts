export { seenEvents } from './events.ts'
export { type Guess, hiddenCards, imagine, ownUnseen, type Random } from './imagine.ts'
export { type Seen, seenBy } from './seen.ts'
export { isFaceHidden, isVisible } from './visible.ts'
