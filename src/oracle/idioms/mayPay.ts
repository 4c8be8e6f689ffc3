/** A price that a player is offered, and what follows if it is paid, or isn't (413.2c). */
import { type Cost, costKinds, type Effect, type Players } from '../../language/index.ts'
import {
  type Effects,
  orElse,
  SAME_PLAYER,
  soManyTimes,
  thatPlayer,
  theyAgain,
  YOU,
  youAgain,
} from '../clauses/index.ts'
import {
  apart,
  either,
  maybe,
  narrowed,
  part,
  rule,
  type Syntax,
  shaped,
  singular,
  wordings,
  words,
} from '../core/index.ts'
import { payment, restated } from '../costs/index.ts'
import { player, possessed } from '../nouns/index.ts'

const PAID = costKinds(({ onlyPaid }) => onlyPaid === true)
const isPayment = (cost: Cost): boolean => cost.every((one) => PAID.has(one.kind))
/** Only those: anything else to be done is an effect ("you may sacrifice a land. If you do, ..."). */
const paying = narrowed(payment, isPayment)

/** "Any other player", than the one spoken of. */
const anyOther = singular(words('any other player', { kind: 'othersThan', who: SAME_PLAYER, any: true } as const))
const anyPlayer: Syntax<Players> = singular(words('any player', { kind: 'anyPlayer' } as const))
/** What is offered: mana and life, the one or the other, so often, or an X that has a limit. */
const price = narrowed(
  part()`${{ cost: apart(paying) }} ${maybe`or ${{ or: restated }}`} ${soManyTimes} ${maybe`, where X is less than or equal to
    ${{ mostX: words('the amount of life you gained', { kind: 'thatMuch' } as const) }}`}`,
  ({ or, times, mostX }) => [or, times, mostX].filter((one) => one !== undefined).length < 2,
)
const who = either(player, anyOther)
const offered = wordings(
  part()`${{ who }} may ${price}`,
  part({ cost: [] })`${{ who }} may pay ${{ manaCostOf: possessed }} mana cost`,
)
const payer = wordings(youAgain, theyAgain, thatPlayer, singular(words('the player')), singular(words('a player')))
/** What was offered is done, or isn't. */
export const ifDone = part()`if ${payer} do|does`
const ifNot = wordings(part()`if ${payer} don't|doesn't`, words('if no one does'))

/** "When you do, ...": a trigger of its own (today:603.12). */
export const whenDone = (effects: Syntax<Effects>): Syntax<Effects> =>
  shaped(part()`when ${payer} do|does, ${{ effects }}`, ({ effects: later }) => [
    { kind: 'delayed', trigger: { on: 'done' }, effects: later, remember: null, once: true },
  ])

/** "You may pay {2}. If you do, draw a card." */
export function mayPay(effects: Syntax<Effects>): Syntax<Effect> {
  const declined = part({ then: [] })`${ifNot}, ${{ otherwise: effects }}`
  const followed = wordings(
    part()`${ifDone}, ${{ then: effects }} ${{ otherwise: orElse(effects) }}`,
    part({ otherwise: [] })`${{ then: whenDone(effects) }}`,
    declined,
  )
  return wordings(
    rule('mayPay')`${offered}. ${followed}`,
    rule('mayPay', { who: YOU })`${{ cost: apart(paying) }}. ${declined}`,
    rule('mayPay', { otherwise: [] })`if ${{ who: anyPlayer }} ${{ cost: payment }}, ${{ then: effects }}`,
  ) as Syntax<Effect>
}
