/**
 * The sizes that cards have on the table, and which of them a window tries in turn. The only place that knows them: the
 * style sheet is given them as custom properties, and places are computed from them without measuring.
 */
import type { LayoutMode } from './layoutMode.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Both sides always use the same step. */
export type Step = 'xl' | 'l' | 'm' | 's' | 'xs' | 'phone' | 'phoneSmall' | 'sideways'

interface StepSizes {
  readonly card: Size
  /** Lands and other permanents behind the creatures. */
  readonly tile: Size
  /** Between neighbours of a row. */
  readonly gap: number
  /** What one attachment's label adds above its host. */
  readonly label: number
}

const size = (width: number, height: number): Size => ({ width, height })

export const STEPS: Readonly<Record<Step, StepSizes>> = {
  xl: { card: size(132, 162), tile: size(116, 84), gap: 14, label: 26 },
  l: { card: size(114, 140), tile: size(100, 72), gap: 12, label: 26 },
  m: { card: size(102, 114), tile: size(92, 54), gap: 12, label: 20 },
  s: { card: size(92, 92), tile: size(88, 44), gap: 10, label: 19 },
  xs: { card: size(92, 62), tile: size(84, 42), gap: 8, label: 19 },
  phone: { card: size(84, 104), tile: size(84, 46), gap: 9, label: 19 },
  phoneSmall: { card: size(76, 78), tile: size(71, 46), gap: 5, label: 19 },
  sideways: { card: size(74, 84), tile: size(66, 46), gap: 6, label: 19 },
}

/** A step, with how many rows of it each side has room for. */
interface Trial {
  readonly step: Step
  readonly rows: number
}

interface ModeSizes {
  readonly trials: readonly [Trial, ...Trial[]]
  readonly hand: Size
  /** A card of the hand while there is no room for all of it. */
  readonly folded: Size
  /** A card of the other hand, where it is open. */
  readonly open: Size
}

/** From the roomiest on; the first that holds both sides is taken (LOOK.md: one row, two, three). */
const SIZES: Readonly<Record<LayoutMode | 'wide', ModeSizes>> = {
  wide: {
    trials: [
      { step: 'xl', rows: 1 },
      { step: 'l', rows: 2 },
      { step: 'm', rows: 3 },
      { step: 'xs', rows: 4 },
    ],
    hand: size(140, 212),
    folded: size(132, 84),
    open: size(118, 44),
  },
  full: {
    trials: [
      { step: 'l', rows: 1 },
      { step: 'm', rows: 2 },
      { step: 'xs', rows: 3 },
    ],
    hand: size(116, 184),
    folded: size(118, 76),
    open: size(104, 44),
  },
  compact: {
    trials: [
      { step: 'm', rows: 1 },
      { step: 's', rows: 2 },
      { step: 'xs', rows: 3 },
    ],
    hand: size(103, 134),
    folded: size(100, 58),
    open: size(104, 32),
  },
  bars: {
    trials: [
      { step: 'm', rows: 1 },
      { step: 's', rows: 2 },
      { step: 'xs', rows: 3 },
    ],
    hand: size(103, 134),
    folded: size(100, 58),
    open: size(104, 32),
  },
  short: { trials: [{ step: 'sideways', rows: 1 }], hand: size(88, 50), folded: size(88, 50), open: size(88, 32) },
  phone: {
    trials: [
      { step: 'phone', rows: 1 },
      { step: 'phoneSmall', rows: 2 },
    ],
    hand: size(86, 74),
    folded: size(86, 74),
    open: size(86, 44),
  },
}

/** Where cards grow: on a large window. */
const isWide = (width: number, height: number): boolean => width >= 1600 || (width >= 1000 && height >= 1000)

export interface Room extends ModeSizes {
  readonly mode: LayoutMode
  /** How wide rows of creatures may be, and rows of what lies behind them. */
  readonly front: number
  readonly back: number
  readonly hands: number
}

/** What stands beside the table's middle: margins, gutters, rails. The style sheet's columns are the same. */
const BESIDE: Readonly<Record<LayoutMode, number>> = {
  full: 24 + 28 + 204 + 294,
  compact: 16 + 20 + 180 + 266,
  bars: 16,
  short: 16 + 16 + 250,
  phone: 16,
}

/** Room for rows of cards in a window of that size, and the sizes to be tried there. */
export function roomOf(mode: LayoutMode, width: number, height: number): Room {
  const middle = width - BESIDE[mode]
  const sizes = SIZES[mode === 'full' && isWide(width, height) ? 'wide' : mode]
  // On its side a phone has the lands beside the creatures.
  if (mode === 'short') return { ...sizes, mode, front: (middle * 2.4) / 3.4, back: middle / 3.4, hands: middle }
  const beside = mode === 'bars' ? middle - 258 : middle
  return { ...sizes, mode, front: middle, back: beside, hands: beside }
}
