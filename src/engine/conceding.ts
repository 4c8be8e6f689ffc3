/** Conceding (102.7): a possible reply to every question, for any player still in the game. */
import { giveUp } from './events/index.ts'
import { first, type Led, replied, settle, stateOf } from './game.ts'
import { isWaiting, outerOf, type Position, type Reached } from './position.ts'
import type { Concession } from './questions/index.ts'
import { citing, Draft, inTurnOrder, type Refusal, refuse, type Seat, type State } from './state/index.ts'

function isIn(position: Reached, seat: Seat): boolean {
  return stateOf(position).players[seat]?.lost === null
}

/** The outermost game around a position; the position itself outside of any subgame. */
function mainGame(position: Reached): Reached {
  const outer = outerOf(position.checkpoint)
  return outer === null ? position : mainGame(outer)
}

/** Why nobody can concede for that seat, or `null`. */
export function whyNotConcede(position: Position, { concede: seat, whole }: Concession): Refusal | null {
  const game = whole === true ? mainGame(position) : position
  return isIn(game, seat)
    ? null
    : citing(game.checkpoint, 'lose.concession', refuse(game.checkpoint, 'reply.noSuchPlayer'))
}

/** Whether nothing is in progress except what the conceding player is doing: then it is as if never done (422.1). */
function isOwnAffair({ checkpoint, replies, question }: Reached, { stage }: State, seat: Seat): boolean {
  if (question?.kind === 'priority' && replies.length === 0) return true
  const { loop = null, running = null } = checkpoint.loopHistory ?? {}
  return stage.at === 'priority' && (stage.seat === seat || loop !== null || running !== null)
}

/**
 * The player loses. The game is over, or continues without them: at once from a checkpoint, otherwise when what is in
 * progress has ended.
 */
function concedeHere(position: Reached, seat: Seat): Led<Reached> {
  const now = stateOf(position)
  if (inTurnOrder(now).length <= 2) {
    const g = new Draft(now)
    giveUp(g, seat)
    return { position: { checkpoint: g.snapshot(), replies: [], question: null }, events: g.events }
  }
  if (!isOwnAffair(position, now, seat)) return replied(position, { concede: seat })
  const g = new Draft(position.checkpoint)
  if (position.replies.length > 0) g.emit({ kind: 'reversed', seat, object: null, why: null, rule: 'rules.reversal' })
  // Randomness isn't rerolled; a loop without this player is a different loop.
  g.write({ random: now.random, loopHistory: null })
  giveUp(g, seat)
  const begun = first(g.snapshot())
  return { position: begun.position, events: [...g.events, ...begun.events] }
}

/** The same in every game around this one, from the outermost: one that is over ends all games inside it. */
function concedeAll(position: Reached, seat: Seat): Led<Reached> {
  const outer = outerOf(position.checkpoint)
  if (outer === null) return concedeHere(position, seat)
  const around = concedeAll(outer, seat)
  if (!isWaiting(around.position)) return around
  const inside = { ...position, checkpoint: { ...position.checkpoint, outer: around.position } }
  if (!isIn(position, seat)) return { position: inside, events: around.events }
  const here = concedeHere(inside, seat)
  return { position: here.position, events: [...around.events, ...here.events] }
}

/**
 * A player concedes a game (102.7): the subgame that is being played, or, `whole`, every game around it too (506.7).
 */
export function concede(position: Position, { concede: seat, whole }: Concession): Led<Position> {
  return settle(whole === true ? concedeAll(position, seat) : concedeHere(position, seat))
}
