/** Copying a spell or ability on the stack (503.10). */
import { makeStackCopy } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { type Choices, type Draft, find, get, type ObjectId, type Ref, type Seat } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { chooseAgain, contextOnStack, retarget } from './changeTarget.ts'
import { things } from './things.ts'

function* chooseNewTargets(g: Draft, id: ObjectId, seat: Seat, choices: Choices): Process {
  if (!choices.targets.some((mode) => mode.some((refs) => refs.length > 0))) return
  const yes = yield* ask('confirm', { seat, source: id, reason: 'copy', cost: null, default: false })
  if (!yes) return
  const context = contextOnStack(g, id, choices)
  const targets: (readonly (readonly Ref[])[])[] = []
  for (let place = 0; place < choices.modes.length; place++) {
    targets.push(yield* chooseAgain(g, id, seat, choices.modes[place] ?? 0, choices.targets[place] ?? [], context))
  }
  retarget(g, id, choices, targets)
}

/** Copies spells or abilities; the copy's controller may choose new targets if the effect says so. */
export const copySpell: Executor<'copySpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const id of yield* things(g, effect.what, context, 'copy')) {
    if (find(g.state, id)?.zone !== 'stack') continue
    const copy = makeStackCopy(g, id, context.controller)
    that.push(copy)
    const choices = get(g.state, copy).choices
    if (effect.mayChooseTargets && choices !== null) yield* chooseNewTargets(g, copy, context.controller, choices)
  }
  return { that, did: that.length > 0 }
}
