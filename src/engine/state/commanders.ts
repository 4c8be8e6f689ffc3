/** Which cards are commanders (2011:contents/9), and what follows from it. */
import { COLORS, type ManaType, type ZoneName } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import type { Commander } from './commander.ts'
import type { Draft } from './draft.ts'
import type { Seat } from './ids.ts'
import { cardsOf, type GameObject } from './object.ts'
import { editionOf } from './read.ts'
import type { State } from './state.ts'

/**
 * What is counted of the card, if it is its owner's commander; `null`: it is none. A copy of one is none; a permanent is
 * one if one of its cards is (today:903.3c).
 */
export function commanderOf(
  { players }: State,
  { owner, ...object }: Pick<GameObject, 'card' | 'owner' | 'merged'>,
): Commander | null {
  const cards = cardsOf(object)
  return players[owner]?.commanders?.find((one) => cards.includes(one.card)) ?? null
}

/** Mana as it comes into the player's pool: colourless, if it must have a colour of their commander's and hasn't. */
export function manaFor(state: State, seat: Seat, mana: readonly ManaType[]): readonly ManaType[] {
  const commanders = state.players[seat]?.commanders
  if (commanders === undefined || !editionOf(state).game.manaWithinIdentity) return mana
  const allowed = COLORS.filter((color) => commanders.some(({ identity }) => identity.includes(color)))
  return mana.map((type) => (type === 'C' || allowed.includes(type) ? type : 'C'))
}

/** Counts something of the card, if it is its owner's commander. */
function count(g: Draft, object: GameObject, counted: (commander: Commander) => Commander): void {
  const { owner } = object
  const commanders = g.state.players[owner]?.commanders
  const cards = commanders === undefined ? [] : cardsOf(object)
  if (commanders?.some((one) => cards.includes(one.card)) !== true) return
  g.patchPlayer(owner, { commanders: commanders.map((one) => (cards.includes(one.card) ? counted(one) : one)) })
}

/** It has been cast from the command zone. */
export function countCast(g: Draft, object: GameObject): void {
  count(g, object, (one) => ({ ...one, casts: one.casts + 1 }))
}

/** It has dealt combat damage to the player. */
export function countDamage(g: Draft, object: GameObject, to: Seat, n: number): void {
  count(g, object, (one) => ({ ...one, damage: one.damage.map((dealt, seat) => (seat === to ? dealt + n : dealt)) }))
}

interface Return {
  /** Instead of which zones it may go to the command zone. */
  readonly insteadOf: readonly ZoneName[]
  /** From which zones it may go there as soon as state-based actions are checked. */
  readonly from: readonly ZoneName[]
}

const RETURNS: { readonly [R in Edition['game']['commandersReturn']]: Return } = {
  instead: { insteadOf: ['graveyard', 'exile'], from: [] },
  afterwards: { insteadOf: ['hand', 'library'], from: ['graveyard', 'exile'] },
}

/** How commanders come back to the command zone (2011:contents/9, today:903.9). */
export const returnOf = (state: State): Return => RETURNS[editionOf(state).game.commandersReturn]

/** Notes that the card has come to that zone, if its owner may put it into the command zone from there. */
export function noteArrival(g: Draft, object: GameObject, to: ZoneName): void {
  if (returnOf(g.state).from.includes(to)) count(g, object, (one) => ({ ...one, arrived: true }))
}

/** Nothing is said of the commanders that had come to such a zone any more. */
export function forgetArrivals(g: Draft): void {
  for (const { seat, commanders } of g.state.players)
    if (commanders?.some(({ arrived }) => arrived === true))
      g.patchPlayer(seat, { commanders: commanders.map(({ arrived: _, ...one }) => one) })
}
