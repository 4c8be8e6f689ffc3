/** What happens each time a player would receive priority (408.1b, 410.3, 420.3). */

import { noticeStates } from '../abilities/index.ts'
import { updateCombat } from '../combat/index.ts'
import { dropEnded } from '../continuous/index.ts'
import { drawGame, followEffects, leaveGame, leavingSeats, updatePairs } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, playerAt, receiversFrom, receiving, type Seat, type Stage, type State } from '../state/index.ts'
import { checkStateBased } from '../stateBased/index.ts'
import { putTriggers } from './triggers.ts'

/** More checks in a row than this are a loop without end: what replaces their actions leaves their causes (421.4). */
const MOST_CHECKS = 1000

/** State-based actions until none applies (420.3). Returns whether any did. */
export function* untilNoneApplies(g: Draft): Process<boolean> {
  for (let checks = 0; ; checks++) {
    if (checks > MOST_CHECKS) drawGame(g, 'draw.loop')
    const any = checks > 0
    const left = leavingSeats(g.state).length > 0 && (yield* leaveGame(g))
    dropEnded(g)
    followEffects(g)
    updateCombat(g)
    updatePairs(g)
    if (!(yield* checkStateBased(g))) return any || left
    if (g.state.outcome !== null) return true
  }
}

/**
 * State-based actions until none applies, then waiting triggers go on the stack, then again from the start, until
 * neither has anything to do. Returns whether anything happened.
 */
export function* checkUntilStable(g: Draft): Process<boolean> {
  for (let any = false; ; any = true) {
    any = (yield* untilNoneApplies(g)) || any
    if (g.state.outcome !== null) return true
    noticeStates(g)
    if (g.state.waiting.length === 0) return any
    yield* putTriggers(g)
  }
}

/** What comes once all have passed in succession (408.1d): the top of the stack resolves, or the step ends. */
export const afterPasses = ({ stack }: Pick<State, 'stack'>): Stage =>
  stack.length > 0 ? { at: 'resolveTop' } : { at: 'endStep' }

/**
 * Settles, then gives `seat` priority with nobody having passed (408.1f: whoever was due it, or the next player still
 * in the game). `first`: who was the first to receive it since somebody has acted.
 */
export function* toPriority(g: Draft, seat: Seat, passed = 0, first: Seat = seat): Process {
  const settled = yield* checkUntilStable(g)
  if (g.state.outcome !== null) return
  const [present] = receiversFrom(g.state, seat)
  if (present === undefined) return g.write({ stage: afterPasses(g.state) })
  const from = settled || playerAt(g.state, first).lost !== null ? present : first
  g.write({ stage: receiving(g.state, present, settled ? 0 : passed, from) })
}
