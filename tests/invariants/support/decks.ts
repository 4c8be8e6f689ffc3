/** Random decks from the hand-made cards or the built-in set. */
import { loadSet } from '../../../src/catalog/index.ts'
import { whyNotInEdition } from '../../../src/engine/index.ts'
import { BASIC_LAND_MANA, COLORS, type Printed } from '../../../src/language/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { HANDMADE } from '../../support/handmade.ts'
import { WHOLE_GAME_CARDS } from '../../support/subgames.ts'
import type { Roll } from './chance.ts'

const { cards } = await loadSet()
const SET: readonly Printed[] = cards.flatMap((card) => (card.compiled.ok ? [card.compiled.printed] : []))

export type Pool = 'handmade' | 'set' | 'wholeGame'
/** A quarter of what can be cast has a game inside the game played, ends the turn or restarts the game. */
const WHOLE = HANDMADE.flatMap((printed, index) => [
  printed,
  WHOLE_GAME_CARDS[index % (2 * WHOLE_GAME_CARDS.length)] ?? printed,
])
const POOLS: Readonly<Record<Pool, readonly Printed[]>> = { handmade: HANDMADE, set: SET, wholeGame: WHOLE }

function manaOf(land: Printed): string | null {
  const entry = Object.entries(BASIC_LAND_MANA).find(
    ([type]) => land.supertypes.includes('basic') && land.name === type,
  )
  return entry?.[1] ?? null
}

const BASICS = SET.filter((card) => manaOf(card) !== null)

/** Cards from a file, with the basic lands. */
export const withBasics = (cards: readonly Printed[]): readonly Printed[] => [
  ...cards.filter((card) => manaOf(card) === null),
  ...BASICS,
]

const cardsOf = (pool: Pool | readonly Printed[]): readonly Printed[] => (typeof pool === 'string' ? POOLS[pool] : pool)

/** Those of the cards that the edition's rules know. */
export const knownIn = (edition: EditionId, pool: Pool | readonly Printed[]): readonly Printed[] =>
  cardsOf(pool).filter((card) => whyNotInEdition(edition, card) === null)

/** A deck of some colours, two fifths of it lands: of a pool, or of other cards. */
export function randomDeck(pool: Pool | readonly Printed[], size: number, roll: Roll): Printed[] {
  const colors = new Set<string>(COLORS.filter(() => roll(2) > 0))
  const all = cardsOf(pool).filter((card) => card.colors.every((color) => colors.has(color)))
  const spells = all.filter((card) => !card.types.includes('land'))
  const lands = all.filter(
    (card) => card.types.includes('land') && (manaOf(card) === null || colors.has(manaOf(card) ?? '')),
  )
  const basics = lands.filter((card) => manaOf(card) !== null)
  return Array.from({ length: size }, (_, index) => {
    const from = index % 5 >= 2 ? spells : index % 5 === 0 && basics.length > 0 ? basics : lands
    return from[roll(from.length)] as Printed
  })
}
