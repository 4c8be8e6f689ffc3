/** Runs effects over small states. Object 1 is the source, controlled by player 0. */
import { perform } from '../../../src/engine/resolve/perform.ts'
import {
  amountOf,
  type Context,
  type ObjectId,
  type Ref,
  type State,
  thatOf,
  wasDone,
} from '../../../src/engine/state/index.ts'
import type { Effect, Filter, Players, Predicate, Target, Thing } from '../../../src/language/index.ts'
import { type Driven, drive, type Given } from '../../support/drive.ts'
import { context, permanents } from '../../support/state.ts'

export const YOU: Players = { kind: 'you' }
export const EACH: Players = { kind: 'eachPlayer' }
export const FOE: Players = { kind: 'eachOpponent' }
export const SELF: Thing = { kind: 'self' }
export const THAT: Thing = { kind: 'that' }
export const CREATURE: Predicate = { is: 'type', type: 'creature' }
export const CREATURES: Filter = permanents(CREATURE)
export const CARD: Filter = { noun: 'card', is: [] }
export const ALL: Thing = { kind: 'all', filter: CREATURES }

/** "Target creature or player", in a slot. */
export function target(slot = 0): Target {
  return { kind: 'target', slot, filter: CREATURES, player: 'any', count: { min: 1, max: 1 }, distinct: false }
}

/** "N creatures", chosen as it happens. */
export function choose(n: number, filter: Filter = CREATURES, by: Players = YOU): Extract<Thing, { kind: 'choose' }> {
  return { kind: 'choose', filter, count: { min: n, max: n }, by }
}

/** Performs effects; slot n's target is the n-th of `targets`. */
export function does(
  state: State,
  effects: readonly Effect[],
  replies: readonly Given[] = [],
  targets: readonly Ref[] = [],
  fields: Partial<Context> = {},
): Driven<Left> {
  const now = context({ source: 1, targets: targets.map((ref) => [ref]), ...fields })
  return drive(
    state,
    function* (g) {
      const after = yield* perform(g, effects, now)
      return { that: thatOf(after), amount: amountOf(after), did: wasDone(after) }
    },
    replies,
  )
}

/** What the words after the effects would mean. */
interface Left {
  readonly that: readonly ObjectId[]
  readonly amount: number
  readonly did: boolean
}
