/** A token is put onto the battlefield (216). */

import { copiable } from '../continuous/index.ts'
import {
  attackOn,
  blank,
  type Draft,
  find,
  get,
  type Happened,
  moveTo,
  type ObjectId,
  type Proposed,
  type Ref,
  type Seat,
} from '../state/index.ts'
import { intern } from './printed.ts'
import { type Arrival, timestampOf } from './relocate.ts'
import { tellOf } from './tell.ts'
import { putIn } from './zones.ts'

type Token = Extract<Proposed, { kind: 'token' }>

/** The token enters; the effect determined its characteristics, which are interned as a face of their own. */
export function makeToken(g: Draft, event: Token, arrival: Arrival, happened: Happened[]): void {
  const { controller, owner, tapped, attacking, copied } = event
  const face = intern(g, event.printed)
  const id = g.add(
    blank({
      kind: 'token',
      face,
      copied,
      owner,
      controller,
      baseController: controller,
      zone: 'battlefield',
      timestamp: timestampOf(arrival),
      controlledSince: arrival.tick,
      tapped,
    }),
  )
  giveLoyalty(g, id)
  putIn(g, id, 'battlefield', owner, null)
  if (attacking !== null) joinAttack(g, id, controller, attacking)
  g.emit({ kind: 'tokenMade', rule: '2004:216.1', object: tellOf(g.state, id), seat: controller })
  happened.push({
    ...moveTo(id, 'battlefield', 'effect', { under: controller, tapped }),
    from: null,
    became: id,
    seat: controller,
  })
}

/** 2011:contents/209: a token with a loyalty, as a copy of a planeswalker, enters with that many counters. */
function giveLoyalty(g: Draft, id: ObjectId): void {
  const { loyalty } = copiable(g.state, get(g.state, id))
  if (loyalty !== null) g.patch(id, { counters: { loyalty } })
}

/**
 * It attacks without having been declared: no "attacks" ability triggers (2011:508.4), but a combat without attackers
 * then has an attack (2011:508.8).
 */
function joinAttack(g: Draft, id: ObjectId, controller: Seat, defender: Ref): void {
  const { combat, turn } = g.state
  const against = 'player' in defender ? defender.player : find(g.state, defender.object)?.controller
  if (combat === null || against === undefined || controller !== turn.active) return
  const attackers = [...combat.attackers, attackOn(id, defender, against)]
  g.write({ combat: { ...combat, attacked: true, attackers } })
}
