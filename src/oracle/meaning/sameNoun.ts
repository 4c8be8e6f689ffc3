/** Whether a noun may be that of something that has been named: "that creature", after "target Goblin". */
import type { Filter, Predicate } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'

/** The noun of a filter, without its other predicates. */
export function kindOf(filter: Filter | null): Filter | null {
  if (filter === null) return null
  const kinds = filter.is.filter((one) => one.is === 'type')
  return { noun: filter.noun, is: kinds.slice(-1) }
}

export function says(filter: Filter, wanted: Predicate): boolean {
  return filter.is.some((one) => holds(one, wanted))
}

function holds(one: Predicate, wanted: Predicate): boolean {
  if (sameValue(one, wanted)) return true
  return (one.is === 'allOf' || one.is === 'anyOf') && one.of.some((inner) => holds(inner, wanted))
}

/** Whether "that creature" may refer to something that was named with `known`. */
export function matches(said: Filter, known: Filter | null, moved: boolean): boolean {
  if (known === null) return said.is.length === 0
  if (said.noun === 'card' && (moved || known.noun === 'card')) return said.is.every((one) => says(known, one))
  if (said.noun === 'source') return true
  const isAny = known.noun === 'spellOrAbility' && (said.noun === 'spell' || said.noun === 'ability')
  if (said.noun !== known.noun && !isAny && !(said.noun === 'permanent' && known.noun === 'card')) return false
  return said.is.every((one) => says(known, one) || (one.is === 'type' && isSubtypeOnly(known)))
}

/** "Target Goblin ... that creature": a subtype implies the type. */
function isSubtypeOnly(known: Filter): boolean {
  const isSubtype = (one: Predicate): boolean => one.is === 'subtype' || (one.is === 'anyOf' && one.of.every(isSubtype))
  return known.is.some(isSubtype) && !known.is.some((one) => one.is === 'type')
}
