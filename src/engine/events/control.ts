/** Control as the control layer determines it, written to the objects: permission to act on them is read from there. */
import type { Edition } from '../../rulebook/index.ts'
import { notice, printedFeatures, watchersBefore } from '../abilities/index.ts'
import { endDurations, endLapsed, table, type When } from '../continuous/index.ts'
import {
  type Draft,
  editionOf,
  formatOf,
  get,
  type Happened,
  type ObjectId,
  removeFromCombat,
  type Seat,
} from '../state/index.ts'
import { tellOf } from './tell.ts'

/**
 * What follows from continuous effects at once, after everything that happens: a "for as long as" that is no longer
 * true ends (418.3a), and each permanent has the controller that effects determine. One may follow from the other.
 */
export function followEffects(g: Draft): void {
  // 2011:contents/804: creatures change hands whatever is printed.
  if (printedFeatures(g.state.printed).control || formatOf(g.state).deploy) updateControl(g)
  while (endLapsed(g)) updateControl(g)
}

/** Ends effects whose duration is over, with what follows. */
export function endEffects(g: Draft, when: When): void {
  endDurations(g, when)
  followEffects(g)
}

/** Who may look at a hidden card once somebody else controls what it was hidden with. */
const MAY_LOOK: {
  readonly [L in Edition['keywords']['hideawayOpenTo']]: (before: readonly Seat[], to: Seat) => readonly Seat[]
} = {
  formerControllers: (before, to) => (before.includes(to) ? before : [...before, to]),
  controller: (_, to) => [to],
}

/** 2011:702.73, today:702.75: the new controller of what a card was hidden with may look at that card. */
function showOpen(g: Draft, permanent: ObjectId, to: Seat): void {
  const mayLook = MAY_LOOK[editionOf(g.state).keywords.hideawayOpenTo]
  for (const id of g.state.exile) {
    const { openTo, knownTo } = get(g.state, id)
    if (openTo === permanent) g.patch(id, { knownTo: mayLook(knownTo, to) })
  }
}

/**
 * Gives each permanent the controller that effects determine. It leaves combat (306.2 / 2011:506.4), and its new
 * controller has controlled it only since now (212.3d). No event proposes this: it follows from the effects. True if
 * any changed.
 */
export function updateControl(g: Draft): boolean {
  const { misplaced, of } = table(g.state)
  const before = watchersBefore(g.state)
  const happened: Happened[] = []
  for (const object of misplaced) {
    const to = of.get(object)?.controller
    if (to === undefined) continue
    const from = get(g.state, object).controller
    g.patch(object, { controller: to, controlledSince: g.tick(), phasedIn: false })
    removeFromCombat(g, object)
    showOpen(g, object, to)
    g.emit({ rule: 'layers.control', kind: 'controlChanged', object: tellOf(g.state, object), seat: to })
    happened.push({ kind: 'controlChanged', object, from, to })
  }
  if (happened.length > 0) notice(g, happened, before)
  return misplaced.length > 0
}
