import { createContext, useContext, useMemo } from 'react'
import { useTableModel } from '../session/model.ts'
import { arrangementIn, roomFor, type TableArrangement, useRoom } from '../table/index.ts'
import { useOpenHand } from './useOpenHand.ts'

/** Made once for a table, and read by every zone of it. */
export const ArrangementContext = createContext<TableArrangement | null>(null)

/** How the cards on this table are arranged; outside of a table it throws. */
export function useArrangement(): TableArrangement {
  const arrangement = useContext(ArrangementContext)
  if (arrangement === null) throw new Error('outside of the table')
  return arrangement
}

/** How the cards on the table are arranged in this window. */
export function useMakeArrangement(): TableArrangement {
  const { view, before, scene, watch, games, game } = useTableModel()
  const open = useOpenHand()
  const window = useRoom(Boolean(watch?.replay))
  const above = games.length > 1 ? 'games' : game.puzzle ? 'puzzle' : null
  return useMemo(
    () => arrangementIn(roomFor(window, view, open, above), { view, before, scene }),
    [view, before, scene, window, open, above],
  )
}
