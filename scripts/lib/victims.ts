/** Who is attacked first in a game of several players, and who of them stood strongest then. */
import {
  areOpponents,
  characteristics,
  get,
  type Position,
  playerAt,
  type Reply,
  type Seat,
  type State,
  stateOf,
} from '../../src/engine/index.ts'
import { manaValue } from '../../src/language/index.ts'

/** The first attack of a game. */
export interface FirstAttack {
  readonly by: Seat
  readonly on: readonly Seat[]
  /** Those of the attacker's opponents with the strongest board; several if they are even. */
  readonly strongest: readonly Seat[]
}

/**
 * How strong a player's board is, by a plain count that has nothing to do with what a machine player thinks of it: power
 * and toughness of creatures, mana values of all else but lands, which count one.
 */
export function boardOf(state: State, seat: Seat): number {
  const worth = (id: number): number => {
    const { types, power, toughness, cost } = characteristics(state, id)
    if (types.includes('creature')) return Math.max(0, power ?? 0) + Math.max(0, toughness ?? 0)
    return types.includes('land') ? 1 : manaValue(cost)
  }
  return state.battlefield.reduce((sum, id) => (get(state, id).controller === seat ? sum + worth(id) : sum), 0)
}

/** What a reply attacks, if it is a declaration that attacks players or their planeswalkers; `null`: nobody. */
export function attackIn(position: Position, reply: Reply): FirstAttack | null {
  const { question } = position
  if (question?.kind !== 'attackers' || !Array.isArray(reply) || reply.length === 0) return null
  const state = stateOf(position)
  const attacks = reply.filter((one) => typeof one === 'object' && 'defender' in one)
  const on = attacks.map(({ defender }) =>
    'player' in defender ? defender.player : get(state, defender.object).controller,
  )
  const opponents = state.players.flatMap(({ seat }) =>
    playerAt(state, seat).lost === null && areOpponents(state, question.seat, seat) ? [seat] : [],
  )
  const most = Math.max(...opponents.map((seat) => boardOf(state, seat)))
  return {
    by: question.seat,
    on: [...new Set(on)],
    strongest: opponents.filter((seat) => boardOf(state, seat) === most),
  }
}

/** How many of the games each seat won, was attacked first in, and stood strongest in at that moment; shared ones in parts. */
export function bySeat(
  games: readonly { readonly winner: Seat | null; readonly first: FirstAttack | null }[],
  seats: number,
) {
  const shared = (of: (first: FirstAttack) => readonly Seat[]) =>
    Array.from({ length: seats }, (_, seat) => {
      const parts = games.flatMap(({ first }) => {
        const among = first === null ? [] : of(first)
        return among.includes(seat) ? [1 / among.length] : []
      })
      return Math.round(parts.reduce((sum, part) => sum + part, 0) * 10) / 10
    })
  const attacks = games.flatMap(({ first }) => first ?? [])
  return {
    won: Array.from({ length: seats }, (_, seat) => games.filter(({ winner }) => winner === seat).length),
    attackedFirst: shared(({ on }) => on),
    strongest: shared(({ strongest }) => strongest),
    /** The games in which somebody whose board was the strongest was among those attacked first. */
    strongestFirst: attacks.filter(({ on, strongest }) => strongest.some((seat) => on.includes(seat))).length,
  }
}
