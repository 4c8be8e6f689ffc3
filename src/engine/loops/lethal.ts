/** How often a loop would have to run to end the game: what a player who proposes it most likely wants. */
import { Draft, opponentsOf, type Player, playerAt, poisonLeft, type Seat, type State } from '../state/index.ts'
import type { GivenReply } from './given.ts'
import { playRound, type Rules } from './rounds.ts'

/**
 * How many rounds it takes until something that falls by `each` a round, and is `have` now, is used up; else `null`.
 */
function roundsUntil(have: number, each: number): number | null {
  return each > 0 ? Math.ceil(have / each) : null
}

/**
 * The rounds until that player, as they are now, loses: as one round changes life, library and poison between two
 * states.
 */
function roundsToLose(player: Player, now: State, one: State, two: State): number | null {
  const { seat, life } = player
  const before = playerAt(one, seat)
  const after = playerAt(two, seat)
  const cards = (state: State): number => state.libraries[seat]?.length ?? 0
  const found = [
    roundsUntil(life, before.life - after.life),
    roundsUntil(poisonLeft(now, seat), poisonLeft(one, seat) - poisonLeft(two, seat)),
    // Drawing from an empty library loses: one card more than there are.
    roundsUntil(cards(now) + 1, cards(one) - cards(two)),
  ].filter((n) => n !== null)
  return found.length === 0 ? null : Math.min(...found)
}

/**
 * The least number of rounds after which another player has lost, if one round is like the next, at most `most`; 1 if
 * the loop brings no one nearer to that. It is tried on a copy: what a round puts on the stack last resolves in the
 * next.
 */
export function leastThatMatters(
  g: Draft,
  rules: Rules,
  round: readonly GivenReply[],
  seat: Seat,
  most: number,
): number {
  const copy = new Draft(g.snapshot())
  const states: State[] = []
  for (let n = 1; n <= 2; n++) {
    const whole = playRound(copy, rules, round, () => false)
    if (copy.state.outcome !== null) return n
    if (!whole) return 1
    states.push(copy.snapshot())
  }
  const [one, two] = states
  if (one === undefined || two === undefined) return 1
  const others = opponentsOf(g.state, seat).map((other) => playerAt(g.state, other))
  const found = others.flatMap((player) => roundsToLose(player, g.state, one, two) ?? [])
  return found.length === 0 ? 1 : Math.min(most, ...found)
}
