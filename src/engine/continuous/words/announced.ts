/** What was announced for a spell, or for the spell that a permanent was: costs, how it was cast. */
import type { AbilityKey, KeywordName } from '../../../language/index.ts'
import {
  type Choices,
  type Context,
  findOrLast,
  type LayerState,
  type ObjectId,
  type PaidOption,
  readObject,
} from '../../state/index.ts'

/** What was announced for it, as it is or last was. */
export function choicesOf(state: LayerState, id: ObjectId): Choices | null {
  const object = findOrLast(state, id)
  return object === null ? null : readObject(object, 'choices')
}

/** The key of the ability that one made for a keyword belongs to: that is nested in it (`Address`). */
const outerKey = (key: AbilityKey): AbilityKey => key.slice(0, key.lastIndexOf('.'))

/**
 * The optional costs of that keyword, or of none, paid for the spell, or for the permanent that it became. A keyword's own ability
 * asks only for what that instance offered (2011:702.54, 2011:702.76).
 */
export function paidFor(
  state: LayerState,
  keyword: KeywordName | null,
  { at, options, source }: Context,
): readonly PaidOption[] {
  const all = options.length > 0 ? options : (choicesOf(state, source)?.options ?? [])
  const own = keyword !== null && at?.keyword === keyword ? outerKey(at.key) : null
  return all.filter((one) => one.keyword === keyword && (own === null || one.key === own))
}
