/**
 * Objects in a sentence: "~", "it", "target creature", "each land", "creatures you control", "a card from your hand".
 */
import type { Condition, Filter, PermanentState, Players, Predicate, Thing } from '../../language/index.ts'
import {
  either,
  many,
  mapped,
  named,
  narrowed,
  nounPhrase,
  nounRule,
  one,
  part,
  phrase,
  placed,
  plural,
  role,
  type Syntax,
  series,
  shaped,
  singular,
  table,
  wordings,
} from '../core/index.ts'
import { color, ofYourChoice } from '../lexicon/index.ts'
import { adjective } from './adjectives.ts'
import { chosenByOpponent } from './byOpponent.ts'
import { counts, ONE } from './counts.ts'
import { bareFilter, type FilterSyntaxes, joinedFilter, partedFilter } from './filters.ts'
import { isAdjective, isFilter, isKind, isOther, takePredicate, withPredicate } from './predicates.ts'
import { qualified, suchAs } from './qualified.ts'
import { type Said, type SaidWord, said, saidThing } from './said.ts'
import { listOfChoice, ofTwoColors } from './saidApart.ts'
import { eachAndSuspended, permanentOrSuspended } from './suspended.ts'

const SELF_NOUNS =
  'creature permanent land artifact enchantment Aura Equipment Fortification token spell card scheme plane'.split(' ')
const HOST_NOUNS = (
  'creature,land,permanent,artifact,enchantment,planeswalker,Wall,Equipment,artifact creature,' +
  'Plains,Island,Swamp,Mountain,Forest'
).split(',')

const allMeaning = <const V>(texts: readonly string[], value: V): Syntax<V> =>
  table('an object', Object.fromEntries(texts.map((text) => [text, value])))

/** "~", which some printings write as "this creature". */
export const self: Syntax<Thing> = singular(
  allMeaning(['~', ...SELF_NOUNS.map((noun) => `this ${noun}`)], { kind: 'self' }),
)
/** The card's name in an ability that it grants (2004:202.2b). */
export const granter: Syntax<Thing> = singular(allMeaning(['^'], { kind: 'granter', object: null }))
export const host: Syntax<Thing> = singular(
  allMeaning(
    [...HOST_NOUNS.map((noun) => `enchanted ${noun}`), 'the enchanted creature', 'equipped creature', 'fortified land'],
    {
      kind: 'host',
    },
  ),
)

/** "The creature it haunts." */
export const haunted: Syntax<Thing> = singular(
  allMeaning(['the creature it haunts', 'the creature ~ haunts'], { kind: 'haunted' }),
)

const isSaidWord =
  (word: SaidWord) =>
  (value: unknown): value is Said =>
    typeof value === 'object' && value !== null && (value as Said).word === word

/** "That creature": the word, and the noun after it. */
const pointing = (word: SaidWord, noun: Syntax<Filter>): Syntax<Thing> =>
  saidThing(shaped(noun, (filter) => ({ kind: 'said', word, filter })))

const it: Syntax<Thing> = saidThing(
  singular(either(allMeaning(['it'], said('it')), allMeaning(['itself'], said('itself')))),
)
const its: Syntax<Thing> = saidThing(singular(allMeaning(['its'], said('it'))))
const them: Syntax<Thing> = saidThing(plural(allMeaning(['them', 'they'], said('them'))))

const fightingState = table<PermanentState>('what it does', { attacking: 'attacking', blocking: 'blocking' })
/** With what sets it apart, as it was named. */
const described = (quality: Syntax<Predicate>, isSo: readonly Predicate['is'][]): Syntax<Filter> =>
  shaped(qualified(part()`${{ quality }} ${{ filter: one(bareFilter) }}`, isSo), ({ filter }) => filter)
/** "Attacking creature": of two in a fight. */
const fighting = described(part({ is: 'state' })`${{ state: fightingState }}`, ['state'])
const CONTROLLED: Predicate = { is: 'controlled', by: { kind: 'you' } }
/** "Creature you control", "creature you don't control": of two targets. */
const controlledBare: Syntax<Filter> = shaped(
  qualified(
    part()`${{ filter: one(bareFilter) }} ${{
      quality: table<Predicate>('whose it is', {
        'you control': CONTROLLED,
        "you don't control": { is: 'not', of: CONTROLLED },
      }),
    }}`,
    (so) => so.is === 'controlled' || so.is === 'not',
  ),
  ({ filter }) => filter,
)
const isWithout = (one: Predicate): boolean => one.is === 'not' && one.of.is === 'subtype'
/** "Non-Wall creature": as it was named. */
const without = described(narrowed(adjective, isWithout), ['not'])

/** Which of several: what the text has done to it, or where it was mentioned. */
const singled = {
  targeted: 'the target',
  first: 'the first',
  other: 'the other',
  sacrificed: 'the sacrificed',
  discarded: 'the discarded',
  exiled: 'the exiled',
  revealed: 'the revealed',
  returned: 'the returned',
  tapped: 'the tapped',
  milled: 'the milled',
} as const satisfies Readonly<Record<string, SaidWord>>
const { sacrificed, exiled } = singled
/** "The sacrificed creature", "the exiled cards", "the first creature". */
const theOne = wordings(
  nounRule('said')`the ${{ word: table('which one', { ...singled, chosen: 'that' }) }} ${{ filter: one(bareFilter) }}`,
  nounRule(
    'said',
  )`the ${{ word: table('which ones', { sacrificed, exiled, chosen: 'the chosen' }) }} ${{ filter: many(bareFilter) }}`,
  nounRule('said')`the ${{ filter: one(bareFilter) }} ${{
    word: table<SaidWord>('which one', {
      'tapped this way': 'the tapped',
      'returned this way': 'the returned',
      'exiled this way': 'the exiled',
      'you exiled': 'the exiled',
    }),
  }}`,
)

const those = pointing('those', nounPhrase`those [/ exiled] ${many(bareFilter)}`)
/** "Each of them": what is said of each is said in the singular. */
const eachOfThem: Syntax<Thing> = singular(phrase`each of ${either(them, those)}`)

/** What has been mentioned, by its noun. */
const pointers: Syntax<Thing> = wordings(
  pointing('that', nounPhrase`that ${one(bareFilter)}`),
  those,
  pointing('the', nounPhrase`the ${either(one(bareFilter), fighting)}`),
  pointing('the', nounPhrase`the [/ chosen] ${controlledBare}`),
  pointing('that', nounPhrase`that ${without}`),
  saidThing(theOne),
)

/** "The creature with the greatest power": just one, so a tie must be broken; see `ties.ts`. */
function makeTied({ filter }: FilterSyntaxes): Syntax<Thing> {
  const most = suchAs(one(filter), ({ is }) => is.some((so) => so.is === 'extreme'))
  return saidThing(singular(shaped(nounPhrase`the ${most}`, (only) => ({ kind: 'said', word: 'tied', filter: only }))))
}

const target = { kind: 'target', slot: 0, player: null } as const

/** Who chooses a target, where it isn't "you" as a matter of course. */
const chooser = either(
  wordings(part()``, ofYourChoice),
  part({ by: said('they') as unknown as Players })`of their choice`,
  part({ by: 'opponent' })`[an opponent chooses / of an opponent's choice]`,
  part({ by: { kind: 'defendingPlayer' } } as const)`of defending player's choice`,
)
const another = part()`[another / any other / a third]`

function makeTargets({ filter, plain }: FilterSyntaxes): Syntax<Thing> {
  const single = { ...target, count: ONE, distinct: false } as const
  return either(
    wordings(nounRule('target', single)`target ${{ filter: one(filter) }} ${chooser}`, chosenByOpponent),
    nounRule('target', { ...target, count: ONE, distinct: true })`${another} target ${{ filter: one(plain) }}`,
    wordings(
      nounRule('target', { ...target, distinct: false })`${{ count: counts.several }} target ${{ filter }}`,
      singular(
        nounRule('target', { ...target, distinct: false })`each of ${{ count: counts.several }} target ${{ filter }}`,
      ),
    ),
    wordings(
      nounRule('target', { ...target, distinct: true })`${{ count: counts.several }} other target ${{ filter: plain }}`,
      singular(
        nounRule('target', {
          ...target,
          distinct: true,
        })`each of ${{ count: counts.several }} other target ${{ filter: plain }}`,
      ),
    ),
    nounRule('target', single)`target ${{ filter: permanentOrSuspended(filter) }}`,
  )
}

/** "Any target", of objects. */
const ANYTHING: Filter = {
  noun: 'permanent',
  is: [
    { is: 'anyOf', of: ['creature', 'planeswalker', 'battle'].map((type) => ({ is: 'type', type })) as Filter['is'] },
  ],
}
/** A player who was dealt damage this turn. */
const HURT: Condition = {
  kind: 'compare',
  a: { kind: 'thisTurn', done: 'wasDealtDamage', who: { kind: 'asked' }, filter: null },
  op: '>=',
  b: 1,
}
/** Objects or players alike: "target creature or player". */
function makeMixedTargets({ filter }: FilterSyntaxes): Syntax<Thing> {
  const any = { slot: 0, count: ONE, distinct: false } as const
  const several = { ...target, player: 'any', distinct: false } as const
  const player = table('a player', { player: 'any', opponent: 'opponent' } as const)
  return wordings(
    nounRule('target', { ...any, player: 'any', filter: ANYTHING })`any target ${chooser}`,
    nounRule('target', {
      ...any,
      player: 'any',
      filter: withPredicate(ANYTHING, { is: 'state', state: 'damaged' }),
      who: HURT,
    })`any target that was dealt damage this turn`,
    nounRule('target', { ...any, player: 'any', filter: ANYTHING, distinct: true })`${another} target`,
    nounRule('target', { ...several, filter: ANYTHING })`[/ each of] ${{ count: counts.several }} targets|target`,
    nounRule('target', any)`target ${{ filter: one(filter) }} or ${{ player }}`,
    nounRule('target', any)`target ${{ player }} or ${{ filter: one(filter) }}`,
    nounRule('target', several)`${{ count: counts.several }} target ${{ filter }} [and/or / or] players`,
  ) as Syntax<unknown> as Syntax<Thing>
}

export interface ThingSyntaxes {
  readonly thing: Syntax<Thing>
  /** Whose: "its", "~'s", "that creature's". */
  readonly possessed: Syntax<Thing>
  /** "Target creature". */
  readonly targeted: Syntax<Thing>
  /** "Target creature or player", "any target". */
  readonly mixed: Syntax<Thing>
  /** Chosen as the effect happens: "a creature", "two lands you control"; by you unless a verb says otherwise. */
  readonly chosen: Syntax<Thing>
  /** "All creatures", "each creature", "creatures you control". */
  readonly all: Syntax<Thing>
  /** "Each attacking creature and each blocking creature": where no list of objects could stand. */
  readonly eachOfSeveral: Syntax<Thing>
  /** "All creatures", "each creature": the same with its determiner. */
  readonly determined: Syntax<Thing>
  /** Already identified: "~", "it", "that creature", "enchanted creature". */
  readonly definite: Syntax<Thing>
}

const hasOther = ({ is }: Filter): boolean => is.some(isOther)
const isModified = ({ is }: Filter): boolean => is.some((one) => !isKind(one) && !isAdjective(one) && !isOther(one))

/** Whether the list can only be read as several phrases, and it is clear what is said of which. */
function isApart(all: readonly Filter[]): boolean {
  const clear = all.every(isModified) || !all.some(isModified)
  return clear && (isModified(all[0] as Filter) || all.slice(1).some(hasOther))
}

/** "Skeletons you control and other Zombies you control", "all Forests and all Saprolings". */
function allThese(filter: Syntax<Filter>): Syntax<Filter> {
  const form = (item: Syntax<Filter>, may: (all: readonly Filter[]) => boolean): Syntax<Filter> =>
    mapped(series(item, 'and', { min: 2, max: 3 }), {
      to: (filters) => (may(filters) ? joinedFilter(filters) : undefined),
      is: isFilter,
      from: (whole) => {
        const filters = partedFilter(whole)
        return filters && may(filters) ? filters : undefined
      },
    })
  return wordings(
    form(many(filter), isApart),
    form(nounPhrase`all ${many(filter)}`, () => true),
  )
}

/** "A green of their choice or white permanent": one quality or the other. */
const chosenBetween: Syntax<Filter> = mapped(
  part()`${{ first: color }} of their choice or ${{ second: color }} ${{ noun: one(bareFilter) }}`,
  {
    to: ({ first, second, noun: { noun, is } }): Filter => ({
      noun,
      is: [{ is: 'anyOf', of: [first, second].map((one) => ({ is: 'color', color: one }) as const) }, ...is],
    }),
    is: isFilter,
    from: ({ noun, is: [any, ...is] }) => {
      const [first, second, more] = any?.is === 'anyOf' ? any.of : []
      return first?.is === 'color' && second?.is === 'color' && more === undefined
        ? { first: first.color, second: second.color, noun: { noun, is } }
        : undefined
    },
  },
)

type All = Extract<Thing, { kind: 'all' }>
const isThing = (one: Predicate): one is Extract<Predicate, { is: 'thing' }> => one.is === 'thing'
const isThose = isSaidWord('those')
/** "Each of those creatures with flying": those of them that are so. */
const eachOfThoseSuch = (filter: Syntax<Filter>): Syntax<Thing> =>
  singular(
    mapped(nounPhrase`each of those ${many(filter)}`, {
      to: (such): All | undefined => {
        const those = said('those', { noun: such.noun, is: such.is.filter(isKind) }) as unknown as Thing
        return isModified(such)
          ? { kind: 'all', filter: withPredicate(such, { is: 'thing', thing: those }) }
          : undefined
      },
      is: (value): value is All => (value as Thing | null)?.kind === 'all',
      from: ({ filter: such }) => {
        const found = takePredicate(such, isThing)
        return found && isThose(found.taken.thing) ? found.rest : undefined
      },
    }),
  )

/** "Each attacking creature and each blocking creature". */
function eachOfThese(filter: Syntax<Filter>): Syntax<Filter> {
  return mapped(series(nounPhrase`each ${one(filter)}`, 'and', { min: 2, max: 3 }), {
    to: joinedFilter,
    is: isFilter,
    from: partedFilter,
  })
}

/** "One of them": of what has been spoken of, wherever that is. */
const amongThem: Syntax<Filter> = shaped(them, (thing) => ({ noun: 'source', is: [{ is: 'thing', thing }] }))
/** "Choose one of them", by the player who is told to. */
export const oneOfThem = placed(
  nounRule('choose', { count: ONE, by: { kind: 'you' } })`one of ${{ filter: amongThem }}` as Syntax<Thing>,
)

export function makeThings(filters: FilterSyntaxes): ThingSyntaxes {
  const { filter, indefinite, random } = filters
  const determined = wordings(
    plural(nounRule('all')`${{ filter: ofTwoColors(filter) }}`),
    nounRule('all')`all ${{ filter: many(filter) }}`,
    nounRule('all')`each ${{ filter: one(filter) }}`,
  )
  const all = wordings(
    determined,
    nounRule('all')`${{ filter: many(filter) }}`,
    plural(nounRule('all')`${{ filter: allThese(filter) }}`),
    nounRule('all')`${{ filter: eachAndSuspended(filter) }}`,
  )
  const by = { by: { kind: 'you' } } as const
  const whose = either(
    part(by)`${wordings(part()``, part()`of their choice`, ofYourChoice)}`,
    part({ by: { kind: 'anOpponent' } })`of an opponent's choice`,
  )
  const chosen: Syntax<Thing> = either(
    wordings(
      nounRule('choose', { count: ONE })`${{ filter: indefinite }} ${whose}`,
      nounRule('choose', { count: ONE, ...by })`${{ filter: listOfChoice }}`,
      nounRule('choose', { count: ONE, ...by })`a ${{ filter: either(permanentOrSuspended(filter), chosenBetween) }}`,
    ),
    nounRule('choose')`${{ count: counts.several }} ${{ filter }} ${whose}`,
    nounRule('choose', { ...by, random: true })`${{ count: counts.count }} ${{ filter: random }}`,
    nounRule('choose', { count: ONE, ...by, random: true })`${{ filter: indefinite }} chosen at random`,
    nounRule('choose', { count: ONE, ...by, random: true })`one of ${{ filter: amongThem }} at random`,
  )
  const targets = role('target', makeTargets(filters))
  const ofThose = eachOfThoseSuch(filters.plain)
  const short = either(self, granter, host, pointers)
  const mentioned = wordings(either(short, it, them), eachOfThem)
  return {
    thing: placed(
      named(
        'an object',
        either(mentioned, targets, wordings(all as Syntax<Thing>, ofThose), chosen, makeTied(filters)),
      ),
    ),
    possessed: placed(either(its, phrase`${either(short, targets)}'s`)),
    targeted: placed(targets),
    mixed: placed(role('target', makeMixedTargets(filters))),
    chosen: placed(chosen),
    all: placed(all as Syntax<Thing>),
    eachOfSeveral: placed(singular(nounRule('all')`${{ filter: eachOfThese(filter) }}`) as Syntax<Thing>),
    determined: placed(determined as Syntax<Thing>),
    definite: placed(named('an object', mentioned)),
  }
}
