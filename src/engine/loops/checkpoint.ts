/**
 * What is compared between two rounds of a loop with optional actions: what must be unchanged, and what must not
 * decrease.
 */
import { get, type LoopCheckpoint, playerCounterTotals, type Seat, type State } from '../state/index.ts'
import { type GivenReply, playersIn } from './given.ts'

/** The situation now that the last `length` of `at` replies have come twice in a row. */
export const checkpointOf = (
  state: State,
  round: readonly GivenReply[],
  { length, at }: Pick<LoopCheckpoint, 'length' | 'at'>,
): LoopCheckpoint => ({
  length,
  at,
  situation: situationOf(state),
  quantities: quantitiesOf(state),
  resources: resourcesOf(state, round),
})

/**
 * Whether a whole round lies between the two, the situation is the same, and nothing of its players has been used up.
 */
export function couldGoOn(before: LoopCheckpoint, now: LoopCheckpoint): boolean {
  return (
    before.length === now.length &&
    now.at - before.at === now.length &&
    before.situation === now.situation &&
    now.resources.every((n, index) => n >= (before.resources[index] ?? 0))
  )
}

/** Whether no quantity has changed either. */
export const isUnchanged = (before: LoopCheckpoint, now: LoopCheckpoint): boolean =>
  before.quantities.every((n, index) => n === now.quantities[index])

/** What distinguishes situations in which the same replies are given again: everything but quantities. */
export function situationOf(state: State): string {
  const permanents = state.battlefield.flatMap((id) => {
    const object = get(state, id)
    if (object.kind === 'token') return []
    return [[id, object.tapped, object.controller, object.faceDown, object.side, object.attachedTo]]
  })
  return JSON.stringify([state.stage, permanents, state.hands])
}

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0)

function countersOf(state: State, controller: Seat | null): number {
  const mine = state.battlefield
    .map((id) => get(state, id))
    .filter((one) => (controller ?? one.controller) === one.controller)
  return sum(mine.map(({ counters }) => sum(Object.values(counters))))
}

/** What the players of the loop could run out of: if it decreases, the loop ends by itself. */
function resourcesOf(state: State, round: readonly GivenReply[]): readonly number[] {
  return playersIn(state, round).flatMap((seat) => {
    const { life, pool } = state.players[seat] ?? { life: 0, pool: [] }
    return [life, pool.length, state.libraries[seat]?.length ?? 0, countersOf(state, seat)]
  })
}

/** Every quantity that may have changed. */
function quantitiesOf(state: State): readonly number[] {
  const { players, battlefield, libraries, graveyards, exile } = state
  const objects = battlefield.map((id) => get(state, id))
  return [
    ...players.flatMap((player) => [player.life, ...playerCounterTotals(player), player.pool.length]),
    ...[...libraries, ...graveyards, exile].map((list) => list.length),
    countersOf(state, null),
    objects.length,
    sum(objects.map(({ damage }) => damage)),
  ]
}
