/** A game and the games around it (506): what leads to each, and what each stands at. */
import type { Seen } from '../../engine/index.ts'
import type { Whose } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { objectName, seatName } from './scene.ts'

/** Every game that is going on, from the outermost to the one that is played. */
export function gamesOf(seen: Seen): readonly Seen[] {
  return seen.outer === null ? [seen] : [...gamesOf(seen.outer), seen]
}

export interface GameView {
  /** How far inside it lies; 0 is the main game. */
  readonly depth: number
  readonly name: string
  /** Its turn, and that it waits. */
  readonly state: string
  /** What has the game inside it played; `null`: this one is played. */
  readonly cause: string | null
  readonly players: readonly { readonly whose: Whose; readonly name: string; readonly life: number }[]
}

/** What a game is called by its place. */
function gameName(depth: number): string {
  return depth === 0 ? say('games.main') : say('games.inner', { depth })
}

/** While it waits, what waits is on top of its stack. */
function causeOf({ now }: Seen, isPlayed: boolean): string | null {
  const top = now.stack.at(-1)
  return isPlayed || top === undefined ? null : objectName(now, top)
}

/** One of the games; `isPlayed`: players are asked in it. */
export function gameView(seen: Seen, depth: number, isPlayed: boolean): GameView {
  const { now, seat: me } = seen
  const { number } = now.turn
  return {
    depth,
    name: gameName(depth),
    state: isPlayed ? say('games.played', { turn: number }) : say('games.waits', { turn: number }),
    cause: causeOf(seen, isPlayed),
    players: now.players.map(({ seat, life }) => ({
      whose: seat === me ? 'you' : 'other',
      name: seatName(now, seat),
      life,
    })),
  }
}
