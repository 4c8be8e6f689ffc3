/**
 * 2011:contents/3: noncombat damage that an opponent's source would deal to a player may be dealt to a planeswalker of
 * that player.
 */
import { printedFeatures } from '../abilities/index.ts'
import { isType } from '../continuous/index.ts'
import { editionOf, findOrLast, get, opponentsOf, type State } from '../state/index.ts'
import type { Damage } from './damage.ts'
import type { Replacement } from './replacement.ts'

/** The redirection that the source's controller may choose as it is applied; empty if there is no planeswalker. */
export function ofPlaneswalkers(state: State, damage: Damage): readonly Replacement[] {
  const { to, source, combat } = damage
  if (
    combat ||
    !('player' in to) ||
    !printedFeatures(state.printed).planeswalkers ||
    !editionOf(state).spells.planeswalkersInstead
  )
    return []
  const by = findOrLast(state, source)?.controller
  if (by === undefined || !opponentsOf(state, to.player).includes(by)) return []
  const planeswalkers = state.battlefield.filter(
    (id) => get(state, id).controller === to.player && isType(state, id, 'planeswalker'),
  )
  if (planeswalkers.length === 0) return []
  return [{ id: 'planeswalkers', source, key: 'redirect', does: { does: 'offer', to: by, planeswalkers } }]
}
