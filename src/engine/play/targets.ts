/** What may be chosen for an instance of "target" (409.1c, 415). */
import {
  type AbilityKey,
  type Body,
  type Condition,
  type Count,
  type Effect,
  memoisedAt,
  type Target,
  visitNodes,
} from '../../language/index.ts'
import { amount, holds, isWhere, matches, placesOf, wasChosen } from '../continuous/index.ts'
import { choosesAllModes, whyKeptFromTargeting } from '../keywords/index.ts'
import { whyPlayerRestrictedFromTargeting } from '../playerRules/index.ts'
import { mostTogether } from '../questions/index.ts'
import { whyRestrictedFromTargeting } from '../restrictions/index.ts'
import {
  areOpponents,
  type Context,
  find,
  isInRange,
  type ObjectId,
  type PaidOption,
  type Ref,
  type Refusal,
  refuse,
  type State,
  sameRef,
  teammatesOf,
} from '../state/index.ts'
import { mostToDivide } from './divided.ts'
import { hasSetLimits, limitsFor } from './setLimits.ts'
import { enoughOfOne } from './single.ts'

type Paid = readonly PaidOption[]

const NOTHING_PAID: Paid = []

/** By the keys of what was paid. */
const collected = memoisedAt((mode: readonly Effect[], _: string, options: Paid): readonly Target[] => {
  const found: Target[] = []
  const spoken = new Set<number>()
  const untaken: unknown[] = []
  const visit = (node: Readonly<Record<string, unknown>>): 'skip' | undefined => {
    const kind = node.kind
    // What a token is given isn't part of this text; who gets the token is.
    if (kind === 'gain' || kind === 'gainCosting' || kind === 'loseAbility' || 'abilities' in node) return 'skip'
    // What is to be done later may be targeted now (417.2); the delayed trigger's own targets are chosen later (415.2).
    if (kind === 'delayed') {
      visitNodes([node.remember, node.trigger], visit)
      return 'skip'
    }
    if (kind === 'target') found[Number(node.slot)] = node as unknown as Target
    if (kind === 'slot') spoken.add(Number(node.slot))
    const condition = kind === 'if' ? (node.condition as Condition) : null
    if (condition?.kind === 'optionPaid' || condition?.kind === 'offerTaken') {
      const paid =
        condition.kind === 'optionPaid'
          ? wasChosen(condition, options)
          : options.some(({ keyword }) => keyword === null)
      visitNodes(paid ? node.then : node.otherwise, visit)
      untaken.push(paid ? node.otherwise : node.then)
      return 'skip'
    }
    return undefined
  }
  visitNodes(mode, visit)
  // "If ~ was kicked, that creature gets +4/+4 instead": what is done instead speaks of the target.
  visitNodes(untaken, (node) => {
    const slot = node.kind === 'target' ? Number(node.slot) : -1
    if (spoken.has(slot) && found[slot] === undefined) found[slot] = node as unknown as Target
    return undefined
  })
  return found.filter((target) => target !== undefined)
})

/**
 * The instances of "target" in a mode, by slot; those under "if it was kicked" only if it was, and those of what
 * happens otherwise only if what happens speaks of them (409.1d, 502.21c).
 */
export function targetsIn(mode: readonly Effect[], options: Paid = NOTHING_PAID): readonly Target[] {
  return collected(mode, options.length === 0 ? '' : options.map(({ key }) => key).join(), options)
}

/** The objects among which a target is looked for (415.5). */
function objectsFor(state: State, { filter }: Target): Iterable<ObjectId> {
  return filter === null ? [] : placesOf(state, filter)
}

/** Why this can't be a target although it matches the text: shroud, hexproof, protection (502.7b), or `null`. */
function whyUntargetable(state: State, ref: Ref, context: Context): Refusal | null {
  if ('player' in ref) return whyPlayerRestrictedFromTargeting(state, ref.player, context)
  const id = ref.object
  const object = find(state, id)
  if (object === null || object.zone !== 'battlefield') return null
  return whyKeptFromTargeting(state, id, context) ?? whyRestrictedFromTargeting(state, id, context)
}

/** Why this isn't a legal choice for this instance of "target", or `null` if it is (409.1c, 413.2a). */
function whyNotTarget(state: State, target: Target, ref: Ref, context: Context): Refusal | null {
  if ('player' in ref) {
    const player = state.players[ref.player]
    if (target.player === null || player === undefined || player.lost !== null) return refuse(state, 'target.noPlayer')
    if (!isInRange(state, context.controller, ref.player)) return refuse(state, 'target.range')
    if (target.player === 'opponent' && !areOpponents(state, ref.player, context.controller))
      return refuse(state, 'target.notOpponent')
    if (target.player === 'teammate' && !teammatesOf(state, context.controller).includes(ref.player))
      return refuse(state, 'target.notTeammate')
    if (target.who !== undefined && !holds(state, target.who, { ...context, they: ref.player }))
      return refuse(state, 'target.noPlayer')
  } else {
    if (target.filter === null) return refuse(state, 'target.onlyPlayer')
    if (ref.object === context.onStack) return refuse(state, 'target.itself')
    const object = find(state, ref.object)
    const fits = object !== null && isWhere(state, target.filter, object)
    if (!fits || !matches(state, target.filter, ref.object, context))
      return refuse(state, 'target.wrong', { object: ref.object })
  }
  return whyUntargetable(state, ref, context)
}

/** "From a single graveyard": only where there are enough. */
function together(state: State, target: Target, refs: readonly Ref[], context: Context): readonly Ref[] {
  const ids = refs.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  const enough = enoughOfOne(state, target.filter, ids, amount(state, target.count.min, context))
  return enough === ids ? refs : enough.map((object) => ({ object }))
}

/** Everything that may be chosen for this instance of "target". */
export function legalTargets(state: State, target: Target, context: Context): readonly Ref[] {
  const refs: Ref[] = []
  if (target.player !== null) {
    for (const player of state.players) {
      const ref = { player: player.seat }
      if (whyNotTarget(state, target, ref, context) === null) refs.push(ref)
    }
  }
  for (const id of objectsFor(state, target)) {
    const ref = { object: id }
    if (whyNotTarget(state, target, ref, context) === null) refs.push(ref)
  }
  return together(state, target, refs, context).filter(
    (ref) => !target.distinct || !context.targets.some((chosen) => chosen.some((other) => sameRef(other, ref))),
  )
}

/** How many targets must and may be chosen now. */
export function targetCount(
  state: State,
  target: Target,
  context: Context,
  legal: number,
): { min: number; max: number } {
  const max =
    typeof target.count.max === 'object' && target.count.max.kind === 'all'
      ? legal
      : amount(state, target.count.max, context)
  return { min: amount(state, target.count.min, context), max: Math.min(max, legal) }
}

/** Up to `enough` legal targets: tells whether there are enough without listing them all. */
function someTargets(state: State, target: Target, context: Context, enough: number): readonly Ref[] {
  const found: Ref[] = []
  const isFull = (ref: Ref): boolean => {
    const taken = target.distinct && context.targets.some((chosen) => chosen.some((other) => sameRef(other, ref)))
    if (!taken && whyNotTarget(state, target, ref, context) === null) found.push(ref)
    return together(state, target, found, context).length >= enough
  }
  if (target.player !== null) for (const player of state.players) if (isFull({ player: player.seat })) return found
  for (const id of objectsFor(state, target)) if (isFull({ object: id })) break
  return together(state, target, found, context)
}

/** Whether all of a mode's targets can be chosen (409.1c), with X as in the context. */
function modeHasTargets(state: State, mode: readonly Effect[], context: Context): boolean {
  return restHasTargets(state, mode, targetsIn(mode, context.options), context)
}

const speaksOf = (later: readonly Target[], { slot }: Target): boolean => {
  let found = false
  visitNodes(later, (node) => {
    found ||= (node.kind === 'slot' || node.kind === 'target') && node.slot === slot
    return undefined
  })
  return found
}

/** Whether the words for them let so many targets be chosen together: "with different names". */
function mayTakeTogether(state: State, target: Target, context: Context, n: number): boolean {
  if (n < 2 || !hasSetLimits(target.filter)) return true
  const ids = legalTargets(state, target, context).flatMap((ref) => ('object' in ref ? [ref.object] : []))
  const limits = limitsFor(state, target.filter, ids, context)
  return limits === undefined || mostTogether(limits, ids.length) >= n
}

/** Whether these of its targets can be chosen, after those that the context has. */
function restHasTargets(state: State, mode: readonly Effect[], targets: readonly Target[], context: Context): boolean {
  let chosen = context
  for (const [place, target] of targets.entries()) {
    const min = amount(state, target.count.min, context)
    if (min === 0) continue
    const later = targets.slice(place + 1)
    // "That shares a type with it": what may be chosen later depends on what is chosen here.
    if (min === 1 && speaksOf(later, target))
      return legalTargets(state, target, chosen).some((ref) =>
        restHasTargets(state, mode, later, { ...chosen, targets: [...chosen.targets, [ref]] }),
      )
    // 409.1e: each gets at least 1 of what is divided.
    if (mostToDivide(state, mode, target.slot, chosen) < min) return false
    // One more than needed shows whether there is a choice at all.
    const legal = someTargets(state, target, chosen, min + 1)
    if (legal.length < min || !mayTakeTogether(state, target, chosen, min)) return false
    // "Another target" needs a target that the earlier slot leaves: a slot with a single candidate is as good as
    // chosen.
    chosen = { ...chosen, targets: [...chosen.targets, legal.length === 1 && min === 1 ? legal : []] }
  }
  return true
}

/** The modes that the ability has had chosen for its object before, of those that are chosen once. */
export function modesTaken(state: State, { fresh }: Body, context: Context): readonly number[] {
  const key = fresh === undefined ? undefined : abilityOf(state, context)
  const taken = key === undefined ? [] : (find(state, context.source)?.modesTaken ?? [])
  const counts = (turn: number): boolean => fresh === 'ever' || turn === state.turn.number
  return taken.flatMap((one) => (one.key === key && counts(one.turn) ? [one.mode] : []))
}

/** The key of the ability that is announced. */
export const abilityOf = (state: State, { onStack, at }: Context): AbilityKey | undefined =>
  at?.key ?? (onStack === null ? undefined : find(state, onStack)?.ability?.at?.key)

/** The modes that may be chosen now (409.1b, 409.1c): those with legal choices for all their targets. */
export function legalModes(state: State, body: Body, context: Context): readonly number[] {
  const taken = modesTaken(state, body, context)
  return ownModes(body).flatMap((mode, index) =>
    !taken.includes(index) && modeHasTargets(state, mode, context) ? [index] : [],
  )
}

/** The modes among which its player chooses. */
export function ownModes({ modes, added = 0 }: Body): Body['modes'] {
  return added === 0 ? modes : modes.slice(0, -added)
}

/** The modes that are followed in any case, after those chosen (2011:702.45). */
export function addedModes({ modes, added = 0 }: Body): readonly number[] {
  return added === 0 ? NONE_ADDED : Array.from({ length: added }, (_, index) => modes.length - added + index)
}
const NONE_ADDED: readonly number[] = []

/** How many modes must and may be chosen (409.1b): all of them if an option that says so is paid (502.32a). */
export function modeCount(state: State, body: Body, choose: Count, context: Context): { min: number; max: number } {
  const all = ownModes(body).length
  if (choosesAllModes(context.options)) return { min: all, max: all }
  const { more } = body
  const count = more !== undefined && holds(state, more.condition, context) ? more.choose : choose
  return { min: Math.max(1, amount(state, count.min, context)), max: amount(state, count.max, context) }
}

/** Whether enough modes can be chosen, and so whether the spell or ability can be announced at all. */
export function bodyHasTargets(state: State, body: Body, context: Context): boolean {
  if (!addedModes(body).every((mode) => modeHasTargets(state, body.modes[mode] ?? [], context))) return false
  if (body.choose === null) return modeHasTargets(state, body.modes[0] ?? [], context)
  const legal = legalModes(state, body, context).length
  return body.repeats === true ? legal > 0 : legal >= modeCount(state, body, body.choose, context).min
}

/** The refs of an earlier choice that are still legal (413.2a). */
export function stillLegal(state: State, target: Target, refs: readonly Ref[], context: Context): readonly Ref[] {
  const { onlyAnnounced, who: _, ...lasting } = target
  const asked = onlyAnnounced === true ? lasting : target
  return refs.filter((ref) => whyNotTarget(state, asked, ref, context) === null)
}
