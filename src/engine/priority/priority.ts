/**
 * Priority (408.1): a player acts or passes; when all have passed in succession the top of the stack resolves or the
 * step ends.
 */

import { happen, moveTo } from '../events/index.ts'
import { breakMandatoryLoop } from '../loops/index.ts'
import { doAction, offeredTo } from '../play/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, nextSeat, receiversFrom, type Stage, succession } from '../state/index.ts'
import { afterPasses, toPriority } from './checkUntilStable.ts'

/** Asks the player with priority, and does what they chose. A refused action leaves them with priority (422). */
export function* priority(g: Draft, stage: Extract<Stage, { at: 'priority' }>): Process {
  const { seat, passed } = stage
  const action = yield* ask('priority', { seat })
  if (action.do !== 'pass') {
    const { players, objects } = g.state
    const refused = yield* doAction(g, seat, action)
    // 422.1: mana abilities that weren't reversed along with the action have happened.
    const stayed = g.state.players !== players || g.state.objects !== objects
    if (refused !== null && !stayed) return
    breakMandatoryLoop(g)
    g.write({ stage: { at: 'acted', seat } })
    yield* toPriority(g, seat)
    return
  }
  // 2004:502.24a: what was offered until now goes to the graveyard.
  const withdrawn = offeredTo(g.state, seat)
  if (withdrawn.length > 0)
    yield* happen(
      g,
      withdrawn.map((id) => moveTo(id, 'graveyard', 'effect')),
    )
  // 2011:contents/805: with shared team turns their teammates come first.
  const [next = nextSeat(g.state, seat)] = succession(g.state, stage).left
  if (passed + 1 >= receiversFrom(g.state, seat).length) g.write({ stage: afterPasses(g.state) })
  else if (withdrawn.length > 0) yield* toPriority(g, next, passed + 1, stage.first)
  // 420.3: nothing has happened since the last check, which was for the player who passed.
  else g.write({ stage: { ...stage, seat: next, passed: passed + 1 } })
}
