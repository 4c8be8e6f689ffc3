/** Effects on hands and libraries: drawing, discarding, shuffling. */

import { isAll, matches } from '../../continuous/index.ts'
import { type Happened, happen } from '../../events/index.ts'
import { cantBeMade } from '../../playerRules/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { cardsToDraw } from '../../replacement/index.ts'
import { type Context, type Draft, doneBy, type ObjectId, type Seat } from '../../state/index.ts'
import type { EffectOf, Executor, Proposer } from '../executor.ts'
import { atRandom } from './things.ts'
import { asThey, atMost, count, seatsOf, shares } from './who.ts'

/** Players draw, one card at a time, the active player first (103.4). */
export const draw: Executor<'draw'> = function* (g, effect, context) {
  const happened: Happened[] = []
  const wanted: { readonly seat: Seat; readonly n: number }[] = []
  for (const { seat, n } of shares(g, effect.who, effect.n, context))
    wanted.push({ seat, n: effect.upTo === true ? yield* atMost(seat, context.source, n) : n })
  for (const { seat, n } of wanted) {
    const most = cardsToDraw(g.state, seat, n)
    for (let drawn = 0; drawn < most; drawn++) happened.push(...(yield* happen(g, [{ kind: 'draw', seat }])))
  }
  const drawn = happened.filter((one) => one.kind === 'drew')
  const that = drawn.flatMap(({ object, instead }) => (instead === true ? [] : object))
  return { that, amount: drawn.length, did: drawn.length > 0, done: doneBy(happened) }
}

/** Which cards one player discards: chosen by that player, or by chance. */
function* discardsOf(
  g: Draft,
  effect: EffectOf<'discard'>,
  seat: Seat,
  context: Context,
): Process<readonly ObjectId[]> {
  if (cantBeMade(g.state, seat, 'discard', context.controller)) return []
  const hand = g.state.hands[seat] ?? []
  const from = hand.filter((id) => matches(g.state, effect.filter, id, context))
  const n = isAll(effect.n) ? from.length : Math.min(count(g, effect.n, context), from.length)
  const { source } = context
  if (effect.random) return atRandom(g, from, effect.upTo === true ? yield* atMost(seat, source, n) : n)
  const min = effect.upTo === true ? 0 : n
  if (min === from.length) return from
  if (n === 0) return []
  const asked = { seat, source, reason: 'discard', from, min, max: n, looking: [] } as const
  return yield* ask('choose', { ...asked, zone: 'hand' })
}

/** Each player chooses in turn order, then all cards are discarded at once (413.2d). */
export const discard: Proposer<'discard'> = function* (g, effect, context) {
  const chosen: { seat: Seat; object: ObjectId }[] = []
  // "If you do": all of it, not only as much as there was (413.2c).
  let did = false
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const theirs = asThey(context, effect.who, seat)
    const cards = yield* discardsOf(g, effect, seat, theirs)
    did ||= isAll(effect.n) || effect.upTo === true || cards.length >= count(g, effect.n, theirs)
    for (const object of cards) chosen.push({ seat, object })
  }
  const amount = chosen.length
  const proposed = chosen.map((one) => ({ kind: 'discard', ...one, cause: 'effect', by: context.controller }) as const)
  const arrived = (done: readonly Happened[]): readonly ObjectId[] =>
    done.flatMap((one) => (one.kind === 'discarded' && one.became !== null ? [one.became] : []))
  return { proposed, result: (done) => ({ that: arrived(done), amount, did: amount > 0 && did }) }
}

/** Players shuffle their libraries, all of them at once. */
export const shuffle: Executor<'shuffle'> = function* (g, effect, context) {
  const seats = seatsOf(g.state, effect.who, context)
  yield* happen(
    g,
    seats.map((seat) => ({ kind: 'shuffle', seat })),
  )
  return {}
}
