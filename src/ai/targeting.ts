/** Choosing modes and targets: the best targets for a spell or ability, and what that is worth. */

import {
  amount,
  areOpponents,
  type Context,
  find,
  get,
  legalTargets,
  type ObjectId,
  type Ref,
  type State,
  targetsIn,
  toughnessOf,
} from '../engine/index.ts'
import type { Body, Effect, Target } from '../language/index.ts'
import { appraise } from './appraise.ts'
import { stakeOf, threatsTo, weightOf } from './fear.ts'
import { isDuel } from './sides.ts'
import { wardToll } from './ward.ts'
import { worthOf } from './worth.ts'

/** One mode with its best targets, by slot. */
export interface Targeting {
  readonly mode: number
  readonly targets: readonly (readonly Ref[])[]
  readonly value: number
}

const LOOKED_AT = 24

function withSlot(context: Context, slot: number, refs: readonly Ref[]): Context {
  const targets = [...context.targets]
  for (let index = 0; index < slot; index++) targets[index] ??= []
  targets[slot] = refs
  return { ...context, targets }
}

/**
 * Divides damage: lethal damage to the most valuable creatures first, the rest to a player, or to the last creature.
 */
export function divideDamage(state: State, among: readonly Ref[], total: number, least: number): number[] {
  const parts = among.map(() => least)
  let left = total - among.length * least
  const wants = among
    .map((ref, index) => ({
      index,
      need: 'object' in ref ? toughnessOf(state, ref.object) - (find(state, ref.object)?.damage ?? 0) - least : 0,
      worth: 'object' in ref ? worthOf(state, ref.object) : 0,
    }))
    .filter((want) => want.need > 0)
    .sort((a, b) => b.worth - a.worth)
  for (const want of wants) {
    if (want.need > left) continue
    parts[want.index] = least + want.need
    left -= want.need
  }
  const rest = Math.max(
    0,
    among.findIndex((ref) => 'player' in ref),
  )
  if (among.length > 0) parts[rest] = (parts[rest] ?? 0) + left
  return parts
}

/** Whether it is the controller's own, or a teammate's. */
function isHelp(state: State, id: ObjectId, { controller }: Context): boolean {
  const whose = find(state, id)?.controller
  return whose !== undefined && !areOpponents(state, controller, whose)
}

/** Targets for divided damage: what it can kill, cheapest per worth first, then the player. */
function aimDivided(
  state: State,
  effect: Extract<Effect, { kind: 'damage' }>,
  target: Target,
  legal: readonly Ref[],
  max: number,
  context: Context,
): readonly Ref[] {
  let left = amount(state, effect.n, context)
  const taken: Ref[] = []
  const creatures = legal
    .flatMap((ref) => ('object' in ref && !isHelp(state, ref.object, context) ? [{ ref, id: ref.object }] : []))
    .map(({ ref, id }) => ({
      ref,
      need: toughnessOf(state, id) - (find(state, id)?.damage ?? 0),
      worth: worthOf(state, id) * weightOf(state, context.controller, get(state, id).controller),
    }))
    .sort((a, b) => b.worth / Math.max(1, b.need) - a.worth / Math.max(1, a.need))
  for (const one of creatures) {
    if (one.need > left || one.need <= 0 || taken.length >= max) continue
    taken.push(one.ref)
    left -= one.need
  }
  const face = threatsTo(state, context.controller).flatMap(
    ({ seat }) => legal.find((ref) => 'player' in ref && ref.player === seat) ?? [],
  )[0]
  if (left > 0 && face !== undefined && taken.length < max) taken.push(face)
  return taken.length > 0 || target.kind !== 'target' ? taken : legal.slice(0, 1)
}

function dividedEffect(mode: readonly Effect[], slot: number): Extract<Effect, { kind: 'damage' }> | null {
  for (const effect of mode) {
    if (effect.kind === 'damage' && effect.divided && effect.to.kind === 'target' && effect.to.slot === slot)
      return effect
  }
  return null
}

/**
 * At most this many targets: the first ones; where there are several opponents, those whose fate matters most, wherever
 * they sit.
 */
function likeliest(state: State, legal: readonly Ref[], most: number, { controller }: Context): readonly Ref[] {
  if (legal.length <= most || isDuel(state, controller)) return legal.slice(0, most)
  const matter = (ref: Ref): number => {
    if ('player' in ref) return Number.POSITIVE_INFINITY
    const whose = find(state, ref.object)?.controller
    return whose === undefined ? 0 : Math.abs(stakeOf(state, controller, whose)) * worthOf(state, ref.object)
  }
  const ranked = legal.map((ref) => ({ ref, matters: matter(ref) })).sort((a, b) => b.matters - a.matters)
  return ranked.slice(0, most).map(({ ref }) => ref)
}

interface Reach {
  readonly state: State
  readonly mode: readonly Effect[]
  readonly all: readonly Target[]
}

/** The best way to choose the targets from one slot on, trying the most likely ones. */
function aimFrom(reach: Reach, at: number, context: Context): { context: Context; value: number } | null {
  const { state, mode, all } = reach
  const target = all[at]
  if (target === undefined) return { context, value: appraise(mode, state, context) - wardToll(state, context) }
  const legal = legalTargets(state, target, context)
  const min = amount(state, target.count.min, context)
  const max = Math.min(legal.length, Math.max(min, amount(state, target.count.max, context)))
  if (legal.length < min) return null
  const divided = dividedEffect(mode, target.slot)
  if (divided !== null) {
    const refs = aimDivided(state, divided, target, legal, max, context)
    const division = divideDamage(state, refs, amount(state, divided.n, context), 1)
    return aimFrom(reach, at + 1, { ...withSlot(context, target.slot, refs), division })
  }
  if (max === 0) return aimFrom(reach, at + 1, withSlot(context, target.slot, []))
  const narrow = at > 0 ? 8 : LOOKED_AT
  const single = likeliest(state, legal, all.length > 1 ? narrow : LOOKED_AT * 2, context)
    .map((ref) => ({ ref, found: aimFrom(reach, at + 1, withSlot(context, target.slot, [ref])) }))
    .filter((one) => one.found !== null)
    .sort((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0))
  const best = single[0]
  if (best === undefined) return null
  if (max === 1 && min <= 1) {
    const none = min === 0 ? aimFrom(reach, at + 1, withSlot(context, target.slot, [])) : null
    return none !== null && none.value > (best.found?.value ?? 0) ? none : best.found
  }
  const nothing = appraise(mode, state, withSlot(context, target.slot, []))
  const gaining = single.filter((one) => (one.found?.value ?? 0) > nothing + 0.05)
  const chosen = (gaining.length >= min ? gaining.slice(0, max) : single.slice(0, Math.max(min, 0))).map(
    (one) => one.ref,
  )
  return aimFrom(reach, at + 1, withSlot(context, target.slot, chosen))
}

/** The best targets of one mode; `null` if it has no legal ones. */
export function targetMode(state: State, body: Body, mode: number, context: Context): Targeting | null {
  const effects = body.modes[mode] ?? []
  const found = aimFrom({ state, mode: effects, all: targetsIn(effects, context.options) }, 0, {
    ...context,
    targets: [],
  })
  return found === null ? null : { mode, targets: found.context.targets, value: found.value }
}

/** The modes with their targets, best first. */
export function targetings(state: State, body: Body, context: Context): readonly Targeting[] {
  return body.modes.flatMap((_, mode) => targetMode(state, body, mode, context) ?? []).sort((a, b) => b.value - a.value)
}

/** What the body is worth when aimed as well as possible; `null` if it has no legal targets. */
export function bodyValue(state: State, body: Body, context: Context): number | null {
  const { added = 0 } = body
  const all = targetings(state, body, context)
  // What is spliced on is followed whatever is chosen.
  const own = body.modes.length - added
  const ranked = all.filter(({ mode }) => mode < own)
  const more = all.filter(({ mode }) => mode >= own)
  if (ranked.length === 0 || more.length < added) return null
  const modes = body.choose === null ? 1 : Math.max(1, amount(state, body.choose.min, context))
  return ranked.length < modes ? null : [...ranked.slice(0, modes), ...more].reduce((sum, one) => sum + one.value, 0)
}
