/** What has been played, to be watched again: another player's last turn, or the whole game. */
import { outcomeOf, type Seat } from '../../engine/index.ts'
import { type Game, isMatchOpen, nodeAt, pathTo, type Timeline } from '../../store/index.ts'

/** How the whole game is gone through. */
export interface Replay {
  /** Whose eyes these are, or both hands open. */
  readonly eyes: Seat | 'open'
  /** It goes on by itself. */
  readonly playing: boolean
}

/** What is being shown of the past, while the game waits where it is. */
export interface Watch {
  /** Where the game is: a move ends the showing. */
  readonly cursor: number
  /** The nodes in which something happened, beginning before the first. */
  readonly nodes: readonly number[]
  /** Which of them is shown. */
  readonly at: number
  /** `null`: one turn, which goes by by itself. */
  readonly replay: Replay | null
}

/** The last turn of another player, as far as it has come; `null` if there was none. */
export function lastTurnOfOthers(timeline: Timeline, me: Seat): Watch | null {
  const path = pathTo(timeline, timeline.cursor)
  const begun = (index: number): Seat | null => {
    const event = nodeAt(timeline, index).events.findLast(({ kind }) => kind === 'turnBegan')
    return event?.kind === 'turnBegan' ? event.seat : null
  }
  const first = path.findLastIndex((index) => (begun(index) ?? me) !== me)
  if (first < 0) return null
  const after = path.slice(first + 1)
  const own = after.findIndex((index) => begun(index) === me)
  const turn = path.slice(first, own < 0 ? undefined : first + 2 + own)
  const before = nodeAt(timeline, path[first] ?? 0).parent
  const nodes = turn.filter((index) => nodeAt(timeline, index).events.length > 0)
  return { cursor: timeline.cursor, nodes: before === null ? nodes : [before, ...nodes], at: 0, replay: null }
}

/** The nodes of a game in which something happened, the first and the last always among them. */
export function stepsOf(timeline: Timeline): readonly number[] {
  const path = pathTo(timeline, timeline.cursor)
  return path.filter(
    (index, place) => place === 0 || place === path.length - 1 || nodeAt(timeline, index).events.length > 0,
  )
}

/**
 * The whole game up to where it is, beginning at a place of its path. While it is played only one's own eyes see it
 * again; once it is over, both hands may be seen.
 */
export function replayOf(game: Played, me: Seat, from = 0): Watch {
  const { timeline } = game
  const nodes = stepsOf(timeline)
  const at = Math.max(0, Math.min(nodes.length - 1, from))
  return { cursor: timeline.cursor, nodes, at, replay: { eyes: isOpen(game) ? 'open' : me, playing: false } }
}

type Played = Pick<Game, 'match' | 'timeline'>

/** Whether nothing in a game is hidden any more: it is over, and no other game of its match follows. */
export const isOpen = (game: Played): boolean =>
  outcomeOf(nodeAt(game.timeline, game.timeline.cursor).position) !== null && !isMatchOpen(game)

/** What is shown to a seat: with other eyes than its own only once the game is over. */
export function watchedBy(watch: Watch | null, game: Played, seat: Seat | null): Watch | null {
  if (watch === null || watch.cursor !== game.timeline.cursor) return null
  if (watch.replay === null || seat === null || isOpen(game)) return watch
  return { ...watch, replay: { ...watch.replay, eyes: seat } }
}

/** The line with the cursor where the showing is. */
export function watched(timeline: Timeline, watch: Watch | null): Timeline {
  const node = watch?.cursor === timeline.cursor ? watch.nodes[watch.at] : undefined
  return node === undefined ? timeline : { ...timeline, cursor: node }
}
