/** The turn that decided a game, in pictures: who attacked, who blocked, what else hurt, and what it came to. */
import {
  findOrLast,
  type LogEntry,
  type ObjectId,
  type Seat,
  type State,
  sharingLife,
  stateOf,
} from '../../engine/index.ts'
import { nodeAt, type Timeline } from '../../store/index.ts'
import type { CardLook } from '../card/index.ts'
import { lookOf } from '../view/index.ts'
import { type GameSummary, ofThisGame } from './gameSummary.ts'

/** Alike cards, as one. */
export interface Shown {
  readonly look: CardLook
  readonly count: number
}

export type Frame =
  /** `ready`: how many untapped creatures the defender had. */
  | { readonly kind: 'attack'; readonly cards: readonly Shown[]; readonly n: number; readonly ready: number }
  | { readonly kind: 'block'; readonly cards: readonly Shown[]; readonly n: number }
  /** Damage that was not dealt in combat. */
  | { readonly kind: 'source'; readonly cards: readonly Shown[]; readonly n: number }
  | { readonly kind: 'life'; readonly from: number; readonly to: number }

/** Frames that one row has room for, the last of them the life. */
const MOST = 4

function shown(state: State, ids: readonly ObjectId[]): readonly Shown[] {
  const groups = new Map<string, Shown>()
  for (const id of ids) {
    const look = lookOf(state, id)
    const key = [look.name, look.power, look.toughness].join(' ')
    groups.set(key, { look, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

const readyCreatures = (state: State, seat: Seat): number =>
  state.battlefield.filter((id) => {
    const object = findOrLast(state, id)
    return object?.controller === seat && !object.tapped && lookOf(state, id).types.includes('Creature')
  }).length

/** The frames of one entry, for the player who lost most; combat counts only if it hurt them. */
function frameOf(event: LogEntry, state: State, side: readonly Seat[], fought: boolean): Frame | null {
  switch (event.kind) {
    case 'attacked': {
      const ids = event.attackers.map(({ object }) => object.id)
      if (!fought || ids.length === 0 || side.includes(event.seat)) return null
      return {
        kind: 'attack',
        cards: shown(state, ids),
        n: ids.length,
        ready: side.reduce((sum, seat) => sum + readyCreatures(state, seat), 0),
      }
    }
    case 'blocked': {
      const ids = event.blocks.map(({ object }) => object.id)
      if (!fought || ids.length === 0 || !side.includes(event.seat)) return null
      return { kind: 'block', cards: shown(state, ids), n: ids.length }
    }
    case 'damage':
      if (event.combat || !('player' in event.to) || !side.includes(event.to.player)) return null
      return { kind: 'source', cards: shown(state, [event.object.id]), n: event.n }
    default:
      return null
  }
}

/** The pictures of the deciding turn, in the order of what happened; none where no turn decided. */
export function framesOf(timeline: Timeline, summary: GameSummary): readonly Frame[] {
  const { decisive, path, turns, first } = summary
  if (decisive === null) return []
  const { whose, from, to } = decisive
  // A team loses together what it shares (2011:contents/810).
  const side = sharingLife(first, whose)
  const next = turns[turns.findIndex(({ at }) => at === decisive.at) + 1]?.at ?? path.length
  const told = [...ofThisGame(timeline, path)].filter(({ at }) => at >= decisive.at && at < next)
  const fought = told.some(
    ({ event }) => event.kind === 'damage' && event.combat && 'player' in event.to && side.includes(event.to.player),
  )
  const frames = told.flatMap(({ event, at }) => {
    const state = stateOf(nodeAt(timeline, path[at] ?? 0).position)
    const frame = frameOf(event, state, side, fought)
    return frame === null ? [] : [frame]
  })
  return [...frames.slice(-(MOST - 1)), { kind: 'life', from, to }]
}
