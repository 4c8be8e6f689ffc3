/** A card that is its player's commander (2011:contents/9), and what is counted of it. */
import { type Color, colorIdentity, type Printed } from '../../language/index.ts'
import { type Played, type Refusal, refuse } from './refusal.ts'

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

/** The generic mana that casting it from the command zone costs more: {2} for each time that it was cast from there. */
export const taxOn = ({ casts }: Commander): number => 2 * casts

/** Whether the card may be a commander. */
export const mayLead = ({ types, supertypes }: Printed): boolean =>
  types.includes('creature') && supertypes.includes('legendary')

/** What speaks against so many commanders, of which these are known: one legendary creature leads each deck. */
export function commanderRefusals(played: Played, n: number, known: readonly Printed[]): readonly Refusal[] {
  const unfit = known.filter((card) => !mayLead(card))
  return [
    ...(n === 1 ? [] : [refuse(played, 'deck.commanders', { n })]),
    ...unfit.map(({ name }) => refuse(played, 'deck.notCommander', { card: name })),
  ]
}
