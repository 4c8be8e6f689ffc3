/** The noun of a noun phrase: "creature", "Goblin card", "artifact or enchantment", "instant or sorcery spell". */
import { type Filter, PERMANENT_TYPES, type Predicate, subtypeFits } from '../../language/index.ts'
import { either, mapped, nouns, part, repeat, type Syntax, series, shaped, wordings, words } from '../core/index.ts'
import { cardType, cardTypeWord, subtype, subtypeWord } from '../lexicon/index.ts'
import { adjectives } from './adjectives.ts'
import { isKind } from './predicates.ts'

/** What a noun says: the kind of object, and its types. */
export interface Head {
  readonly noun: Filter['noun']
  readonly kinds: readonly Predicate[]
}

type Kind = Predicate
const TOKEN: Predicate = { is: 'state', state: 'token' }
const COMMANDER: Predicate = { is: 'state', state: 'commander' }

/** A word before the noun, which doesn't inflect: "Goblin", "artifact". */
const word: Syntax<Kind> = either(
  part({ is: 'subtype' })`${{ subtype: subtypeWord }}`,
  part({ is: 'type' })`${{ type: cardTypeWord }}`,
)
/** today:700.12. */
const OUTLAW: Predicate = {
  is: 'anyOf',
  of: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map((subtype) => ({ is: 'subtype', subtype })),
}
const outlaws: Syntax<readonly Kind[]> = nouns('a noun', [['outlaw', 'outlaws', [OUTLAW] as readonly Kind[]]])
const tokenNoun: Syntax<Kind> = nouns('a noun', [
  ['token', 'tokens', TOKEN],
  ['commander', 'commanders', COMMANDER],
])
const noun: Syntax<Kind> = either(
  part({ is: 'type' })`${{ type: cardType }}`,
  part({ is: 'subtype' })`${{ subtype }}`,
  tokenNoun,
)

const isList = (value: unknown): value is readonly Kind[] => Array.isArray(value)

/** "Thopter artifact creature": the last is the noun. */
const phraseOfNouns: Syntax<readonly Kind[]> = shaped(
  part()`${{ before: repeat(word, { separator: '', min: 0, max: 3 }) }} ${{ noun }}`,
  ({ before, noun: last }) => [...before, last],
)

/**
 * "Angel or Demon creature": the type is said of both; of "Forest or Angel creature" it isn't, no Forest is one by
 * that.
 */
function sharingType(said: readonly (readonly Kind[])[]): readonly Kind[] | null {
  const [last, type] = said.at(-1) ?? []
  const before = said.slice(0, -1)
  if (before.length === 0 || last === undefined || type?.is !== 'type' || before.some((kinds) => kinds.length > 1))
    return null
  const of = [...before.flat(), last]
  const isOfType = (one: Kind): boolean => one.is === 'subtype' && subtypeFits(one.subtype, [type.type])
  return said.at(-1)?.length === 2 && of.every(isOfType) ? [{ is: 'anyOf', of }, type] : null
}

/** Several ways to be of the right kind: one is a list of kinds, several are an "any of". */
function joined(said: readonly (readonly Kind[])[]): readonly Kind[] | undefined {
  if (said.length === 1) return said[0]
  if (said.some((kinds) => kinds.length === 0)) return undefined
  const shared = sharingType(said)
  if (shared !== null) return shared
  const of = said.map((kinds): Kind => (kinds.length === 1 ? (kinds[0] as Kind) : { is: 'allOf', of: kinds }))
  return [{ is: 'anyOf', of }]
}

function parted(kinds: readonly Kind[]): readonly (readonly Kind[])[] | undefined {
  const [first, second] = kinds
  if (kinds.length === 2 && first?.is === 'anyOf' && second?.is === 'type') {
    const said = first.of.map((one, at) => (at === first.of.length - 1 ? [one, second] : [one]))
    return sharingType(said) === null ? undefined : said
  }
  if (kinds.length === 1 && first?.is === 'anyOf') {
    return first.of.map((one) => (one.is === 'allOf' ? one.of : [one]))
  }
  return kinds.every((kind) => isKind(kind) && kind.is !== 'anyOf') ? [kinds] : undefined
}

const alternatives = (item: Syntax<readonly Kind[]>): Syntax<readonly Kind[]> =>
  mapped(
    wordings(
      series(item, 'or', { max: 7 }),
      series(item, 'and', { min: 2, max: 7 }),
      series(item, 'and/or', { min: 2, max: 7 }),
    ),
    { to: joined, is: isList, from: parted },
  )

const ownKinds = alternatives(phraseOfNouns)
const wordKinds = alternatives(repeat(word, { separator: '', max: 3 }))

/** "Permanent", with the types before it if any: "Goblin permanent" means the same as "Goblin". */
const permanents = wordings(
  part({ noun: 'permanent' })`${{ kinds: ownKinds }}`,
  typed('permanent', 'permanent', 'permanents'),
  part({ noun: 'permanent' })`${{
    kinds: shaped(part()`commander ${{ type: part({ is: 'type' })`${{ type: cardType }}` }}`, ({ type }) => [
      type,
      COMMANDER,
    ]),
  }}`,
  part({ noun: 'permanent' })`${{ kinds: outlaws }}`,
)

const isPhrase = (kinds: readonly Kind[]): boolean => kinds.every(isKind)

/** "Nonblack creature": adjectives of its own. */
function qualified(noun: Syntax<readonly Kind[]>): Syntax<readonly Kind[]> {
  return mapped(part()`${{ before: adjectives }} ${{ noun }}`, {
    to: ({ before, noun: kinds }) => (before.length > 0 ? [...before, ...kinds] : undefined),
    is: isList,
    from: (kinds) =>
      isPhrase(kinds)
        ? undefined
        : { before: kinds.filter((one) => !isKind(one)), noun: kinds.filter((one) => isKind(one)) },
  })
}

/**
 * Several nouns, each with adjectives of its own: "land or nonblack creature". Those before the first of "nonblack
 * creature or land" would be said of both.
 */
function mixed(item: Syntax<readonly Kind[]>, isOwn: (kinds: readonly Kind[]) => boolean): Syntax<readonly Kind[]> {
  const list = wordings(
    series(item, 'or', { min: 2, max: 4 }),
    series(item, 'and', { min: 2, max: 4 }),
    series(item, 'and/or', { min: 2, max: 4 }),
  )
  const owned = (all: readonly (readonly Kind[])[]): boolean => all.slice(1).some(isOwn)
  return mapped(list, {
    to: (all) => (owned(all) ? joined(all) : undefined),
    is: isList,
    from: ([first, more]) => {
      const all =
        first?.is === 'anyOf' && more === undefined ? first.of.map((one) => (one.is === 'allOf' ? one.of : [one])) : []
      return owned(all) ? all : undefined
    },
  })
}

/** "Permanent" without types. */
const anyPermanent: Syntax<readonly Kind[]> = nouns('a noun', [['permanent', 'permanents', [] as readonly Kind[]]])

function withNone(kinds: Syntax<readonly Kind[]>): Syntax<readonly Kind[]> {
  return either(words('', []) as Syntax<readonly Kind[]>, kinds)
}

function typed<N extends Filter['noun']>(name: N, one: string, many: string): Syntax<Head & { noun: N }> {
  const fixed = part({ noun: name })
  return fixed`${{ kinds: withNone(wordKinds) }} ${nouns('a noun', [[one, many, undefined]])}` as unknown as Syntax<
    Head & { noun: N }
  >
}

const card = typed('card', 'card', 'cards')
/** "Rebel permanent card": a card with one of the permanent types. */
const PERMANENT: Predicate = { is: 'anyOf', of: PERMANENT_TYPES.map((type) => ({ is: 'type', type })) }
const permanentKinds = shaped(withNone(wordKinds), (kinds) => [...kinds, PERMANENT])
const permanentCard = part({ noun: 'card' })`${{ kinds: permanentKinds }} permanent ${nouns('a noun', [
  ['card', 'cards', undefined],
])}` as unknown as Syntax<Head & { noun: 'card' }>

const spell = typed('spell', 'spell', 'spells')
/** "Artifact permanent spell", "permanent spells": those that become permanents. */
const permanentSpell = part({ noun: 'spell' })`${{ kinds: permanentKinds }} permanent ${nouns('a noun', [
  ['spell', 'spells', undefined],
])}` as unknown as Syntax<Head & { noun: 'spell' }>
const source = typed('source', 'source', 'sources')
/** 217.6: anything with text, on the battlefield or the stack: a source that isn't an ability. */
const spellOrPermanent = part({ noun: 'source' })`${{ kinds: words('', []) }} ${nouns('a noun', [
  ['spell or permanent', 'spells or permanents', undefined],
])}` as unknown as Syntax<Head>
const ability = typed('ability', 'ability', 'abilities')
const spellOrAbility = part({ noun: 'spellOrAbility' })`${{ kinds: words('', []) }} ${nouns('a noun', [
  ['spell or ability', 'spells or abilities', undefined],
  // The same: an ability on the stack is one or the other (402.1).
  ['spell, activated ability, or triggered ability', 'spells, activated abilities, or triggered abilities', undefined],
])}` as unknown as Syntax<Head>

/** "Kithkin spells and Soldier spells", "red spells and green spells": the noun each time. */
function repeated<N extends Filter['noun']>(name: N, one: string, many: string): Syntax<Head> {
  const bare = part()`${{ kinds: withNone(wordKinds) }} ${nouns('a noun', [[one, many, undefined]])}`
  const kinds: Syntax<readonly Kind[]> = mapped(bare as unknown as Syntax<{ kinds: readonly Kind[] }>, {
    to: (said) => said.kinds,
    is: isList,
    from: (own) => ({ kinds: own }),
  })
  const item = either(kinds, qualified(kinds))
  return part({ noun: name })`${{ kinds: mixed(item, (own) => own.length > 0) }}` as unknown as Syntax<Head>
}

/** Nouns with adjectives of their own, where none precede them all. */
export const mixedHead: Syntax<Head> = wordings(
  part({ noun: 'permanent' })`${{
    kinds: mixed(either(phraseOfNouns, qualified(phraseOfNouns), qualified(anyPermanent)), (own) => !isPhrase(own)),
  }}` as unknown as Syntax<Head>,
  repeated('spell', 'spell', 'spells'),
  repeated('card', 'card', 'cards'),
  repeated('source', 'source', 'sources'),
)

/** Every noun. */
export const head: Syntax<Head> = either(
  permanents,
  wordings(permanentCard, card),
  wordings(permanentSpell, spell),
  wordings(source as Syntax<Head>, spellOrPermanent),
  ability as Syntax<Head>,
  spellOrAbility,
)
