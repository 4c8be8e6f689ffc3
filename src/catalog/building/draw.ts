/** Decks drawn by chance from a pool of cards: two colours, a curve of costs, creatures and other spells. */
import { BASIC_LAND_MANA, type Color, manaValue, type Printed } from '../../language/index.ts'
import { COLORS, type DeckColor, isLand } from './counts.ts'

/** Gives a whole number from 0 to below `n`. */
type Roll = (n: number) => number

/** What a deck is to be: the cost of each of its spells, each three times in the deck, creatures first. */
export interface DeckPlan {
  readonly creatures: readonly number[]
  readonly others: readonly number[]
}

/** Plans with twelve spells of three copies each. The cost 6 stands for six and more. */
export const DECK_PLANS = {
  aggro: { creatures: [1, 1, 1, 2, 2, 2, 3, 3, 4], others: [1, 2, 3] },
  midrange: { creatures: [1, 2, 2, 3, 3, 4, 4, 5], others: [2, 3, 4, 6] },
  control: { creatures: [2, 3, 4, 5, 6], others: [1, 2, 2, 3, 3, 4, 5] },
} as const satisfies Readonly<Record<string, DeckPlan>>

/** The basic land of each colour, by name. */
export const BASIC_LAND_OF = Object.fromEntries(
  Object.entries(BASIC_LAND_MANA).map(([name, color]) => [color, name]),
) as Readonly<Record<Color, string>>

const COPIES = 3
const LANDS = 24
const MOST_COST = 6

const costOf = (card: Printed): number => Math.min(MOST_COST, Math.max(1, manaValue(card.cost)))

/** Takes one that fits and hasn't been taken, of the cost nearest to the one wanted; `null`: none is left. */
function take(from: Printed[], cost: number, roll: Roll): Printed | null {
  const nearest = Math.min(...from.map((card) => Math.abs(costOf(card) - cost)))
  const fitting = from.filter((card) => Math.abs(costOf(card) - cost) === nearest)
  const taken = fitting[roll(fitting.length)]
  if (taken === undefined) return null
  from.splice(from.indexOf(taken), 1)
  return taken
}

/** How many of the lands each colour gets, by the symbols in the costs; each at least a third of an even share. */
function landsFor(spells: readonly Printed[], colors: readonly DeckColor[]): readonly DeckColor[] {
  const symbols = (color: DeckColor) =>
    spells.reduce((sum, { cost }) => sum + (cost ?? []).filter((symbol) => symbol.split('/').includes(color)).length, 2)
  const all = colors.reduce((sum, color) => sum + symbols(color), 0)
  const [first, ...more] = colors
  const given = more.flatMap((color) => Array.from({ length: Math.round((symbols(color) / all) * LANDS) }, () => color))
  return [...Array.from({ length: LANDS - given.length }, () => first ?? 'G'), ...given]
}

/**
 * Sixty cards of a plan in two colours, drawn from a pool: spells three times each and 24 basic lands, which `landOf`
 * gives. A cost of which the pool has nothing is taken by the nearest there is; with too small a pool the deck is
 * smaller.
 */
export function drawDeck(
  pool: readonly Printed[],
  plan: DeckPlan,
  landOf: (color: DeckColor) => Printed,
  roll: Roll,
): readonly Printed[] {
  const left = [...COLORS]
  const colors = [0, 1].flatMap(() => left.splice(roll(left.length), 1))
  const fitting = pool.filter(
    (card) => !isLand(card) && card.cost !== null && card.colors.every((color) => colors.includes(color)),
  )
  const creatures = fitting.filter(({ types }) => types.includes('creature'))
  const others = fitting.filter(({ types }) => !types.includes('creature'))
  const spells = [
    ...plan.creatures.flatMap((cost) => take(creatures, cost, roll) ?? []),
    ...plan.others.flatMap((cost) => take(others, cost, roll) ?? []),
  ]
  return [
    ...spells.flatMap((card) => Array.from({ length: COPIES }, () => card)),
    ...landsFor(spells, colors).map(landOf),
  ]
}
