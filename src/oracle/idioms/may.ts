/** "May": what players are free to do. */
import { type Ability, type Effect, memoised, type Players } from '../../language/index.ts'
import {
  alone,
  clash,
  digThen,
  type Effects,
  mayReveal,
  ordersTo,
  repeatProcess,
  SAME_PLAYER,
  then_,
  YOU,
} from '../clauses/index.ts'
import { apart, narrowed, rule, type Syntax, wordings } from '../core/index.ts'
import { player } from '../nouns/index.ts'
import { several } from './lists.ts'

const THEY: Players = { kind: 'they' }
/** "Each of that player's opponents": each of them does what follows, while "that player" is another one. */
const isOthers = (who: Players): boolean => who.kind === 'othersThan' && who.any !== true
const others = narrowed(player, isOthers)
export const notYou = narrowed(player, (who) => who.kind !== 'you' && !isOthers(who))

/** "You may draw a card", "that player may sacrifice a land". */
export const may = memoised(
  (granted: Syntax<Ability>): Syntax<Effect> =>
    wordings(
      rule('may', { who: YOU })`you may ${then_} ${{ effects: apart(several(ordersTo(YOU, granted))) }}`,
      rule(
        'may',
      )`${{ who: player }} may ${{ effects: alone(repeatProcess) }} [any number of times / as many times as they choose]`,
      rule('may')`${{ who: notYou }} may ${{ effects: apart(several(ordersTo(SAME_PLAYER, granted))) }}`,
      rule('may')`${{ who: others }} may ${{ effects: apart(several(ordersTo(THEY, granted))) }}`,
      mayReveal,
    ),
)

/** "You may clash with an opponent. If you win, ...": what follows depends on whether it is done at all. */
export const mayOpen = (effects: Syntax<Effects>): Syntax<Effect> =>
  rule('may', { who: YOU })`you may ${{ effects: wordings(alone(digThen), alone(clash(effects))) }}`

/** "You may instead draw two cards": an optional replacement (419). */
export function mayInstead(granted: Syntax<Ability>): Syntax<Effect> {
  return wordings(
    rule('may', { who: YOU })`you may instead ${{ effects: apart(several(ordersTo(YOU, granted))) }}`,
    rule('may')`${{ who: notYou }} may instead ${{ effects: apart(several(ordersTo(SAME_PLAYER, granted))) }}`,
  )
}
