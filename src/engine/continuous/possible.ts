/** What is clearly impossible isn't offered (413.2c). */
import type { Effect, Thing } from '../../language/index.ts'
import { type Context, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { matches } from './predicates.ts'
import { present, thingsOf } from './things.ts'

type Choice = Extract<Thing, { kind: 'choose' }>

/** What could be chosen for "a creature you control" and the like. */
export function choosable(state: State, thing: Choice, context: Context): readonly ObjectId[] {
  return thingsOf(state, { kind: 'all', filter: thing.filter }, context)
}

/** Effects that do something to objects need those to exist. */
const DONE_TO: ReadonlySet<Effect['kind']> = new Set(['move', 'sacrifice', 'destroy'])

/** Whether the first thing that "you may" do is clearly impossible (413.2c). */
export function isImpossible(state: State, effects: readonly Effect[], seat: Seat, context: Context): boolean {
  const [first] = effects
  if (first?.kind === 'sacrifice' && first.what.kind === 'choose') {
    return !choosable(state, first.what, context).some((id) => get(state, id).controller === seat)
  }
  if (first?.kind === 'discard' && first.who.kind === 'you') {
    return !(state.hands[seat] ?? []).some((id) => matches(state, first.filter, id, context))
  }
  if (first === undefined || !DONE_TO.has(first.kind) || !('what' in first)) return false
  const { what } = first
  if (what.kind === 'choose') return first.kind === 'move' && choosable(state, what, context).length === 0
  return what.kind !== 'top' && !thingsOf(state, what, context).some((id) => present(state, id, context) !== null)
}
