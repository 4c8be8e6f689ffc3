/**
 * A prepared permanent offers a copy of its inset spell, which lies in exile for as long as it is prepared (today:722).
 * What is offered no longer ceases to exist (`ceasing.ts`).
 */
import { preparedSpell } from '../continuous/index.ts'
import { putIn } from '../events/index.ts'
import { blank, type Draft, type GameObject, get, preparedBy, type State } from '../state/index.ts'

/** The prepared permanents without their copy: they have just become so, have phased in, or a board has them. */
function offeringNone(state: State): readonly GameObject[] {
  const prepared = state.battlefield.flatMap((id) => {
    const object = get(state, id)
    return object.marks?.prepared === undefined ? [] : object
  })
  if (prepared.length === 0) return prepared
  const offering = state.exile.map((id) => preparedBy(state, get(state, id)))
  return prepared.filter((one) => !offering.includes(one))
}

/** Makes the copies that are lacking. Returns whether there were any. */
export function offerPrepared(g: Draft): boolean {
  let any = false
  for (const object of offeringNone(g.state)) {
    const copied = preparedSpell(g.state, object)
    if (copied === null) continue
    const { id, controller } = object
    const of = { owner: controller, zone: 'exile', placedBy: id, link: 'prepared', timestamp: g.tick() } as const
    putIn(g, g.add(blank({ kind: 'spellCopy', face: -1, copied, ...of })), 'exile', controller, null)
    any = true
  }
  return any
}
