/**
 * Where the boards of three to six players have their places: a panel for each opponent above the strip, in turn order
 * from left to right, and one's own half below it. Everything follows from the window and from who plays.
 */
import { type Arrangement, holds, placesIn, type SpaceNeeded } from './arrange.ts'
import { leastHandWidth } from './handWidth.ts'
import type { LayoutMode } from './layoutMode.ts'
import { type CardSize, isWide, type PanelStep, type Room, roomOf, type Size, type Trial, trials } from './sizes.ts'
import { type TableArrangement, UNARRANGED } from './tableArrangement.ts'

interface Frame {
  readonly margin: number
  readonly rail: number
  /** The own panel, left of the own rows. */
  readonly mine: number
  /** Between the panels and the strip, where lines run. */
  readonly gutter: number
  readonly strip: number
  /** Between the strip and what stands at the sides of the own half. */
  readonly inset: number
  /** Between panels. */
  readonly gap: number
  /** The panels' part of the window's height. */
  readonly share: number
  readonly hand: Size
  /** How much larger a card of the hand is drawn than it was designed. */
  readonly handZoom?: number
  /** What isn't cards in the own half: as roomy as it may be, with swords and shields, and at least. */
  readonly around: Room['around']
  /** Of the own half. */
  readonly trials: Room['trials']
}

const FRAMES = {
  wide: {
    margin: 12,
    rail: 300,
    mine: 176,
    gutter: 30,
    strip: 46,
    inset: 18,
    gap: 12,
    share: 0.404,
    hand: { width: 128, height: 196 },
    around: { calm: 78, combat: 92, crowded: 58 },
    trials: trials('halfXl', ['halfL', 1], ['halfL', 2], ['halfM', 2], ['xs', 3]),
  },
  full: {
    margin: 12,
    rail: 272,
    mine: 154,
    gutter: 32,
    strip: 40,
    inset: 18,
    gap: 12,
    share: 0.413,
    hand: { width: 110, height: 142 },
    around: { calm: 76, combat: 90, crowded: 56 },
    trials: trials('halfL', ['halfM', 1], ['halfM', 2], ['s', 2], ['xs', 3]),
  },
  compact: {
    margin: 8,
    rail: 246,
    mine: 142,
    gutter: 22,
    strip: 34,
    inset: 10,
    gap: 8,
    share: 0.403,
    hand: { width: 103, height: 128 },
    around: { calm: 58, combat: 68, crowded: 44 },
    trials: trials('halfM', ['s', 1], ['s', 2], ['xs', 2], ['xs', 3]),
  },
} satisfies Record<string, Frame>

type Own = Partial<Pick<Frame, 'hand' | 'handZoom' | 'trials'>>

/** What the size that was chosen for cards changes in the own half. */
const CHOSEN: Readonly<Record<CardSize, Readonly<Record<keyof typeof FRAMES, Own>>>> = {
  small: {
    wide: { trials: trials('halfL', ['halfL', 2], ['halfM', 2], ['xs', 3]), hand: { width: 110, height: 150 } },
    full: { trials: trials('halfM', ['halfM', 2], ['s', 2], ['xs', 3]), hand: { width: 103, height: 128 } },
    compact: { trials: trials('s', ['s', 2], ['xs', 2], ['xs', 3]) },
  },
  normal: { wide: {}, full: {}, compact: {} },
  large: {
    wide: {
      trials: trials('halfXxl', ['halfXl', 1], ['halfL', 1], ['halfL', 2], ['halfM', 2], ['xs', 3]),
      hand: { width: 146, height: 200 },
      handZoom: 1.14,
    },
    full: {
      trials: trials('halfLWide', ['halfL', 1], ['halfM', 1], ['halfM', 2], ['s', 2], ['xs', 3]),
      hand: { width: 124, height: 146 },
      handZoom: 1.12,
    },
    compact: {
      trials: trials('halfMWide', ['halfM', 1], ['s', 1], ['s', 2], ['xs', 2], ['xs', 3]),
      hand: { width: 115, height: 132 },
      handZoom: 1.12,
    },
  },
}

/** Between the field and the rail: the lane of lines from the stack. */
const LANE = 26
/** Between the own panel and the own rows. */
const BESIDE = 14
/** What stands at the sides and below inside a panel. */
const INSET = 8
/** A panel that isn't looked at while another is; and one of a player who is out. */
const NARROW = 208
const STELE = 68
/** Narrower, a board is a list. */
const LIST = 240
/** From this width on a head without a commander is one line. */
const ONE_LINE = 500
const HEADS = { one: 58, two: 66, lines: 92, list: 116 } as const
/** The column of a team's life total, between its panels. */
const TEAM = 124
/** The panel of a teammate in the own half, how much wider it is looked at, and what it leaves to the own rows. */
const MATE = { width: 344, looked: 1.35, least: 380 } as const
/**
 * The teammate's open hand below their board: its heading, its lines, and how many there are, in two columns; in one
 * there are more.
 */
const HAND_LINES = { heading: 26, line: 27, low: [2, 3], high: [3, 5] } as const
/** The plane at the right end of the own half: whole from that height on, else its name and picture. */
const PLANE = { from: 860, card: 212, tile: 150 } as const

/**
 * How much of a player a panel shows: a board below a head of one or three lines, or of two, where the life total is the
 * team's; a list; or that they are out.
 */
export type PanelForm = 'one' | 'two' | 'lines' | 'list' | 'out'

/** What the places follow from, of one of the others. */
export interface Seated {
  readonly out: boolean
  readonly focused: boolean
  readonly hasCommander: boolean
  readonly hasAvatar: boolean
  /** Whose life total is also theirs: the viewer's, or another opponent's; `null`: it is their own. */
  readonly shares: 'own' | 'theirs' | null
  readonly needs: SpaceNeeded
}

export interface PanelPlace {
  readonly form: PanelForm
  readonly width: number
  /** How the cards of its board are arranged; `null`: it has none. */
  readonly arrangement: TableArrangement | null
  /** It stands in the own half, right of the own rows: a teammate's. */
  readonly beside: boolean
  /** Of the place it stands in; of a teammate's, without their open hand. */
  readonly height: number
}

export interface SeveralPlaces {
  readonly frame: Frame
  /** Of all others, in turn order. */
  readonly panels: readonly PanelPlace[]
  /** Of the panels above the strip. */
  readonly height: number
  /** How many panels stand left of the column with the opponents' one life total; `null`: each has their own. */
  readonly teamAfter: number | null
  /** The place of the plane: the whole card, or a tile; `null`: there is none. */
  readonly plane: { readonly form: 'card' | 'tile'; readonly width: number } | null
  /** The height of a teammate's open hand, below their board. */
  readonly openHand: number
  /** The room of the own half. */
  readonly own: Room
}

const trial = (step: PanelStep, rows: number): Trial => ({ step, rows, folded: true, crowded: false })

type Trials = readonly [Trial, ...Trial[]]

const LOWEST: Trials = [trial('v', 2), trial('vLow', 3), trial('w', 2), trial('wLow', 3)]
const USUAL: Trials = [trial('panelM', 1), trial('panelM', 2), ...LOWEST]

/** Of a panel, from the roomiest on. */
const TRIALS: Readonly<Record<CardSize, Trials>> = {
  small: LOWEST,
  normal: USUAL,
  large: [trial('panelL', 1), trial('panelL', 2), ...USUAL],
}

/** Between the tiles and the creatures of a panel, and between its rows and the edge. */
const ROOM_BETWEEN = { calm: 12, combat: 12, crowded: 12 }

const NOTHING: Size = { width: 0, height: 0 }

/** All rows of that width: nothing beside them gives way, and players are pressed elsewhere. */
const across = (base: Room, width: number, height: number): Room => ({
  ...base,
  slack: 0,
  plate: 0,
  front: width,
  back: width,
  hands: width,
  height,
})

const panelRoom = (base: Room, width: number, height: number, trials: Trials): Room => ({
  ...across(base, width - 2 * INSET, height),
  trials,
  around: ROOM_BETWEEN,
  hand: NOTHING,
  folded: NOTHING,
})

/** A board whose creatures fill all rows of a trial. */
function fullAt({ front }: Room, { step, rows }: Trial): SpaceNeeded {
  const places = rows * placesIn(front, step)
  return { single: places, grouped: places, attached: { single: [], grouped: [] }, mixed: false, behind: 0 }
}

/** The largest step that holds each of these boards in a panel of its own. */
function arrangePanels(room: Room, boards: readonly SpaceNeeded[]): Arrangement {
  const { trials } = room
  for (const tried of trials)
    for (const grouped of [false, true])
      if (boards.every((board) => holds(room, { ...tried, grouped }, [board]))) return { ...tried, grouped }
  const last = trials.findLast((tried) => holds(room, { ...tried, grouped: true }, [fullAt(room, tried)]))
  return { ...(last ?? trial('wLow', 1)), grouped: true }
}

/** How wide the panels are: alike, or one as wide as the others let it be. */
function widthsOf(field: number, gap: number, seated: readonly Seated[]): readonly number[] {
  const out = seated.filter((one) => one.out).length
  const left = field - (seated.length - 1) * gap - out * STELE
  const playing = seated.length - out
  const isFocused = playing > 1 && seated.some((one) => one.focused && !one.out)
  const each = left / Math.max(1, playing)
  const narrow = Math.min(NARROW, each)
  return seated.map((one) => {
    if (one.out) return STELE
    if (!isFocused) return Math.floor(each)
    return Math.floor(one.focused ? left - (playing - 1) * narrow : narrow)
  })
}

const formOf = ({ out, focused, hasCommander, hasAvatar, shares }: Seated, width: number): PanelForm => {
  if (out) return 'out'
  if (width < LIST) return 'list'
  if (shares !== null && !hasCommander && !hasAvatar) return 'two'
  return focused || (width >= ONE_LINE && !hasCommander) ? 'one' : 'lines'
}

/** Where a panel is: its width, and the height of the part of the window it stands in. */
interface Standing {
  readonly seated: Seated
  readonly width: number
  readonly height: number
  readonly beside: boolean
}

/** Each panel with its board; boards of one width have one step. */
function panelsIn(base: Room, standing: readonly Standing[], tried: Trials): readonly PanelPlace[] {
  const forms = standing.map(({ seated, width }) => formOf(seated, width))
  return standing.map(({ width, height, beside }, at): PanelPlace => {
    const form = forms[at] ?? 'lines'
    if (form === 'out' || form === 'list') return { form, width, arrangement: null, beside, height }
    const room = panelRoom(base, width, height - HEADS[form] - 14, tried)
    const alike = standing.filter((one, other) => one.width === width && forms[other] === form)
    const arranged = arrangePanels(
      room,
      alike.map(({ seated }) => seated.needs),
    )
    return { form, width, beside, height, arrangement: { ...UNARRANGED, ...arranged, theirRows: arranged.rows, room } }
  })
}

/**
 * How wide a teammate's panel in the own half is. Where it would leave a hand no room for whole cards, it is narrow: a
 * list in place of a board.
 */
function mateWidth(own: number, hand: number, { focused }: Seated): number {
  if (focused) return Math.round(Math.max(MATE.width, Math.min(MATE.width * MATE.looked, own - MATE.least)))
  return hand <= own - MATE.width ? MATE.width : NARROW
}

/** How high the open hand of a teammate is, below their board. */
const openHandHeight = (isLow: boolean, isNarrow: boolean): number =>
  HAND_LINES.heading + HAND_LINES[isLow ? 'low' : 'high'][isNarrow ? 1 : 0] * HAND_LINES.line

/** What the places of a table with several opponents follow from, beside the window. */
export interface SeveralSeated {
  /** All others, in turn order. */
  readonly others: readonly Seated[]
  /** There is a plane. */
  readonly plane: boolean
  /** The most cards that the own hand has had this turn. */
  readonly hand: number
}

/** The places of a table with several opponents, in a window of that size, with cards of the size that was chosen. */
export function placesFor(
  mode: LayoutMode,
  width: number,
  height: number,
  seats: SeveralSeated,
  cards: CardSize = 'normal',
): SeveralPlaces {
  const found = mode === 'full' ? (isWide(width, height) ? 'wide' : 'full') : 'compact'
  const frame: Frame = { ...FRAMES[found], ...CHOSEN[cards][found] }
  const { margin, rail, mine, gutter, strip, gap, share, hand, handZoom = 1, around } = frame
  const base = roomOf(mode, width, height, cards)
  const { others } = seats
  const isLow = height < PLANE.from
  const field = width - 2 * margin - rail - LANE
  const high = Math.round(height * share)
  const below = height - 2 * margin - high - gutter - strip
  const mates = others.filter(({ shares }) => shares === 'own')
  // A team of more has no room for all of them there.
  const isBeside = ({ shares }: Seated): boolean => shares === 'own' && mates.length === 1
  const above = others.filter((one) => !isBeside(one))
  const team = above.filter(({ shares }) => shares === 'theirs').length
  const widths = widthsOf(field - (team > 0 ? TEAM + gap : 0), gap, above)
  const plane = seats.plane
    ? ({ form: isLow ? 'tile' : 'card', width: isLow ? PLANE.tile : PLANE.card } as const)
    : null
  const beside = field - mine - BESIDE - (plane === null ? 0 : plane.width + gap)
  const mateWide = Math.max(0, ...mates.map((one) => mateWidth(beside - gap, leastHandWidth(hand, seats.hand), one)))
  const openHand = openHandHeight(isLow, mateWide < LIST)
  const standing = others.map((seated): Standing => {
    if (!isBeside(seated)) return { seated, width: widths[above.indexOf(seated)] ?? 0, height: high, beside: false }
    const left = below - frame.inset - openHand
    return {
      seated,
      width: mateWide,
      height: left,
      beside: true,
    }
  })
  const panels = panelsIn(base, standing, TRIALS[cards])
  const mate = panels.find((one) => one.beside)
  const ownWidth = beside - (mate === undefined ? 0 : mate.width + gap)
  const own = { ...across(base, ownWidth, below), around, trials: frame.trials, hand, handZoom }
  const first = above.findIndex(({ shares }) => shares === 'theirs')
  const teamAfter = team > 0 ? first + Math.ceil(team / 2) : null
  return { frame, panels, height: high, teamAfter, plane, openHand, own }
}

/** The custom properties of the places, for the style sheet. */
export function placesStyle({ frame, height, panels, plane }: SeveralPlaces): Readonly<Record<string, string>> {
  const px = (n: number): string => `${n}px`
  const mate = panels.find(({ beside }) => beside)
  return {
    '--margin': px(frame.margin),
    '--rail': px(frame.rail + LANE),
    '--mine': px(frame.mine),
    '--beside': px(BESIDE),
    '--panels': px(height),
    '--gutter': px(frame.gutter),
    '--strip': px(frame.strip),
    '--panel-gap': px(frame.gap),
    '--lane': px(LANE),
    '--inset': px(frame.inset),
    '--team': px(TEAM),
    '--mate': px(mate === undefined ? 0 : mate.width + frame.gap),
    '--plane': px(plane === null ? 0 : plane.width + frame.gap),
  }
}
