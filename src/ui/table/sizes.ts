/**
 * The sizes that cards have on the table, and which of them a window tries in turn. The only place that knows them: the
 * style sheet is given them as custom properties, and places are computed from them without measuring.
 */
import type { Settings } from '../../store/index.ts'
import type { LayoutMode } from './layoutMode.ts'

export type CardSize = Settings['cardSize']

export interface Size {
  readonly width: number
  readonly height: number
}

/** Both sides always use the same step. */
export type Step =
  | ('xxl' | 'xl' | 'lWide' | 'l' | 'mWide' | 'm' | 's' | 'xs' | 'xxs')
  | ('phoneLarge' | 'phone' | 'phoneSmall' | 'sidewaysXl' | 'sidewaysL' | 'sideways')
  | PanelStep
  | HalfStep

/** The steps of one's own half, where several play: what lies behind the creatures is lower. */
export type HalfStep = 'halfXxl' | 'halfXl' | 'halfLWide' | 'halfL' | 'halfMWide' | 'halfM'

/** The steps of an opponent's panel, where several play. */
export type PanelStep = 'panelL' | 'panelM' | 'v' | 'vLow' | 'w' | 'wLow'

interface StepSizes {
  readonly card: Size
  /** Lands and other permanents behind the creatures. */
  readonly tile: Size
  /** Between neighbours of a row. */
  readonly gap: number
  /** What one attachment's label adds above its host. */
  readonly label: number
  /** How much larger a card is drawn than it was designed: letters, symbols and all. */
  readonly zoom?: number
  /** Its letters are the smallest that can be read. */
  readonly tight?: boolean
  /** The step whose marks and names it has. */
  readonly like?: Step | undefined
}

const size = (width: number, height: number): Size => ({ width, height })

export const STEPS: Readonly<Record<Step, StepSizes>> = {
  xxl: { card: size(152, 184), tile: size(132, 94), gap: 14, label: 26, zoom: 1.15 },
  xl: { card: size(132, 162), tile: size(116, 84), gap: 14, label: 26 },
  lWide: { card: size(132, 140), tile: size(116, 72), gap: 12, label: 26, zoom: 1.13 },
  l: { card: size(114, 140), tile: size(100, 72), gap: 12, label: 26 },
  mWide: { card: size(118, 114), tile: size(106, 54), gap: 10, label: 20, zoom: 1.12 },
  m: { card: size(102, 114), tile: size(92, 54), gap: 12, label: 20 },
  s: { card: size(90, 92), tile: size(86, 44), gap: 6, label: 19 },
  xs: { card: size(90, 62), tile: size(84, 42), gap: 6, label: 19 },
  xxs: { card: size(82, 62), tile: size(82, 42), gap: 4, label: 19, like: 'xs', tight: true },
  phoneLarge: { card: size(112, 122), tile: size(112, 54), gap: 9, label: 28, zoom: 1.2 },
  phone: { card: size(84, 104), tile: size(84, 50), gap: 9, label: 28 },
  phoneSmall: { card: size(76, 80), tile: size(71, 50), gap: 5, label: 28 },
  halfXxl: { card: size(152, 184), tile: size(132, 64), gap: 14, label: 26, zoom: 1.15, like: 'xxl' },
  halfXl: { card: size(132, 162), tile: size(116, 56), gap: 14, label: 26, like: 'xl' },
  halfL: { card: size(114, 140), tile: size(100, 48), gap: 12, label: 26, like: 'l' },
  halfLWide: { card: size(132, 140), tile: size(116, 48), gap: 12, label: 26, zoom: 1.13, like: 'lWide' },
  halfMWide: { card: size(118, 114), tile: size(106, 42), gap: 10, label: 20, zoom: 1.12, like: 'mWide' },
  halfM: { card: size(102, 114), tile: size(92, 42), gap: 12, label: 20, like: 'm' },
  panelL: { card: size(114, 140), tile: size(100, 48), gap: 12, label: 26, like: 'l' },
  panelM: { card: size(102, 114), tile: size(92, 46), gap: 12, label: 19, like: 'm' },
  v: { card: size(82, 80), tile: size(82, 42), gap: 4, label: 19, like: 'xs', tight: true },
  vLow: { card: size(82, 58), tile: size(82, 42), gap: 4, label: 19, like: 'xs', tight: true },
  w: { card: size(72, 62), tile: size(72, 36), gap: 5, label: 19, like: 'xs', tight: true },
  wLow: { card: size(72, 54), tile: size(72, 36), gap: 5, label: 19, like: 'xs', tight: true },
  // What is attached is a mark on the card's own edge: a label above it has no height here.
  sidewaysXl: { card: size(104, 84), tile: size(100, 46), gap: 6, label: 0, zoom: 1.15, like: 'sideways' },
  sidewaysL: { card: size(92, 70), tile: size(90, 42), gap: 6, label: 0, like: 'sideways' },
  sideways: { card: size(77, 62), tile: size(77, 42), gap: 5, label: 0 },
}

/**
 * A step, with how many rows of it each side may have. What stands around gives way before cards get smaller
 * (`crowded`), and the hand folds to tiles only where there is no height for it.
 */
export interface Trial {
  readonly step: Step
  readonly rows: number
  readonly folded: boolean
  /** Rails, plates and the room between rows are smaller than this window would have them. */
  readonly crowded: boolean
}

/** A roomy trial, then the same and smaller ones where everything around gives way. */
export const trials = (first: Step, ...others: readonly (readonly [Step, number])[]): readonly [Trial, ...Trial[]] => [
  { step: first, rows: 1, folded: false, crowded: false },
  ...[[first, 1] as const, ...others].flatMap(([step, rows]) =>
    [false, true].map((folded) => ({ step, rows, folded, crowded: true })),
  ),
]

interface ModeSizes {
  readonly trials: readonly [Trial, ...Trial[]]
  /**
   * The height of all that isn't cards: margins, the other hand, the strip, the room between rows. Most of that gives
   * way before cards get smaller. In `combat` there is room for swords and shields as well.
   */
  readonly around: { readonly calm: number; readonly combat: number; readonly crowded: number }
  /** What the rails beside the middle give up to it when it is crowded. */
  readonly slack: number
  readonly hand: Size
  /** How much larger a card of the hand is drawn than it was designed. */
  readonly handZoom?: number
  /** A card of the hand while there is no room for all of it. */
  readonly folded: Size
  /** A card of the other hand, where it is open. */
  readonly open: Size
  /** A player's plate before the creatures; 0: the player's bar is pressed instead. */
  readonly plate: number
}

/** The same, where nothing around gives way but the room for swords and shields: cards get smaller for that. */
const inSight = (...steps: readonly Step[]): readonly [Trial, ...Trial[]] => {
  const [first = 'sideways', ...others] = steps
  const trial = (step: Step, crowded: boolean): Trial => ({ step, rows: 1, folded: false, crowded })
  return [trial(first, false), ...others.map((step) => trial(step, false)), trial(steps.at(-1) ?? first, true)]
}

/** On a phone the page is as long as its cards need. */
const NOTHING = { calm: 0, combat: 0, crowded: 0 }

/** From the roomiest on; the first that holds both sides is taken (LOOK.md: one row, two, three). */
const SIZES: Readonly<Record<LayoutMode | 'wide', ModeSizes>> = {
  wide: {
    trials: trials('xl', ['l', 1], ['l', 2], ['m', 3], ['s', 3], ['xs', 4], ['xxs', 4]),
    around: { calm: 270, combat: 308, crowded: 212 },
    slack: 72,
    hand: size(140, 212),
    folded: size(132, 84),
    open: size(118, 44),
    plate: 132,
  },
  full: {
    trials: trials('l', ['m', 1], ['m', 2], ['s', 2], ['xs', 3], ['xxs', 3]),
    around: { calm: 250, combat: 290, crowded: 190 },
    slack: 72,
    hand: size(116, 184),
    folded: size(118, 76),
    open: size(104, 44),
    plate: 132,
  },
  compact: {
    trials: trials('m', ['s', 1], ['s', 2], ['xs', 2], ['xs', 3], ['xxs', 3]),
    around: { calm: 220, combat: 250, crowded: 146 },
    slack: 58,
    hand: size(103, 134),
    folded: size(100, 58),
    open: size(104, 36),
    plate: 112,
  },
  bars: {
    trials: trials('m', ['s', 1], ['s', 2], ['xs', 2], ['xs', 3]),
    around: { calm: 330, combat: 330, crowded: 300 },
    slack: 0,
    hand: size(103, 134),
    folded: size(100, 58),
    open: size(104, 32),
    plate: 0,
  },
  short: {
    trials: inSight('sidewaysXl', 'sidewaysL', 'sideways'),
    around: { calm: 91, combat: 91, crowded: 63 },
    slack: 0,
    hand: size(77, 74),
    folded: size(77, 74),
    open: size(77, 32),
    plate: 0,
  },
  phone: {
    trials: trials('phone', ['phoneSmall', 1], ['phoneSmall', 2]),
    around: NOTHING,
    slack: 0,
    hand: size(86, 74),
    folded: size(86, 74),
    open: size(86, 44),
    plate: 0,
  },
}

/** What the size that was chosen for cards changes. */
const CHOSEN: Readonly<Record<CardSize, Partial<Record<keyof typeof SIZES, Partial<ModeSizes>>>>> = {
  small: {
    wide: { trials: trials('l', ['l', 2], ['m', 3], ['s', 3], ['xs', 4], ['xxs', 4]), hand: size(116, 184) },
    full: { trials: trials('m', ['m', 2], ['s', 2], ['xs', 3], ['xxs', 3]), hand: size(103, 142) },
    compact: { trials: trials('s', ['s', 2], ['xs', 2], ['xs', 3], ['xxs', 3]) },
    bars: { trials: trials('s', ['s', 2], ['xs', 2], ['xs', 3]) },
    short: { trials: inSight('sideways') },
    phone: { trials: trials('phoneSmall', ['phoneSmall', 2]) },
  },
  normal: {},
  large: {
    wide: {
      trials: trials('xxl', ['xl', 1], ['l', 1], ['l', 2], ['m', 3], ['s', 3], ['xs', 4], ['xxs', 4]),
      hand: size(160, 212),
      handZoom: 1.14,
      folded: size(146, 84),
    },
    full: {
      trials: trials('lWide', ['l', 1], ['m', 1], ['m', 2], ['s', 2], ['xs', 3], ['xxs', 3]),
      hand: size(132, 184),
      handZoom: 1.13,
      folded: size(132, 76),
    },
    compact: {
      trials: trials('mWide', ['m', 1], ['s', 1], ['s', 2], ['xs', 2], ['xs', 3], ['xxs', 3]),
      hand: size(118, 134),
      handZoom: 1.12,
      folded: size(114, 66),
    },
    bars: {
      trials: trials('mWide', ['m', 1], ['s', 1], ['s', 2], ['xs', 2], ['xs', 3]),
      hand: size(118, 134),
      handZoom: 1.12,
      folded: size(112, 66),
    },
    short: {
      trials: trials('sidewaysXl', ['sidewaysL', 1], ['sideways', 1]),
      handZoom: 1.13,
      folded: size(90, 84),
    },
    phone: { trials: trials('phoneLarge', ['phone', 1], ['phoneSmall', 1], ['phoneSmall', 2]) },
  },
}

/** Where cards grow: on a large window. */
export const isWide = (width: number, height: number): boolean => width >= 1600 || (width >= 1000 && height >= 1000)

interface Tiles {
  readonly around: number
  readonly across: number
  readonly gap: number
  readonly height: number
  readonly zoom?: number
}

/** On a phone: what lies above and below the cards, how many of the hand stand side by side, and between its rows. */
const TILES: Readonly<Record<CardSize, { readonly calm: Tiles; readonly crowded: Tiles }>> = {
  small: {
    calm: { around: 192, across: 5, gap: 8, height: 66 },
    crowded: { around: 176, across: 5, gap: 8, height: 62 },
  },
  normal: {
    calm: { around: 192, across: 4, gap: 9, height: 74 },
    crowded: { around: 176, across: 5, gap: 8, height: 62 },
  },
  large: {
    calm: { around: 192, across: 3, gap: 9, height: 88, zoom: 1.2 },
    crowded: { around: 176, across: 4, gap: 8, height: 74 },
  },
}

export const PHONE = {
  /** The place of the prompts, and swords and shields. */
  dock: 118,
  marks: 36,
}

export interface Room extends ModeSizes {
  readonly mode: LayoutMode
  /** Of a phone's hand. */
  readonly tiles: (typeof TILES)[CardSize]
  /** How wide rows of creatures may be, beside the place of a player's plate; and rows of what lies behind them. */
  readonly front: number
  readonly back: number
  readonly hands: number
  /** How high the window is; phones scroll. */
  readonly height: number
}

/** What stands beside the table's middle: margins, gutters, rails. The style sheet's columns are the same. */
const BESIDE: Readonly<Record<LayoutMode, number>> = {
  full: 24 + 28 + 204 + 294,
  compact: 16 + 20 + 180 + 266,
  bars: 16,
  short: 16 + 12 + 80 + 148,
  phone: 16,
}

/** The plate where cards are small. */
const SMALL_PLATE = 76

/** What a crowded table has more, in width: the rails and the plates are narrower. */
export function widened<R extends Room>(room: R): R {
  const { slack, plate } = room
  const small = Math.min(plate, SMALL_PLATE)
  const more = slack + plate - small
  return { ...room, plate: small, front: room.front + more, back: room.back + slack, hands: room.hands + slack }
}

/** Between a player's plate and the creatures. */
const PLATE_GAP = 12

/** What a plate keeps free of the rows, whether it is shown or not. */
export const plateRoom = ({ plate }: Pick<ModeSizes, 'plate'>): number => (plate > 0 ? plate + PLATE_GAP : 0)

/** The lowest laptop. */
const LOWEST = 720

/** Room for rows of cards in a window of that size, and the sizes to be tried there. */
export function roomOf(mode: LayoutMode, width: number, height: number, cards: CardSize = 'normal'): Room {
  const middle = width - BESIDE[mode] - (mode === 'short' && width >= 760 ? 80 : 0)
  const found = mode === 'full' && isWide(width, height) ? 'wide' : mode
  const sizes = { ...SIZES[found], ...CHOSEN[cards][found] }
  const high = mode === 'phone' ? Number.POSITIVE_INFINITY : height
  const beside = mode === 'bars' ? middle - 258 : middle
  // What a laptop has in height beyond the lowest goes to the hand, whose cards have more text then.
  const hand =
    mode === 'compact' ? size(sizes.hand.width, sizes.hand.height + Math.min(50, height - LOWEST)) : sizes.hand
  return {
    ...sizes,
    mode,
    tiles: TILES[cards],
    hand,
    front: middle - plateRoom(sizes),
    back: beside,
    hands: beside,
    height: high,
  }
}
