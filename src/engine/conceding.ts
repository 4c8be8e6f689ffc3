/** Conceding (102.7): a possible reply to every question, for any player still in the game. */
import { concedingSeat } from './departed.ts'
import { giveUp } from './events/index.ts'
import { begin, proceed, stateOf } from './game.ts'
import type { Answered, Position } from './position.ts'
import { Draft, inTurnOrder, type Refusal, refuse, type Seat, type State } from './state/index.ts'

export { concedingSeat }

/** Why nobody can concede for that seat, or `null`. */
export function whyNotConcede(position: Position, seat: Seat): Refusal | null {
  const player = stateOf(position).players[seat]
  return player === undefined || player.lost !== null ? refuse('reply.noSuchPlayer', '102.3') : null
}

/** Whether nothing is in progress except what the conceding player is doing: then it is as if never done (422.1). */
function isOwnAffair({ checkpoint, replies, question }: Position, { stage }: State, seat: Seat): boolean {
  if (question?.kind === 'priority' && replies.length === 0) return true
  const { loop = null, running = null } = checkpoint.loopHistory ?? {}
  return stage.at === 'priority' && (stage.seat === seat || loop !== null || running !== null)
}

/**
 * The player loses. The game is over, or continues without them: at once from a checkpoint, otherwise when what is in
 * progress has ended.
 */
export function concede(position: Position, seat: Seat): Answered {
  const now = stateOf(position)
  if (inTurnOrder(now).length <= 2) {
    const g = new Draft(now)
    giveUp(g, seat)
    return { position: { checkpoint: g.snapshot(), replies: [], question: null }, events: g.events }
  }
  if (!isOwnAffair(position, now, seat)) return proceed(position, { concede: seat })
  const g = new Draft(position.checkpoint)
  if (position.replies.length > 0) g.emit({ kind: 'reversed', seat, object: null, why: null, rule: '2004:422.1' })
  // Randomness isn't rerolled; a loop without this player is a different loop.
  g.write({ random: now.random, loopHistory: null })
  giveUp(g, seat)
  const begun = begin(g.snapshot())
  return { position: begun.position, events: [...g.events, ...begun.events] }
}
