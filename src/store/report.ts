/**
 * A file that tells the developers what went wrong: how the game began, every reply, the position. Nothing personal.
 */
import type { Position } from '../engine/index.ts'
import type { Game } from './game.ts'
import { current, nodeAt, pathTo } from './timeline.ts'

const anonymous = (game: Game) => ({
  ...game.setup,
  players: game.setup.players.map((player, seat) => ({ ...player, name: `Seat ${seat + 1}` })),
})

const withoutNames = (position: Position): Position => {
  const players = position.checkpoint.players.map((player, seat) => ({ ...player, name: `Seat ${seat + 1}` }))
  return { ...position, checkpoint: { ...position.checkpoint, players } }
}

export function reportOf(game: Game | null, error: unknown): string {
  const trouble =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack ?? null } : String(error)
  if (game === null) return JSON.stringify({ report: 1, trouble, game: null }, null, 1)
  const replies = pathTo(game.timeline, game.timeline.cursor).map((index) => nodeAt(game.timeline, index).reply)
  return JSON.stringify(
    {
      report: 1,
      trouble,
      setup: anonymous(game),
      seats: game.seats.map(({ player, deckId }) => ({ player, deckId })),
      replies: replies.slice(1),
      position: withoutNames(current(game.timeline).position),
    },
    null,
    1,
  )
}
