/** Beginning, leaving and resuming games. */
import { type Match, newGame, type Setup } from '../engine/index.ts'
import { STEPS } from '../language/index.ts'
import { noteAtTable } from './atTable.ts'
import { saveBetween, saveGame } from './autosave.ts'
import type { Driver } from './driver.ts'
import { freshId } from './freshId.ts'
import { type Game, hasFriends, type SeatConfig } from './game.ts'
import { checkKept } from './keptGames.ts'
import { leftOf } from './left.ts'
import { TROUBLES } from './notices.ts'
import { savedNow } from './savedNow.ts'
import type { Saved } from './saves.ts'
import { putOnTable, tableOpening } from './tableOpening.ts'
import { type Access, EMPTY, type TableIntents } from './tableState.ts'
import { startTimeline } from './timeline.ts'

/** A puzzle may need an act in any step. */
const STOPPING = STEPS.filter((step) => step !== 'untap' && step !== 'cleanup')
const EVERY_STEP = { own: STOPPING, other: STOPPING }

type Keeping = Pick<TableIntents, 'start' | 'startShared' | 'startPuzzle' | 'resume' | 'open' | 'openKept' | 'leave'>

/** A game that begins under an id that others know, too. */
function sharedGame(id: string, setup: Setup, seats: readonly SeatConfig[], match: Match | null): Game {
  const { position, events } = newGame(setup)
  return { id, setup, seats, match, timeline: startTimeline(position, events) }
}

/** The id under which a save is opened: a new one, unless friends know the game by its own. */
const ownId = (given: Saved): string => ('start' in given && hasFriends(given.start) ? given.start.id : freshId())

export function keepingIntents(access: Access, driver: Driver): Keeping {
  const { get, set } = access
  const { tell, open } = tableOpening(access, driver)
  const sit = (begun: Game) => {
    putOnTable(access, driver, begun)
    const { game, viewer } = get()
    if (game !== null) saveGame(game, viewer, { get, set })
  }
  const openAsOwn: TableIntents['open'] = (given, from = undefined) => {
    const id = ownId(given)
    if ('between' in given) open({ ...given, between: { ...given.between, id } })
    else open({ start: { ...given.start, id }, line: { ...given.line, id } })
    const { game, viewer, between } = get()
    if (game !== null) saveGame(game, viewer, access, from)
    else if (between !== null) saveBetween(between, access, from)
  }
  return {
    start: (setup, seats, from = null, stops = undefined) => {
      const begun = from === null ? newGame(setup) : { position: from, events: [] }
      const timeline = startTimeline(begun.position, begun.events)
      const begunGame = { id: freshId(), setup, seats, from, timeline }
      sit(stops === undefined ? begunGame : { ...begunGame, stops })
    },
    startShared: (id, setup, seats, match) => sit(sharedGame(id, setup, seats, match)),
    startPuzzle: (setup, seats, from, puzzle) => {
      const stops = seats.map((_, seat) => (seat === puzzle.task.side ? EVERY_STEP : null))
      sit({ id: freshId(), setup, seats, from, puzzle, timeline: startTimeline(from), stops })
    },
    resume: () => {
      const { left } = get()
      if (left !== null) open(left.saved)
    },
    open: openAsOwn,
    openKept: async (key) => {
      try {
        const saved = await checkKept(key)
        if (typeof saved === 'string') tell(TROUBLES[saved])
        else openAsOwn(saved, key)
      } catch {
        tell('saveBroken')
      }
    },
    leave: () => {
      driver.stop()
      const { notices } = get()
      const saved = savedNow({ ...get(), left: null })
      noteAtTable(null)
      set({ ...EMPTY, booted: true, notices, left: saved === null ? null : leftOf(saved) })
    },
  }
}
