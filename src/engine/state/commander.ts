/** A card that is its player's commander (2011:contents/9), and what is counted of it. */
import {
  type Color,
  colorIdentity,
  isNamed,
  type KeywordName,
  type KeywordOf,
  type Printed,
} from '../../language/index.ts'
import { type Edition, recordOf } from '../../rulebook/index.ts'
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

/**
 * Whether the card may be a commander: a legendary creature, or a legendary card of a type that the edition has besides,
 * with power and toughness; or one whose text says so.
 */
export function mayLead({ game }: Edition, { types, subtypes, supertypes, power, abilities }: Printed): boolean {
  if (abilities.some((one) => one.kind === 'static' && one.rule.kind === 'canLead')) return true
  if (!supertypes.includes('legendary')) return false
  if (types.includes('creature')) return true
  return power !== null && subtypes.some((type) => game.commandersBesidesCreatures.includes(type))
}

/** How a card may have a partner; `null`: it has none. */
const partnerOf = (card: Printed): KeywordOf<'partner'> | null => keywordsOf(card, 'partner')[0] ?? null

const keywordsOf = <N extends KeywordName>({ abilities }: Printed, name: N): readonly KeywordOf<N>[] =>
  abilities.flatMap((one) => (one.kind === 'keyword' && one.keyword.name === name ? [one.keyword as KeywordOf<N>] : []))

/**
 * today:702.124: whether two cards may lead a deck together: both have the same of partner and friends forever, or each
 * names the other.
 */
function mayLeadTogether({ game }: Edition, [first, second, ...more]: readonly Printed[]): boolean {
  if (!game.partners || first === undefined || second === undefined || more.length > 0) return false
  const [one, other] = [partnerOf(first), partnerOf(second)]
  if (one === null || other === null || one.friends !== other.friends) return false
  return one.with === undefined
    ? other.with === undefined
    : isNamed(second.name, one.with) && other.with !== undefined && isNamed(first.name, other.with)
}

/**
 * What speaks against so many commanders, of which these are known: one legendary card leads each deck, or two that are
 * partners.
 */
export function commanderRefusals(played: Played, n: number, known: readonly Printed[]): readonly Refusal[] {
  const unfit = known.filter((card) => !mayLead(recordOf(played.edition), card))
  return [
    ...(n === 1 || (n === 2 && mayLeadTogether(recordOf(played.edition), known))
      ? []
      : [refuse(played, 'deck.commanders', { n })]),
    ...unfit.map(({ name }) => refuse(played, 'deck.notCommander', { card: name })),
  ]
}
