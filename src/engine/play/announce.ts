/** Announcing a spell or ability on the stack: modes, X, targets, division (409.1b-d). */
import type { Body, Effect } from '../../language/index.ts'
import { amount, contextOf } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  get,
  type ObjectId,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { legalModes, legalTargets, targetCount, targetsIn } from './targets.ts'

export const NO_CHOICES: Choices = {
  modes: [0],
  targets: [[]],
  division: null,
  x: 0,
  kicked: false,
  via: 'ability',
  paid: [],
  manaSpent: [],
}

/** The context of an object on the stack, before its targets are chosen. */
function announcing(seat: Seat, source: ObjectId, choices: Choices, fields: Partial<Context>): Context {
  return contextOf(source, seat, { x: choices.x, kicked: choices.kicked, ...fields })
}

/** Chooses modes (409.1b). Gives the indices, or a refusal where none can be chosen. */
function* chooseModes(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  body: Body,
  context: Context,
): Process<readonly number[] | Refusal> {
  if (body.choose === null) return [0]
  const legal = legalModes(g.state, body, context)
  const min = Math.max(1, amount(g.state, body.choose.min, context))
  const max = Math.min(amount(g.state, body.choose.max, context), legal.length)
  if (legal.length < min) return refuse('announce.noMode', '409.1b')
  if (legal.length === min) return legal
  const modes = yield* ask('modes', { seat, source, legal, min, max })
  return [...modes].sort((a, b) => a - b)
}

/** How many targets of a slot can get at least 1 of what is divided among them (409.1d). */
function mostToDivide(state: State, effects: readonly Effect[], slot: number, context: Context): number {
  for (const effect of effects) {
    if (effect.kind !== 'damage' || !effect.divided || effect.to.kind !== 'target') continue
    if (effect.to.slot === slot) return amount(state, effect.n, context)
  }
  return Number.POSITIVE_INFINITY
}

/** Chooses what a mode's instances of "target" are (409.1c). */
function* chooseTargets(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  mode: number,
  effects: readonly Effect[],
  context: Context,
): Process<readonly (readonly Ref[])[] | Refusal> {
  const chosen: (readonly Ref[])[] = []
  for (const target of targetsIn(effects, context.kicked)) {
    const now = { ...context, targets: chosen }
    const legal = legalTargets(g.state, target, now)
    const count = targetCount(g.state, target, now, legal.length)
    const { min } = count
    const max = Math.max(min, Math.min(count.max, mostToDivide(g.state, effects, target.slot, now)))
    if (legal.length < min) return refuse('announce.noTarget', '409.1c')
    chosen[target.slot] =
      max === 0 ? [] : yield* ask('targets', { seat, source, mode, slot: target.slot, legal, min, max })
  }
  for (let slot = 0; slot < chosen.length; slot++) chosen[slot] ??= []
  return chosen
}

/** Divides a damage effect's amount among its targets (409.1d): at least one each. */
function* divide(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  effects: readonly Effect[],
  targets: readonly (readonly Ref[])[],
  context: Context,
): Process<readonly number[] | null | Refusal> {
  for (const effect of effects) {
    if (effect.kind !== 'damage' || !effect.divided || effect.to.kind !== 'target') continue
    const among = targets[effect.to.slot] ?? []
    const total = amount(g.state, effect.n, { ...context, targets })
    if (among.length === 0) return []
    if (among.length > total) return refuse('announce.tooManyToDivide', '409.1d', { total })
    if (among.length === 1) return [total]
    return yield* ask('divide', { seat, source, total, among, least: 1 })
  }
  return null
}

/**
 * Asks for modes, targets and division and writes them on the stack object. `choices` holds what is announced already (X,
 * kicker). Refuses where something required can't be chosen.
 */
export function* announce(
  g: Draft,
  id: ObjectId,
  body: Body,
  choices: Choices,
  fields: Partial<Context> = {},
): Process<Refusal | null> {
  const seat = get(g.state, id).controller
  const source = get(g.state, id).ability?.source ?? id
  const context = announcing(seat, source, choices, fields)
  const modes = yield* chooseModes(g, seat, id, body, context)
  if ('key' in modes) return modes
  if (body.choose !== null) g.patch(id, { choices: { ...choices, modes, targets: [] } })
  const targets: (readonly (readonly Ref[])[])[] = []
  let division: readonly number[] | null = null
  for (const mode of modes) {
    const effects = body.modes[mode] ?? []
    const chosen = yield* chooseTargets(g, seat, id, mode, effects, context)
    if ('key' in chosen) return chosen
    targets.push(chosen)
    const divided = yield* divide(g, seat, id, effects, chosen, context)
    if (divided !== null && 'key' in divided) return divided
    division ??= divided
  }
  g.patch(id, { choices: { ...choices, modes, targets, division } })
  return null
}
