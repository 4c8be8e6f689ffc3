/** Copying a spell or ability on the stack (503.10), or a card, to cast the copy (503.12). */
import type { CopyException, Filter } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { allThat, amount, contextOnStack, thingsOf } from '../../continuous/index.ts'
import { makeCardCopy, makeStackCopy } from '../../events/index.ts'
import { legalTargets, targetsIn } from '../../play/index.ts'
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
  sameRef,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { bodyOf, chooseAgain, retarget } from './changeTarget.ts'
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

/** Whether each of its targets could be that object, for a copy of that player's. */
function couldAllBe(g: Draft, original: GameObject, choices: Choices, seat: Seat, ref: Ref): boolean {
  const context = { ...contextOnStack(original, choices), controller: seat }
  return choices.targets.every((slots, place) =>
    targetsIn(bodyOf(g, original.id).modes[choices.modes[place] ?? 0] ?? [], context.options).every(
      (target) =>
        (slots[target.slot] ?? []).length === 0 ||
        legalTargets(g.state, target, { ...context, targets: [] }).some((one) => sameRef(one, ref)),
    ),
  )
}

/** today:707.10: a copy for each that it could target, in the order that the player wants. */
function* copyOnto(g: Draft, id: ObjectId, seat: Seat, onto: Filter, context: Context): Process<readonly ObjectId[]> {
  const original = findOrLast(g.state, id)
  const choices = original?.choices ?? null
  if (original === null || choices === null || original.zone !== 'stack') return []
  const old = choices.targets.flat(2)
  let left: readonly Ref[] = allThat(g.state, onto, context)
    .map((object) => ({ object }))
    .filter((ref) => !old.some((one) => sameRef(one, ref)) && couldAllBe(g, original, choices, seat, ref))
  const made: ObjectId[] = []
  while (left.length > 0) {
    const copy = makeStackCopy(g, original, seat, [], context)
    const own = get(g.state, copy).choices
    if (own === null) break
    const question = { seat, source: copy, mode: own.modes[0] ?? 0, slot: 0, min: 1, max: 1 }
    const [next] = left.length === 1 ? left : yield* ask('targets', { ...question, legal: left })
    if (next === undefined) break
    left = left.filter((ref) => !sameRef(ref, next))
    retarget(
      g,
      copy,
      own,
      own.targets.map((slots) => slots.map((refs) => refs.map(() => next))),
    )
    notice(g, [{ kind: 'copied', object: copy, seat }])
    made.push(copy)
  }
  return made
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
      if (effect.onto !== undefined) {
        that.push(...(yield* copyOnto(g, id, seat, effect.onto, context)))
        continue
      }
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
