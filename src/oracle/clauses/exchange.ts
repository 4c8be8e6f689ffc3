/** Exchanges and new targets (glossary "exchange"; 415.7). */
import {
  type Effect,
  type Filter,
  memoised,
  type OwnZone,
  type Predicate,
  type Target,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  optional,
  part,
  phrase,
  quiet,
  rule,
  type Syntax,
  sameValue,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import {
  definite,
  filter,
  indefinite,
  ONE,
  player,
  possessed,
  said,
  shares,
  takePredicate,
  thing,
  withPredicate,
} from '../nouns/index.ts'
import { orElse, SAME_THING, YOU } from './clause.ts'
import { forGood, until } from './durations.ts'
import { newTargets } from './objects.ts'
import { theOrThat } from './rest.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

type CardTypes = NonNullable<Extract<Predicate, { is: 'shares' }>['among']>
/** "Artifact, creature, or land": the types that a target may have. */
function typesOf(what: Thing): CardTypes | undefined {
  const any = what.kind === 'target' ? what.filter?.is.find((one) => one.is === 'anyOf') : undefined
  const types = any?.is === 'anyOf' ? any.of.flatMap((one) => (one.is === 'type' ? [one.type] : [])) : []
  return any?.is === 'anyOf' && types.length === any.of.length ? types : undefined
}
interface OfThoseTypes {
  readonly one: Thing
  readonly of: Filter
}
const sharesOf = (among: CardTypes): Predicate => ({ is: 'shares', what: 'cardType', thing: SAME_THING, among })
const ONE_TARGET = { kind: 'target', slot: 0, player: null, count: ONE, distinct: false } as const
const sharingTarget = (of: Filter, among: CardTypes): Target => ({
  ...ONE_TARGET,
  filter: withPredicate(of, sharesOf(among)),
})
/**
 * "... of target artifact or land you control and target permanent an opponent controls that shares one of those types
 * with it".
 */
const exchangeAlike: Syntax<Of<'exchangeControl'>> = mapped(
  part()`exchange control of ${{ one: thing }} and target ${{
    of: filter('one'),
  }} that shares one of those types with it`,
  {
    to: ({ one, of }): Of<'exchangeControl'> | undefined => {
      const types = typesOf(one)
      return types && { kind: 'exchangeControl', one, other: sharingTarget(of, types) }
    },
    is: (value): value is Of<'exchangeControl'> => (value as Effect | null)?.kind === 'exchangeControl',
    from: ({ one, other }): OfThoseTypes | undefined => {
      const types = typesOf(one)
      const found =
        other?.kind === 'target' && other.filter && types
          ? takePredicate(other.filter, (is): is is Predicate => sameValue(is, sharesOf(types)))
          : null
      return found ? { one, of: found.rest } : undefined
    },
  },
)

/** "Exchange control of two target creatures", "... of ~ and target creature". */
export const exchangeControl: Syntax<Of<'exchangeControl'>> = wordings(
  exchangeAlike,
  rule('exchangeControl')`exchange control of ${{ one: thing }} ${{ other: optional(phrase`and ${thing}`) }}`,
) as Syntax<Of<'exchangeControl'>>

const isInHand = (one: Predicate): boolean => one.is === 'in' && one.zone === 'hand' && one.of?.kind === 'you'
const cardInHand = narrowed(thing, (what) => what.kind === 'choose' && what.filter.is.some(isInHand))
/** "Exchange ~ with an Aura card in your hand". */
export const exchangeCards: Syntax<Of<'exchangeCards'>> = rule('exchangeCards')`exchange ${{
  what: definite,
}} with ${{ with: cardInHand }}`

type Effects = readonly Effect[]
const THE_FIRST = said('the first', { noun: 'permanent', is: [] }) as unknown as Thing
const THE_TARGET = said('the target') as unknown as Thing
/**
 * "Its controller chooses target permanent another player controls that shares a card type with it. Exchange control of
 * those permanents."
 */
export const exchangeForChosen: Syntax<Effects> = shaped(
  part()`${{ by: player }} chooses target permanent another player controls that ${{
    sharing: shares,
  }}. Exchange control of those permanents`,
  ({ by, sharing }) => [
    {
      kind: 'chooseTarget',
      what: {
        ...ONE_TARGET,
        by,
        filter: { noun: 'permanent', is: [sharing, { is: 'controlled', by: { kind: 'othersThan', who: by } }] },
      },
    },
    { kind: 'exchangeControl', one: THE_FIRST, other: THE_TARGET },
  ],
  { when: ({ by }) => by.kind === 'controllerOf' },
)

/** "You and target opponent each gain control of all creatures the other controls until end of turn." */
export const tradeControl: Syntax<Of<'tradeControl'>> = rule('tradeControl')`${{ one: quiet(player) }} and ${{
  other: quiet(player),
}} each gain control of all ${{ which: filter('many') }} the other controls ${{ duration: wordings(until, forGood) }}` as Syntax<
  Of<'tradeControl'>
>

/** "Exchange life totals with target opponent": an order. */
export const exchangeLife = rule('exchangeLife', { one: YOU })`exchange life totals with ${{
  other: player,
}}` as Syntax<Of<'exchangeLife'>>
/** "Exchange your life total with target creature's power" (today:701.12g). */
export const exchangeLifeAndSize = rule('exchangeLifeAndSize', { who: YOU })`exchange your life total with ${{
  what: possessed,
}} ${{ size: table('power or toughness', { power: 'power', toughness: 'toughness' } as const) }}` as Syntax<
  Of<'exchangeLifeAndSize'>
>
/** "Two target players exchange life totals". */
export const exchangeTheirLife = rule('exchangeLife', { other: null })`${{
  one: player,
}} exchange|exchanges life totals` as Syntax<Of<'exchangeLife'>>

const zone: Syntax<OwnZone> = table('a zone', { hand: 'hand', library: 'library', graveyard: 'graveyard' })
export const exchangeZones = part({
  kind: 'exchangeZones',
})`exchange|exchanges [your / their] ${{ one: zone }} and [/ your / their] ${{ other: zone }}` as Syntax<
  Omit<Of<'exchangeZones'>, 'who'>
>

/** What the new target must be. */
const among: Syntax<Filter | 'player'> = either(indefinite, words('a player', 'player' as const))
const anyOrThe = wordings(words('any'), theOrThat)
const change = rule('changeTarget', { may: false })
const mayChange = rule('changeTarget', { may: true })
export const changeTarget: Syntax<Of<'changeTarget'>> = wordings(
  change`change the target of ${{ what: thing }} ${maybe`to ${{ to: definite }}`}`,
  change`change the target of ${{ what: thing }}. The new target must be ${{ among }}`,
  change`change ${{ what: possessed }} target to another ${{ among: filter('one') }}`,
  mayChange`you may [choose ${newTargets} for / change ${anyOrThe} targets of] ${{ what: thing }}`,
) as Syntax<Of<'changeTarget'>>

/** "Clash with an opponent. If you win, draw a card." */
export const clash = memoised(
  (effects: Syntax<readonly Effect[]>): Syntax<Effect> =>
    rule('clash')`clash with an opponent. If you win, ${{ win: effects }} ${{ lose: orElse(effects) }}`,
)
