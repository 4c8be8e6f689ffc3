/** What an effect is read with. */
import type { Address, Change, NamedChoices } from '../../language/index.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { PaidOption, TriggerData } from './object.ts'
import type { Result } from './result.ts'

/** The context in which an effect's text is read: who "you" are, what was chosen, what happened. */
export interface Context {
  readonly source: ObjectId
  /** What it means by "~", where that is the source as it was before it phased out (2004:502.15g). Absent: its source. */
  readonly self?: ObjectId
  /** The spell or ability on the stack whose text it is, which can't target itself (415.6); `null`: there is none. */
  readonly onStack: ObjectId | null
  readonly controller: Seat
  /** The ability whose text is read, for when what it makes must record its ability. */
  readonly at: Address | null
  readonly x: number
  /** X has been announced or chosen: all instances of it have that value (2004:glossary/x-cost). */
  readonly announcedX?: true
  /** Optional costs that were paid. */
  readonly options: readonly PaidOption[]
  /** By slot, what was chosen; on resolution without illegal targets. */
  readonly targets: readonly (readonly Ref[])[]
  /** The same including illegal targets: questions about them can still be answered (413.2a). `null`: all are legal. */
  readonly chosen: readonly (readonly Ref[])[] | null
  readonly division: readonly number[] | null
  readonly triggerData: TriggerData | null
  /** What a delayed trigger is about (404.4c). */
  readonly remembered: readonly Ref[]
  readonly paid: readonly ObjectId[]
  /** What the effects before it in this resolution came to, in their order. Read through `state/log.ts`. */
  readonly log: readonly Result[]
  /** What this text has had chosen: "the chosen color". */
  readonly choices: NamedChoices
  /** The player of a surrounding "each player". */
  readonly they: Seat | null
  /** How often the same effects follow once more: what is paid for them now is asked for again. */
  readonly again?: number
  /** What is said of those that the text puts onto the battlefield now: they enter as that (today:611.2e). */
  readonly arriving?: readonly Change[]
  /** The one of several objects whose change is being counted. */
  readonly affected?: ObjectId
}

/** The same context where X is `x`. */
export function withX(context: Context, x: number): Context {
  return context.x === x ? context : { ...context, x }
}
