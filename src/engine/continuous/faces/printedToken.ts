/** What is printed on a token that an effect defines (216.1, 2011:110.5). */
import { type Printed, saidBy, type TokenSpec } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { editionOf, type ObjectId, type State } from '../../state/index.ts'

/** The numbers and what was chosen are known. */
export interface KnownToken extends Omit<TokenSpec, 'power' | 'toughness' | 'asChosen'> {
  readonly power: number | null
  readonly toughness: number | null
}

type Naming = Edition['cards']['tokenNames']
/** What a token of these subtypes is called that its maker doesn't name. */
const CALLED: { readonly [N in Naming]: (subtypes: string) => string } = {
  subtypes: (subtypes) => subtypes,
  subtypesToken: (subtypes) => `${subtypes} Token`,
}

/** `source`: whose text says it. */
export function printedToken(state: State, token: KnownToken, source: ObjectId): Printed {
  const { colors, supertypes, types, subtypes, power, toughness } = token
  const ofTypes = subtypes.join(' ')
  const name = token.name === ofTypes ? CALLED[editionOf(state).cards.tokenNames](ofTypes) : token.name
  const abilities = token.abilities.map((ability) => saidBy(ability, source))
  return { name, cost: null, colors, supertypes, types, subtypes, abilities, power, toughness, loyalty: null, text: '' }
}
