/** The untap step (302). */
import { happen, phasingInUntapStep } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { isForOneUntap, staysTapped } from '../restrictions/index.ts'
import { type Draft, get, type ObjectId } from '../state/index.ts'

/** Effects for "its controller's next untap step" are used up. */
function spendNextUntap(g: Draft): void {
  const { lasting, turn } = g.state
  const isUsed = (id: ObjectId): boolean =>
    g.state.battlefield.includes(id) && get(g.state, id).controller === turn.active
  const left = lasting.flatMap((effect) => {
    const waits = effect.changes.some((change) => change.kind === 'restrict' && isForOneUntap(change.restriction))
    if (!waits) return [effect]
    const objects = effect.objects.filter((id) => !isUsed(id))
    return objects.length === effect.objects.length ? [effect] : objects.length > 0 ? [{ ...effect, objects }] : []
  })
  if (left.some((effect, index) => effect !== lasting[index]) || left.length !== lasting.length)
    g.write({ lasting: left })
}

/** 302.1: first phasing; 302.2: then the active player's permanents untap, all at once. */
export function* untap(g: Draft): Process {
  yield* happen(g, phasingInUntapStep(g.state))
  const active = g.state.turn.active
  const objects = g.state.battlefield.filter((id) => {
    const object = get(g.state, id)
    return object.controller === active && object.tapped && !staysTapped(g.state, id)
  })
  if (objects.length > 0)
    yield* happen(
      g,
      objects.map((object) => ({ kind: 'untap', object })),
    )
  spendNextUntap(g)
}
