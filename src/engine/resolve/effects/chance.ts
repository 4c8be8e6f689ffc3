/** Effects that involve randomness. */
import type { Edition } from '../../../rulebook/index.ts'
import { performEffects } from '../../events/index.ts'
import { ask } from '../../questions/index.ts'
import { type Coin, editionOf, leaving, nextSeat, type Seat, type State } from '../../state/index.ts'
import { type Executor, resultOf } from '../executor.ts'
import { seatsOf } from './who.ts'

const CALLERS: { readonly [C in Edition['coinCaller']]: (state: State, flipper: Seat) => Seat } = {
  other: nextSeat,
  flipper: (_state, flipper) => flipper,
}

const SIDES: readonly Coin[] = ['heads', 'tails']

/**
 * Glossary "flip a coin": it is called before it lands, by the other player in 2004, by the flipping player in 2011. A
 * correct call wins the flip for the caller.
 */
export const flipCoin: Executor<'flipCoin'> = function* (g, effect, context) {
  const seat = seatsOf(g.state, effect.who, context)[0] ?? context.controller
  const caller = CALLERS[editionOf(g.state).coinCaller](g.state, seat)
  const call = yield* ask('coin', { seat: caller, source: context.source })
  const fell = SIDES[g.random(2)] ?? 'heads'
  const won = (call === fell) === (caller === seat)
  g.emit({ kind: 'coinFlipped', seat, caller, call, fell, won, rule: '2004:glossary/coin-flip' })
  return resultOf(context, yield* performEffects(g, won ? effect.win : effect.lose, leaving(context, { did: won })))
}
