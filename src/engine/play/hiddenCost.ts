/** Additional costs that only cards of a hidden zone can pay, whether or not there are any (today:118.8c). */
import { type CostPart, hasQuality, whereIs } from '../../language/index.ts'
import { editionOf, type ObjectId, type Seat, type State } from '../state/index.ts'
import { asCast } from './asCast.ts'
import { spellCost } from './cost.ts'
import type { WayToCast } from './ways.ts'

/** Whether it asks for cards of some quality from a hand or a library. */
function asksOfHidden(part: CostPart): boolean {
  if (part.kind === 'discard') return !part.random && hasQuality(part.filter)
  if (part.kind !== 'exile' && part.kind !== 'reveal') return false
  const { what } = part
  if (what.kind !== 'choose' || !hasQuality(what.filter)) return false
  return whereIs(what.filter).some((zone) => zone === 'hand' || zone === 'library')
}

/** Whether "if able" leaves it to the player to cast the card that way: nobody could tell that they were able. */
export function isUnforced(state: State, seat: Seat, id: ObjectId, way: WayToCast): boolean {
  if (!editionOf(state).spells.hiddenCostsUnforced) return false
  const total = spellCost(asCast(state, seat, id, way), id, seat, way, [])
  return !('key' in total) && total.parts.some(asksOfHidden)
}
