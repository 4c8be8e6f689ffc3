/** How the cards on the table are arranged: what follows from the room there is and from what is shown. */
import type { TableView } from '../view/index.ts'
import { type Arrangement, arrange, foldsInCombat, hasSpareRow, isCrowded, rowsThatFit } from './arrange.ts'
import { fighterSizes } from './fighterSizes.ts'
import { isSmall } from './layoutMode.ts'
import { PHONE, type Room, STEPS, type Step } from './sizes.ts'
import { isSortable } from './sortable.ts'
import { type ShownTable, spaceNeededBy } from './spaceNeeded.ts'

export interface TableArrangement extends Arrangement {
  readonly room: Room
  /** Steps of those who fight and of those who stand behind them, where both have sizes of their own. */
  readonly front: Step
  readonly behind: Step
  /** Rows of the other side: it turns pages first. */
  readonly theirRows: number
  /** There is height for a row more than the creatures of each side need. */
  readonly spare: boolean
  /** Cards are smaller than this window would have them. */
  readonly crowded: boolean
}

/** The rails are narrower, and the middle has what they give up. */
const widened = ({ slack, ...room }: Room): Room => ({
  ...room,
  slack,
  front: room.front + slack,
  back: room.back + slack,
  hands: room.hands + slack,
})

/** How the cards on the table are arranged in that room. */
export function arrangementIn(found: Room, shown: ShownTable): TableArrangement {
  const { view } = shown
  const needs = spaceNeededBy(shown, isSmall(found.mode))
  const made = arrange(found, needs)
  const crowded = isCrowded(found, made.step)
  // In between the table scrolls, and on its side a phone has one row.
  const paged = found.mode !== 'bars' && found.mode !== 'short'
  const [rows = made.rows, theirRows = made.rows] = paged ? rowsThatFit(found, made, needs) : []
  const room = crowded ? widened(found) : found
  return {
    ...made,
    rows,
    theirRows,
    ...fighterSizes(room, made, shown),
    room,
    spare: hasSpareRow(found, made, needs),
    crowded,
    folded: made.folded || (view.inCombat && found.mode !== 'bars' && foldsInCombat(found, made, needs)),
  }
}

/** The height of a phone's hand and of what lies around the cards there, from how many cards there are. */
function onPhone(room: Room, { hand, stack, inCombat }: TableView): Room {
  const around = ({ around, across, gap, height }: (typeof PHONE)['calm']): number => {
    const lines = Math.max(1, Math.ceil((hand.length + Number(isSortable(hand.length, true))) / across))
    const hands = lines * (height + gap) - gap - room.folded.height
    return around + hands + PHONE.dock + (stack.length > 0 ? PHONE.stack : 0) + (inCombat ? PHONE.marks : 0)
  }
  const calm = around(PHONE.calm)
  return { ...room, around: { calm, combat: calm, crowded: around(PHONE.crowded) }, height: innerHeight }
}

/** Where the other hand is open it keeps its line on a crowded table, too. */
const withOpenHand = (room: Room, open: boolean): Room =>
  open ? { ...room, around: { ...room.around, crowded: room.around.crowded + room.open.height + 4 } } : room

/**
 * The height that what lies above the table takes: in a window, where the table below games is closer, and on a phone.
 */
const ABOVE = { games: [0, 48], puzzle: [43, 84] } as const

/** The room for the cards in that window: the other hand may be open, and something may lie above the table. */
export function roomFor(window: Room, view: TableView, open: boolean, above: keyof typeof ABOVE | null): Room {
  const isPhone = window.mode === 'phone'
  const found = isPhone ? onPhone(window, view) : withOpenHand(window, open)
  return { ...found, height: found.height - (above === null ? 0 : ABOVE[above][isPhone ? 1 : 0]) }
}

/** The sizes as custom properties, for the style sheet. */
export function sizeStyle({ step, room }: TableArrangement): Readonly<Record<string, string>> {
  const { card, tile, label } = STEPS[step]
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
    '--tile-h': px(room.folded.height),
  }
}
