import { useMemo } from 'react'
import { useTableModel } from '../app/model.ts'
import {
  type Arrangement,
  arrange,
  hasSpareRow,
  isSmall,
  type Need,
  type Room,
  STEPS,
  useRoom,
} from '../table/index.ts'
import { type SideView, standing, type TableView } from '../view/index.ts'

/** Places that a player's plate takes among the creatures, and each three of the phased-out cards beside them. */
const PLATE = 2

function needOf({ sides, players }: TableView, whose: 'you' | 'other', small: boolean): Need {
  const { creatures, phasedOut }: SideView = sides[whose]
  // On a phone they are told by their count only, which opens them.
  const shelf = small ? 0 : Math.ceil(phasedOut.length / 2)
  const beside = (players[whose].onTable ? PLATE : 0) + shelf
  const attached = Math.max(
    0,
    ...creatures.flatMap(({ members }) => members.map(({ attachments }) => attachments.length)),
  )
  return { single: standing(creatures, false).length + beside, grouped: creatures.length + beside, attached }
}

export interface TableArrangement extends Arrangement {
  readonly room: Room
  /** There is height for a row more than the creatures of each side need. */
  readonly spare: boolean
  /** Cards are smaller than this window would have them. */
  readonly crowded: boolean
}

/** How the cards on the table are arranged in this window; the same for every zone. */
export function useArrangement(): TableArrangement {
  const { view, watch } = useTableModel()
  const room = useRoom(Boolean(watch?.replay))
  return useMemo(() => {
    const needs = [needOf(view, 'you', isSmall(room.mode)), needOf(view, 'other', isSmall(room.mode))]
    const made = arrange(room, needs)
    return {
      ...made,
      room,
      spare: hasSpareRow(room, made, needs),
      crowded: made.step !== room.trials[0].step,
      folded: made.folded || (view.inCombat && room.mode !== 'bars'),
    }
  }, [view, room])
}

/** What the style sheet is told of the sizes. */
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
    '--chip-w': px(tile.width),
    '--host-step': px(label),
    '--hand-w': px(room.hand.width),
    '--hand-h': px(room.hand.height),
    '--tile-w': px(room.folded.width),
    '--tile-h': px(room.folded.height),
  }
}
