/** Venturing into dungeons (today:701.49, 309): a dungeon's marker goes from room to room. */
import { alsoChosen, type Room } from '../../language/index.ts'
import { notice } from '../abilities/index.ts'
import { COMPLETED, dungeonEntered, dungeonOf, dungeonsOutside } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, get, moveTo, type ObjectId, type Seat, type State } from '../state/index.ts'
import { happen } from './happen.ts'
import { tellOf } from './tell.ts'

const roomsOf = (state: State, id: ObjectId): readonly Room[] => dungeonOf(state, id)?.rooms ?? []

/** In which room the marker is, by number. */
const roomOf = (state: State, id: ObjectId): number => get(state, id).chosen.number ?? 0

/** Whether the marker is in a room that leads nowhere. */
export const isAtItsEnd = (state: State, id: ObjectId): boolean =>
  (roomsOf(state, id)[roomOf(state, id)]?.leads.length ?? 0) === 0

function enter(g: Draft, seat: Seat, id: ObjectId, room: number): void {
  g.patch(id, { chosen: alsoChosen(get(g.state, id).chosen, { number: room }, null) })
  const name = roomsOf(g.state, id)[room]?.name ?? ''
  g.emit({ kind: 'ventured', rule: 'dungeon.venture', seat, object: tellOf(g.state, id), room: name })
  notice(g, [{ kind: 'enteredRoom', object: id, seat, room }])
}

/** The dungeon leaves the game: its owner has completed it (today:309.6). */
export function* completeDungeon(g: Draft, id: ObjectId): Process {
  const { owner: seat } = get(g.state, id)
  g.emit({ kind: 'dungeonCompleted', rule: 'dungeon.completed', seat, object: tellOf(g.state, id) })
  const happened = yield* happen(g, [moveTo(id, 'outside', 'stateBased')])
  for (const one of happened) if (one.kind === 'move' && one.became !== null) g.patch(one.became, { link: COMPLETED })
  notice(g, [{ kind: 'completedDungeon', seat }])
}

/** The room to go on to: a choice only where there are several arrows. */
function* nextRoom(g: Draft, seat: Seat, id: ObjectId): Process<number> {
  const rooms = roomsOf(g.state, id)
  const leads = rooms[roomOf(g.state, id)]?.leads ?? []
  const [only = 0, more] = leads
  if (more === undefined) return only
  const words = leads.map((n) => rooms[n]?.name ?? '')
  const word = yield* ask('word', { seat, source: id, which: 'room', words })
  return leads[words.indexOf(word)] ?? only
}

/** Brings a dungeon into the command zone: into the one that is named only by its own venturing. */
function* begin(g: Draft, seat: Seat, source: ObjectId, into: string | null): Process<boolean> {
  const from = dungeonsOutside(g.state, seat).filter((id) => {
    const subtypes = dungeonOf(g.state, id)?.subtypes ?? []
    return into === null ? subtypes.length === 0 : subtypes.includes(into)
  })
  const [only, more] = from
  if (only === undefined) return false
  const asked = { seat, source, reason: 'effect', from, min: 1, max: 1, zone: 'outside', looking: [] } as const
  const [chosen = only] = more === undefined ? [only] : yield* ask('choose', asked)
  const [moved] = yield* happen(g, [moveTo(chosen, 'command', 'effect')])
  const id = moved?.kind === 'move' ? moved.became : null
  if (id !== null) enter(g, seat, id, 0)
  return id !== null
}

/** The player ventures; `into`: where they have no dungeon, into that one. Returns whether they did (today:701.49). */
export function* venture(g: Draft, seat: Seat, source: ObjectId, into: string | null): Process<boolean> {
  const current = dungeonEntered(g.state, seat)
  if (current !== null && !isAtItsEnd(g.state, current)) {
    enter(g, seat, current, yield* nextRoom(g, seat, current))
    return true
  }
  if (current !== null) yield* completeDungeon(g, current)
  return yield* begin(g, seat, source, into)
}
