/**
 * Which mana abilities an action has activated so far, and which of them paid for which, so that a player whose action
 * is reversed may keep or reverse them one by one (422.1). A journal lives as long as its action; it is rebuilt when
 * the process runs again.
 */
import { type AbilityKey, type ManaType, sideTable } from '../../../language/index.ts'
import { type Process, type Recorded, recorded } from '../../questions/index.ts'
import type { Draft, ManaUnit, ObjectId, Refusal, Seat, State } from '../../state/index.ts'

export interface Activation {
  readonly seat: Seat
  readonly tap: {
    readonly object: ObjectId
    readonly ability: AbilityKey
    readonly mana: readonly ManaType[] | null
  }
  /** What it asked itself, with the replies; what was activated to pay for it has entries of its own. */
  readonly heard: readonly Recorded[]
  /** It moved cards of a library or involved randomness itself: that is never undone (422.1). */
  readonly final: boolean
  /** The activations whose mana it was paid with. */
  readonly paidBy: readonly Activation[]
}

/** Of a state, what can't be undone once it is another (422.1). */
type Irreversible = Pick<State, 'random' | 'libraries'>

/** An activation that is going on. */
interface Running extends Activation {
  readonly heard: Recorded[]
  readonly paidBy: Activation[]
  final: boolean
  /** As it was when it last went on by itself. */
  before: Irreversible
}

interface Journal {
  /** In the order of their completion: what was paid with comes before what it paid for. */
  readonly entries: Activation[]
  /** The innermost is last. Shared with the enclosing action's journal, like `made`. */
  readonly running: Running[]
  /** The pools before and after each completed activation, in their order. */
  readonly made: Made[]
}

/** Two mana of a pool may be alike in everything, so that they are told apart as they are. */
interface Made {
  readonly by: Activation
  readonly before: State['players']
  readonly after: State['players']
}

const journals = sideTable<Draft, Journal>()

/** Opens a journal for an action and returns the previous one. */
export function openJournal(g: Draft): Journal | null {
  const outer = journals.get(g) ?? null
  journals.set(g, { entries: [], running: outer?.running ?? [], made: outer?.made ?? [] })
  return outer
}

/** Closes the action's journal; its entries go to the enclosing action's if the action was completed. */
export function closeJournal(g: Draft, outer: Journal | null, completed: boolean): readonly Activation[] {
  const entries = journals.get(g)?.entries ?? []
  if (outer === null) journals.delete(g)
  else {
    journals.set(g, outer)
    if (completed) outer.entries.push(...entries)
  }
  return entries
}

/**
 * Notes the mana that an activation is now paid with. Should it happen again (422.1), it is paid with just that:
 * whatever was activated for it is activated by itself then. Payments for anything else need no notes.
 */
export function noteSpent(g: Draft, units: readonly ManaUnit[]): void {
  const journal = journals.get(g)
  const payer = journal?.running.at(-1)
  if (journal === undefined || payer === undefined || units.length === 0) return
  for (const unit of units) {
    const maker = makerOf(journal.made, unit)
    if (maker !== undefined && !payer.paidBy.includes(maker)) payer.paidBy.push(maker)
  }
  const last = payer.heard.pop()
  const plan = { taps: [], spend: units.map(({ type }) => type) }
  if (last !== undefined) payer.heard.push({ ...last, reply: { pay: 'plan', plan } })
}

/** Whether it did something itself since it last went on that is never undone. */
function settle(one: Running | undefined, { random, libraries }: State): void {
  if (one !== undefined && (one.before.random !== random || one.before.libraries !== libraries)) one.final = true
}

/** Mana was activated during a payment: that has an entry of its own. */
function isActivation({ reply }: Recorded): boolean {
  return typeof reply === 'object' && 'pay' in reply && reply.pay === 'activate'
}

/** The first activation after which that mana was in a pool, and before which it wasn't. */
function makerOf(made: readonly Made[], unit: ManaUnit): Activation | undefined {
  const isIn = (players: State['players']): boolean => players.some(({ pool }) => pool.includes(unit))
  return made.find(({ before, after }) => isIn(after) && !isIn(before))?.by
}

/** The mana abilities whose activation is going on, the innermost last. */
export const unresolvedMana = (g: Draft): readonly Activation['tap'][] =>
  journals.get(g)?.running.map(({ tap }) => tap) ?? []

/** Runs an activation and, if it is completed, records it. */
export function* journaled(
  g: Draft,
  activation: Pick<Activation, 'seat' | 'tap'>,
  process: Process<Refusal | null>,
): Process<Refusal | null> {
  const journal = journals.get(g)
  if (journal === undefined) return yield* process
  const { running, made } = journal
  const payer = running.at(-1)
  settle(payer, g.state)
  const { seat, tap } = activation
  const one: Running = { seat, tap, heard: [], final: false, paidBy: [], before: g.state }
  const { players } = g.state
  running.push(one)
  const refused = yield* recorded(process, (question) => {
    const isOwn = running.at(-1) === one
    return (reply) => {
      if (isOwn && !isActivation({ question, reply })) one.heard.push({ question, reply })
    }
  })
  running.pop()
  settle(one, g.state)
  if (payer !== undefined) payer.before = g.state
  if (refused !== null) return refused
  made.push({ by: one, before: players, after: g.state.players })
  journal.entries.push(one)
  return null
}
