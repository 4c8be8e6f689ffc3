/** The timestamps of objects that enter together (418.5e). */
import type { Ability } from '../../language/index.ts'
import { contradicting, copiable } from '../continuous/index.ts'
import { inOrder, type Process, reordered } from '../questions/index.ts'
import { type Draft, get, type ObjectId, spokenForBy } from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'

interface Entrant {
  readonly one: FinalEvent
  readonly id: ObjectId
  /** The abilities it will have. */
  readonly text: readonly Ability[]
}

function entrants(g: Draft, all: readonly FinalEvent[]): readonly Entrant[] {
  return all.flatMap((one) => {
    const { event, entering } = one
    if (event.kind !== 'move' || event.to !== 'battlefield' || event.faceDown) return []
    const object = get(g.state, event.object)
    const will = { ...object, faceDown: false, copied: entering.copied ?? object.copied }
    return [{ one, id: object.id, text: copiable(g.state, will).abilities }]
  })
}

/** The active player orders their timestamps, if it makes a difference: the last one counts as the newest. */
export function* inTimestampOrder(g: Draft, all: readonly FinalEvent[]): Process<readonly FinalEvent[]> {
  if (all.length < 2) return all
  const entering = entrants(g, all)
  if (entering.length < 2) return all
  const texts = contradicting(
    g.state,
    entering.map((one) => one.text),
  )
  const mattering = entering.filter((one) => texts.has(one.text))
  const wanted = yield* inOrder(spokenForBy(g.state, g.state.turn.active), 'timestamps', mattering, ({ id }) => id)
  return reordered(
    all,
    wanted.map(({ one }) => one),
  )
}
