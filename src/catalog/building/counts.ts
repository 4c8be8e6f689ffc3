/** What a deck is made of: its curve of costs, and its colours against the lands that make them. */
import { BASIC_LAND_MANA, type ManaOutput, manaValue, namedTypes, type Printed } from '../../language/index.ts'

/** A card and how many of it there are. */
export interface Counted {
  readonly count: number
  readonly card: Printed
}

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type DeckColor = (typeof COLORS)[number]

/** The last column of the curve holds all that cost as much or more. */
const MOST_COST = 6

export interface CurveColumn {
  readonly cost: number
  readonly creatures: number
  readonly others: number
}

export const isLand = (card: Printed): boolean => card.types.includes('land')

/** How many spells of each cost, from 0 to `MOST_COST` and more. */
export function curveOf(deck: readonly Counted[]): readonly CurveColumn[] {
  const spells = deck.filter(({ card }) => !isLand(card))
  return Array.from({ length: MOST_COST + 1 }, (_, cost) => {
    const here = spells.filter(({ card }) => Math.min(manaValue(card.cost), MOST_COST) === cost)
    const sum = (creature: boolean) =>
      here.reduce((n, { card, count }) => (card.types.includes('creature') === creature ? n + count : n), 0)
    return { cost, creatures: sum(true), others: sum(false) }
  })
}

/** The mean mana value of its spells; `null` if it has none. */
export function averageCost(deck: readonly Counted[]): number | null {
  const spells = deck.filter(({ card }) => !isLand(card))
  const n = spells.reduce((sum, { count }) => sum + count, 0)
  return n === 0 ? null : spells.reduce((sum, { card, count }) => sum + count * manaValue(card.cost), 0) / n
}

/** The colours whose symbol stands in a cost: both of a hybrid symbol. */
const colorsIn = (symbol: string): readonly DeckColor[] => COLORS.filter((color) => symbol.split('/').includes(color))

/** The colours in what a mana ability gives; a range, such as "any color", is counted as all of them. */
const colorsGiven = (output: ManaOutput): readonly DeckColor[] =>
  output.kind === 'range' ? COLORS : COLORS.filter((color) => namedTypes(output).includes(color))

/** The colours of mana that a land can make: by its basic land types, and by its mana abilities. */
export function colorsMade({ types, subtypes, abilities }: Printed): readonly DeckColor[] {
  if (!types.includes('land')) return []
  const effects = abilities.flatMap((one) => (one.kind === 'activated' ? one.body.modes.flat() : []))
  const given = effects.flatMap((effect) => (effect.kind === 'addMana' ? colorsGiven(effect.mana) : []))
  return COLORS.filter(
    (color) => given.includes(color) || subtypes.some((type) => isBasic(type) && BASIC_LAND_MANA[type] === color),
  )
}

const isBasic = (subtype: string): subtype is keyof typeof BASIC_LAND_MANA => Object.hasOwn(BASIC_LAND_MANA, subtype)

export interface ColorShare {
  readonly color: DeckColor
  /** Of all coloured symbols in its costs, from 0 to 1. */
  readonly symbols: number
  /** Of all lands that make coloured mana, each counted once for each of its colours. */
  readonly sources: number
}

/** Each colour that the deck's costs or lands have, and its share of both. */
export function colorShares(deck: readonly Counted[]): readonly ColorShare[] {
  const tally = (colorsOf: (card: Printed) => readonly DeckColor[]) => {
    const found = deck.flatMap(({ card, count }) => colorsOf(card).map((color) => ({ color, count })))
    const all = found.reduce((sum, { count }) => sum + count, 0)
    return (wanted: DeckColor) =>
      found.reduce((sum, { color, count }) => (color === wanted ? sum + count : sum), 0) / Math.max(1, all)
  }
  const symbols = tally((card) => (card.cost ?? []).flatMap(colorsIn))
  const sources = tally(colorsMade)
  return COLORS.map((color) => ({ color, symbols: symbols(color), sources: sources(color) })).filter(
    (share) => share.symbols + share.sources > 0,
  )
}
