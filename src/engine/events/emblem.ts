/** An emblem is put into the command zone (2011:contents/113). */
import type { Printed } from '../../language/index.ts'
import { blank, type Draft, type ObjectId, type Seat } from '../state/index.ts'
import { intern } from './printed.ts'
import { tellOf } from './tell.ts'
import { putIn } from './zones.ts'

/** Puts the emblem there, owned and controlled by that player; returns its id. Nothing removes it from there. */
export function makeEmblem(g: Draft, printed: Printed, owner: Seat): ObjectId {
  const face = intern(g, printed)
  const made = {
    kind: 'emblem',
    zone: 'command',
    face,
    owner,
    timestamp: g.tick(),
    controlledSince: g.state.clock,
  } as const
  const id = g.add(blank(made))
  putIn(g, id, 'command', owner, null)
  g.emit({ kind: 'gotEmblem', rule: 'emblem.made', object: tellOf(g.state, id), seat: owner })
  return id
}
