/** Copying a spell or ability on the stack (503.10). */
import type { Body } from '../../../language/index.ts'
import { abilitiesOf, contextOf } from '../../continuous/index.ts'
import { tellOf } from '../../events/index.ts'
import { legalTargets, spellBody, targetCount, targetsIn } from '../../play/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  find,
  get,
  type ObjectId,
  type Ref,
  type Seat,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'

/** Puts the copy on the stack with all that was decided for the original; it isn't cast (503.10). */
function putCopy(g: Draft, id: ObjectId, seat: Seat): ObjectId {
  const original = get(g.state, id)
  const { id: _, ...fields } = original
  const copy = g.add({
    ...fields,
    kind: original.kind === 'ability' ? 'ability' : 'spellCopy',
    card: null,
    owner: seat,
    controller: seat,
    baseController: seat,
    timestamp: g.tick(),
    exileOnLeave: false,
    knownTo: [],
  })
  g.writeZone('stack', seat, [...g.state.stack, copy])
  const object = tellOf(g.state, copy)
  g.emit({
    kind: 'moved',
    object,
    became: copy,
    seat,
    from: null,
    to: 'stack',
    cause: 'effect',
    hiddenFrom: [],
    rule: '2004:503.10',
  })
  return copy
}

function bodyOf(g: Draft, id: ObjectId): Body {
  return get(g.state, id).ability?.body ?? spellBody(abilitiesOf(g.state, id))
}

/** New targets for one mode, slot by slot; as many as there were. */
function* retarget(
  g: Draft,
  id: ObjectId,
  seat: Seat,
  mode: number,
  old: readonly (readonly Ref[])[],
  context: Context,
): Process<readonly (readonly Ref[])[]> {
  const targets = [...old]
  for (const target of targetsIn(bodyOf(g, id).modes[mode] ?? [], context.kicked)) {
    const n = old[target.slot]?.length ?? 0
    if (n === 0) continue
    const now = { ...context, targets: targets.slice(0, target.slot) }
    const legal = legalTargets(g.state, target, now)
    const { max } = targetCount(g.state, target, now, legal.length)
    if (Math.min(n, max) < n) continue
    targets[target.slot] = yield* ask('targets', { seat, source: id, mode, slot: target.slot, legal, min: n, max: n })
  }
  return targets
}

function* chooseNewTargets(g: Draft, id: ObjectId, seat: Seat, choices: Choices): Process {
  if (!choices.targets.some((mode) => mode.some((refs) => refs.length > 0))) return
  const yes = yield* ask('confirm', { seat, source: id, reason: 'copy', cost: null, default: false })
  if (!yes) return
  const source = get(g.state, id).ability?.source ?? id
  const context = contextOf(source, seat, { x: choices.x, kicked: choices.kicked })
  const targets: (readonly (readonly Ref[])[])[] = []
  for (let place = 0; place < choices.modes.length; place++) {
    targets.push(yield* retarget(g, id, seat, choices.modes[place] ?? 0, choices.targets[place] ?? [], context))
  }
  g.patch(id, { choices: { ...choices, targets } })
}

/** Copies spells or abilities; the copy's controller may choose new targets where the effect says so. */
export const copySpell: Executor<'copySpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const id of yield* things(g, effect.what, context, 'copy')) {
    if (find(g.state, id)?.zone !== 'stack') continue
    const copy = putCopy(g, id, context.controller)
    that.push(copy)
    const choices = get(g.state, copy).choices
    if (effect.mayChooseTargets && choices !== null) yield* chooseNewTargets(g, copy, context.controller, choices)
  }
  return { that, did: that.length > 0 }
}
