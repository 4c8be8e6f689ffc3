/** A token is put onto the battlefield (216). */

import { sideOfToken } from '../continuous/index.ts'
import {
  blank,
  blankObject,
  type Draft,
  type GameObject,
  type Happened,
  moveTo,
  type ObjectId,
  type Proposed,
} from '../state/index.ts'
import { joinAttack } from './joinAttack.ts'
import { mark } from './marks.ts'
import { intern } from './printed.ts'
import { type Arrival, type Entering, give, timestampOf } from './relocate.ts'
import { tellOf } from './tell.ts'
import { putIn } from './zones.ts'

export type TokenMade = Extract<Proposed, { kind: 'token' }>

/** What its effect determines; its characteristics are interned as a face of their own. */
function fieldsOf(g: Draft, { controller, owner, printed, copied: made }: TokenMade, copied = made) {
  const face = intern(g, printed)
  const side = sideOfToken(g.state, copied)
  return {
    kind: 'token',
    face,
    side,
    copied,
    owner,
    controller,
    baseController: controller,
    zone: 'battlefield',
  } as const
}

const NOT_YET: ObjectId = -1

/** The token as it comes, before it has an id. */
export function tokenOf(g: Draft, event: TokenMade): GameObject {
  return blankObject({ id: NOT_YET, ...fieldsOf(g, event) })
}

/** Puts the token onto the battlefield and returns its id. */
export function putToken(g: Draft, event: TokenMade, as: Entering, arrival: Arrival): ObjectId {
  const when = { timestamp: timestampOf(arrival), controlledSince: arrival.tick }
  const { gained, markedAs: _, ...entering } = as
  const id = g.add(blank({ ...fieldsOf(g, event, entering.copied), ...entering, ...when }))
  putIn(g, id, 'battlefield', event.owner, null)
  give(g, id, NOT_YET, gained)
  return id
}

/** The token enters, as the rules about entering have it. */
export function makeToken(g: Draft, event: TokenMade, as: Entering, arrival: Arrival, happened: Happened[]): void {
  const { controller, attacking } = event
  const { attachedTo } = as
  const id = putToken(g, event, as, arrival)
  if (attachedTo !== undefined) happened.push({ kind: 'attach', object: id, to: attachedTo })
  if (attacking !== null) joinAttack(g, id, controller, attacking)
  g.emit({ kind: 'tokenMade', rule: 'token.made', object: tellOf(g.state, id), seat: controller })
  for (const one of as.markedAs ?? []) mark(g, id, one)
  happened.push({
    ...moveTo(id, 'battlefield', 'effect', { under: controller, tapped: as.tapped }),
    from: null,
    became: id,
    seat: controller,
  })
}
