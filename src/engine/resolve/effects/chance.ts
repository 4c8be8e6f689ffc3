/** Effects that involve randomness. */
import type { Edition } from '../../../rulebook/index.ts'
import { notice } from '../../abilities/index.ts'
import { performEffects } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Coin,
  type Draft,
  editionOf,
  leaving,
  nextSeat,
  type ObjectId,
  type Seat,
  type State,
} from '../../state/index.ts'
import { type Executor, resultOf } from '../executor.ts'
import { seatsOf } from './who.ts'

const CALLERS: { readonly [C in Edition['coinCaller']]: (state: State, flipper: Seat) => Seat } = {
  other: nextSeat,
  flipper: (_state, flipper) => flipper,
}

const SIDES: readonly Coin[] = ['heads', 'tails']

interface Called {
  readonly caller: Seat
  readonly call: Coin
}

function* call(g: Draft, seat: Seat, source: ObjectId): Process<Called> {
  const caller = CALLERS[editionOf(g.state).coinCaller](g.state, seat)
  return { caller, call: yield* ask('coin', { seat: caller, source }) }
}

/**
 * Glossary "flip a coin" / 2011:contents/705: it is called before it lands, by the other player in 2004, by the flipping
 * player in 2011. A correct call wins the flip for the caller. Where only heads or tails matters, nobody calls or wins.
 */
export const flipCoin: Executor<'flipCoin'> = function* (g, effect, context) {
  const seat = seatsOf(g.state, effect.who, context)[0] ?? context.controller
  const called = effect.won === 'byCall' ? yield* call(g, seat, context.source) : null
  const fell = SIDES[g.random(2)] ?? 'heads'
  const won = called === null ? null : (called.call === fell) === (called.caller === seat)
  g.emit({ kind: 'coinFlipped', seat, called, fell, won, rule: '2004:glossary/coin-flip' })
  if (won !== null) notice(g, [{ kind: 'flippedCoin', seat, won }])
  const did = won ?? fell === 'heads'
  return resultOf(context, yield* performEffects(g, did ? effect.win : effect.lose, leaving(context, { did })))
}
