/** What is asked of an object by itself: its numbers, its symbols, what its abilities are. */
import { inFull, isManaText, type Predicate } from '../../../language/index.ts'
import { editionOf } from '../../state/index.ts'
import { hasInset } from '../faces/sides.ts'
import type { Candidate } from './candidate.ts'
import { hasSymbol } from './cardItself.ts'
import { holdsLandwalk, isTapAbility } from './ofAbilities.ts'
import { anyCompares } from './quantities.ts'
import { statisticsOf } from './statistics.ts'

/** Whether one of its numbers is to another as it says. */
const comparesOwn = ({ state, object }: Candidate, { what, op, than }: Extract<Predicate, { is: 'sizes' }>): boolean =>
  anyCompares(statisticsOf(state, what, object.id), op, statisticsOf(state, than, object.id))

/** Whether one of its activated abilities, those of its keywords included, is a mana ability, or isn't (406.1). */
function hasActivated({ state, values }: Candidate, mana: boolean): boolean {
  const { mana: may } = editionOf(state)
  return inFull(values.abilities).some((one) => one.kind === 'activated' && isManaText(one, may) === mana)
}

/** A predicate that asks for it. */
export type OfItself = Extract<
  Predicate,
  {
    is:
      | 'abilityless'
      | 'sizes'
      | 'parity'
      | 'unlike'
      | 'alike'
      | 'inset'
      | 'landwalk'
      | 'symbolInCost'
      | 'tapAbility'
      | 'activatedAbility'
  }
>
/** What its card and its abilities are, and what is asked of those that are chosen together. */
export function isOfItself(judged: Candidate, predicate: OfItself): boolean {
  const { state, object, values } = judged
  switch (predicate.is) {
    case 'landwalk':
      return holdsLandwalk(values.abilities, predicate.land)
    case 'sizes':
      return comparesOwn(judged, predicate)
    case 'parity':
      return statisticsOf(state, predicate.what, object.id).some((n) => (n % 2 === 0) === predicate.even)
    // What is chosen together is judged as it is chosen; alone, none is too much by itself.
    case 'unlike':
    case 'alike':
      return true
    case 'inset':
      return hasInset(state, object, predicate.subtype)
    case 'abilityless':
      return values.abilities.length === 0
    case 'symbolInCost':
      return hasSymbol(values.cost, predicate.symbol)
    case 'tapAbility':
      return values.abilities.some(isTapAbility)
    case 'activatedAbility':
      return hasActivated(judged, predicate.mana)
  }
}
