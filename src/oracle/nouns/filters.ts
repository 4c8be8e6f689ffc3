/** Noun phrases without a determiner: "nonblack creature with flying you control". One grammar for all of them. */
import type { Filter, Predicate, Thing } from '../../language/index.ts'
import {
  mapped,
  named,
  nounPhrase,
  nounRule,
  one,
  optional,
  part,
  phrase,
  repeat,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { adjective, adjectives, notAdjective } from './adjectives.ts'
import { type Head, head, mixedHead } from './heads.ts'
import { type ModifierNeeds, type Modifiers, makeModifiers, qualityOf } from './modifiers.ts'
import { ofAll, ofLast } from './ofCreatures.ts'
import { makeZone } from './places.ts'
import { isAdjective, isControl, isFilter, isKind, isOther, isZone, makeFilter } from './predicates.ts'
import { always, qualified, suchAs } from './qualified.ts'
import { isSaid, said } from './said.ts'
import { sameAs } from './sharing.ts'

interface Spoken extends Head, Modifiers {
  readonly kind: 'spoken'
  readonly other: { readonly is: 'other' } | null
  readonly adjectives: readonly Predicate[]
}

function meant(said: Spoken): Filter | undefined {
  const { noun, other, control, zone } = said
  // Something in a hand or a graveyard is a card.
  if (noun === 'permanent' && zone !== null) return undefined
  // "All other cards revealed this way": other than those just spoken of, which isn't said here.
  if (other !== null && said.withs.some((one) => one.is === 'thisWay')) return undefined
  // "Other than the creature tapped this way": that says which creature it is other than.
  if (said.withs.some(isOtherThanThe) && said.withs.some((one) => one.is === 'thisWay')) return undefined
  const one = (predicate: Predicate | null): readonly Predicate[] => (predicate ? [predicate] : [])
  const qualities = [...one(other), ...said.adjectives, ...said.kinds, ...said.withs, ...one(control), ...one(zone)]
  return ofLast(makeFilter(noun, qualities))
}

const isOtherThanThe = (one: Predicate): boolean => {
  const than: unknown = one.is === 'notThing' ? one.thing : null
  return isSaid(than) && than.word === 'the'
}

function spoken(filter: Filter): Spoken | undefined {
  const said = ofAll(filter)
  return said && partsOf(said)
}

function partsOf({ noun, is }: Filter): Spoken {
  const left = is.filter((one) => !isOther(one) && !isAdjective(one) && !isKind(one) && !isControl(one) && !isZone(one))
  return {
    kind: 'spoken',
    noun,
    other: is.find(isOther) ?? null,
    adjectives: is.filter(isAdjective),
    kinds: is.filter(isKind),
    control: is.find(isControl) ?? null,
    withs: left,
    zone: is.find((one) => isZone(one) && !isAdjective(one)) ?? null,
  }
}

/** As `spoken`, of nouns that have adjectives of their own: the list stands where the noun does. */
function spokenList(filter: Filter): Spoken | undefined {
  const list = filter.is.find((one) => one.is === 'anyOf' && !isControl(one))
  if (list === undefined) return undefined
  const rest = partsOf({ noun: filter.noun, is: filter.is.filter((one) => one !== list) })
  return rest.adjectives.length + rest.kinds.length > 0 ? undefined : { ...rest, kinds: [list] }
}

type Qualities = readonly Predicate[]
const alone = (quality: Syntax<Predicate>): Syntax<Qualities> => repeat(quality, { max: 1 })
const kindList: Syntax<Predicate> = mapped(series(nounPhrase`a ${one(head)}`, 'or', { min: 2, max: 4 }), {
  to: (heads): Predicate | undefined => {
    const of = heads.flatMap(({ noun, kinds: [kind, more] }) =>
      noun === 'permanent' && kind !== undefined && more === undefined ? [kind] : [],
    )
    return of.length === heads.length ? { is: 'anyOf', of } : undefined
  },
  is: (value): value is Predicate => isKind(value as Predicate),
  from: (any) => (any.is === 'anyOf' ? any.of.map((kind): Head => ({ noun: 'permanent', kinds: [kind] })) : undefined),
})

const COLORED: Qualities = [{ is: 'not', of: { is: 'colorless' } }]
/** What a clause after the noun says: "that's white", "that aren't enchanted", "that's both red and white". */
const clause: Syntax<Qualities> = wordings(
  phrase`that are|'s ${wordings(
    alone(adjective),
    alone(kindList),
    phrase`both ${series(adjective, 'and', { min: 2, max: 2 })}`,
    words('one or more colors', COLORED),
  )}`,
  phrase`that aren't|isn't ${alone(notAdjective)}`,
)

/** How many of the qualities, from the last, a clause may have taken from the noun phrase. */
function clausesOf(filter: Filter, of: (one: Predicate) => boolean, n: number): Clause | undefined {
  const fitting = filter.is.filter(of)
  const that = fitting.slice(-n)
  if (that.length < n) return undefined
  return { kind: 'clause', base: { noun: filter.noun, is: filter.is.filter((one) => !that.includes(one)) }, that }
}
interface Clause {
  readonly kind: 'clause'
  readonly base: Filter
  readonly that: Qualities
}

/** "Black creature that's attacking": the adjectives before the noun may be others. */
const isDoing = (one: Predicate): boolean => one.is === 'state' || (one.is === 'anyOf' && one.of.every(isDoing))

/** "Creature you control that's enchanted": an adjective behind everything else. */
function withClause(base: Syntax<Filter>): Syntax<Filter> {
  const said = nounRule('clause')`${{ base }} ${{ that: clause }}` as Syntax<unknown> as Syntax<Clause>
  const by = (of: (one: Predicate) => boolean, n: number): Syntax<Filter> =>
    mapped(said, {
      to: ({ base: filter, that }) => {
        if (that.length !== n || !that.every(of)) return undefined
        const whole = makeFilter(filter.noun, [...filter.is, ...that])
        return sameValue(clausesOf(whole, of, n)?.that, that) ? whole : undefined
      },
      is: isFilter,
      from: (filter) => clausesOf(filter, of, n),
    })
  return wordings(
    by(isAdjective, 1),
    by(isAdjective, 2),
    by(isDoing, 1),
    by((one) => one.is === 'anyOf' && isKind(one), 1),
  )
}

const EXILED: Predicate = { is: 'in', zone: 'exile', of: null }
const FACE_UP: Predicate = { is: 'not', of: { is: 'state', state: 'faceDown' } }
/** "Exiled card with flashback", "face-up exiled card". */
function exiled(plainly: Syntax<Filter>): Syntax<Filter> {
  const card = suchAs(plainly, ({ noun, is }) => noun === 'card' && !is.some((one) => one.is === 'in'))
  const somewhere = always(nounPhrase`exiled ${card}`, EXILED)
  return wordings(somewhere, always(nounPhrase`face-up ${somewhere}`, FACE_UP))
}

/** "Creature", "that creature": the noun alone. */
export const bareFilter: Syntax<Filter> = mapped(head, {
  to: ({ noun, kinds }) => makeFilter(noun, kinds),
  is: isFilter,
  from: ({ noun, is }) => (is.every(isKind) ? { noun, kinds: is } : undefined),
})

export interface FilterSyntaxes {
  /** With "other" where the text has it: "other Goblin creatures". */
  readonly filter: Syntax<Filter>
  /** Without "other", which a preceding determiner may express: "another creature". */
  readonly plain: Syntax<Filter>
  /** "A creature", "another creature". */
  readonly indefinite: Syntax<Filter>
  /** "Card at random from your hand": chance chooses. */
  readonly random: Syntax<Filter>
  /** "With flying", "of the chosen color": one quality, apart from its noun. */
  readonly quality: Syntax<Predicate>
}

export function makeFilters(needs: ModifierNeeds): FilterSyntaxes {
  const modifiers = makeModifiers(needs)
  const other = optional(words('other', { is: 'other' } as const))
  const shape = nounRule('spoken')`${{ other }} ${{ adjectives }} ${head} ${modifiers}` as unknown as Syntax<Spoken>
  const plainly = mapped(shape, { to: meant, is: isFilter, from: spoken })
  const several = nounRule('spoken', { adjectives: [] })`${{ other }} ${mixedHead} ${modifiers}`
  const listed = mapped(several as unknown as Syntax<Spoken>, { to: meant, is: isFilter, from: spokenList })
  const filter = wordings(plainly, listed, withClause(plainly), exiled(plainly), spellOr(plainly))
  const plain = suchAs(filter, ({ is }) => !is.some(isOther))
  const byChance = nounRule('spoken', { other: null, control: null, withs: [] })`${{ adjectives }} ${head} at random ${{
    zone: makeZone(needs.possessive),
  }}` as unknown as Syntax<Spoken>
  const keptByChance = nounRule('spoken', {
    other: null,
    control: null,
    zone: null,
  })`${{ adjectives }} ${head} at random
    ${{ withs: alone(part({ is: 'exiledWith' })`that was exiled with ~` as Syntax<Predicate>) }}` as unknown as Syntax<Spoken>
  const random = mapped(wordings(byChance, keptByChance), { to: meant, is: isFilter, from: spoken })
  return {
    filter: named('a noun', filter),
    plain: named('a noun', plain),
    indefinite: makeIndefinite(plain),
    random,
    quality: qualityOf(needs),
  }
}

const SPELL: Predicate = { is: 'in', zone: 'stack', of: null }
const isWordBefore = (one: Predicate): boolean => isKind(one) || isAdjective(one)
/** "Spell or nonland permanent an opponent controls": what is said behind is said of both. */
const spellOr = (permanent: Syntax<Filter>): Syntax<Filter> =>
  mapped(nounPhrase`spell or ${one(permanent)}`, {
    to: ({ noun, is }): Filter | undefined => {
      const [first, ...more] = is.filter(isWordBefore)
      const behind = is.filter((quality) => !isWordBefore(quality))
      if (noun !== 'permanent' || first === undefined || !behind.every(isControl)) return undefined
      const other: Predicate = more.length === 0 ? first : { is: 'allOf', of: [first, ...more] }
      return { noun: 'source', is: [{ is: 'anyOf', of: [SPELL, other] }, ...behind] }
    },
    is: isFilter,
    from: ({ noun, is: [either, ...behind] }): Filter | undefined => {
      if (noun !== 'source' || either?.is !== 'anyOf' || !sameValue(either.of[0], SPELL)) return undefined
      const [, other, more] = either.of
      if (other === undefined || more !== undefined) return undefined
      return { noun: 'permanent', is: [...(other.is === 'allOf' ? other.of : [other]), ...behind] }
    },
  })

const IT = said('it') as unknown as Thing
/** "Permanent with the same name": as what the sentence is about. */
const namesake = shaped(
  qualified(
    part()`${{ filter: one(bareFilter) }} with the same ${{
      quality: part({ is: 'shares', thing: IT })`${{ what: sameAs }}`,
    }}`,
    ['shares'],
  ),
  ({ filter }) => filter,
)

const OWN_COMMANDER: Filter = makeFilter('permanent', [
  { is: 'state', state: 'commander' },
  { is: 'owned', by: { kind: 'you' } },
])

function makeIndefinite(plain: Syntax<Filter>): Syntax<Filter> {
  const single = nounPhrase`a ${one(plain)}`
  return wordings(
    single,
    words('your commander', OWN_COMMANDER),
    always(nounPhrase`another ${wordings(one(plain), namesake)}`, { is: 'other' }),
    anyOfThese(single),
  )
}

const isBare = ({ is }: Filter): boolean => is.length > 0 && is.every((one) => isKind(one) || isAdjective(one))

/** "A Swamp or a Mountain": each with a determiner of its own. What follows the last would be said of it alone. */
function anyOfThese(single: Syntax<Filter>): Syntax<Filter> {
  return mapped(series(single, 'or', { min: 2, max: 4 }), {
    to: (all) => (all.every(isBare) ? joinedFilter(all) : undefined),
    is: isFilter,
    from: (filter) => {
      const all = partedFilter(filter)
      return all?.every(isBare) ? all : undefined
    },
  })
}

/** Filters with one noun, as the filter of what matches any of them; `undefined` if the nouns differ. */
export function joinedFilter(all: readonly Filter[]): Filter | undefined {
  const [first] = all
  if (first === undefined || all.some(({ noun }) => noun !== first.noun)) return undefined
  const of = all.map(
    ({ is: [only, ...more], is }): Predicate =>
      only !== undefined && more.length === 0 ? only : { is: 'allOf', of: is },
  )
  return { noun: first.noun, is: [{ is: 'anyOf', of }] }
}

/** And back. */
export function partedFilter({ noun, is: [only, more] }: Filter): readonly Filter[] | undefined {
  if (only?.is !== 'anyOf' || more !== undefined) return undefined
  return only.of.map((one): Filter => ({ noun, is: one.is === 'allOf' ? one.of : [one] }))
}
