/** Copying a spell or ability on the stack (503.10). */
import { amount, thingsOf } from '../../continuous/index.ts'
import { makeStackCopy } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { type Choices, type Draft, findOrLast, get, type ObjectId, type Ref, type Seat } from '../../state/index.ts'
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

/**
 * Copies spells or abilities; the copies' controller may choose new targets if the effect says so. One that has left
 * the stack is copied as it last was there (413.2f).
 */
export const copySpell: Executor<'copySpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  const { what } = effect
  const originals = what.kind === 'choose' ? yield* things(g, what, context, 'copy') : thingsOf(g.state, what, context)
  const n = amount(g.state, effect.n, context)
  for (const id of originals) {
    const original = findOrLast(g.state, id)
    if (original?.zone !== 'stack') continue
    for (let made = 0; made < n; made++) {
      const copy = makeStackCopy(g, original, context.controller)
      that.push(copy)
      const choices = get(g.state, copy).choices
      if (effect.mayChooseTargets && choices !== null) yield* chooseNewTargets(g, copy, context.controller, choices)
    }
  }
  return { that, did: that.length > 0 }
}
