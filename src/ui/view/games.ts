/** A game and the games around it (506): what leads to each, and what each stands at. */
import { type Seat, type Seen, type State, seenEvents } from '../../engine/index.ts'
import { nodeAt, pathTo, type Timeline } from '../../store/index.ts'
import type { Sign } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { objectName, seatName, signsFor } from './scene.ts'

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
  readonly players: readonly { readonly whose: Sign; readonly name: string; readonly life: number }[]
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

/**
 * That a game inside the one that was played has begun, or that it is over and who won it (506.1, 506.6): as long as
 * the viewer hasn't decided anything since. `depth` is that of the game that is played now.
 */
export function gameNews(timeline: Timeline, state: State, viewer: Seat, depth: number): string | null {
  const path = pathTo(timeline, timeline.cursor).map((index) => nodeAt(timeline, index))
  const last = path.findLastIndex(({ by, auto }) => by === viewer && !auto)
  const events = path.slice(Math.max(0, last)).flatMap((node) => seenEvents(node.events, viewer))
  const news = events.findLast(({ kind }) => kind === 'subgameBegan' || kind === 'subgameEnded')
  if (news?.kind === 'subgameBegan') return say('games.began', { name: news.object.name })
  if (news?.kind !== 'subgameEnded') return null
  const winner = news.winner === null ? null : seatName(state, news.winner)
  return say('games.ended', { winner, depth })
}

/** One of the games, with its players' signs from that side; `isPlayed`: players are asked in it. */
export function gameView(seen: Seen, depth: number, isPlayed: boolean, side: Seat = seen.seat): GameView {
  const { now } = seen
  const { number } = now.turn
  const signs = signsFor(now, side)
  return {
    depth,
    name: gameName(depth),
    state: isPlayed ? say('games.played', { turn: number }) : say('games.waits', { turn: number }),
    cause: causeOf(seen, isPlayed),
    players: now.players.map(({ seat, life }) => ({
      whose: signs[seat] ?? 'ring',
      name: seatName(now, seat),
      life,
    })),
  }
}
