/** The timestamps of what enters together (418.5e). */
import { contradicting } from '../continuous/index.ts'
import { inOrder, type Process, reordered } from '../questions/index.ts'
import { type Draft, get, type ObjectId } from '../state/index.ts'
import type { Settled } from './settle.ts'

interface Entrant {
  readonly one: Settled
  readonly id: ObjectId
  readonly face: number
}

function entrants(g: Draft, all: readonly Settled[]): readonly Entrant[] {
  return all.flatMap((one) => {
    const { event, entering } = one
    if (event.kind !== 'move' || event.to !== 'battlefield' || event.faceDown) return []
    return [{ one, id: event.object, face: entering.copied ?? get(g.state, event.object).face }]
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
  const mattering = entering.filter((one) => faces.has(one.face))
  const wanted = yield* inOrder(g.state.turn.active, 'timestamps', mattering, ({ id }) => id)
  return reordered(
    all,
    wanted.map(({ one }) => one),
  )
}
