/** Setting schemes in motion (2011:contents/9). */
import { setInMotion } from '../events/index.ts'
import { activeSeats, type Draft } from '../state/index.ts'

/** As the precombat main phase begins, each active player who has a scheme deck sets its top card in motion. */
export function schemes(g: Draft): null {
  if (g.state.command.length > 0) for (const seat of activeSeats(g.state)) setInMotion(g, seat)
  return null
}
