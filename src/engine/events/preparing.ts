/** A prepared permanent offers a copy of its inset spell, which lies in exile (today:722). */
import { preparedSpell } from '../continuous/index.ts'
import { blank, type Draft, type GameObject } from '../state/index.ts'
import { putIn } from './zones.ts'

/** Makes the copy that the permanent offers its controller. Returns whether it has a spell to offer. */
export function prepareCopy(g: Draft, permanent: GameObject): boolean {
  const copied = preparedSpell(g.state, permanent)
  if (copied === null) return false
  const { id, controller } = permanent
  const of = { owner: controller, zone: 'exile', placedBy: id, link: 'prepared', timestamp: g.tick() } as const
  putIn(g, g.add(blank({ kind: 'spellCopy', face: -1, copied, ...of })), 'exile', controller, null)
  return true
}
