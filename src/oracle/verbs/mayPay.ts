/** A price that a player is offered, and what follows if it is paid, or isn't (413.2c). */
import type { Cost, Effect, Players } from '../../language/index.ts'
import { apart, narrowed, rule, type Syntax, singular, wordings, words } from '../core/index.ts'
import { payment, restated } from '../costs/index.ts'
import { each, player, possessed } from '../nouns/index.ts'
import { SAME_PLAYER, YOU } from './clause.ts'

type Effects = readonly Effect[]
const isPayment = (cost: Cost): boolean => cost.every((one) => one.kind === 'mana' || one.kind === 'payLife')
/** Only mana and life: anything else to be done is an effect ("you may sacrifice a land. If you do, ..."). */
const paying = narrowed(payment, isPayment)

/** "Any other player", than the one spoken of. */
const anyOther = singular(words('any other player', { kind: 'othersThan', who: SAME_PLAYER, any: true } as const))
const anyPlayer: Syntax<Players> = singular(words('any player', { kind: 'anyPlayer' } as const))
/** "You may pay {2}. If you do, draw a card." */
export function mayPay(effects: Syntax<Effects>): Syntax<Effect> {
  return wordings(
    rule('mayPay', { otherwise: [] })`${{ who: player }} may ${{ cost: apart(paying) }}.
      If [you / they / that player / the player / a player] [do / does], ${{ then: effects }}`,
    rule('mayPay', { otherwise: [], cost: [] })`${{ who: anyOther }} may pay ${{ manaCostOf: possessed }} mana cost.
      If a player does, ${{ then: effects }}`,
    rule('mayPay', { otherwise: [] })`if ${{ who: anyPlayer }} ${{ cost: payment }}, ${{ then: effects }}`,
    rule('mayPay', { otherwise: [] })`${{ who: player }} may ${{ cost: apart(paying) }} or ${{ or: restated }}.
      If [you / they / that player / the player] [do / does], ${{ then: effects }}`,
    rule('mayPay', {
      otherwise: [],
    })`${{ who: player }} may ${{ cost: apart(paying) }}, where X is less than or equal to ${{
      mostX: words('the amount of life you gained', { kind: 'thatMuch' } as const),
    }}. If [you / they] do, ${{ then: effects }}`,
    rule('mayPay', { then: [] })`${{ who: player }} may ${{ cost: apart(paying) }} for each ${{ times: each }}.
      If [you / they / that player / the player] [don't / doesn't], ${{ otherwise: effects }}`,
    rule('mayPay', { then: [], who: YOU })`${{ cost: apart(paying) }}. If you don't, ${{ otherwise: effects }}`,
    rule('mayPay', { then: [] })`${{ who: player }} may ${{ cost: apart(paying) }}.
      If [you / they / that player / the player] [don't / doesn't], ${{ otherwise: effects }}`,
    rule('mayPay', {
      then: [],
    })`${{ who: player }} may ${{ cost: apart(paying) }}. If no one does, ${{ otherwise: effects }}`,
    rule('mayPay')`${{ who: player }} may ${{ cost: apart(paying) }}.
      If [you / they / that player / the player] [do / does], ${{ then: effects }}. Otherwise, ${{ otherwise: effects }}`,
  )
}
