/** Which cards an edition knows: a book's card types and the subtypes that its instants and sorceries have (205). */
import { type CardType, type Printed, subtypeSet } from '../language/index.ts'
import { EDITIONS, type EditionId } from '../rulebook/index.ts'
import { type Refusal, refuse } from './state/index.ts'

/** 2011:contents/9: cards of the casual variants, which are in no deck. */
const VARIANTS: readonly CardType[] = ['plane', 'scheme', 'vanguard']

function whyNotSubtypes(edition: EditionId, card: Printed): Refusal | null {
  const { known, rule } = EDITIONS[edition].spellTypes
  if (!card.types.includes('instant') && !card.types.includes('sorcery')) return null
  const unknown = card.subtypes.find((subtype) => subtypeSet(subtype) === 'spell' && !known.includes(subtype))
  return unknown === undefined
    ? null
    : refuse('edition.spellType', `${edition}:${rule}`, { card: card.name, subtype: unknown })
}

/** Why the card can't be in a deck by this edition: its type line is not of that book, or is of a variant's cards. */
export function whyNotInEdition(edition: EditionId, card: Printed): Refusal | null {
  const { cardTypes } = EDITIONS[edition]
  const type = card.types.find((one) => !cardTypes.includes(one))
  if (type !== undefined) return refuse('edition.cardType', `${edition}:205.2a`, { card: card.name, type })
  const variant = card.types.find((one) => VARIANTS.includes(one))
  if (variant !== undefined) return refuse('edition.variant', '2011:contents/9', { card: card.name, type: variant })
  return whyNotSubtypes(edition, card)
}
