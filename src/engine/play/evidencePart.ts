/** "Collect evidence 4": cards exiled from one's graveyard, of that total mana value or more (today:701.59). */
import { amount, manaValueOf } from '../continuous/index.ts'
import { happen, moveTo } from '../events/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Context, type Draft, find, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Part } from './objectParts.ts'

type EvidencePart = Part<'collectEvidence'>

/** What could be exiled for it: not the card whose cost it is. */
const cardsFor = (state: State, seat: Seat, { source }: Context): readonly ObjectId[] =>
  (state.graveyards[seat] ?? []).filter((id) => id !== source && find(state, id) !== null)

const totalOf = (state: State, ids: readonly ObjectId[]): number =>
  ids.reduce((sum, id) => sum + manaValueOf(state, id), 0)

/** How much it asks for, where all cards have less together (today:701.59b); `null`: they have enough. */
export function missingEvidence(state: State, seat: Seat, part: EvidencePart, context: Context): number | null {
  const least = amount(state, part.n, context)
  return totalOf(state, cardsFor(state, seat, context)) >= least ? null : least
}

/** Exiles those that the player chooses, and returns them. */
export function* collectEvidence(
  g: Draft,
  seat: Seat,
  part: EvidencePart,
  context: Context,
): Process<readonly ObjectId[]> {
  const from = cardsFor(g.state, seat, context)
  const power = { least: amount(g.state, part.n, context), each: from.map((id) => manaValueOf(g.state, id)) }
  const ids = yield* ask('choose', {
    seat,
    source: context.source,
    reason: 'evidence',
    from,
    min: 0,
    max: from.length,
    zone: 'graveyard',
    looking: [],
    power,
  })
  yield* happen(
    g,
    ids.map((object) => moveTo(object, 'exile', 'cost')),
  )
  return ids
}
