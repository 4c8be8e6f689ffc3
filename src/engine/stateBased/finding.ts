/**
 * What a check finds: something that happens, or something a player has to choose first. Checks read the state and
 * change nothing; everything they find happens as one event, after all choices (420.3).
 */
import type { Proposed } from '../events/index.ts'
import { ask, type Process, type QuestionOf } from '../questions/index.ts'
import { type Draft, inTurnOrder, type Seat, type State } from '../state/index.ts'

export type Finding =
  | { readonly events: readonly Proposed[] }
  | {
      /** Who chooses among which objects, and why. */
      readonly choice: Omit<QuestionOf<'choose'>, 'kind'>
      /** What happens after this reply. */
      readonly then: (chosen: readonly number[]) => readonly Proposed[]
    }
  | {
      /** Whether it happens, as somebody says. */
      readonly confirm: Omit<QuestionOf<'confirm'>, 'kind'>
      readonly events: readonly Proposed[]
    }

/** Who is asked; `null`: nobody. */
function askedOf(finding: Finding): Seat | null {
  if ('choice' in finding) return finding.choice.seat
  return 'confirm' in finding ? finding.confirm.seat : null
}

/** The findings in the order in which players choose: the active player first (103.4). */
function inOrder(state: State, findings: readonly Finding[]): readonly Finding[] {
  const asking = inTurnOrder(state).flatMap((seat) => findings.filter((one) => askedOf(one) === seat))
  return [...findings.filter((one) => askedOf(one) === null), ...asking]
}

/** Asks for the choices, and returns all that happens. Nothing has happened yet while players choose. */
export function* chosenEvents(g: Draft, findings: readonly Finding[]): Process<readonly Proposed[]> {
  const events: Proposed[] = []
  for (const finding of inOrder(g.state, findings)) {
    if ('choice' in finding) events.push(...finding.then(yield* ask('choose', finding.choice)))
    else if (!('confirm' in finding) || (yield* ask('confirm', finding.confirm))) events.push(...finding.events)
  }
  return events
}
