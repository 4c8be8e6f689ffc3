/** today:704.5: dungeons whose last room's ability has left the stack are completed. */
import { printedFeatures } from '../abilities/index.ts'
import { dungeonEntered } from '../continuous/index.ts'
import { completeDungeon, isAtItsEnd } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import type { Draft } from '../state/index.ts'
import { isAwaited } from './schemes.ts'

/** Completes those; true if there was any. */
export function* completeDungeons(g: Draft): Process<boolean> {
  if (!printedFeatures(g.state.printed).triggers.has('room')) return false
  let any = false
  for (const { seat } of g.state.players) {
    const id = dungeonEntered(g.state, seat)
    if (id === null || !isAtItsEnd(g.state, id) || isAwaited(g.state, id)) continue
    yield* completeDungeon(g, id)
    any = true
  }
  return any
}
