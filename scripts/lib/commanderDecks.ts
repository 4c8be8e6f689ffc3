/** Singleton decks with a commander, built from the built-in set, for games by machine. */
import { deckProblems, loadSet } from '../../src/catalog/index.ts'
import { type Roll, whyNotInEdition } from '../../src/engine/index.ts'
import { BASIC_LAND_MANA, colorIdentity, type Printed } from '../../src/language/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'

/** A deck and what leads it. */
export interface CommandedDeck {
  readonly deck: readonly Printed[]
  readonly commander: readonly [Printed]
}

const CARDS = 99
const LANDS = 40

const isLand = ({ types }: Printed): boolean => types.includes('land')
const isBasic = (card: Printed): boolean => isLand(card) && card.supertypes.includes('basic')
const isLeader = ({ types, supertypes }: Printed): boolean =>
  types.includes('creature') && supertypes.includes('legendary')

/** The cards in a random order. */
function mixed(cards: readonly Printed[], roll: Roll): readonly Printed[] {
  const left = [...cards]
  return cards.flatMap(() => left.splice(roll(left.length), 1))
}

/** The set's cards that the edition has. */
async function cardsIn(edition: EditionId): Promise<readonly Printed[]> {
  const { cards } = await loadSet()
  return cards
    .flatMap(({ compiled }) => (compiled.ok ? compiled.printed : []))
    .filter((card) => whyNotInEdition(edition, card) === null)
}

/**
 * Builds the deck of a seat: each seat another leader, in turn from one at random; each card of its colours at most
 * once, and basic lands.
 */
export async function commanderDecks(edition: EditionId): Promise<(seat: number, roll: Roll) => CommandedDeck> {
  const all = await cardsIn(edition)
  const leaders = all.filter(isLeader)
  let first = 0
  return (seat, roll) => {
    if (seat === 0) first = roll(leaders.length)
    const leader = leaders[(first + seat) % leaders.length]
    if (leader === undefined) throw new Error('the set has no legendary creature')
    const identity = colorIdentity(leader)
    const fits = (card: Printed): boolean => {
      const alone = deckProblems(edition, 'commander', { deck: [card], commander: [leader] })
      return alone.every(({ key }) => key !== 'deck.identity')
    }
    const others = all.filter((card) => card.name !== leader.name && !isBasic(card) && fits(card))
    const spells = mixed(
      others.filter((card) => !isLand(card)),
      roll,
    ).slice(0, CARDS - LANDS)
    const basics = all.filter(
      (card) =>
        isBasic(card) &&
        Object.entries(BASIC_LAND_MANA).some(([name, mana]) => card.name === name && identity.includes(mana)),
    )
    const lands = Array.from({ length: CARDS - spells.length }, (_, n) => basics[n % basics.length]).flatMap(
      (land) => land ?? [],
    )
    return { deck: [...spells, ...lands], commander: [leader] }
  }
}
