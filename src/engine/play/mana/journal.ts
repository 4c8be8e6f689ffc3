/**
 * Which mana abilities an action has activated so far, so that a player whose action is reversed may keep them (422.1).
 * A journal lives as long as its action; it is rebuilt when the process runs again.
 */
import type { AbilityKey, ManaType } from '../../../language/index.ts'
import { type Process, type Recorded, recordInto } from '../../questions/index.ts'
import type { Draft, ObjectId, Refusal, Seat } from '../../state/index.ts'

export interface Activation {
  readonly seat: Seat
  readonly tap: {
    readonly object: ObjectId
    readonly ability: AbilityKey
    readonly mana: readonly ManaType[] | null
  }
  readonly heard: readonly Recorded[]
  /** It moved cards of a library or involved randomness: that is never undone (422.1). */
  readonly final: boolean
}

interface Journal {
  readonly entries: Activation[]
  /** Nesting depth of activations: what is activated to pay for a mana ability belongs to that one. */
  depth: number
}

const journals = new WeakMap<Draft, Journal>()

/** Opens a journal for an action and returns the previous one. */
export function openJournal(g: Draft): Journal | null {
  const outer = journals.get(g) ?? null
  journals.set(g, { entries: [], depth: 0 })
  return outer
}

/** Closes the action's journal; its entries go to the enclosing action's if the action was completed. */
export function closeJournal(g: Draft, outer: Journal | null, completed: boolean): readonly Activation[] {
  const entries = journals.get(g)?.entries ?? []
  if (outer === null) journals.delete(g)
  else {
    journals.set(g, outer)
    if (completed && outer.depth === 0) outer.entries.push(...entries)
  }
  return entries
}

/** Runs an activation and, if it is completed, records it. */
export function* journaled(
  g: Draft,
  activation: Pick<Activation, 'seat' | 'tap'>,
  process: Process<Refusal | null>,
): Process<Refusal | null> {
  const journal = journals.get(g)
  if (journal === undefined || journal.depth > 0) return yield* process
  const { random, libraries } = g.state
  const heard: Recorded[] = []
  journal.depth++
  const refused = yield* recordInto(process, heard)
  journal.depth--
  const final = random !== g.state.random || libraries !== g.state.libraries
  if (refused === null) journal.entries.push({ ...activation, heard, final })
  return refused
}
