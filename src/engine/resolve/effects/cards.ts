/** Effects on hands: drawing, discarding, revealing. */
import { matches } from '../../continuous/index.ts'
import { happen } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import type { Context, Draft, ObjectId, Seat } from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { shown } from './things.ts'
import { asThey, count, isAll, seatsOf, shares } from './who.ts'

/** Players draw, one card at a time, the active player first (103.4). */
export const draw: Executor<'draw'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const { seat, n } of shares(g, effect.who, effect.n, context)) {
    for (let drawn = 0; drawn < n; drawn++) {
      for (const one of yield* happen(g, [{ kind: 'draw', seat }])) if (one.kind === 'drew') that.push(one.object)
    }
  }
  return { that, amount: that.length, did: that.length > 0 }
}

/** Takes `n` of these at random, with the game's own randomness. */
function atRandom(g: Draft, from: readonly ObjectId[], n: number): readonly ObjectId[] {
  const left = [...from]
  const drawn: ObjectId[] = []
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(g.random(left.length), 1))
  return drawn
}

/**
 * Which cards one player discards: chosen by that player, by the effect's controller from the revealed hand, or at
 * random.
 */
function* discardsOf(
  g: Draft,
  effect: EffectOf<'discard'>,
  seat: Seat,
  context: Context,
): Process<readonly ObjectId[]> {
  const hand = g.state.hands[seat] ?? []
  const from = hand.filter((id) => matches(g.state, effect.filter, id, context))
  const n = isAll(effect.n) ? from.length : Math.min(count(g, effect.n, context), from.length)
  if (n === from.length) return from
  if (n === 0) return []
  if (effect.random) return atRandom(g, from, n)
  const yours = effect.chooser === 'you' && context.controller !== seat
  const chooser = yours ? context.controller : seat
  const reason = yours ? 'takeFromHand' : 'discard'
  return yield* ask('choose', {
    seat: chooser,
    source: context.source,
    reason,
    from,
    min: n,
    max: n,
    zone: 'hand',
    looking: yours ? hand : [],
  })
}

/** Each player chooses in turn order, then all cards are discarded at once (413.2d). */
export const discard: Executor<'discard'> = function* (g, effect, context) {
  const chosen: { seat: Seat; object: ObjectId }[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    for (const object of yield* discardsOf(g, effect, seat, asThey(context, effect.who, seat)))
      chosen.push({ seat, object })
  }
  if (chosen.length === 0) return { that: [], amount: 0, did: false }
  const done = yield* happen(
    g,
    chosen.map((one) => ({ kind: 'discard', ...one, cause: 'effect' })),
  )
  const that = done.flatMap((one) => (one.kind === 'discarded' && one.became !== null ? [one.became] : []))
  return { that, amount: chosen.length, did: true }
}

/** Players show their hands to everyone. */
export const revealHand: Executor<'revealHand'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const hand = g.state.hands[seat] ?? []
    that.push(...hand)
    g.emit({ kind: 'revealed', seat, objects: hand.map((id) => shown(g.state, id)), rule: '2004:217.3c' })
  }
  return { that, amount: that.length }
}
