/** What the worker of the machine players is asked, and what it answers. */
import type { Exchange, Position, Reply, Seen } from '../engine/index.ts'
import type { Level, Thought } from './decider.ts'
import type { Task } from './puzzles/index.ts'
import type { Sideboarding } from './sideboarding.ts'

/** What is thought about: a seat's reply at its level, or the best defence of a puzzle, which sees everything. */
export type ToThink =
  | { readonly seen: Seen; readonly level: Level }
  | { readonly first: Position; readonly position: Position; readonly task: Task }

/** A thought, or what a machine exchanges before the next game of a match. */
export type AiAsked = ToThink | Sideboarding

export type AiAnswered = Thought<Reply> | { readonly exchange: Exchange }

interface Numbered {
  readonly id: number
  readonly generation: number
}

export type AiRequest = Numbered & AiAsked
export type AiAnswer = Numbered & (AiAnswered | { readonly error: string })
