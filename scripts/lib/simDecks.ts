/** The decks that games by machine are played with. */
import { BASIC_LAND_OF, DECK_PLANS, drawDeck } from '../../src/catalog/building/index.ts'
import { byName, compileDeck, isLed, loadSet } from '../../src/catalog/index.ts'
import { type Roll, whyNotInEdition } from '../../src/engine/index.ts'
import type { Color, Printed } from '../../src/language/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { understoodIn } from './cardFiles.ts'

/** What a seat plays with. */
export interface Dealt {
  readonly deck: readonly Printed[]
  /** What effects may bring from outside the game: dungeons among it. */
  readonly sideboard?: readonly Printed[]
  readonly commander?: readonly Printed[]
}

/** Gives what a seat plays with, with the chance of its game. */
export type Dealer = (edition: EditionId, seat: number, roll: Roll) => Dealt

/** Decks of the built-in set: those named by id, one for each seat; else any. Throws if there is no such deck. */
export async function dealFromSet(wanted: readonly string[]): Promise<Dealer> {
  const { cards, decks, decksOfToday } = await loadSet()
  const ready = [...decks, ...decksOfToday.filter((deck) => !isLed(deck))].map((deck) => {
    const compiled = compileDeck(deck.cards, byName(cards))
    const missing = [...compiled.unknown, ...compiled.notUnderstood.map(({ record }) => record.name)]
    if (missing.length > 0) console.error(`deck ${deck.id} plays without ${missing.join(', ')}`)
    const sideboard = compileDeck(deck.sideboard, byName(cards)).cards
    return { id: deck.id, deck: compiled.cards, sideboard }
  })
  const unknown = wanted.find((id) => !ready.some((deck) => deck.id === id))
  if (unknown !== undefined)
    throw new Error(`--decks: no deck ${unknown}; there are ${decks.map((deck) => deck.id).join(', ')}`)
  return (edition, seat, roll) => {
    const fit = ready.filter(({ deck }) => deck.every((card) => whyNotInEdition(edition, card) === null))
    const drawn = fit[roll(fit.length)]
    const { deck, sideboard } = ready.find(({ id }) => id === wanted[seat]) ?? drawn ?? { deck: [], sideboard: [] }
    return { deck, sideboard }
  }
}

/** Decks drawn from the understood cards of a file that the edition has: aggro, midrange or control, in two colours. */
export async function dealFromFile(file: string): Promise<Dealer> {
  const all = understoodIn([file])
  const { cards } = await loadSet()
  const ours = cards.flatMap(({ compiled }) => (compiled.ok ? compiled.printed : []))
  const landOf = (color: Color): Printed => {
    const land = ours.find(({ name }) => name === BASIC_LAND_OF[color])
    if (land === undefined) throw new Error(`the set has no ${BASIC_LAND_OF[color]}`)
    return land
  }
  const plans = Object.values(DECK_PLANS)
  return (edition, _, roll) => {
    const pool = all.filter((card) => whyNotInEdition(edition, card) === null)
    const plan = plans[roll(plans.length)] ?? DECK_PLANS.midrange
    return { deck: drawDeck(pool, plan, landOf, roll) }
  }
}
