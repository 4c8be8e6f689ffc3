/** Forgetting what nothing can look back at any longer (413.2f). */
import { type Draft, find, type LastKnown, type ObjectId, type State } from '../state/index.ts'

/**
 * Called at cleanup: keeps only what the stack, waiting and delayed triggers and lasting effects may still refer to.
 */
export function forgetLastKnown(g: Draft): void {
  const { lastKnown } = g.state
  if (Object.keys(lastKnown).length === 0) return
  const wanted = numbersIn(g.state)
  const kept: Record<number, LastKnown> = {}
  // Grows as it goes: what is kept may itself look back, as an Aura does at what it enchanted.
  for (const id of wanted) {
    const known = lastKnown[id]
    if (known === undefined) continue
    kept[id] = known
    collect([known.object.attachedTo, known.object.choices], wanted)
  }
  g.write({ lastKnown: kept })
}

/** Every number in what may look back that could be an object's id: a few false ones do no harm. */
function numbersIn(state: State): Set<ObjectId> {
  const found = new Set<ObjectId>()
  for (const id of state.stack) {
    const object = find(state, id)
    if (object === null) continue
    collect(object.choices, found)
    collect(object.shares, found)
    if (object.ability !== null) collect({ ...object.ability, body: null, condition: null }, found)
  }
  for (const one of state.waiting) collect([one.source, one.triggerData, one.remembered], found)
  for (const one of state.delayed) collect(one.context, found)
  for (const one of state.lasting) collect([one.context, one.objects], found)
  for (const one of state.shields) collect(one.kind === 'regenerate' ? one.object : [one.context, one.to], found)
  for (const id of state.battlefield) collect(find(state, id)?.choices ?? null, found)
  return found
}

function collect(node: unknown, found: Set<ObjectId>): void {
  if (typeof node === 'number') found.add(node)
  else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) collect(child, found)
}
