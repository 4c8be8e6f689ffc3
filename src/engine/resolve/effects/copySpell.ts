/** Copying a spell or ability on the stack (503.10), or a card, to cast the copy (503.12). */
import type { CopyException } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { amount, contextOnStack, thingsOf } from '../../continuous/index.ts'
import { makeCardCopy, makeStackCopy } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Choices,
  type Context,
  type Draft,
  find,
  findOrLast,
  type GameObject,
  get,
  type ObjectId,
  type Ref,
  type Seat,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { chooseAgain, retarget } from './changeTarget.ts'
import { things } from './things.ts'
import { seatsOf } from './who.ts'

type Exceptions = readonly CopyException[]

function* chooseNewTargets(g: Draft, id: ObjectId, seat: Seat, choices: Choices): Process {
  if (!choices.targets.some((mode) => mode.some((refs) => refs.length > 0))) return
  const yes = yield* ask('confirm', { seat, source: id, reason: 'copy', cost: null, default: false })
  if (!yes) return
  const context = contextOnStack(get(g.state, id), choices)
  const targets: (readonly (readonly Ref[])[])[] = []
  for (let place = 0; place < choices.modes.length; place++) {
    targets.push(yield* chooseAgain(g, id, seat, choices.modes[place] ?? 0, choices.targets[place] ?? [], context))
  }
  retarget(g, id, choices, targets)
}

/** A copy under the player's control: on the stack, or of a card where that is (503.12); `null` if there is none. */
function makeCopy(g: Draft, original: GameObject, seat: Seat, except: Exceptions, context: Context): ObjectId | null {
  if (original.zone === 'stack') return makeStackCopy(g, original, seat, except, context)
  return original.kind === 'card' && find(g.state, original.id) !== null ? makeCardCopy(g, original, seat) : null
}

/**
 * Copies spells, abilities or cards; the copies' controller may choose new targets if the effect says so. One that has
 * left the stack is copied as it last was there (413.2f).
 */
export const copySpell: Executor<'copySpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  const { what, except = [] } = effect
  const originals = what.kind === 'choose' ? yield* things(g, what, context, 'copy') : thingsOf(g.state, what, context)
  const n = amount(g.state, effect.n, context)
  for (const seat of seatsOf(g.state, effect.who, context)) {
    for (const id of originals) {
      const original = findOrLast(g.state, id)
      if (original === null) continue
      for (let made = 0; made < n; made++) {
        const copy = makeCopy(g, original, seat, except, context)
        if (copy === null) continue
        that.push(copy)
        const choices = get(g.state, copy).choices
        if (effect.mayChooseTargets && choices !== null) yield* chooseNewTargets(g, copy, seat, choices)
        notice(g, [{ kind: 'copied', object: copy, seat }])
      }
    }
  }
  return { that, did: that.length > 0 }
}
