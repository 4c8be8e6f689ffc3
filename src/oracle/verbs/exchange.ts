/** Exchanges and new targets (glossary "exchange"; 415.7). */
import type { Effect, Filter, OwnZone } from '../../language/index.ts'
import { either, part, quiet, repeat, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { definite, filter, indefinite, player, possessed, thing } from '../nouns/index.ts'
import { YOU } from './clause.ts'
import { forGood, until } from './durations.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** "Exchange control of two target creatures", "... of ~ and target creature". */
export const exchangeControl: Syntax<Of<'exchangeControl'>> = wordings(
  rule('exchangeControl', { other: null })`exchange control of ${{ one: thing }}`,
  rule('exchangeControl')`exchange control of ${{ one: thing }} and ${{ other: thing }}`,
) as Syntax<Of<'exchangeControl'>>

/** "You and target opponent each gain control of all creatures the other controls until end of turn." */
export const tradeControl: Syntax<Of<'tradeControl'>> = rule('tradeControl')`${{ one: quiet(player) }} and ${{
  other: quiet(player),
}} each gain control of all ${{ which: filter('many') }} the other controls ${{ duration: wordings(until, forGood) }}` as Syntax<
  Of<'tradeControl'>
>

/** "Exchange life totals with target opponent", "two target players exchange life totals". */
export const exchangeLife: Syntax<Of<'exchangeLife'>> = wordings(
  rule('exchangeLife', { one: YOU })`exchange life totals with ${{ other: player }}`,
  rule('exchangeLife', { other: null })`${{ one: player }} exchange|exchanges life totals`,
) as Syntax<Of<'exchangeLife'>>

const zone: Syntax<OwnZone> = table('a zone', { hand: 'hand', library: 'library', graveyard: 'graveyard' })
export const exchangeZones = part({
  kind: 'exchangeZones',
})`exchange|exchanges [your / their] ${{ one: zone }} and [/ your / their] ${{ other: zone }}` as Syntax<
  Omit<Of<'exchangeZones'>, 'who'>
>

/** What the new target must be. */
const among: Syntax<Filter | 'player'> = either(indefinite, words('a player', 'player' as const))
export const changeTarget: Syntax<Of<'changeTarget'>> = wordings(
  rule('changeTarget', { may: false })`change the target of ${{ what: thing }}`,
  rule('changeTarget', { may: false })`change the target of ${{ what: thing }} to ${{ to: definite }}`,
  rule('changeTarget', { may: false })`change the target of ${{ what: thing }}. The new target must be ${{ among }}`,
  rule('changeTarget', { may: false })`change ${{ what: possessed }} target to another ${{ among: filter('one') }}`,
  rule('changeTarget', { may: true })`you may choose [new targets / a new target] for ${{ what: thing }}`,
  rule('changeTarget', { may: true })`you may change any targets of ${{ what: thing }}`,
) as Syntax<Of<'changeTarget'>>

/** "You may clash with an opponent. If you win, ...": whether there is a clash at all is up to you. */
export function mayClash(effects: Syntax<readonly Effect[]>): Syntax<Effect> {
  return rule('may', { who: YOU })`you may ${{ effects: repeat(clash(effects), { max: 1 }) }}` as Syntax<Effect>
}

/** "Clash with an opponent. If you win, draw a card." */
export function clash(effects: Syntax<readonly Effect[]>): Syntax<Effect> {
  return wordings(
    rule('clash', { lose: [] })`clash with an opponent. If you win, ${{ win: effects }}`,
    rule('clash')`clash with an opponent. If you win, ${{ win: effects }}. Otherwise, ${{ lose: effects }}`,
  ) as Syntax<Effect>
}
