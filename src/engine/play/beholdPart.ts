/** "Behold a Dragon": one that the player controls is chosen, or a card revealed from the hand (today:701.4). */
import { matches, namedFor } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Context, type Draft, find, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Part } from './objectParts.ts'

type BeholdPart = Part<'behold'>

/** What the player could behold: not the card whose cost it is. */
export function beholdable(state: State, seat: Seat, { quality }: BeholdPart, context: Context): readonly ObjectId[] {
  const own = state.battlefield.filter((id) => get(state, id).controller === seat)
  const held = (state.hands[seat] ?? []).filter((id) => id !== context.source && find(state, id) !== null)
  return [
    ...own.filter((id) => matches(state, quality, id, context)),
    ...held.filter((id) => matches(state, { ...quality, noun: 'card' }, id, context)),
  ]
}

/** The player chooses one, and reveals it if it is in hand. */
export function* behold(g: Draft, seat: Seat, part: BeholdPart, context: Context): Process<readonly ObjectId[]> {
  const from = beholdable(g.state, seat, part, context)
  const asked = { seat, source: context.source, reason: 'behold', min: 1, max: 1, zone: 'hand', looking: [] } as const
  const ids = from.length < 2 ? from : yield* ask('choose', { ...asked, from })
  const shown = ids.filter((id) => get(g.state, id).zone === 'hand').map((id) => namedFor(g.state, id))
  if (shown.length > 0) g.emit({ kind: 'revealed', seat, objects: shown, rule: 'card.revealed' })
  return ids
}
