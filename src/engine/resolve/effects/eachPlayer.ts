/** What each of several players does: all of them choose in turn order, then it happens to all at once (413.2d). */
import { type Effect, effectKinds, visitNodes } from '../../../language/index.ts'
import { followEffects, happen, performEffects } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  amountOf,
  type Context,
  type Draft,
  doneBy,
  doneSince,
  type ObjectId,
  restOf,
  type Seat,
  thatOf,
  wasDone,
  wasPossible,
} from '../../state/index.ts'
import { after, type EffectOf, type Executor, type Proposal, type Told } from '../executor.ts'
import { canPropose, type Proposable, propose } from './together.ts'
import { seatsOf } from './who.ts'

const TOGETHER = effectKinds(({ jointly }) => jointly?.includes('players') === true)

/**
 * An action that each player performs, worded for all of them at once: all choose in turn order, then it happens to
 * all.
 */
function together(effect: Effect, who: EffectOf<'eachPlayer'>['who']): Effect | null {
  if (!TOGETHER.has(effect.kind) || !('who' in effect) || effect.who.kind !== 'they') return null
  return { ...effect, who } as Effect
}

/** Whether effects depend on what the previous one did for the current player: then they can't be done jointly. */
function looksBack(effects: readonly Effect[]): boolean {
  let found = false
  visitNodes(effects, (node) => {
    if (
      node.kind === 'that' ||
      node.kind === 'thatMuch' ||
      node.kind === 'did' ||
      node.kind === 'could' ||
      ('done' in node && (node.is ?? node.kind) === 'thisWay')
    )
      found = true
  })
  return found
}

/** Whose, as which player, what kind of effect, and what it is to do. */
export type Chosen = readonly [Seat, Context, Proposable['kind'], Proposal<Proposable['kind']>]

/** The effect as that player would do it, chosen; `null`: that can't be done before it happens. */
export function* chosenBy(g: Draft, effect: Effect, seat: Seat, context: Context): Process<Chosen | null> {
  return canPropose(effect) ? [seat, context, effect.kind, yield* propose(g, effect, context)] : null
}

/** What each of the players has chosen happens at once; each has what it came to. */
export function* atOnce(g: Draft, all: readonly Chosen[]): Process<readonly (readonly [Seat, Context])[]> {
  const done = yield* happen(
    g,
    all.flatMap(([, , , { proposed }]) => proposed),
  )
  followEffects(g)
  return all.map(([seat, context, kind, { proposed, result }]) => {
    const objects = proposed.flatMap((one) => ('object' in one ? [one.object as ObjectId] : []))
    const own = done.filter((one) => !('object' in one) || objects.includes(one.object as ObjectId))
    return [seat, after(context, kind, { ...result(own), done: doneBy(own) })]
  })
}

/** Each chooses in turn order, then all of it moves at once (103.4). */
function* moveOfEach(
  g: Draft,
  effect: EffectOf<'move'>,
  contexts: ReadonlyMap<Seat, Context>,
): Process<readonly (readonly [Seat, Context])[]> {
  const chosen: Chosen[] = []
  for (const [seat, context] of contexts) {
    const own = yield* chosenBy(g, effect, seat, context)
    if (own !== null) chosen.push(own)
  }
  return yield* atOnce(g, chosen)
}

/** What it came to for all of them, since it began. */
export function ofAll(all: readonly Context[], from: Context): Told {
  return {
    that: [...new Set(all.flatMap(thatOf))],
    amount: Math.max(0, ...all.map(amountOf)),
    did: all.some(wasDone),
    could: all.some(wasPossible),
    rest: [...new Set(all.flatMap(restOf))],
    done: [...new Set(all.flatMap((one) => doneSince(one, from.log.length)))],
    choices: Object.assign({}, ...all.map((one) => one.choices)) as Context['choices'],
  }
}

/**
 * Each of the players does the effects: one action after the other, each by all players before the next one (413.2d).
 */
export const eachPlayer: Executor<'eachPlayer'> = function* (g, effect, context) {
  const seats = seatsOf(g.state, effect.who, context)
  const contexts = new Map<Seat, Context>(seats.map((seat) => [seat, { ...context, they: seat }]))
  for (const [index, inner] of effect.effects.entries()) {
    // Nor what goes by what the one before did for each: "draws that many cards".
    const own = looksBack(effect.effects.slice(index === 0 ? 1 : index))
    const joint = seats.length > 1 && !own ? together(inner, effect.who) : null
    if (joint !== null) {
      const now = yield* performEffects(g, [joint], context)
      for (const seat of seats) contexts.set(seat, { ...now, they: seat })
    } else if (inner.kind === 'move') {
      for (const [seat, now] of yield* moveOfEach(g, inner, contexts)) contexts.set(seat, now)
    } else
      for (const seat of seats) {
        contexts.set(seat, yield* performEffects(g, [inner], contexts.get(seat) ?? { ...context, they: seat }))
      }
  }
  return ofAll([...contexts.values()], context)
}
