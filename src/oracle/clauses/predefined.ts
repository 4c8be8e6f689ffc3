/** Tokens that have their characteristics from the rules, by their names (today:111.10). */
import { type Ability, type CardType, memoised, memoisedAt, type TokenSpec } from '../../language/index.ts'
import { mapped, only, part, phrase, type Syntax, sameValue, table, unplaced } from '../core/index.ts'
import { withFields } from './clause.ts'

/** What each of these artifacts can do, as its text says it. */
const ABILITIES = {
  Blood: '{1}, {T}, Discard a card, Sacrifice ~: Draw a card.',
  Clue: '{2}, Sacrifice ~: Draw a card.',
  Food: '{2}, {T}, Sacrifice ~: You gain 3 life.',
  Junk: '{T}, Sacrifice ~: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
  Lander:
    '{2}, {T}, Sacrifice ~: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  Mutagen: '{1}, {T}, Sacrifice ~: Put a +1/+1 counter on target creature. Activate only as a sorcery.',
  Powerstone: "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
  Shard: '{2}, Sacrifice ~: Scry 1, then draw a card.',
  Gold: 'Sacrifice ~: Add one mana of any color.',
  Treasure: '{T}, Sacrifice ~: Add one mana of any color.',
} as const
type Name = keyof typeof ABILITIES
/** All others are artifacts. */
const TYPE_OF: Readonly<Partial<Record<Name, CardType>>> = { Shard: 'enchantment' }
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
    types: [TYPE_OF[name] ?? 'artifact'],
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
