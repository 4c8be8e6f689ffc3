/** Rewinding (422): a sub-process that is refused leaves no trace but the telling of it. */
import type { Process } from '../questions/index.ts'
import type { Draft, Named, Refusal, Seat } from '../state/index.ts'

/**
 * Runs `body`; where it refuses, restores the state to the moment before and tells that what was shown did not happen.
 * What happened earlier in the same stretch stays. The random generator is not wound back: chance is not tried twice (422.1).
 */
export function* attempt(
  g: Draft,
  seat: Seat,
  object: Named | null,
  body: () => Process<Refusal | null>,
): Process<Refusal | null> {
  const mark = g.snapshot()
  const told = g.events.length
  const refused = yield* body()
  if (refused === null) return null
  const random = g.state.random
  g.restore(mark)
  if (random !== mark.random) g.write({ random })
  if (g.events.length > told || g.events.length === 0)
    g.emit({ kind: 'reversed', seat, object, why: refused, rule: '2004:422.1' })
  return refused
}
