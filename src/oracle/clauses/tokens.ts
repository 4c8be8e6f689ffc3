/** Creating tokens (216 of 2004, 110.5 of 2011): "two 1/1 white Soldier creature tokens with vigilance". */
import {
  type Ability,
  type CardType,
  type Color,
  type Effect,
  memoised,
  type Players,
  type Quantity,
  type Supertype,
  type Thing,
  type TokenSpec,
} from '../../language/index.ts'
import {
  mapped,
  narrowed,
  optional,
  part,
  plural,
  quiet,
  repeat,
  type Syntax,
  sameValue,
  series,
  singular,
  verbatim,
  wordings,
  words,
} from '../core/index.ts'
import {
  cardTypeWord,
  color,
  copula,
  creatureSize,
  howOften,
  type Size,
  subtypeWord,
  supertype,
} from '../lexicon/index.ts'
import { counted, each, measure, ONE, player, thing } from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'
import { hasTarget, withFields, YOU } from './clause.ts'
import { exceptions } from './copies.ts'
import { comesTapped } from './particles.ts'
import { clue, namedCreature, predefined, role } from './predefined.ts'
import { joint } from './together.ts'

/** "White", "red and white", "colorless". */
export const colorsSaid: Syntax<readonly Color[]> = wordings(words('colorless', []), series(color, 'and', { max: 5 }))

interface Said {
  readonly named: string | null
  readonly size: Size | null
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly subtypes: readonly string[]
  readonly types: readonly CardType[]
  readonly abilities: readonly Ability[]
  readonly asChosen?: NonNullable<TokenSpec['asChosen']>
}

function specOf({ named, size, ...rest }: Said): TokenSpec {
  return {
    name: named ?? rest.subtypes.join(' '),
    ...rest,
    power: size?.power ?? null,
    toughness: size?.toughness ?? null,
  }
}

function saidOf({ name, power, toughness, ...rest }: TokenSpec): Said {
  const size = power === null || toughness === null ? null : { power, toughness }
  return { ...rest, size, named: name === rest.subtypes.join(' ') ? null : name }
}

const isSpec = (value: unknown): value is TokenSpec =>
  typeof value === 'object' && value !== null && 'subtypes' in value && 'name' in value

type Made = Omit<Extract<Effect, { kind: 'createToken' }>, 'who'>
interface MadeSaid extends Said {
  readonly n: Quantity
  readonly tapped: boolean
  /** What joins the attack comes tapped unless the words leave that out. */
  readonly attacking: boolean | 'untapped'
  readonly attachedTo?: Thing
}

type SizedAfter = Omit<MadeSaid, 'size'> & Size
const isMade = (given: unknown): given is Made =>
  typeof given === 'object' && given !== null && 'token' in given && isSpec(given.token)

const number = part()`${{ n: counted }} ${{ tapped: optional(comesTapped, false) }}`
const sized = part()`${{ size: optional(creatureSize) }}`
const supertyped = part()`${{ supertypes: repeat(supertype, { min: 0, separator: '', max: 1 }) }}`
const colored = part()`${{ colors: colorsSaid }} ${{ subtypes: repeat(subtypeWord, { min: 0, separator: '', max: 3 }) }}`
/** "Zombie tokens", "Zombie creatures": whatever is created is a token, and has the type that goes with its kind. */
const typed = wordings(
  part()`${colored} ${{ types: repeat(cardTypeWord, { separator: '', max: 3 }) }} tokens|token`,
  part({ types: ['creature'] })`${colored} [tokens|token / creatures|creature]`,
)
const kind = part()`${sized} ${supertyped} ${typed}`

/** "Urza": the name before the rest. */
const properName = narrowed(verbatim('a name', 7), (said) => /^[A-Z]/.test(said))
/** What stands after "named": it begins and ends like a name. */
const tokenName = narrowed(verbatim('a name', 5), (said) => /^[A-Z]([^.]* [A-Z])?[^ .]*$/.test(said))
const namedOrNot = wordings(part({ named: null })``, part()`named ${{ named: tokenName }}`)
const attacksToo = part()`that ${copula} tapped and attacking`
/** What joins the attack comes tapped. */
const joining = wordings(
  part({ attacking: false })``,
  part({ attacking: true })`${attacksToo}`,
  part({ attacking: 'untapped' } as const)`that ${copula} attacking`,
)
/** "A tapped and attacking token": in front of what it is. */
const comingAttacking = part({ attacking: true, tapped: false, named: null })`create|creates ${{
  n: counted,
}} tapped and attacking`
const oneNamed = part({ n: 1, tapped: false, attacking: false })
const CALM = { named: null, tapped: false, attacking: false } as const
const peaceful = part({ named: null, attacking: false })
/** "Urza, a legendary 2/2 green Wolf creature token." */
const named = part()`create|creates ${{ named: properName }}, ${singular(words(''))} a ${supertyped} ${sized} ${typed}`

/** "An 8/8 Beast creature token that's red, green, and white": its colors after the rest. */
const coloredAfter = part({ ...CALM, abilities: [] })`create|creates ${{ n: counted }} ${sized} ${supertyped} ${{
  subtypes: repeat(subtypeWord, { min: 0, separator: '', max: 3 }),
}} ${{ types: repeat(cardTypeWord, { separator: '', max: 3 }) }} tokens|token that ${copula} ${{
  colors: series(color, 'and', { min: 2, max: 5 }),
}}`

const unsized = part({ named: null, abilities: [], attacking: false })`create|creates ${number} ${supertyped} ${typed}`
/** "Its power is equal to that creature's power and its toughness is equal to ...": counted as it is made. */
const sizedAfter = withFields(
  mapped(
    part()`${unsized}. Its power is equal to ${{ power: measure }} and its toughness is equal to ${{ toughness: measure }}` as unknown as Syntax<SizedAfter>,
    {
      to: ({ power, toughness, ...rest }): MadeSaid | undefined =>
        rest.n === 1 ? { ...rest, size: { power, toughness } } : undefined,
      is: (value): value is MadeSaid => typeof value === 'object' && value !== null && 'subtypes' in value,
      from: ({ size, ...rest }): SizedAfter | undefined =>
        size === null || typeof size.power === 'number' || typeof size.toughness === 'number'
          ? undefined
          : { ...rest, ...size },
    },
  ),
  ['named', 'abilities', 'n', 'tapped', 'attacking', 'supertypes', 'colors', 'subtypes', 'types', 'size'],
)

interface MadeEach extends MadeSaid {
  readonly each: Quantity
}
/** "... for each creature card in your graveyard": that many. */
const perEachMade = (said: Syntax<MadeEach>): Syntax<MadeSaid> =>
  mapped(said, {
    to: ({ n, each: of, ...rest }): MadeSaid | undefined => {
      const count = perEach({ n, each: of })
      return count === undefined ? undefined : { n: count, ...rest }
    },
    is: (value): value is MadeSaid => typeof value === 'object' && value !== null && 'n' in value,
    from: ({ n, named, ...rest }): MadeEach | undefined => {
      const per = eachOf(n)
      return per && { ...rest, ...per, named }
    },
  })

interface HavingToo extends Omit<MadeSaid, 'abilities'> {
  readonly first: readonly Ability[]
  readonly more: readonly Ability[]
}
/** "A token with flying. It has ...": the last of the abilities is said in a sentence of its own. */
const alsoHaving = (said: Syntax<HavingToo>): Syntax<MadeSaid> =>
  withFields(
    mapped(said, {
      to: ({ first, more, ...rest }): MadeSaid => ({ ...rest, abilities: [...first, ...more] }),
      is: (value): value is MadeSaid => typeof value === 'object' && value !== null && 'subtypes' in value,
      from: ({ abilities, ...rest }): HavingToo | undefined =>
        abilities.length > 1 ? { ...rest, first: abilities.slice(0, -1), more: abilities.slice(-1) } : undefined,
    }),
    ['named', 'abilities', 'n', 'tapped', 'attacking', 'supertypes', 'colors', 'subtypes', 'types', 'size'],
  )

/** "A 1/1 creature token of the chosen color and type." */
const ofChosenKind = part({
  named: null,
  abilities: [],
  attacking: false,
  supertypes: [],
  colors: [],
  subtypes: [],
  types: ['creature'],
  asChosen: ['color', 'type'].map((what) => ({ kind: 'asChosen', what, set: true })),
})`create|creates ${number} ${sized} creature tokens|token of the chosen color and type`

/** What is made, from the words for it. */
const madeOf = (said: Syntax<MadeSaid>): Syntax<Made> =>
  mapped(said, {
    to: ({ n, tapped, attacking, attachedTo, ...rest }): Made | undefined => {
      const joins = attacking !== false
      if (tapped && joins) return undefined
      const token = specOf(rest)
      const made: Made = { kind: 'createToken', n, tapped: tapped || attacking === true, attacking: joins, token }
      return attachedTo === undefined ? made : { ...made, attachedTo }
    },
    is: isMade,
    from: ({ n, tapped, attacking, token, attachedTo }) => ({
      ...(attachedTo === undefined ? {} : { attachedTo }),
      n,
      tapped: tapped && !attacking,
      attacking: attacking && !tapped ? ('untapped' as const) : attacking,
      ...saidOf(token),
    }),
  })
const wearing = memoised((ability: Syntax<Ability>) =>
  wordings(part({ abilities: [] })``, part()`with ${{ abilities: series(ability, 'and', { max: 4 }) }}`),
)
/** "2/2 green Bear creature tokens with trample", "Treasure tokens". */
const whole = memoised((ability: Syntax<Ability>) => wordings(part()`${kind} ${wearing(ability)}`, predefined(ability)))

/** A kind of token, without a number: "2/2 green Bear creature tokens with trample". */
export const tokenKind = memoised((ability: Syntax<Ability>) =>
  mapped(part({ named: null })`${whole(ability)}` as Syntax<Said>, { to: specOf, is: isSpec, from: saidOf }),
)

/** "A number of 1/1 green Elf creature tokens equal to the mana they paid this way." */
const soMany = memoised(
  (ability: Syntax<Ability>) =>
    part({
      named: null,
      attacking: false,
    })`create|creates a number of ${{ tapped: optional(comesTapped, false) }} ${plural(words(''))} ${whole(ability)} equal to ${{
      n: quiet(measure),
    }}`,
)
/** today:701.16. */
const investigating = memoised((ability: Syntax<Ability>) =>
  wordings(
    part({ ...CALM, n: 1 })`investigate|investigates ${clue(ability)}`,
    part(CALM)`investigate|investigates ${{ n: howOften }} ${clue(ability)}`,
    part(CALM)`investigate|investigates once for each ${{ n: quiet(each) }} ${clue(ability)}`,
    part(CALM)`investigate|investigates for each ${{ n: each }} ${clue(ability)}`,
    part(CALM)`investigate|investigates X times, where X is ${{ n: quiet(measure) }} ${clue(ability)}`,
  ),
)

/** "Create|creates ...": `ability` is a granted ability, a keyword or in quotes. */
export const createToken = memoised((ability: Syntax<Ability>): Syntax<Made> => {
  const abilities = series(ability, 'and', { max: 4 })
  const making = part()`create|creates ${number} ${kind}`
  const having = part()`. [They|It have|has / [Those creatures / Those tokens / They each] have]`
  const said = wordings(
    part({ attacking: false })`${making} named ${{ named: tokenName }} with ${{ abilities }}`,
    part()`create|creates ${number} ${whole(ability)} ${namedOrNot} ${joining}`,
    part()`${comingAttacking} ${whole(ability)}`,
    investigating(ability),
    oneNamed`${named} ${wearing(ability)}`,
    part({ attacking: false })`${making} ${namedOrNot} ${having} ${{ abilities }}`,
    alsoHaving(
      peaceful`${making} with ${{ first: abilities }} ${having} ${{ more: abilities }}` as unknown as Syntax<HavingToo>,
    ),
    part({ attacking: false })`create|creates ${number} ${namedCreature}`,
    soMany(ability),
    sizedAfter,
    coloredAfter,
    ofChosenKind,
    wordings(
      part({ attacking: false })`create|creates ${number} ${role(ability)} attached to ${{ attachedTo: quiet(thing) }}`,
      peaceful`create|creates ${number} ${whole(ability)} attached to ${{ attachedTo: quiet(thing) }}`,
    ),
  ) as Syntax<MadeSaid>
  const forEach = perEachMade(
    wordings(
      part()`create|creates ${number} ${whole(ability)} ${namedOrNot} ${joining} for each ${{ each }}`,
      part({ attacking: false })`${making} ${namedOrNot} for each ${{ each: quiet(each) }} ${having} ${{ abilities }}`,
    ) as Syntax<unknown> as Syntax<MadeEach>,
  )
  return withFields(madeOf(wordings(said, forEach)), ['kind', 'n', 'tapped', 'attacking', 'token', 'attachedTo'])
})

type MadeToken = Extract<Effect, { kind: 'createToken' }>
const notTarget = narrowed(player, (who): who is Players => !hasTarget(who))
interface Kinds {
  readonly who: Players
  readonly made: readonly Made[]
}
/** "Create a 1/1 green Snake creature token and a 2/2 green Wolf creature token": an effect for each kind, all at once. */
export function createSeveral(ability: Syntax<Ability>): Syntax<readonly Effect[]> {
  const one = madeOf(peaceful`${number} ${whole(ability)}` as Syntax<MadeSaid>)
  const made = series(one, 'and', { min: 2, max: 4 })
  const said = wordings(
    part({ who: YOU })`create ${{ made }}`,
    part()`${{ who: notTarget }} create|creates ${{ made }}`,
  ) as Syntax<Kinds>
  return joint(
    said,
    ({ who, made: all }) => all.map((token): MadeToken => ({ who, ...token })),
    (effects): Kinds | undefined => {
      const tokens = effects.filter((effect): effect is MadeToken => effect.kind === 'createToken')
      const [first] = tokens
      if (first === undefined || tokens.some(({ who }) => !sameValue(who, first.who))) return undefined
      return { who: first.who, made: tokens.map(({ who: _, ...token }) => token) }
    },
  )
}

type CopyMade = Omit<Extract<Effect, { kind: 'createCopy' }>, 'who'>

/** today:701.36. */
const OWN_TOKEN: Thing = {
  kind: 'choose',
  by: YOU,
  count: ONE,
  filter: {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'creature' },
      { is: 'state', state: 'token' },
      { is: 'controlled', by: YOU },
    ],
  },
}
/**
 * "Create two tokens that are copies of ~, except they ..."; "put a token onto the battlefield that's a copy of it".
 */
export const createCopy = memoised((ability: Syntax<Ability>): Syntax<CopyMade> => {
  const except = exceptions(ability)
  const plain = part({ kind: 'createCopy', attacking: false })
  return wordings(
    part({ kind: 'createCopy', attacking: false, tapped: false, n: 1, of: OWN_TOKEN, except: [] })`populate|populates`,
    plain`create|creates ${number} tokens|token that|that's are|a copies|copy of ${{ of: quiet(thing) }}${{ except }}`,
    plain`put|puts ${number} tokens|token onto the battlefield that|that's are|a copies|copy of ${{
      of: quiet(thing),
    }}${{ except }}`,
    part({
      kind: 'createCopy',
      attacking: true,
      tapped: true,
    })`create|creates ${{ n: counted }} tokens|token that|that's are|a copies|copy of ${{ of: quiet(thing) }}
      ${{ except: words('', []) }} [/ and] ${attacksToo}`,
    part({
      kind: 'createCopy',
      attacking: true,
      tapped: true,
    })`create|creates ${{ n: counted }} tapped and attacking tokens|token that|that's are|a copies|copy of ${{
      of: quiet(thing),
    }}${{ except }}`,
    part({
      kind: 'createCopy',
      tapped: true,
      except: [],
    })`create|creates ${{ n: counted }} tokens|token that|that's are|a copies|copy of ${{
      of: quiet(thing),
    }} ${attacksToo} ${{ attacking: quiet(player) }} or a planeswalker they control`,
  ) as Syntax<CopyMade>
})
