/** Doing an action that whyNot allows; rewound if it can't be completed (422). */

import { tellOf } from '../events/index.ts'
import type { Action, Process, WayKey } from '../questions/index.ts'
import { citing, type Draft, find, type ObjectId, type Refusal, refuse, type Seat } from '../state/index.ts'
import { activateAbility } from './activate.ts'
import { attempt } from './attempt.ts'
import { castSpell } from './cast.ts'
import { takeOffer } from './offers.ts'
import { playLand, turnFaceUp } from './special.ts'
import { wayToCast } from './ways.ts'

/** Casts it the way with that key, which the card offers: `whyNot` has checked that. */
function* castBy(g: Draft, seat: Seat, card: ObjectId, via: WayKey): Process<Refusal | null> {
  const way = wayToCast(g.state, seat, card, via)
  return way === null
    ? citing(g.state, 'announce.choices', refuse(g.state, 'cast.noCost', { object: card }))
    : yield* castSpell(g, seat, card, way)
}

function run(g: Draft, seat: Seat, action: Exclude<Action, { do: 'pass' }>): Process<Refusal | null> {
  switch (action.do) {
    case 'playLand':
      return playLand(g, seat, action.object, action.side)
    case 'cast':
      return castBy(g, seat, action.object, action.via)
    case 'activate':
      return activateAbility(g, seat, action.object, action.ability)
    case 'turnFaceUp':
      return turnFaceUp(g, seat, action.object, action.via)
    case 'special':
      return takeOffer(g, seat, action)
  }
}

/** Does an action; returns the refusal if it was taken back. */
export function* doAction(g: Draft, seat: Seat, action: Exclude<Action, { do: 'pass' }>): Process<Refusal | null> {
  const told = find(g.state, action.object) === null ? null : tellOf(g.state, action.object)
  return yield* attempt(g, seat, told, () => run(g, seat, action))
}
