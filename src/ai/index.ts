/** The machine player: what it sees goes in, its reply and the reason come out. */
export type { AiAnswer, AiAnswered, AiAsked, AiRequest, ToThink } from './asked.ts'
export { decide } from './decide.ts'
export { LEVELS, type Level, LIMITS, type Limits, type Thought } from './decider.ts'
export { evaluate } from './evaluate.ts'
export { type Memory, newMemory } from './memory.ts'
export { isReason, type Line, type Reason, type Reasons } from './reasons.ts'
export type { Sideboarding } from './sideboarding.ts'
