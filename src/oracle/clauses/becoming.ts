/**
 * What something becomes, as one noun phrase: "a 3/3 blue Golem artifact creature with flying", "Mountains". The words
 * group what the language lists separately: types, colours, size, abilities.
 */
import {
  type Ability,
  type CardType,
  type Change,
  type Color,
  memoised,
  SUBTYPES,
  type Supertype,
} from '../../language/index.ts'
import {
  either,
  many,
  mapped,
  optional,
  part,
  phrase,
  repeat,
  type Syntax,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import {
  cardType,
  cardTypeWord,
  color,
  creatureSize,
  type Size,
  subtype,
  subtypeWord,
  supertype,
} from '../lexicon/index.ts'
import { measure } from '../nouns/index.ts'
import { withFields } from './clause.ts'
import { its } from './particles.ts'

type Changes = readonly Change[]
type Gain = Extract<Change, { kind: 'gain' }>

interface Kind {
  readonly supertypes: readonly Supertype[]
  readonly size: Size | null
  readonly colors: readonly Color[] | null
  readonly subtypes: readonly string[]
  readonly types: readonly CardType[]
}

interface Becoming extends Kind {
  readonly abilities: readonly Ability[]
}

const isChanges = (value: unknown): value is Changes => Array.isArray(value)

/** `set`, `paint`: it loses its old types, and its old colours. */
const becoming = (set: boolean, paint = true) => ({
  to: ({ supertypes, size, colors, subtypes, types, abilities }: Becoming): Changes => [
    { kind: 'types', set, supertypes, types, subtypes },
    ...(colors ? [{ kind: 'colors', set: paint, colors } as const] : []),
    ...(size ? [{ kind: 'setPt', ...size } as const] : []),
    ...abilities.map((ability): Gain => ({ kind: 'gain', ability })),
  ],
  is: isChanges,
  from: (changes: Changes): Becoming | undefined => {
    const [first, ...more] = changes
    if (first?.kind !== 'types' || first.set !== set) return undefined
    const painted = more.find((one) => one.kind === 'colors')
    if (painted !== undefined && painted.set !== paint) return undefined
    const pt = more.find((one) => one.kind === 'setPt')
    const gained = more.filter((one) => one.kind === 'gain')
    if (more.length !== gained.length + (painted ? 1 : 0) + (pt ? 1 : 0)) return undefined
    const size = pt ? ({ power: pt.power, toughness: pt.toughness } as Size) : null
    const abilities = gained.map(({ ability }) => ability)
    const { supertypes, subtypes, types } = first
    return { supertypes, size, colors: painted?.colors ?? null, subtypes, types, abilities }
  },
})

/** "White", "red and white", "colorless", "all colors". */
export const colorsSaid: Syntax<readonly Color[]> = wordings(
  series(color, 'and', { max: 5 }),
  words('colorless', []),
  words('all colors', ['W', 'U', 'B', 'R', 'G']),
)
const colored = part()`${{ colors: optional(colorsSaid) }}`
const sized = part()`${{ size: optional(creatureSize) }} ${colored}`
const subtypesBefore = part()`${{ subtypes: repeat(subtypeWord, { min: 0, separator: '', max: 3 }) }}`

/** "3/3 Golem artifact creature". */
const supertyped = part()`${{ supertypes: repeat(supertype, { min: 0, separator: '', max: 1 }) }}`
const kindSaid: Syntax<Kind> = part()`${supertyped} ${sized} ${subtypesBefore} ${{
  types: repeat(cardTypeWord, { separator: '', max: 3 }),
}}`
/** "2/2 artifact creatures". */
const pluralTypes: Syntax<Kind> = part()`${supertyped} ${sized} ${subtypesBefore} ${{
  types: shaped(
    part()`${{ before: repeat(cardTypeWord, { min: 0, separator: '', max: 2 }) }} ${{ last: many(cardType) }}`,
    ({ before, last }) => [...before, last],
  ),
}}`
/** "Green Elf": no card types. */
const noMore = { supertypes: [], size: null, types: [] } as const
const subtypesSaid = part(noMore)`${colored} ${{
  subtypes: repeat(subtypeWord, { separator: '', max: 4 }),
}}`
/** "Mountains", "Mountain, Forest, and Plains". */
const pluralSubtypes = part(noMore)`${colored} ${{
  subtypes: repeat(many(subtype), { separator: '', max: 1 }),
}}`
const listedSubtypes = part({ ...noMore, colors: null })`${{
  subtypes: series(subtypeWord, 'and', { min: 2, max: 5 }),
}}`

/** A second sentence that says that it keeps its types. */
export const stillToo = wordings(
  part()`It's still a land`,
  part()`They're still lands`,
  part()`It's still an enchantment`,
  part()`It's still a planeswalker`,
)
/** The same in one sentence. */
export const alsoToo = wordings(
  part()`in addition to ${its} other [types / creature types / land types]`,
  part()`that's still a land`,
  part()`that are still lands`,
  part()`that's still a planeswalker`,
)

const kinds: Syntax<Kind> = wordings(
  phrase`a ${kindSaid}`,
  pluralTypes,
  phrase`a ${subtypesSaid}`,
  pluralSubtypes,
  phrase`a ${listedSubtypes}`,
)

/** Both numbers are the same amount. */
const sameSize = shaped(measure, (n): Size => ({ power: n, toughness: n }))
const behind = wordings(
  phrase`with base power and toughness ${creatureSize}`,
  phrase`with [/ base] power and toughness each equal to ${sameSize}`,
)

const isKind = (value: unknown): value is Kind => typeof value === 'object' && value !== null && 'subtypes' in value
/** "A Frog with base power and toughness 3/3": the size after the noun. */
const sizedBehind: Syntax<Kind> = mapped(part()`${{ kind: kinds }} ${{ size: behind }}`, {
  to: ({ kind, size }): Kind | undefined => (kind.size === null ? { ...kind, size } : undefined),
  is: isKind,
  from: (kind) => (kind.size === null ? undefined : { kind: { ...kind, size: null }, size: kind.size }),
})

const ALL_CREATURE_TYPES = SUBTYPES.creature
const hasAllTypes = ({ subtypes }: Kind): boolean => subtypes.length === ALL_CREATURE_TYPES.length
const withAllTypes = (kind: Kind): Kind | undefined =>
  kind.subtypes.length === 0 && kind.types.includes('creature') ? { ...kind, subtypes: ALL_CREATURE_TYPES } : undefined
const withoutTypes = (kind: Kind): Kind | undefined => (hasAllTypes(kind) ? { ...kind, subtypes: [] } : undefined)
/** "A 2/2 creature with all creature types" (2011:702.71 lists them). */
const ofAllTypes: Syntax<Kind> = mapped(phrase`${kinds} with all creature types`, {
  to: withAllTypes,
  is: isKind,
  from: withoutTypes,
})

const kindsSaid: Syntax<Kind> = wordings(kinds, sizedBehind, ofAllTypes)
const plainly = part({ abilities: [] })`${kindsSaid}`

/** After "become|becomes", or after "is|are" in a static. */
export const becomesSet: Syntax<Changes> = mapped(plainly, becoming(true))
/** Before "in addition to its other types". */
export const becomesToo: Syntax<Changes> = mapped(plainly, becoming(false))

const also = becoming(false, false)
/** Before "in addition to its other colors and types". */
export const becomesBoth: Syntax<Changes> = mapped(plainly, {
  ...also,
  to: (said) => (said.colors === null ? undefined : also.to(said)),
})

interface SizedAble {
  readonly kind: Kind
  /** Its size, and what it can do. */
  readonly with: readonly (Size | Ability)[]
}
const isSize = (one: Size | Ability | undefined): one is Size => one !== undefined && !('kind' in one)
const isAbility = (one: Size | Ability): one is Ability => 'kind' in one
/** "An Avatar with base power and toughness 8/8, flying, and first strike", "a Bird with ... 1/1 and flying". */
const sizedAble = (ability: Syntax<Ability>): Syntax<Becoming> =>
  mapped(
    part()`${{ kind: kinds }} with base power and toughness ${{
      with: series(either(creatureSize, ability), 'and', { min: 2, max: 4 }),
    }}` as Syntax<SizedAble>,
    {
      to: ({ kind, with: [size, ...more] }): Becoming | undefined =>
        kind.size === null && isSize(size) && more.every(isAbility) ? { ...kind, size, abilities: more } : undefined,
      is: (value): value is Becoming => isKind(value) && 'abilities' in (value as Becoming),
      from: ({ abilities, ...kind }): SizedAble | undefined =>
        kind.size !== null && abilities.length > 0
          ? { kind: { ...kind, size: null }, with: [kind.size, ...abilities] }
          : undefined,
    },
  )
/** "A 4/3 creature with vigilance and all creature types". */
const ableOfAllTypes = (ability: Syntax<Ability>): Syntax<Becoming> =>
  mapped(part()`${{ kind: kinds }} with ${{ abilities: repeat(ability, { max: 3 }) }} and all creature types`, {
    to: ({ kind, abilities }): Becoming | undefined => {
      const whole = withAllTypes(kind)
      return whole && { ...whole, abilities }
    },
    is: (value): value is Becoming => isKind(value) && 'abilities' in (value as Becoming),
    from: ({ abilities, ...kind }) => {
      const bare = withoutTypes(kind)
      return bare && { kind: bare, abilities }
    },
  })
const able = memoised(
  (ability: Syntax<Ability>): Syntax<Becoming> =>
    wordings(
      part()`${kindsSaid} with ${{ abilities: series(ability, 'and', { max: 4 }) }}`,
      withFields(sizedAble(ability), ['supertypes', 'size', 'colors', 'subtypes', 'types', 'abilities']),
      withFields(ableOfAllTypes(ability), ['supertypes', 'size', 'colors', 'subtypes', 'types', 'abilities']),
    ),
)

/** "A 5/5 Angel creature with flying and vigilance", instead of whatever it was. */
export const becomesWith = memoised(
  (ability: Syntax<Ability>): Syntax<Changes> => mapped(able(ability), becoming(true)),
)

/** The same, besides whatever it was. */
export const becomesAlso = memoised(
  (ability: Syntax<Ability>): Syntax<Changes> => wordings(becomesToo, mapped(able(ability), becoming(false))),
)
