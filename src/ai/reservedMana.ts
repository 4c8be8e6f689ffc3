/** What mana is kept for: a counterspell in hand, for what the others may cast next. */
import {
  characteristics,
  find,
  isActive,
  type ObjectId,
  opponentsOf,
  type Seat,
  type State,
  spellBody,
  suggestPayment,
} from '../engine/index.ts'
import type { ManaCost } from '../language/index.ts'

/** Whether it stops a spell. */
export function stopsSpells(state: State, object: ObjectId): boolean {
  const { modes } = spellBody(characteristics(state, object).abilities)
  return modes.some((effects) => effects.some(({ kind }) => kind === 'counterSpell'))
}

/** What it is worth to be able to answer the next spell. */
const HELD_UP = 2.4

/** What is given up where this mana is what a counterspell in hand would need in the other player's turn. */
export function reservedMana(state: State, seat: Seat, object: ObjectId, mana: ManaCost): number {
  if (!isActive(state, seat) || state.stack.length > 0) return 0
  if (opponentsOf(state, seat).every((other) => (state.hands[other] ?? []).length === 0)) return 0
  const could = (cost: ManaCost): boolean => suggestPayment(state, seat, cost, 0) !== null
  const lost = (state.hands[seat] ?? []).some((id) => {
    if (id === object || find(state, id) === null || !stopsSpells(state, id)) return false
    const cost = characteristics(state, id).cost ?? []
    return could(cost) && !could([...cost, ...mana])
  })
  return lost ? HELD_UP : 0
}
