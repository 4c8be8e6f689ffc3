/** Effects that involve randomness. */

import type { Deed, NamedChoices } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { notice } from '../../abilities/index.ts'
import { amount } from '../../continuous/index.ts'
import { chooseWord, performEffects } from '../../events/index.ts'
import { furtherDice } from '../../playerRules/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Coin,
  type Done,
  type Draft,
  editionOf,
  leaving,
  nextSeat,
  type ObjectId,
  type Seat,
  type State,
} from '../../state/index.ts'
import { type Executor, resultOf } from '../executor.ts'
import { unchosen } from '../naming.ts'
import { seatsOf } from './who.ts'

const CALLERS: { readonly [C in Edition['game']['coinCaller']]: (state: State, flipper: Seat) => Seat } = {
  other: nextSeat,
  flipper: (_state, flipper) => flipper,
}

const SIDES: readonly Coin[] = ['heads', 'tails']

interface Called {
  readonly caller: Seat
  readonly call: Coin
}

function* call(g: Draft, seat: Seat, source: ObjectId): Process<Called> {
  const caller = CALLERS[editionOf(g.state).game.coinCaller](g.state, seat)
  return { caller, call: yield* ask('coin', { seat: caller, source }) }
}

interface Flip {
  readonly fell: Coin
  /** `null`: nobody called, so it is neither won nor lost. */
  readonly won: boolean | null
}

/**
 * Glossary "flip a coin" / 2011:contents/705: it is called before it lands, by the other player in 2004, by the
 * flipping player in 2011. A correct call wins the flip for the caller. Where only heads or tails matters, nobody calls
 * or wins.
 */
function* flip(g: Draft, seat: Seat, source: ObjectId, byCall: boolean): Process<Flip> {
  const called = byCall ? yield* call(g, seat, source) : null
  const fell = SIDES[g.random(2)] ?? 'heads'
  const won = called === null ? null : (called.call === fell) === (called.caller === seat)
  g.emit({ kind: 'coinFlipped', seat, called, fell, won, rule: 'coin.flipped' })
  if (won !== null) notice(g, [{ kind: 'flippedCoin', seat, won }])
  return { fell, won }
}

/** One flip, and what follows from it. */
export const flipCoin: Executor<'flipCoin'> = function* (g, effect, context) {
  const seat = seatsOf(g.state, effect.who, context)[0] ?? context.controller
  const { fell, won } = yield* flip(g, seat, context.source, effect.won === 'byCall')
  const did = won ?? fell === 'heads'
  const [done, skipped] = did ? [effect.win, effect.lose] : [effect.lose, effect.win]
  return resultOf(context, yield* performEffects(g, done, leaving(context, { did }, unchosen(skipped))))
}

const flipped = (deed: Deed, seat: Seat, n = 1): Done => ({ deed, object: null, became: null, n, seat })

/** That many flips, one after the other. */
function* flipMany(g: Draft, seat: Seat, source: ObjectId, n: number, called: boolean): Process<readonly Done[]> {
  const done: Done[] = []
  while (n-- > 0) {
    const { fell, won } = yield* flip(g, seat, source, called)
    done.push(flipped(fell === 'heads' ? 'flippedHeads' : 'flippedTails', seat))
    if (won !== null) done.push(flipped(won ? 'wonFlip' : 'lostFlip', seat))
  }
  return done
}

/** That many flips, or until one is lost, there were enough of them, or the player stops (413.2c). */
export const flipCoins: Executor<'flipCoins'> = function* (g, effect, context) {
  const seat = seatsOf(g.state, effect.who, context)[0] ?? context.controller
  const { source } = context
  if (effect.n !== undefined)
    return { done: yield* flipMany(g, seat, source, amount(g.state, effect.n, context), effect.won === 'byCall') }
  const most = effect.most === undefined ? Number.POSITIVE_INFINITY : amount(g.state, effect.most, context)
  let won = 0
  let lost = false
  while (!lost && won < most) {
    if ((yield* flip(g, seat, source, true)).won === true) won++
    else lost = true
    const asks = effect.mayStop === true && !lost
    if (asks && !(yield* ask('confirm', { seat, source, reason: 'flipAgain', cost: null, default: won < 2 }))) break
  }
  const counted = lost && effect.mayStop === true ? 0 : won
  const done = [
    ...(counted > 0 ? [flipped('wonFlip', seat, counted)] : []),
    ...(lost ? [flipped('lostFlip', seat)] : []),
  ]
  return { done }
}

/** Each of them flips one, in turn order. */
export const flipEach: Executor<'flipEach'> = function* (g, effect, context) {
  const done: Done[] = []
  for (const seat of effect.of.flatMap((who) => seatsOf(g.state, who, context))) {
    const { fell } = yield* flip(g, seat, context.source, false)
    done.push(flipped(fell === 'heads' ? 'flippedHeads' : 'flippedTails', seat))
  }
  return { done }
}

/** today:706.6: so many natural results; of those that an effect has the player roll besides, the lowest are ignored. */
function rolled(g: Draft, seat: Seat, sides: number, dice: number): readonly number[] {
  const further = furtherDice(g.state, seat)
  const all = Array.from({ length: dice + further }, () => 1 + g.random(sides))
  return further === 0 ? all : all.sort((a, b) => b - a).slice(0, dice)
}

/** Which of two results it is to be; the other one is known, too. */
function* resultChosen(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  [one = 0, other = one]: readonly number[],
): Process<NamedChoices> {
  if (one === other) return { number: one, otherNumber: other }
  const words = [String(one), String(other)]
  const word = yield* chooseWord(g, { seat, source, which: 'option', words })
  return word === words[0] ? { number: one, otherNumber: other } : { number: other, otherNumber: one }
}

/** today:706.2: the natural result and what is added to it; each player rolls one after the other. */
export const rollDie: Executor<'rollDie'> = function* (g, { who, sides, more = 0, dice = 1 }, context) {
  let choices: NamedChoices = {}
  for (const seat of seatsOf(g.state, who, context)) {
    const results = rolled(g, seat, sides, dice).map((natural) => {
      const result = natural + amount(g.state, more, context)
      g.emit({ kind: 'dieCast', seat, sides, natural, result, rule: 'dice.rolled' })
      return result
    })
    choices = dice === 1 ? { number: results[0] ?? 0 } : yield* resultChosen(g, seat, context.source, results)
    notice(g, [{ kind: 'diceCast', seat }])
  }
  return { amount: choices.number ?? 0, did: true, choices }
}
