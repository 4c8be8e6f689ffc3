/** "As though" (glossary): for one action only, an object is treated as having or lacking something. */
import type { Filter, KeywordName, Predicate } from '../../language/index.ts'
import { hasKeyword, matches, restrictionsOn } from '../continuous/index.ts'
import type { Context, ObjectId, State } from '../state/index.ts'
import type { Assumed, Fight } from './rules.ts'
import { rulesOf } from './rulesOf.ts'

/** What it is treated as for this action. */
function assumed(state: State, id: ObjectId, does: Fight): readonly Assumed[] {
  return restrictionsOn(state, id).flatMap(({ restriction }) => {
    const assumes = rulesOf(restriction).assumes?.(restriction)
    return assumes?.does === does ? [assumes] : []
  })
}

/** Whether it counts as having the keyword for this action. */
export function hasFor(state: State, id: ObjectId, keyword: KeywordName, does: Fight): boolean {
  if (hasKeyword(state, id, keyword)) return !assumed(state, id, does).some(({ lacks }) => lacks === keyword)
  return assumed(state, id, does).some(({ has }) => has === keyword)
}

/**
 * Whether it attacks as though it were no Wall: as though it lacked the type, or defender, which later wordings say
 * instead (308.2a).
 */
export function attacksAsNoWall(state: State, id: ObjectId): boolean {
  return assumed(state, id, 'attack').some(
    ({ lacks }) => lacks === 'defender' || (typeof lacks === 'object' && lacks?.subtype === 'Wall'),
  )
}

const TRUE: Predicate = { is: 'allOf', of: [] }
const FALSE: Predicate = { is: 'anyOf', of: [] }

/** Whether it counts as what the filter describes for this action. */
export function matchesFor(state: State, filter: Filter, id: ObjectId, context: Context, does: Fight): boolean {
  const changes = assumed(state, id, does)
  if (changes.length === 0) return matches(state, filter, id, context)
  const assume = (predicate: Predicate): Predicate => {
    if (predicate.is === 'not') return { ...predicate, of: assume(predicate.of) }
    if (predicate.is === 'anyOf' || predicate.is === 'allOf') return { ...predicate, of: predicate.of.map(assume) }
    if (predicate.is !== 'keyword') return predicate
    if (changes.some(({ has }) => has === predicate.keyword)) return TRUE
    return changes.some(({ lacks }) => lacks === predicate.keyword) ? FALSE : predicate
  }
  return matches(state, { ...filter, is: filter.is.map(assume) }, id, context)
}
