/** What a proof is about: what a side wants, and when that is judged. */
import {
  areOpponents,
  characteristics,
  find,
  get,
  isType,
  opponentsOf,
  type Position,
  playerAt,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { manaValue } from '../../language/index.ts'

export interface Goal {
  readonly side: Seat
  /** What the position is worth to the side once it is judged, `null` before. */
  readonly judge: (position: Position) => number | null
}

/** Whether the game is won by the seat or its team. */
function hasWon({ outcome, options }: State, seat: Seat): boolean {
  const winner = outcome?.winner ?? null
  return winner !== null && !areOpponents({ options }, seat, winner)
}

function hasLost(state: State, seat: Seat): boolean {
  return playerAt(state, seat).lost !== null || (state.outcome !== null && !hasWon(state, seat))
}

/** 1 once every opponent has lost, 0 if one hasn't when this turn ends. */
export function winThisTurn(start: State, side: Seat): Goal {
  const { number } = start.turn
  return {
    side,
    judge: ({ checkpoint: now }) => {
      if (now.outcome !== null) return hasWon(now, side) ? 1 : 0
      if (opponentsOf(start, side).every((seat) => playerAt(now, seat).lost !== null)) return 1
      return now.turn.number > number || hasLost(now, side) ? 0 : null
    },
  }
}

/** 0 once the side has lost, 1 if it hasn't after so many further turns. */
export function survive(start: State, side: Seat, turns: number): Goal {
  const last = start.turn.number + turns
  return {
    side,
    judge: ({ checkpoint: now }) => {
      if (now.outcome !== null || playerAt(now, side).lost !== null) return hasLost(now, side) ? 0 : 1
      return now.turn.number > last ? 1 : null
    },
  }
}

/** A permanent counts twice its mana value. */
const A_PERMANENT = 2
const A_CARD = 3

function possessions(state: State, seat: Seat): number {
  let value = playerAt(state, seat).life + (state.hands[seat]?.length ?? 0) * A_CARD
  for (const id of state.battlefield) {
    const object = get(state, id)
    if (object.controller !== seat) continue
    const plain = object.kind === 'token' || isType(state, id, 'land')
    value += plain ? A_PERMANENT : Math.max(A_PERMANENT, A_PERMANENT * manaValue(characteristics(state, id).cost))
    if (find(state, id) !== null) value += Object.values(object.counters).reduce((sum: number, n) => sum + (n ?? 0), 0)
  }
  return value
}

const LOST = 1000

/** What the side has when the turn ends, less what its opponents have, by a plain count that everybody can check. */
export function gainThisTurn(start: State, side: Seat): Goal {
  const { number } = start.turn
  return {
    side,
    judge: ({ checkpoint: now }) => {
      if (hasLost(now, side)) return -LOST
      if (now.outcome !== null) return LOST
      if (now.turn.number === number) return null
      return opponentsOf(now, side).reduce((sum, seat) => sum - possessions(now, seat), possessions(now, side))
    },
  }
}
