/** The context in which text is read. */
import type { Context, ObjectId, Seat } from '../state/index.ts'

/** A context with nothing chosen yet. "That much" is the event's amount, if any, until something is done. */
export function contextOf(source: ObjectId, controller: Seat, fields: Partial<Context> = {}): Context {
  return {
    source,
    controller,
    at: null,
    x: 0,
    options: [],
    targets: [],
    chosen: null,
    division: null,
    noticed: null,
    remembered: [],
    paid: [],
    that: [],
    amount: fields.noticed?.amount ?? 0,
    did: false,
    they: null,
    ...fields,
  }
}

/** The context for questions about what was chosen: illegal targets can't be acted on, but are known (413.2a). */
export function informed(context: Context): Context {
  return context.chosen === null ? context : { ...context, targets: context.chosen }
}
