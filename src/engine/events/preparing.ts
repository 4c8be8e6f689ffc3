/** A prepared permanent offers a copy of its inset spell, which lies in exile (today:722). */
import { preparedSpell } from '../continuous/index.ts'
import { blank, type Draft, get, type ObjectId } from '../state/index.ts'
import { putIn } from './zones.ts'

/**
 * Makes the copy that the permanent, which has just become prepared, offers its controller. Once it is prepared no longer,
 * or gone, state-based actions take the copy away.
 */
export function prepareCopy(g: Draft, permanent: ObjectId): void {
  const object = get(g.state, permanent)
  const copied = preparedSpell(g.state, object)
  if (copied === null) return
  const of = { owner: object.controller, zone: 'exile', placedBy: permanent, link: 'prepared' } as const
  const copy = g.add(blank({ kind: 'spellCopy', face: -1, copied, timestamp: g.tick(), ...of }))
  putIn(g, copy, 'exile', object.controller, null)
}
