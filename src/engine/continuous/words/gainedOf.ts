/** What an object has of others' abilities: all that they can activate, or keywords that one of them has (402). */
import { type Ability, type Change, derivedFrom } from '../../../language/index.ts'
import { type Context, type LayerState, sameData } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'

/** Whether a keyword is short for activated abilities only: then it is one (502). */
const isActivated = (ability: Ability): boolean =>
  ability.kind === 'activated' ||
  (ability.kind === 'keyword' && ability.abilities.length > 0 && ability.abilities.every(isActivated))

/** The same keyword with the same qualities, whoever has it. */
const isSameKeyword = (one: Ability, other: Ability): boolean =>
  one.kind === 'keyword' && other.kind === 'keyword' && sameData(one.keyword, other.keyword)

/**
 * The abilities that such a change gives now. Activated ones of two objects are two abilities, even if they read the
 * same (2011:602.5c); of a keyword with the same qualities one is enough.
 */
export function abilitiesToGain(
  state: LayerState,
  { keywords, of }: Extract<Change, { kind: 'gainOf' }>,
  context: Context,
): readonly Ability[] {
  const found: Ability[] = []
  for (const id of evaluators.thingsOf(state, of, context)) {
    for (const ability of evaluators.characteristics(state, id).abilities) {
      if (keywords === null) {
        if (isActivated(ability)) found.push(derivedFrom(ability, { object: id, key: `of${id}` }))
      } else if (
        ability.kind === 'keyword' &&
        keywords.includes(ability.keyword.name) &&
        !found.some((one) => isSameKeyword(one, ability))
      )
        found.push(ability)
    }
  }
  return found
}
