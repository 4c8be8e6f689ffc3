/** What makes several cards one permanent: a mutating spell (today:702.140c), and melding (today:701.42). */
import { isNamed } from '../../../language/index.ts'
import { characteristics, thingsOf } from '../../continuous/index.ts'
import { happen, moveTo, mutate } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Draft,
  find,
  type GameObject,
  get,
  type ObjectId,
  type Seat,
  type State,
  selfOf,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { arrived } from './movement.ts'

/** Its controller chooses whether it lies on top or at the bottom. */
export const merge: Executor<'merge'> = function* (g, effect, context) {
  const spell = context.source
  const [into] = thingsOf(g.state, effect.with, context)
  if (into === undefined || find(g.state, into) === null || find(g.state, spell)?.zone !== 'stack')
    return { did: false }
  const seat = get(g.state, spell).controller
  const over = yield* ask('confirm', { seat, source: spell, reason: 'over', cost: null, default: true })
  mutate(g, spell, into, over)
  return { did: true }
}

const isYours = ({ owner, controller, zone }: GameObject, seat: Seat): boolean =>
  zone === 'battlefield' && owner === seat && controller === seat

/** The other half: chosen where several bear its name. */
function* otherHalf(g: Draft, self: ObjectId, named: string, seat: Seat, source: ObjectId): Process<ObjectId | null> {
  const from = g.state.battlefield.filter(
    (id) => id !== self && isYours(get(g.state, id), seat) && isNamed(characteristics(g.state, id).name, named),
  )
  if (from.length < 2) return from[0] ?? null
  const asked = { seat, source, reason: 'exile', from, min: 1, max: 1, zone: 'battlefield', looking: [] } as const
  return (yield* ask('choose', asked))[0] ?? null
}

/** Whether the card's other face is half of that: no token, nor a copy in another zone, is a card of a pair. */
function isHalfOf(state: State, { kind, face }: GameObject, into: string): boolean {
  const parts = state.printed[face]?.parts
  return kind === 'card' && parts?.kind === 'meld' && parts.faces[0]?.name === into
}

/**
 * today:701.42: both are exiled, and return as one permanent if they are the two cards of that pair; anything else
 * stays exiled.
 */
export const meld: Executor<'meld'> = function* (g, { into, named = '' }, context) {
  const self = selfOf(context)
  const seat = context.controller
  if (find(g.state, self)?.zone !== 'battlefield' || !isYours(get(g.state, self), seat)) return { that: [], did: false }
  const other = yield* otherHalf(g, self, named, seat, context.source)
  if (other === null) return { that: [], did: false }
  const happened = yield* happen(g, [moveTo(self, 'exile', 'effect'), moveTo(other, 'exile', 'effect')])
  const became = (id: ObjectId): GameObject | null => {
    const moved = happened.find((one) => one.kind === 'move' && one.object === id)
    return moved?.kind === 'move' && moved.became !== null ? find(g.state, moved.became) : null
  }
  const [one, two] = [became(self), became(other)]
  if (one?.zone !== 'exile' || two?.zone !== 'exile' || one.face === two.face) return { that: [], did: true }
  if (!isHalfOf(g.state, one, into) || !isHalfOf(g.state, two, into)) return { that: [], did: true }
  const entering = { under: seat, side: 1, melded: two.id } as const
  return { that: arrived(yield* happen(g, [moveTo(one.id, 'battlefield', 'effect', entering)])), did: true }
}
