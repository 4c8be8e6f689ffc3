/** "If damage would be dealt ..., prevent that damage"; "if you would draw a card, ... instead" (419 of 2004, 614 of 2011). */
import type { Effect, Replaced, StaticRule } from '../../language/index.ts'
import { part, rule, type Syntax, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { filter, indefinite, player, recipient, subject } from '../nouns/index.ts'

type Prevent = Extract<StaticRule, { kind: 'prevent' }>
type Replace = Extract<StaticRule, { kind: 'replace' }>

const all = rule('prevent', { n: null, combatOnly: false })
const allCombat = rule('prevent', { n: null, combatOnly: true })

/** "Prevent all damage that would be dealt to ~." */
export const prevent: Syntax<Prevent> = wordings(
  rule('prevent', {
    n: null,
    combatOnly: false,
    from: null,
  })`prevent all damage that would be dealt to ${{ to: recipient }}`,
  rule('prevent', {
    n: null,
    combatOnly: true,
    from: null,
  })`prevent all combat damage that would be dealt to ${{ to: recipient }}`,
  rule('prevent', { n: null, combatOnly: true, to: null, from: null })`prevent all combat damage that would be dealt`,
  all`prevent all damage that would be dealt to ${{ to: recipient }} by ${{ from: filter('many') }}`,
  allCombat`prevent all combat damage that would be dealt to ${{ to: recipient }} by ${{ from: filter('many') }}`,
  rule('prevent', {
    n: null,
    combatOnly: false,
    to: null,
  })`prevent all damage that would be dealt by ${{ from: filter('many') }}`,
  rule('prevent', {
    n: null,
    combatOnly: true,
    to: null,
  })`prevent all combat damage that would be dealt by ${{ from: filter('many') }}`,
  rule('prevent', {
    combatOnly: false,
    from: null,
  })`if damage would be dealt to ${{ to: recipient }}, prevent ${{ n: digits }} of that damage`,
  rule('prevent', {
    combatOnly: false,
  })`if ${{ from: indefinite }} would deal damage to ${{ to: recipient }}, prevent ${{ n: digits }} of that damage`,
) as Syntax<Prevent>

/** What would happen. */
const event: Syntax<Replaced> = wordings(
  part({ on: 'draw' })`${{ who: player }} would draw a card`,
  part({ on: 'gainLife' })`${{ who: player }} would gain life`,
  part({
    on: 'moves',
    from: 'battlefield',
    to: 'graveyard',
  })`${{ what: subject }} would [die / be put into a graveyard from the battlefield]`,
  part({ on: 'moves', from: null, to: 'graveyard' })`${{ what: subject }} would be put into a graveyard from anywhere`,
  part({ on: 'damage', from: null })`damage would be dealt to ${{ to: recipient }}`,
  part({ on: 'damage' })`${{ from: indefinite }} would deal damage to ${{ to: recipient }}`,
) as Syntax<Replaced>

/** "If EVENT, EFFECTS instead." */
export function replace(effects: Syntax<readonly Effect[]>): Syntax<Replace> {
  return wordings(
    rule('replace')`if ${{ event }}, ${{ instead: effects }} instead`,
    rule('replace')`if ${{ event }}, instead ${{ instead: effects }}`,
  ) as Syntax<Replace>
}
