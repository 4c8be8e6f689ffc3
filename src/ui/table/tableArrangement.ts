/** How the cards on the table are arranged: what follows from the room there is and from what is shown. */
import { type Arrangement, arrange, foldsInCombat, hasSpareRow, rowsThatFit } from './arrange.ts'
import { PHONE, type Room, STEPS, widened } from './sizes.ts'
import { isSortable } from './sortable.ts'
import type { TableNeeds } from './spaceNeeded.ts'

export interface TableArrangement extends Arrangement {
  readonly room: Room
  /** Rows of the other side: it turns pages first. */
  readonly theirRows: number
  /** There is height for a row more than the creatures of each side need. */
  readonly spare: boolean
  /** On a phone: the rows of the hand, which keep their place while the turn lasts. */
  readonly handLines: number
  /** The most cards that the hand has had this turn: how wide they are follows from it. */
  readonly handCards: number
}

/** What an arrangement of cards without a hand has. */
export const UNARRANGED = { spare: false, handLines: 1, handCards: 0 } as const

/** How the cards on the table are arranged in that room, from the most that the turn has needed. */
export function arrangementIn(found: Room, { sides, hand }: TableNeeds): TableArrangement {
  const made = arrange(found, sides, hand)
  const { crowded } = made
  // In between the table scrolls, and on its side a phone has one row.
  const paged = found.mode !== 'bars' && found.mode !== 'short'
  const [rows = made.rows, theirRows = made.rows] = paged ? rowsThatFit(found, made, sides) : []
  return {
    ...made,
    rows,
    theirRows,
    room: crowded ? widened(found) : found,
    spare: hasSpareRow(found, made, sides),
    handLines: linesOf(found, hand, crowded ? 'crowded' : 'calm'),
    handCards: hand,
    folded: made.folded || (found.mode !== 'bars' && foldsInCombat(found, made, sides)),
  }
}

/** How many rows of tiles a phone's hand has. */
const linesOf = ({ tiles }: Room, cards: number, how: 'calm' | 'crowded'): number =>
  Math.max(1, Math.ceil((cards + Number(isSortable(cards, true))) / tiles[how].across))

/** The height of a phone's hand and of what lies around the cards there, from how many cards there are. */
function onPhone(room: Room, hand: number): Room {
  const around = (how: 'calm' | 'crowded'): number => {
    const { around, gap, height } = room.tiles[how]
    const hands = linesOf(room, hand, how) * (height + gap) - gap - room.folded.height
    return around + hands + PHONE.dock + PHONE.marks
  }
  const calm = around('calm')
  return { ...room, around: { calm, combat: calm, crowded: around('crowded') }, height: innerHeight }
}

/** Where the other hand is open it keeps its line on a crowded table, too. */
const withOpenHand = (room: Room, open: boolean): Room =>
  open ? { ...room, around: { ...room.around, crowded: room.around.crowded + room.open.height + 4 } } : room

/**
 * The height that what lies around the table takes: in a window, where the table below games is closer, and on a phone,
 * where a lesson's band has the place of the line about priority and a little more.
 */
const AROUND = { games: [0, 48], puzzle: [43, 84], lesson: [0, 64] } as const

/** The room for the cards in that window: the other hand may be open, and something may lie around the table. */
export function roomFor(window: Room, hand: number, open: boolean, around: keyof typeof AROUND | null): Room {
  const isPhone = window.mode === 'phone'
  const found = isPhone ? onPhone(window, hand) : withOpenHand(window, open)
  return { ...found, height: found.height - (around === null ? 0 : AROUND[around][isPhone ? 1 : 0]) }
}

/** The height of an opponent's bar, and between bars: where several play and panels have no room. */
export const BAR = { tall: 83, low: 46, gap: 4 } as const

/** More bars than that are low; and beside a plane those of a window lower than that. */
const TALL_BARS = { most: 3, from: 760 } as const

/** Whether bars have one line: where many play, and where a plane takes its line in a low window. */
export const hasLowBars = ({ height }: Room, opponents: number, plane: boolean): boolean =>
  opponents > TALL_BARS.most || (plane && height < TALL_BARS.from)

/** Below the strip where bars are: the plane, with the room around it. */
const PLANE_CHIP = 50

/**
 * The room without what the bars of that many opponents take beyond the bar of one, and without the plane's chip; in a
 * low window bars share a line.
 */
export function withBars(room: Room, opponents: number, plane: boolean, low: boolean): Room {
  const chip = plane ? PLANE_CHIP : 0
  if (room.mode === 'short') return { ...room, height: room.height - BAR.low - chip }
  const each = low ? BAR.low : BAR.tall
  return { ...room, height: room.height - opponents * (each + BAR.gap) + BAR.low - chip }
}

/** The sizes as custom properties, for the style sheet. */
export function sizeStyle({ step, room, handLines, crowded }: TableArrangement): Readonly<Record<string, string>> {
  const { card, tile, label, zoom = 1 } = STEPS[step]
  const { handZoom = 1 } = room
  const { across, height, zoom: tileZoom = 1 } = room.tiles[crowded ? 'crowded' : 'calm']
  const px = (n: number): string => `${n}px`
  return {
    '--board-w': px(card.width),
    '--board-h': px(card.height),
    '--phone-w': px(card.width),
    '--phone-h': px(card.height),
    '--land-w': px(tile.width),
    '--land-h': px(tile.height),
    '--host-step': px(label),
    '--hand-w': px(room.hand.width),
    '--hand-h': px(room.hand.height),
    '--tile-w': px(room.folded.width),
    '--tile-h': px(room.mode === 'phone' ? height : room.folded.height),
    '--plate-w': px(room.plate),
    '--dock-room': px(PHONE.dock),
    '--lesson-room': px(AROUND.lesson[1]),
    '--hand-lines': String(handLines),
    '--hand-across': String(across),
    '--card-zoom': String(zoom),
    '--hand-zoom': String(room.mode === 'phone' ? tileZoom : handZoom),
  }
}
