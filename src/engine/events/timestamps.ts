/** The timestamps of what enters together (418.5e). */
import { contradicting } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, get, type ObjectId } from '../state/index.ts'
import type { Settled } from './settle.ts'

interface Entrant {
  readonly id: ObjectId
  readonly face: number
}

function entrants(g: Draft, all: readonly Settled[]): readonly Entrant[] {
  return all.flatMap(({ event, entering }) => {
    if (event.kind !== 'move' || event.to !== 'battlefield' || event.faceDown) return []
    return [{ id: event.object, face: entering.copied ?? get(g.state, event.object).face }]
  })
}

/** The active player says in which order they have come, where that makes a difference: the last one counts as the newest. */
export function* inTimestampOrder(g: Draft, all: readonly Settled[]): Process<readonly Settled[]> {
  if (all.length < 2) return all
  const entering = entrants(g, all)
  if (entering.length < 2) return all
  const faces = contradicting(
    g.state,
    entering.map((one) => one.face),
  )
  const items = entering.filter((one) => faces.has(one.face)).map((one) => one.id)
  if (items.length < 2) return all
  const wanted = [...(yield* ask('order', { seat: g.state.turn.active, what: 'timestamps', items, of: null }))]
  return all.map((one) => {
    if (one.event.kind !== 'move' || !items.includes(one.event.object)) return one
    const id = wanted.shift()
    return all.find(({ event }) => event.kind === 'move' && event.object === id) ?? one
  })
}
