/**
 * What the checks need to know of the permanents, found once for each table of characteristics: most checks find that
 * nothing has changed since the last one.
 */
import { characteristics, table, toughnessOf } from '../continuous/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { type Epoch, editionOf, type GameObject, get, type ObjectId, type State } from '../state/index.ts'
import { cancellingCounters } from './counters.ts'
import { type Famous, famous } from './fame.ts'
import { surplusWalkers } from './planeswalkers.ts'

export interface Vitals {
  /** What happens whatever damage there is: these leave, and those counters go away. */
  readonly doomed: readonly Proposed[]
  /** Creatures that die only of damage. */
  readonly living: readonly { readonly id: ObjectId; readonly toughness: number }[]
  readonly famous: readonly Famous[]
  /** Auras, and whatever is attached. */
  readonly attachments: readonly ObjectId[]
}

const known = new WeakMap<Epoch, Vitals>()

/** The vitals of the permanents as they are now. */
export function vitalsOf(state: State): Vitals {
  // What was computed for the epoch is what makes it be replaced when any of this changes.
  table(state)
  let vitals = known.get(state.epoch)
  if (vitals === undefined) {
    vitals = examine(state)
    known.set(state.epoch, vitals)
  }
  return vitals
}

function examine(state: State): Vitals {
  const surplus = surplusWalkers(state)
  const doomed: Proposed[] = surplus.map((id) => moveTo(id, 'graveyard', 'stateBased'))
  const living: Vitals['living'][number][] = []
  const attachments: ObjectId[] = []
  for (const id of state.battlefield) {
    if (surplus.includes(id)) continue
    const object = get(state, id)
    const { types, subtypes } = characteristics(state, id)
    const creature = types.includes('creature')
    const toughness = creature ? toughnessOf(state, id) : 0
    // 420.5b: no destruction, so nothing regenerates.
    if ((creature && toughness <= 0) || isSpentWalker(state, object, types))
      doomed.push(moveTo(id, 'graveyard', 'stateBased'))
    else {
      if (creature) living.push({ id, toughness })
      if (object.attachedTo !== null || subtypes.includes('Aura')) attachments.push(id)
    }
    doomed.push(...cancellingCounters(state, object))
  }
  return { doomed, living, attachments, famous: famous(state) }
}

/** 2011:704.5i: a planeswalker without loyalty. */
function isSpentWalker(state: State, { counters }: GameObject, types: readonly string[]): boolean {
  const { loyalty = 0 } = counters
  return loyalty <= 0 && types.includes('planeswalker') && editionOf(state).planeswalkers
}
