/** Effects on life and damage. */
import { isEachOf } from '../../../language/index.ts'
import { amount, controllerOf, isType, thingsOf } from '../../continuous/index.ts'
import { choosePlayer, excessOf, type Happened, happen, type Proposed } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  type Context,
  countersOnPlayer,
  type Draft,
  doneBy,
  find,
  playerAt,
  type Ref,
  type Seat,
  type State,
  sharingLife,
} from '../../state/index.ts'
import type { EffectOf, Executor, Proposer, ResultOf } from '../executor.ts'
import { recipients } from './things.ts'
import { asThey, count, seatsOf, shares } from './who.ts'

/**
 * How much this recipient is dealt: "equal to the number of lands they control" is a different number for each player.
 */
function portion(g: Draft, { n, to: who }: EffectOf<'damage'>, ref: Ref, context: Context): number {
  const isEach = 'player' in ref && isEachOf(who)
  return count(g, n, isEach ? asThey(context, who, ref.player) : context)
}

/** How much each recipient is dealt: as stated, or as divided when it was announced (409.1d). */
function portions(g: Draft, effect: EffectOf<'damage'>, to: readonly Ref[], context: Context): readonly number[] {
  if (effect.evenly === true) return to.map(() => Math.floor(count(g, effect.n, context) / to.length))
  if (!effect.divided) return to.map((ref) => portion(g, effect, ref, context))
  const n = count(g, effect.n, context)
  if (context.division !== null) return to.map((_, index) => context.division?.[index] ?? 0)
  return to.length === 1 ? [n] : to.map((_, index) => Math.floor(n / to.length) + (index < n % to.length ? 1 : 0))
}

const FIXED = { unpreventable: true, unmoved: true } as const
const isCreature = (state: State, ref: Ref): boolean =>
  'object' in ref && find(state, ref.object)?.zone === 'battlefield' && isType(state, ref.object, 'creature')

/** Deals damage to all recipients at once; a source that is gone deals it as it last existed (413.2f). */
export const damage: Proposer<'damage'> = function* (g, effect, context) {
  const isEach = effect.each === true
  // "Each of them deals damage to its controller", "to itself": each has a recipient of its own.
  const isOwn = isEach && (effect.to.kind === 'controllerOf' || effect.to.kind === 'affected')
  const common = isOwn ? null : yield* recipients(g, effect.to, context)
  const hit = new Set(common)
  const proposed: Proposed[] = []
  const unpreventable = effect.unpreventable === undefined ? {} : { unpreventable: effect.unpreventable }
  for (const source of thingsOf(g.state, effect.source, context)) {
    const own = isEach ? { ...context, affected: source } : context
    const to = common ?? (yield* recipients(g, effect.to, own))
    for (const ref of to) hit.add(ref)
    const parts = portions(g, effect, to, own)
    to.forEach((ref, index) => {
      const part = parts[index] ?? 0
      const fixed = effect.fixedToCreatures === true && isCreature(g.state, ref) ? FIXED : unpreventable
      const excess = effect.excess === 'toController' ? excessOf(g.state, source, ref, part) : 0
      const whose = 'object' in ref ? controllerOf(g.state, ref.object) : null
      const kept = whose === null ? part : part - excess
      if (kept > 0) proposed.push({ kind: 'damage', source, to: ref, n: kept, combat: false, ...fixed })
      if (excess > 0 && whose !== null)
        proposed.push({ kind: 'damage', source, to: { player: whose }, n: excess, combat: false, ...unpreventable })
    })
  }
  const result = (done: readonly Happened[]): ResultOf<'damage'> => {
    let amount = 0
    for (const one of done) if (one.kind === 'damage') amount += one.n
    const that = [...hit].flatMap((ref) => ('object' in ref ? [ref.object] : []))
    return that.length > 0 ? { that, amount, did: amount > 0 } : { amount, did: amount > 0 }
  }
  return { proposed, result }
}

/** Players gain life; what they actually gained is "that much". */
export const gainLife: Executor<'gainLife'> = function* (g, effect, context) {
  const gains = shares(g, effect.who, effect.n, context).filter((share) => share.n > 0)
  const done = yield* happen(
    g,
    gains.map(({ seat, n }) => ({ kind: 'gainLife', seat, n })),
  )
  let amount = 0
  for (const one of done) if (one.kind === 'gainLife') amount += one.n
  return { amount, did: amount > 0, done: doneBy(done) }
}

/** Players lose life; that isn't damage. */
export const loseLife: Executor<'loseLife'> = function* (g, effect, context) {
  const losses = shares(g, effect.who, effect.n, context).filter((share) => share.n > 0)
  const done = yield* happen(
    g,
    losses.map(({ seat, n }) => ({ kind: 'loseLife', seat, n })),
  )
  let amount = 0
  for (const one of done) if (one.kind === 'loseLife') amount += one.n
  return { amount, did: amount > 0, done: doneBy(done) }
}

/** 2011:contents/810: of the players who share a life total, the team chooses the one whose total is set. */
function* oneOfEachTeam(g: Draft, seats: readonly Seat[], { source }: Context): Process<readonly Seat[]> {
  const chosen: Seat[] = []
  const left = [...seats]
  for (let seat = left.shift(); seat !== undefined; seat = left.shift()) {
    const team = sharingLife(g.state, seat)
    const among = [seat, ...left.filter((other) => team.includes(other))]
    for (const other of among.slice(1)) left.splice(left.indexOf(other), 1)
    chosen.push((yield* choosePlayer(g, seat, source, among)) ?? seat)
  }
  return chosen
}

/** A life total becomes a number, in 2011 possibly below zero (104.2): the player gains or loses the difference. */
export const setLife: Executor<'setLife'> = function* (g, effect, context) {
  const affected = yield* oneOfEachTeam(g, seatsOf(g.state, effect.who, context), context)
  const changes = affected.flatMap((seat): readonly Proposed[] => {
    const n = amount(g.state, effect.n, asThey(context, effect.who, seat))
    const life = playerAt(g.state, seat).life
    if (n === life) return []
    return n > life ? [{ kind: 'gainLife', seat, n: n - life }] : [{ kind: 'loseLife', seat, n: life - n }]
  })
  yield* happen(g, changes)
  return { did: changes.length > 0 }
}

/** Counters are put on players, such as poison (420.5h). */
export const playerCounters: Executor<'playerCounters'> = function* (g, effect, context) {
  const given = shares(g, effect.who, effect.n, context)
  const done = yield* happen(
    g,
    given.flatMap(({ seat, n }) => {
      const has = countersOnPlayer(playerAt(g.state, seat), effect.counter)
      const change = effect.lose === true ? -Math.min(n, has) : n
      const by = context.controller
      return change === 0 ? [] : [{ kind: 'playerCounters', seat, counter: effect.counter, n: change, by } as const]
    }),
  )
  let amount = 0
  for (const one of done) if (one.kind === 'playerCounters') amount += one.n
  return { amount, did: amount > 0 }
}
