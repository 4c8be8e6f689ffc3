/** "Tap any number of other untapped creatures you control with total power 3 or greater": as a cost (today:702.122). */
import { notice } from '../abilities/index.ts'
import { allThat, amount } from '../continuous/index.ts'
import { happen } from '../events/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { crewingPower, isKeptFromCrewing } from '../restrictions/index.ts'
import { type Context, type Draft, find, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Part } from './objectParts.ts'

type PowerPart = Part<'tapPower'>

/** What could be tapped for it; summoning sickness is no hindrance, since no {T} of theirs is in the cost. */
function tappable(state: State, part: PowerPart, context: Context): readonly ObjectId[] {
  return allThat(state, part.filter, context).filter(
    (id) => find(state, id)?.tapped === false && !isKeptFromCrewing(state, id, part.purpose),
  )
}

/** How much power it asks for, where those that could be tapped have less together; `null`: they have enough. */
export function missingPower(state: State, part: PowerPart, context: Context): number | null {
  const least = amount(state, part.n, context)
  const has = tappable(state, part, context).reduce(
    (sum, id) => sum + Math.max(0, crewingPower(state, id, part.purpose)),
    0,
  )
  return has >= least ? null : least
}

/** Taps those that the player chooses, and returns them. */
export function* payPower(g: Draft, seat: Seat, part: PowerPart, context: Context): Process<readonly ObjectId[]> {
  const from = tappable(g.state, part, context)
  const power = {
    least: amount(g.state, part.n, context),
    each: from.map((id) => crewingPower(g.state, id, part.purpose)),
  }
  const ids = yield* ask('choose', {
    seat,
    source: context.source,
    reason: 'crew',
    from,
    min: 0,
    max: from.length,
    zone: 'battlefield',
    looking: [],
    power,
  })
  yield* happen(
    g,
    ids.map((object) => ({ kind: 'tap', object, forMana: false })),
  )
  const { purpose: action } = part
  // today:702.122c, 702.171c: each of them does it as it is tapped.
  if (action !== undefined)
    notice(
      g,
      ids.map((object) => ({ kind: 'acted', object, action, whom: context.source })),
    )
  return ids
}
