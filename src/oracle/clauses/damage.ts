/** Dealing damage (119 of 2011, 502 of 2004 in parts). */
import {
  type Effect,
  type Filter,
  memoised,
  type Players,
  type Predicate,
  type Quantity,
  type Recipient,
  type Thing,
} from '../../language/index.ts'
import {
  mapped,
  narrowed,
  part,
  prefer,
  quiet,
  repeat,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import {
  determined,
  each,
  isSaid,
  measure,
  recipient,
  said,
  statistic,
  takePredicate,
  thing,
  withPredicate,
  written,
} from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'
import { additional, thingAgain, withFields } from './clause.ts'
import { joint, theOrThat } from './rest.ts'
import { jointOne } from './together.ts'

type Damage = Extract<Effect, { kind: 'damage' }>

/** "Half the number of Islands you control, rounded down": a comma may follow. */
const rounded: Syntax<Quantity> = narrowed(measure, (n) => typeof n === 'object' && n.kind === 'half')

export interface Hit {
  readonly n: Quantity
  readonly to: Recipient
}
type All = Extract<Thing, { kind: 'all' }>
const EACH_OPPONENT: Recipient = { kind: 'eachOpponent' }
const THEIRS: Predicate = { is: 'controlled', by: said('they') as unknown as Players }
const OPPONENTS: Predicate = { is: 'controlled', by: { kind: 'anOpponent' } }
const isOneOf =
  (quality: Predicate) =>
  (one: Predicate): one is Predicate =>
    sameValue(one, quality)
const withOther = (filter: Filter, from: Predicate, to: Predicate): Filter | undefined => {
  const found = takePredicate(filter, isOneOf(from))
  return found === null ? undefined : withPredicate(found.rest, to)
}
/** "Each opponent and each creature they control": what any of them controls. */
const opponentsAndTheirs: Syntax<readonly Recipient[]> = mapped(part()`each opponent and ${{ what: determined }}`, {
  to: ({ what }) => {
    const filter = what.kind === 'all' ? withOther(what.filter, THEIRS, OPPONENTS) : undefined
    return filter && [EACH_OPPONENT, { kind: 'all', filter }]
  },
  is: (value): value is readonly Recipient[] => Array.isArray(value) && value.length === 2,
  from: ([first, second]): { readonly what: All } | undefined => {
    const filter = second?.kind === 'all' ? withOther(second.filter, OPPONENTS, THEIRS) : undefined
    return sameValue(first, EACH_OPPONENT) && filter !== undefined ? { what: { kind: 'all', filter } } : undefined
  },
})
/** Of each opponent "they" is said, where one is named just before. */
const isOpponentsAndTheirs = ([first, second]: readonly Recipient[]): boolean =>
  first?.kind === 'eachOpponent' && second?.kind === 'all' && withOther(second.filter, THEIRS, OPPONENTS) !== undefined
const recipients = wordings(
  narrowed(series(recipient, 'and', { max: 3 }), (all) => !isOpponentsAndTheirs(all)),
  opponentsAndTheirs,
)
/** "2 damage to any target", "damage equal to its power to ...", "damage to ... equal to its power". */
const struck = wordings(
  part()`${{ n: written }} damage to ${{ to: recipients }}`,
  part()`damage equal to ${{ n: quiet(measure) }} to ${{ to: recipients }}`,
  part()`damage to ${{ to: recipients }} equal to ${{ n: measure }}`,
  part()`damage equal to ${{ n: quiet(rounded) }}, to ${{ to: recipients }}`,
)
const strike: Syntax<Hit> = withFields(
  mapped(struck, {
    to: ({ n, to: [one, more] }): Hit | undefined => (one && more === undefined ? { n, to: one } : undefined),
    is: (value): value is Hit => typeof value === 'object' && value !== null && 'to' in value,
    from: ({ n, to }) => ({ n, to: [to] }),
  }),
  ['n', 'to'],
)

const EACH_OWN = 'of several that deal damage, "its power" is that of each'
/** The subject is a parameter: "~ deals ...", but "have ~ deal ...". */
export const damageBy = memoised((source: Syntax<Thing>): Syntax<Damage> => {
  const whole = rule('damage', { divided: false })
  return prefer(
    EACH_OWN,
    eachByItself(source),
    wordings(
      whole`${{ source }} [/ also] deal|deals ${strike}`,
      rule('damage', {
        divided: true,
      })`${{ source }} deal|deals ${{ n: written }} damage divided as you choose among ${{ to: recipient }}`,
      rule('damage', {
        divided: false,
        evenly: true,
      })`${{ source }} deal|deals ${{ n: written }} damage divided evenly, rounded down, among ${{ to: recipient }}`,
      forEach(source),
    ),
  ) as Syntax<Damage>
})

const OF_EACH: Thing = { kind: 'affected' }
const ownNumber: Syntax<Quantity> = shaped(part()`[its / their] ${{ what: statistic }}`, ({ what }) => ({
  kind: 'statistic',
  what,
  of: OF_EACH,
}))
const itsController: Syntax<Recipient> = words('its controller', { kind: 'controllerOf', thing: OF_EACH } as const)
/** Of several, each to itself alone. */
const itself: Syntax<Recipient> = wordings(words('itself', OF_EACH), words('themselves', OF_EACH))
const areSaid = (value: unknown): boolean => isSaid(value) && (value.word === 'those' || value.word === 'them')
const isItself = (value: unknown): boolean => isSaid(value) && value.word === 'itself'
const notItself = narrowed(recipient, (to) => !isItself(to))
/** More than one object, or what may be: of one, "its power" is said of what was named. */
const isSeveral = (source: Thing): boolean =>
  source.kind === 'all' || (source.kind === 'target' && source.count.max !== 1) || areSaid(source)
/** "Each Wolf you control deals damage equal to its power to that creature": each as much as it has. */
const eachByItself = (source: Syntax<Thing>): Syntax<Damage> => {
  const several = narrowed(source, isSeveral)
  const own = rule('damage', { divided: false, each: true })
  return wordings(
    own`${{ source: several }} [/ each] deal|deals damage equal to ${{ n: ownNumber }} to ${{ to: notItself }}`,
    own`${{ source: several }} [/ each] deal|deals ${{ n: written }} damage to ${{ to: wordings(itsController, itself) }}`,
    own`${{ source: several }} [/ each] deal|deals damage equal to ${{ n: ownNumber }} to ${{ to: itself }}`,
    own`${{ source: several }} [/ each] deal|deals damage to ${{ to: itself }} equal to ${{ n: ownNumber }}`,
  ) as Syntax<Damage>
}

/** "~ deals 4 damage to target creature. The damage can't be prevented." */
export function unpreventably(dealt: Syntax<Damage>): Syntax<Damage> {
  return shaped(part()`${{ damage: dealt }} ${joint} ${theOrThat} damage can't be prevented`, ({ damage }) => ({
    ...damage,
    unpreventable: true,
  }))
}

/** "~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead." */
export const excessively = (dealt: Syntax<Damage>): Syntax<Damage> =>
  shaped(
    part()`${{ damage: dealt }}. Excess damage is dealt to that [creature / permanent]'s controller instead`,
    ({ damage }) => ({ ...damage, excess: 'toController' }),
  )

/**
 * "~ deals 3 damage to any target. If ~ would deal damage to a creature, that damage can't be prevented or dealt
 * instead to another."
 */
export function fixedOnCreatures(dealt: Syntax<Damage>): Syntax<Damage> {
  const said = part()`${{ damage: dealt }}. If ~ would deal damage to a creature, that damage can't be prevented or dealt
    instead to another permanent or player`
  return shaped(said, ({ damage }) => ({ ...damage, fixedToCreatures: true }), {
    when: ({ damage }) => damage.source.kind === 'self',
  })
}

/** "~ deals 1 damage to target player for each creature you control." */
function forEach(source: Syntax<Thing>): Syntax<Damage> {
  const read = part()`${{ source }} deal|deals ${{ n: written }} damage to ${{ to: recipient }} for each ${{ each }}`
  return mapped(read, {
    to: ({ n: one, each: of, ...rest }) => {
      const n = perEach({ n: one, each: of })
      return n === undefined ? undefined : { kind: 'damage', divided: false, n, ...rest }
    },
    is: isDamage,
    from: ({ n, source: by, to }) => {
      const many = eachOf(n)
      return many && { ...many, source: by, to }
    },
  })
}

const isDamage = (value: unknown): value is Damage =>
  typeof value === 'object' && value !== null && (value as Damage).kind === 'damage'

/** "2 damage to each creature and each player": the same amount to several. */
const equally: Syntax<readonly Hit[]> = mapped(struck, {
  to: ({ n, to }) => (to.length > 1 ? to.map((one): Hit => ({ n, to: one })) : undefined),
  is: (value): value is readonly Hit[] => Array.isArray(value) && value.length > 1,
  from: (hits) => hits[0] && { n: hits[0].n, to: hits.map(({ to }) => to) },
})
/** "2 damage to any target". */
export const hit = part()`${{ n: written }} ${additional} damage to ${{ to: recipient }}`
const upOrDown = table('up or down', { up: 'up', down: 'down' } as const)
/** "Half X damage, rounded down, to any target". */
const halfHit: Syntax<Hit> = shaped(
  part()`half X damage, rounded ${{ round: upOrDown }}, to ${{ to: recipient }}`,
  ({ round, to }) => ({ n: { kind: 'half', of: { kind: 'x' }, round }, to }),
)
/** A second time: "1 additional damage to each green creature". */
const additionalHit = part()`an additional ${{ n: written }} damage to ${{ to: recipient }}`
const hits: Syntax<readonly Hit[]> = wordings(
  series(wordings(hit, halfHit), 'and', { min: 2, max: 3 }),
  twoHits(part()`${{ first: wordings(hit, halfHit) }}, and ${{ second: halfHit }}`),
  twoHits(part()`${{ first: hit }} and ${{ second: additionalHit }}`),
  shaped(part()`${{ first: hit }} and ${{ second: equally }}`, ({ first, second }) => [first, ...second]),
)
function twoHits(said: Syntax<{ readonly first: Hit; readonly second: Hit }>): Syntax<readonly Hit[]> {
  return shaped(said, ({ first, second }) => [first, second])
}

/** "~ deals 3 damage to target creature and 1 damage to you": different amounts from the same source. */
const ofSeveral: Syntax<Effect> = jointOne(
  narrowed(
    part()`${{ source: thing }} deal|deals ${{ hits: wordings(equally, hits) }}`,
    // Of several, "itself" is each of them: that has no words behind another recipient.
    ({ source, hits: all }) => !isSeveral(source) || !all.some(({ to }) => isItself(to)),
  ),
  ({ source, hits }) =>
    hits.map(
      ({ n, to }, i): Damage => ({
        kind: 'damage',
        source: i === 0 ? source : thingAgain(source),
        n,
        to,
        divided: false,
      }),
    ),
  (effects) => {
    const [first] = effects
    if (!isDamage(first) || !effects.every(isDamage)) return undefined
    return { source: first.source, hits: effects.filter(isDamage).map(({ n, to }): Hit => ({ n, to })) }
  },
)

export const damageToSeveral: Syntax<readonly Effect[]> = repeat(ofSeveral, { max: 1 })
/** The last of a list: "sacrifice ~ and it deals 2 damage to each creature and each player". */
export const andDamageToSeveral = (first: Syntax<Effect>): Syntax<readonly Effect[]> =>
  shaped(part()`${{ first }} [and / , and / , then] ${{ then: ofSeveral }}`, ({ first: one, then }) => [one, then])

/** A target is a single target, however often it deals damage. */
