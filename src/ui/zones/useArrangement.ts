import { createContext, useContext, useMemo, useRef } from 'react'
import { type Seat, sameData } from '../../engine/index.ts'
import { useSettings } from '../../store/index.ts'
import { lessonIn, useLessons } from '../session/lessonProgress.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import {
  arrangementIn,
  hasLowBars,
  hasPanels,
  isSmall,
  needsOf,
  needsOfTurn,
  placesFor,
  roomFor,
  type Seated,
  type SeveralPlaces,
  type TableArrangement,
  type TurnNeeds,
  useRoom,
  withBars,
} from '../table/index.ts'
import { sharesLife, type TableView } from '../view/index.ts'
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
    const turn = `${game.id} ${shown} ${number} ${scene.side} ${small}`
    const needs = needsOfTurn(kept.current, turn, needsOf({ view, scene }, small))
    kept.current = needs
    return needs
  }, [view, scene, game.id, shown, small])
}

/** Where everything stands on this table. */
export interface TablePlaces {
  /** How the cards of both sides are arranged, or the own ones where several play. */
  readonly arrangement: TableArrangement
  /** The places of the opponents' panels; `null`: two play, or the window has bars for them. */
  readonly several: SeveralPlaces | null
}

/** How the cards on the table are arranged in this window. */
export function useMakePlaces(): TablePlaces {
  const { watch, games, game, view } = useTableModel()
  const focus = useUi((ui) => ui.focus)
  const open = useOpenHand()
  const window = useRoom(Boolean(watch?.replay))
  const cards = useSettings(({ settings }) => settings.cardSize)
  const isLesson = useLessons((lessons) => lessonIn(lessons, game.id) !== null)
  const around = games.length > 1 ? 'games' : game.puzzle ? 'puzzle' : isLesson ? 'lesson' : null
  const needs = useTurnNeeds(isSmall(window.mode))
  const seated = useKept(seatedIn(view, focus))
  const hasPlane = view.plane !== null
  return useMemo(() => {
    const [own, ...others] = needs.sides
    if (own === undefined || others.length < 2)
      return { arrangement: arrangementIn(roomFor(window, needs.hand, open, around), needs), several: null }
    const alone = { sides: [own], hand: needs.hand }
    if (!hasPanels(window.mode)) {
      const found = roomFor(window, needs.hand, open, around)
      // All of a low window is in sight, also while somebody's board is looked at.
      const shown = window.mode === 'short' ? { ...alone, sides: [own, own] } : alone
      const low = hasLowBars(window, others.length, hasPlane)
      return { arrangement: arrangementIn(withBars(found, others.length, hasPlane, low), shown), several: null }
    }
    const places = seated.flatMap((one, at) => {
      const side = others[at]
      return side === undefined ? [] : [{ ...one, needs: side }]
    })
    const seats = { others: places, plane: hasPlane, hand: needs.hand }
    const several = placesFor(window.mode, innerWidth, innerHeight - window.bar, seats, cards)
    return { arrangement: arrangementIn(several.own, alone), several }
  }, [needs, window, open, around, seated, hasPlane, cards])
}

/** What the widths of the panels follow from. */
const seatedIn = ({ you, others }: TableView, focus: Seat | null): readonly Omit<Seated, 'needs'>[] =>
  others.map((player) => ({
    out: player.lost !== null,
    focused: player.seat === focus,
    hasCommander: player.commanders.length > 0,
    hasAvatar: player.avatar !== null,
    shares: sharesLife(player) ? (player.lifeWith.includes(you.seat) ? 'own' : 'theirs') : null,
  }))

/** The same object as before, as long as it says the same. */
function useKept<T>(now: T): T {
  const kept = useRef(now)
  if (!sameData(kept.current, now)) kept.current = now
  return kept.current
}
