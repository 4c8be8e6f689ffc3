/** Which of several replacement effects is applied next (419.9a). */
import { ask, type Process } from '../questions/index.ts'
import type { Replacement } from '../replacement/index.ts'
import type { Draft, Proposed, Seat, State } from '../state/index.ts'

/** What follows a regeneration: a delayed trigger that waits for that very shield, or what its own text does then. */
function followedBy({ delayed }: State, { does }: Replacement): string {
  if (does.does !== 'regenerate') return ''
  const waiting = delayed.find((one) => one.shield !== undefined && one.shield === does.shield)
  return (waiting?.context.at?.key ?? '') + (does.then?.context.source ?? '')
}
const isFollowedAlike = (state: State, one: Replacement, other: Replacement): boolean =>
  followedBy(state, one) === followedBy(state, other)

/** Whether two effects change the number in the same way: their order makes no difference. */
const comesToTheSame = ({ number: a }: Replacement, { number: b }: Replacement): boolean =>
  a !== undefined && a.times === b?.times && a.plus === b.plus

/** Which of several applies to the event: asked of that player, only if it can make a difference (419.9a). */
export function* chosenReplacement(
  g: Draft,
  seat: Seat,
  event: Proposed,
  options: readonly Replacement[],
): Process<Replacement | null> {
  const [first] = options
  if (first === undefined || options.length === 1) return first ?? null
  if (options.every((one) => one.does.does === 'regenerate' && isFollowedAlike(g.state, one, first))) return first
  if (options.every((one) => comesToTheSame(one, first))) return first
  const free = options.find(
    (one) =>
      one.does.does === 'prevent' && one.does.shield === null && event.kind === 'damage' && one.does.n >= event.n,
  )
  if (free !== undefined && options.every((one) => one.does.does === 'prevent' && one.does.then === null)) return free
  const nothing = options.find((one) => one.does.does === 'become' && one.does.events.length === 0)
  if (nothing !== undefined && event.kind === 'destroy') return nothing
  const asked = options.map((one) => ({ source: one.source, key: one.key, at: one.at ?? null }))
  const index = yield* ask('replacement', { seat, options: asked })
  return options[index] ?? first
}
