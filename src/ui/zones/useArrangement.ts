import { createContext, useContext, useMemo, useRef } from 'react'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { useTableModel } from '../session/model.ts'
import {
  arrangementIn,
  isSmall,
  needsOf,
  needsOfTurn,
  roomFor,
  type TableArrangement,
  type TurnNeeds,
  useRoom,
} from '../table/index.ts'
import { useOpenHand } from './useOpenHand.ts'

/** Made once for a table, and read by every zone of it. */
export const ArrangementContext = createContext<TableArrangement | null>(null)

/** How the cards on this table are arranged; outside of a table it throws. */
export function useArrangement(): TableArrangement {
  const arrangement = useContext(ArrangementContext)
  if (arrangement === null) throw new Error('outside of the table')
  return arrangement
}

/** The most that the turn has needed so far: cards keep their sizes until it ends, or until something has no room. */
function useTurnNeeds(small: boolean): TurnNeeds {
  const { view, scene, game, shown } = useTableModel()
  const kept = useRef<TurnNeeds | null>(null)
  return useMemo(() => {
    const { number } = scene.state.turn
    const turn = `${game.id} ${shown} ${number} ${scene.me} ${small}`
    const needs = needsOfTurn(kept.current, turn, needsOf({ view, scene }, small))
    kept.current = needs
    return needs
  }, [view, scene, game.id, shown, small])
}

/** How the cards on the table are arranged in this window. */
export function useMakeArrangement(): TableArrangement {
  const { watch, games, game } = useTableModel()
  const open = useOpenHand()
  const window = useRoom(Boolean(watch?.replay))
  const isLesson = useLessons((lessons) => lessonIn(lessons, game.id) !== null)
  const around = games.length > 1 ? 'games' : game.puzzle ? 'puzzle' : isLesson ? 'lesson' : null
  const needs = useTurnNeeds(isSmall(window.mode))
  return useMemo(() => arrangementIn(roomFor(window, needs.hand, open, around), needs), [needs, window, open, around])
}
