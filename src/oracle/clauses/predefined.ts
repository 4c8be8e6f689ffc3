/** Tokens that have their characteristics from the rules, by their names (today:111.10). */
import { type Ability, memoised, memoisedAt, type TokenSpec } from '../../language/index.ts'
import { mapped, only, part, phrase, type Syntax, sameValue, table, unplaced } from '../core/index.ts'
import { withFields } from './clause.ts'

/** What each of these artifacts can do, as its text says it. */
const ABILITIES = {
  Blood: '{1}, {T}, Discard a card, Sacrifice ~: Draw a card.',
  Clue: '{2}, Sacrifice ~: Draw a card.',
  Food: '{2}, {T}, Sacrifice ~: You gain 3 life.',
  Gold: 'Sacrifice ~: Add one mana of any color.',
  Treasure: '{T}, Sacrifice ~: Add one mana of any color.',
} as const
type Name = keyof typeof ABILITIES
const NAMES = Object.keys(ABILITIES) as readonly Name[]

type Kind = Pick<TokenSpec, 'supertypes' | 'colors' | 'subtypes' | 'types' | 'abilities'> & { readonly size: null }

/** The token of that name, with its ability as `ability`, a granted one, reads it in quotes. */
const kindOf = memoisedAt((ability: Syntax<Ability>, name: Name): Kind => {
  // A sentence that ends in a quote has its full stop there.
  const read = only(phrase`${ability}.`, `"${ABILITIES[name]}"`)
  if (read.kind !== 'understood') throw new Error(`what a ${name} does isn't understood`)
  return {
    size: null,
    supertypes: [],
    colors: [],
    subtypes: [name],
    types: ['artifact'],
    abilities: [unplaced(read.value)],
  }
})

const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' && value !== null && 'subtypes' in value && 'abilities' in value
const ofKind = <S>(said: Syntax<S>, to: (said: S) => Kind, from: (kind: Kind) => S | undefined): Syntax<Kind> =>
  withFields(mapped(said, { to, is: isKind, from }), ['size', 'supertypes', 'colors', 'subtypes', 'types', 'abilities'])

/** After a number: "Treasure tokens". */
export const predefined = memoised(
  (ability: Syntax<Ability>): Syntax<Kind> =>
    ofKind(
      part()`${{ name: table('a token', Object.fromEntries(NAMES.map((name) => [name, name]))) }} tokens|token` as Syntax<{
        readonly name: Name
      }>,
      ({ name }) => kindOf(ability, name),
      (kind) => {
        const name = NAMES.find((one) => kind.subtypes[0] === one && sameValue(kindOf(ability, one), kind))
        return name === undefined ? undefined : { name }
      },
    ),
)

/** Without a word for it: a Clue. */
export const clue = memoised(
  (ability: Syntax<Ability>): Syntax<Kind> =>
    ofKind(
      part()`` as Syntax<object>,
      () => kindOf(ability, 'Clue'),
      (kind) => (sameValue(kindOf(ability, 'Clue'), kind) ? {} : undefined),
    ),
)
