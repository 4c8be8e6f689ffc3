/** Tokens that have their characteristics from the rules, by their names (today:111.10). */
import { type Ability, type CardType, type Color, memoised, memoisedAt, type TokenSpec } from '../../language/index.ts'
import { mapped, nouns, only, part, phrase, type Syntax, sameValue, table, unplaced } from '../core/index.ts'
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

/** What each Role does besides enchanting a creature (today:111.10j-p). */
const ROLES = {
  Cursed: ['Enchanted creature has base power and toughness 1/1.'],
  Monster: ['Enchanted creature gets +1/+1 and has trample.'],
  Royal: ['Enchanted creature gets +1/+1 and has ward {1}.'],
  Sorcerer: ["Enchanted creature gets +1/+1 and has 'Whenever ~ attacks, scry 1.'"],
  Virtuous: ['Enchanted creature gets +1/+1 for each enchantment you control.'],
  Wicked: [
    'Enchanted creature gets +1/+1.',
    'When ~ is put into a graveyard from the battlefield, each opponent loses 1 life.',
  ],
  'Young Hero': [
    "Enchanted creature has 'Whenever ~ attacks, if its toughness is 3 or less, put a +1/+1 counter on it.'",
  ],
} as const
type RoleName = keyof typeof ROLES
const ROLE_NAMES = Object.keys(ROLES) as readonly RoleName[]

type Kind = Pick<TokenSpec, 'supertypes' | 'colors' | 'subtypes' | 'types' | 'abilities'> & { readonly size: null }
type Role = Kind & { readonly named: string }

/** What that text means, as `ability`, a granted one, reads it in quotes. */
function meaning(ability: Syntax<Ability>, text: string): Ability {
  // A sentence that ends in a quote has its full stop there.
  const read = only(phrase`${ability}.`, `"${text}"`)
  if (read.kind !== 'understood') throw new Error(`“${text}” isn't understood`)
  return unplaced(read.value)
}

/** The token of that name. */
const kindOf = memoisedAt(
  (ability: Syntax<Ability>, name: Name): Kind => ({
    size: null,
    supertypes: [],
    colors: [],
    subtypes: [name],
    types: [TYPE_OF[name] ?? 'artifact'],
    abilities: [meaning(ability, ABILITIES[name])],
  }),
)

/** The Role of that name (today:303.7). */
const roleOf = memoisedAt(
  (ability: Syntax<Ability>, name: RoleName): Role => ({
    named: name,
    size: null,
    supertypes: [],
    colors: [],
    subtypes: ['Aura', 'Role'],
    types: ['enchantment'],
    abilities: ['Enchant creature.', ...ROLES[name]].map((text) => meaning(ability, text)),
  }),
)

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

const isRole = (value: unknown): value is Role => isKind(value) && 'named' in value
/** After a number: "Young Hero Role tokens". */
export const role = memoised(
  (ability: Syntax<Ability>): Syntax<Role> =>
    withFields(
      mapped(
        part()`${{ name: table('a Role', Object.fromEntries(ROLE_NAMES.map((name) => [name, name]))) }} Role tokens|token` as Syntax<{
          readonly name: RoleName
        }>,
        {
          to: ({ name }) => roleOf(ability, name),
          is: isRole,
          from: (kind) => {
            const name = ROLE_NAMES.find((one) => kind.named === one && sameValue(roleOf(ability, one), kind))
            return name === undefined ? undefined : { name }
          },
        },
      ),
      ['named', 'size', 'supertypes', 'colors', 'subtypes', 'types', 'abilities'],
    ),
)

const CREATURE_FIELDS = ['named', 'size', 'supertypes', 'colors', 'subtypes', 'types', 'abilities'] as const
const creature = (named: string, power: number, toughness: number, color: Color, subtype: string) => ({
  named,
  size: { power, toughness },
  supertypes: [],
  colors: [color],
  subtypes: [subtype],
  types: ['creature' as const],
  abilities: [],
})
/** After a number: "Walker tokens", creatures with a name of their own and no abilities. */
export const namedCreature = withFields(
  nouns('a token', [['Walker token', 'Walker tokens', creature('Walker', 2, 2, 'B', 'Zombie')]]),
  CREATURE_FIELDS,
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
