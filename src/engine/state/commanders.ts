/** Which cards are commanders (2011:contents/9), and what follows from it. */
import { COLORS, type ManaType } from '../../language/index.ts'
import type { Commander } from './commander.ts'
import type { Draft } from './draft.ts'
import type { Seat } from './ids.ts'
import type { GameObject } from './object.ts'
import type { State } from './state.ts'

/** What is counted of the card, if it is its owner's commander; `null`: it is none. A copy of one is none. */
export function commanderOf({ players }: State, { card, owner }: Pick<GameObject, 'card' | 'owner'>): Commander | null {
  return players[owner]?.commanders?.find((one) => one.card === card) ?? null
}

/** Mana as it comes into the player's pool: colourless, if no commander of theirs has its colour. */
export function manaFor({ players }: State, seat: Seat, mana: readonly ManaType[]): readonly ManaType[] {
  const commanders = players[seat]?.commanders
  if (commanders === undefined) return mana
  const allowed = COLORS.filter((color) => commanders.some(({ identity }) => identity.includes(color)))
  return mana.map((type) => (type === 'C' || allowed.includes(type) ? type : 'C'))
}

/** Counts something of the card, if it is its owner's commander. */
function count(g: Draft, { card, owner }: GameObject, counted: (commander: Commander) => Commander): void {
  const commanders = g.state.players[owner]?.commanders
  if (commanders?.some((one) => one.card === card) !== true) return
  g.patchPlayer(owner, { commanders: commanders.map((one) => (one.card === card ? counted(one) : one)) })
}

/** It has been cast from the command zone. */
export function countCast(g: Draft, object: GameObject): void {
  count(g, object, (one) => ({ ...one, casts: one.casts + 1 }))
}

/** It has dealt combat damage to the player. */
export function countDamage(g: Draft, object: GameObject, to: Seat, n: number): void {
  count(g, object, (one) => ({ ...one, damage: one.damage.map((dealt, seat) => (seat === to ? dealt + n : dealt)) }))
}
