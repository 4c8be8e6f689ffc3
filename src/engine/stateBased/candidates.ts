/**
 * State-based candidates: what the checks need to know about the permanents, computed once for each table of
 * characteristics, since most checks find that nothing has changed since the last one.
 */
import { memoised } from '../../language/index.ts'
import { hasPlaneswalkers } from '../../rulebook/index.ts'
import { characteristics, table, toughnessOf } from '../continuous/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { type Epoch, editionOf, type GameObject, get, type ObjectId, type State } from '../state/index.ts'
import { cancellingCounters, surplusCounters } from './counters.ts'
import type { Finding } from './finding.ts'
import { type LegendOrWorld, legendsAndWorlds } from './legendStatus.ts'
import { findPlaneswalkers } from './planeswalkers.ts'

export interface Candidates {
  /** What happens regardless of damage: these leave, and those counters are removed. */
  readonly doomed: readonly Proposed[]
  /** Planeswalkers of which there may be only one. */
  readonly planeswalkers: readonly Finding[]
  /** Creatures that die only of damage. */
  readonly living: readonly { readonly id: ObjectId; readonly toughness: number }[]
  readonly legendsAndWorlds: readonly LegendOrWorld[]
  /** Auras, and whatever is attached. */
  readonly attachments: readonly ObjectId[]
}

/** The candidates among the current permanents. */
export function candidatesOf(state: State): Candidates {
  // Computing the table ensures that the epoch is replaced when any of this changes.
  table(state)
  return examined(state.epoch, state)
}

const examined = memoised((_: Epoch, state: State): Candidates => {
  const doomed: Proposed[] = []
  const living: Candidates['living'][number][] = []
  const attachments: ObjectId[] = []
  for (const id of state.battlefield) {
    const object = get(state, id)
    const { types, subtypes } = characteristics(state, id)
    const creature = types.includes('creature')
    const toughness = creature ? toughnessOf(state, id) : 0
    // 420.5b: not destruction, so regeneration doesn't help.
    if ((creature && toughness <= 0) || isWithoutLoyalty(state, object, types))
      doomed.push(moveTo(id, 'graveyard', 'stateBased'))
    else {
      if (creature) living.push({ id, toughness })
      if (object.attachedTo !== null || subtypes.includes('Aura')) attachments.push(id)
    }
    doomed.push(...cancellingCounters(state, object), ...surplusCounters(state, object))
  }
  const planeswalkers = findPlaneswalkers(state)
  return { doomed, planeswalkers, living, attachments, legendsAndWorlds: legendsAndWorlds(state) }
})

/** 2011:704.5i: a planeswalker without loyalty. */
function isWithoutLoyalty(state: State, { counters }: GameObject, types: readonly string[]): boolean {
  const { loyalty = 0 } = counters
  return loyalty <= 0 && types.includes('planeswalker') && hasPlaneswalkers(editionOf(state))
}
