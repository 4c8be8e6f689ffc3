/** Changing the targets of objects on the stack (415.7). */
import type { Body, Effect } from '../../../language/index.ts'
import { abilitiesOf, contextOnStack, matches, thingsOf } from '../../continuous/index.ts'
import { tellOf, tellRef } from '../../events/index.ts'
import { legalTargets, noticeTargets, spellBody, targetsIn } from '../../play/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  find,
  findOrLast,
  get,
  type ObjectId,
  type Ref,
  type Seat,
  sameRef,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'

/** The modes of an object on the stack, or of one that was there. */
export function bodyOf(g: Draft, id: ObjectId): Body {
  return findOrLast(g.state, id)?.ability?.body ?? spellBody(abilitiesOf(g.state, id))
}

/**
 * New targets for one mode, slot by slot, as many as before. Any of them may be the old one, legal or not: what is
 * changed becomes a legal target, and the rest stays (503.10 / 2011:114.6d).
 */
export function* chooseAgain(
  g: Draft,
  id: ObjectId,
  seat: Seat,
  mode: number,
  old: readonly (readonly Ref[])[],
  context: Context,
): Process<readonly (readonly Ref[])[]> {
  const targets = [...old]
  for (const target of targetsIn(bodyOf(g, id).modes[mode] ?? [], context.options)) {
    const n = old[target.slot]?.length ?? 0
    if (n === 0) continue
    const now = { ...context, targets: targets.slice(0, target.slot) }
    const others = legalTargets(g.state, target, now)
    if (others.length === 0) continue
    const isTaken = (ref: Ref): boolean =>
      others.some((other) => sameRef(ref, other)) ||
      (target.distinct && now.targets.some((chosen) => chosen.some((other) => sameRef(ref, other))))
    const kept = (old[target.slot] ?? []).filter((ref) => !isTaken(ref))
    const legal = [...others, ...kept]
    targets[target.slot] = yield* ask('targets', { seat, source: id, mode, slot: target.slot, legal, min: n, max: n })
  }
  return targets
}

/** Records new targets; what wasn't a target before has become one. */
export function retarget(g: Draft, id: ObjectId, choices: Choices, targets: Choices['targets']): void {
  const old = choices.targets.flat(2)
  g.patch(id, { choices: { ...choices, targets } })
  const now = targets.flat(2)
  const added = now.filter((ref) => !old.some((one) => sameRef(one, ref)))
  if (added.length === 0) return
  const object = tellOf(g.state, id)
  g.emit({ kind: 'targetChanged', object, targets: now.map((ref) => tellRef(g.state, ref)), rule: 'target.changed' })
  noticeTargets(g, id, added)
}

type Changing = Extract<Effect, { kind: 'changeTarget' }>
/** Whether the effect lets it become that. */
function allows(g: Draft, { to, among }: Changing, ref: Ref, context: Context): boolean {
  if (to !== undefined) return 'object' in ref && thingsOf(g.state, to, context).includes(ref.object)
  if (among === undefined) return true
  if (among === 'player') return 'player' in ref
  return 'object' in ref && matches(g.state, among, ref.object, context)
}

/** 415.7a: to another legal target, of the chosen mode (415.7b); if there is none, it stays. */
function* changeOne(g: Draft, id: ObjectId, choices: Choices, effect: Changing, changer: Context): Process<boolean> {
  const seat = changer.controller
  const context = contextOnStack(get(g.state, id), choices)
  for (const [place, slots] of choices.targets.entries()) {
    const mode = choices.modes[place] ?? 0
    for (const target of targetsIn(bodyOf(g, id).modes[mode] ?? [], context.options)) {
      const [old, more] = slots[target.slot] ?? []
      if (old === undefined || more !== undefined) continue
      const legal = legalTargets(g.state, target, context).filter(
        (ref) => !sameRef(ref, old) && allows(g, effect, ref, changer),
      )
      if (legal.length === 0) return false
      const chosen =
        effect.to === undefined
          ? yield* ask('targets', { seat, source: id, mode, slot: target.slot, legal, min: 1, max: 1 })
          : legal.slice(0, 1)
      const changed = slots.map((refs, slot) => (slot === target.slot ? chosen : refs))
      const targets = choices.targets.map((one, index) => (index === place ? changed : one))
      retarget(g, id, choices, targets)
      return true
    }
  }
  return false
}

/** New targets as the chooser wants (2011:114.6d). */
function* chooseNew(g: Draft, id: ObjectId, seat: Seat, choices: Choices): Process<boolean> {
  if (!choices.targets.some((mode) => mode.some((refs) => refs.length > 0))) return false
  const context = contextOnStack(get(g.state, id), choices)
  const targets: (readonly (readonly Ref[])[])[] = []
  for (const [place, mode] of choices.modes.entries())
    targets.push(yield* chooseAgain(g, id, seat, mode, choices.targets[place] ?? [], context))
  retarget(g, id, choices, targets)
  return true
}

/** Changes the target of a spell or ability with a single target; one with several is left alone. */
export const changeTarget: Executor<'changeTarget'> = function* (g, effect, context) {
  let did = false
  for (const id of yield* things(g, effect.what, context, 'effect')) {
    const choices = find(g.state, id)?.choices ?? null
    if (choices === null || get(g.state, id).zone !== 'stack') continue
    if (effect.may) did = (yield* chooseNew(g, id, context.controller, choices)) || did
    else if (choices.targets.flat(2).length === 1) did = (yield* changeOne(g, id, choices, effect, context)) || did
  }
  return { did }
}
