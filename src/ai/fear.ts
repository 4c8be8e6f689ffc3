/** Whom a seat has to fear, and how much it matters to it what happens to each player. */
import { areOpponents, isInRange, opponentsOf, playerAt, type Seat, type State } from '../engine/index.ts'
import { memoisedAt } from '../language/index.ts'
import { leads, mayAttack } from './sides.ts'
import { commanderShare, strengthOf, unstoppable } from './strength.ts'

export interface Threat {
  readonly seat: Seat
  /** Whether their next attack could beat the seat, whatever blocks. */
  readonly isDeadly: boolean
  /** How well they stand: by life, cards and board. */
  readonly strength: number
  /** How much it matters what they lose: 1 for whom there is most to fear. */
  readonly weight: number
}

/** So far behind the one furthest ahead an opponent counts least. */
const FAR_BEHIND = 25
const LEAST = 0.4
/** Who is out of reach does no harm yet. */
const OUT_OF_REACH = 0.2
/** What teammates have is nearly one's own. */
const ALLY = 0.9
/** With an emperor their whole team loses: what becomes of one's own matters more than what becomes of oneself. */
const EMPEROR = 1.5

/** Whether a player's next attack brings enough past any blocks to beat another. */
const canBeat = (state: State, by: Seat, whom: Seat): boolean =>
  unstoppable(state, by, whom) >= playerAt(state, whom).life || commanderShare(state, by, whom) >= 1

/**
 * The opponents still in the game, whom there is most to fear first: who could beat the seat with the next attack, then
 * who is furthest ahead. Nobody's name, or who plays a seat, has a part in it.
 */
export const threatsTo = memoisedAt((state: State, seat: Seat): readonly Threat[] => {
  const opponents = opponentsOf(state, seat)
  const [only] = opponents
  if (only !== undefined && opponents.length === 1) return [{ seat: only, isDeadly: false, strength: 0, weight: 1 }]
  const looked = opponents.map((other) => ({
    seat: other,
    isNear: isInRange(state, seat, other),
    isDeadly: mayAttack(state, other, seat) && canBeat(state, other, seat),
    strength: strengthOf(state, other, seat),
  }))
  const near = looked.filter(({ isNear }) => isNear)
  const ahead = Math.max(...(near.length > 0 ? near : looked).map(({ strength }) => strength))
  const weighed = looked.map(({ isNear, ...one }) => {
    const behind = Math.max(LEAST, 1 - Math.max(0, ahead - one.strength) / FAR_BEHIND)
    return { ...one, weight: one.isDeadly ? 1 : isNear ? behind : OUT_OF_REACH }
  })
  return weighed.sort(
    (a, b) => Number(b.isDeadly) - Number(a.isDeadly) || b.weight - a.weight || b.strength - a.strength,
  )
})

/** How much it matters to a seat what an opponent loses. */
export const weightOf = (state: State, seat: Seat, other: Seat): number =>
  threatsTo(state, seat).find((one) => one.seat === other)?.weight ?? 1

/**
 * What a player's gain is worth to a seat: its own in full, a teammate's nearly, its emperor's even more, an opponent's
 * against it, the more the more there is to fear of them.
 */
export function stakeOf(state: State, seat: Seat, who: Seat): number {
  if (seat === who) return 1
  if (areOpponents(state, seat, who)) return -weightOf(state, seat, who)
  return leads(state, who) ? EMPEROR : ALLY
}
