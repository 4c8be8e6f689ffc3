/** The cards that are their players' commanders (2011:contents/9), and what is counted of them. */
import { COLORS, type Color, colorIdentity, type ManaType, type Printed } from '../../language/index.ts'
import type { Draft } from './draft.ts'
import type { Seat } from './ids.ts'
import type { GameObject } from './object.ts'
import type { State } from './state.ts'

/** A card that is a commander: the card itself, wherever it is and whatever it looks like. */
export interface Commander {
  /** The physical card, as in `GameObject.card`. */
  readonly card: number
  readonly face: number
  /** Settled before the game, whatever the card becomes. */
  readonly identity: readonly Color[]
  /** How often its owner has cast it from the command zone. */
  readonly casts: number
  /** By seat: the combat damage that it has dealt to that player in this game. */
  readonly damage: readonly number[]
}

/** A card that begins as a commander in a game with so many seats. */
export const newCommander = (card: number, face: number, printed: Printed, seats: number): Commander => ({
  card,
  face,
  identity: colorIdentity(printed),
  casts: 0,
  damage: Array.from({ length: seats }, () => 0),
})

/** The commander with nothing counted yet. */
export const freshCommander = (commander: Commander): Commander => ({
  ...commander,
  casts: 0,
  damage: commander.damage.map(() => 0),
})

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
