/** A card that is its player's commander (2011:contents/9), and what is counted of it. */
import { type Color, colorIdentity, type Printed } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { type Refusal, refuse } from './refusal.ts'

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
  /** It has come to a graveyard or exile since state-based actions were last checked (today:903.9). */
  readonly arrived?: true
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
export const freshCommander = ({ card, face, identity, damage }: Commander): Commander => ({
  card,
  face,
  identity,
  casts: 0,
  damage: damage.map(() => 0),
})

/** The generic mana that casting it from the command zone costs more: {2} for each time that it was cast from there. */
export const taxOn = ({ casts }: Commander): number => 2 * casts

type Leading = Edition['game']['commandersBesidesCreatures']

/** A legendary creature, or a legendary card of one of these types that has power and toughness. */
function mayLead({ types, subtypes, supertypes, power }: Printed, besides: Leading): boolean {
  if (!supertypes.includes('legendary')) return false
  return types.includes('creature') || (power !== null && subtypes.some((type) => besides.includes(type)))
}

/** What speaks against so many commanders, of which these are known: one legendary card leads each deck. */
export function commanderRefusals(n: number, known: readonly Printed[], { game }: Edition): readonly Refusal[] {
  const rule = '2011:contents/9'
  const unfit = known.filter((card) => !mayLead(card, game.commandersBesidesCreatures))
  return [
    ...(n === 1 ? [] : [refuse('deck.commanders', rule, { n })]),
    ...unfit.map(({ name }) => refuse('deck.notCommander', rule, { card: name })),
  ]
}
