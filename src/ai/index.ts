/** A player without hands: what it sees in, its reply and the reason out. */
export { decide } from './decide.ts'
export { evaluate } from './evaluate.ts'
export { LEVELS, type Level, LIMITS, type Limits, type Thought } from './mind.ts'
export type { Reason, Reasons } from './reasons.ts'
