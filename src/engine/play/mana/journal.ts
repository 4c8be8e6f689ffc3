/**
 * Which mana abilities an action has activated so far, so that a player whose action is reversed may keep them (422.1).
 * A journal lives as long as its action; it is made again when the process runs again.
 */
import type { AbilityKey, ManaType } from '../../../language/index.ts'
import type { Kind, Process, Question, ReplyTo } from '../../questions/index.ts'
import type { Draft, ObjectId, Refusal, Seat } from '../../state/index.ts'

/** One question an activation asked, with its answer. */
interface Heard {
  readonly question: Question
  readonly reply: ReplyTo<Kind>
}

export interface Activation {
  readonly seat: Seat
  readonly object: ObjectId
  readonly ability: AbilityKey
  readonly wanted: readonly ManaType[] | null
  readonly heard: readonly Heard[]
  /** It moved cards of a library or left something to chance: that is never undone (422.1). */
  readonly final: boolean
}

interface Journal {
  readonly entries: Activation[]
  /** Activations going on: what is activated to pay for a mana ability belongs to that one. */
  depth: number
}

const journals = new WeakMap<Draft, Journal>()

/** Opens a journal for an action and gives the one before. */
export function openJournal(g: Draft): Journal | null {
  const outer = journals.get(g) ?? null
  journals.set(g, { entries: [], depth: 0 })
  return outer
}

/** Closes the action's journal; what it holds belongs to the action around it, if the action was completed. */
export function closeJournal(g: Draft, outer: Journal | null, completed: boolean): readonly Activation[] {
  const entries = journals.get(g)?.entries ?? []
  if (outer === null) journals.delete(g)
  else {
    journals.set(g, outer)
    if (completed && outer.depth === 0) outer.entries.push(...entries)
  }
  return entries
}

/** Runs a process and writes down what it asks and is told. */
function* listening<T>(process: Process<T>, heard: Heard[]): Process<T> {
  let step = process.next(undefined as never)
  while (step.done !== true) {
    const question = step.value
    const reply = yield question
    heard.push({ question, reply })
    step = process.next(reply)
  }
  return step.value
}

/** Runs an activation and, where it is completed, writes it down. */
export function* journaled(
  g: Draft,
  activation: Pick<Activation, 'seat' | 'object' | 'ability' | 'wanted'>,
  process: Process<Refusal | null>,
): Process<Refusal | null> {
  const journal = journals.get(g)
  if (journal === undefined || journal.depth > 0) return yield* process
  const { random, libraries } = g.state
  const heard: Heard[] = []
  journal.depth++
  const refused = yield* listening(process, heard)
  journal.depth--
  const final = random !== g.state.random || libraries !== g.state.libraries
  if (refused === null) journal.entries.push({ ...activation, heard, final })
  return refused
}

/** Runs a process again, answering as before what it asks as before; what is new is asked. */
export function* retold<T>(process: Process<T>, heard: readonly Heard[]): Process<T> {
  const left = [...heard]
  let step = process.next(undefined as never)
  while (step.done !== true) {
    const known = left[0]
    const same = known !== undefined && JSON.stringify(known.question) === JSON.stringify(step.value)
    if (same) left.shift()
    step = process.next(same ? known.reply : yield step.value)
  }
  return step.value
}
