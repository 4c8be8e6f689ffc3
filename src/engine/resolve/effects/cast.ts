/** Casting a card during a resolution (413.2e), as an effect says, or later, as a keyword offers (502.24a). */

import type { Edition } from '../../../rulebook/index.ts'
import { happen, moveTo, tellOf } from '../../events/index.ts'
import { attempt, castSpell, FREE, type WayToCast, wayToCast, whyNotCastByEffect } from '../../play/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { type Draft, editionOf, find, type ObjectId, type Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'
import { asThey, seatsOf } from './who.ts'

/**
 * Asks whether to cast it that way, if that is possible (413.2c); the spell goes above the resolving object, whose
 * resolution continues (409.1i). Returns the spell, or `null`.
 */
function* castIfWanted(g: Draft, seat: Seat, id: ObjectId, way: WayToCast, source: ObjectId): Process<ObjectId | null> {
  if (whyNotCastByEffect(g.state, seat, id, way) !== null) return null
  const named = way.keyword === null ? {} : { keyword: way.keyword }
  const yes = yield* ask('confirm', { seat, source, reason: 'may', cost: null, default: true, ...named })
  if (!yes) return null
  const refused = yield* attempt(g, seat, tellOf(g.state, id), () => castSpell(g, seat, id, way))
  return refused === null ? (g.state.stack.at(-1) ?? null) : null
}

/** Each of the players may cast each of the cards without paying its mana cost. */
export const castFree: Executor<'castFree'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    for (const id of yield* things(g, effect.what, asThey(context, effect.who, seat), 'effect')) {
      const spell = yield* castIfWanted(g, seat, id, FREE, context.source)
      if (spell !== null) that.push(spell)
    }
  }
  return { that, did: that.length > 0 }
}

/** Whether the card can still be cast once the ability has resolved. */
const LASTS: Readonly<Record<Edition['madnessOffer'], boolean>> = { untilPass: true, resolution: false }

/**
 * The card's owner may cast it the way that the ability which exiled it offers: at once, or until they pass priority,
 * as the edition has it (502.24a). What isn't cast goes to the graveyard.
 */
export const castOffered: Executor<'castOffered'> = function* (g, _effect, { source, controller, at }) {
  if (find(g.state, source)?.zone !== 'exile' || at === null) return { did: false }
  const way = wayToCast(g.state, controller, source, at.key)
  if (way !== null && LASTS[editionOf(g.state).madnessOffer]) {
    // The link is what lets it be cast from exile.
    g.patch(source, { link: way.key })
    return { did: false }
  }
  const did = way !== null && (yield* castIfWanted(g, controller, source, way, source)) !== null
  if (!did) yield* happen(g, [moveTo(source, 'graveyard', 'effect')])
  return { did }
}
