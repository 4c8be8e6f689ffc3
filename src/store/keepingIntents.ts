/** Beginning, leaving and resuming games. */
import { newGame } from '../engine/index.ts'
import type { Access, Driver } from './driver.ts'
import { freshId } from './freshId.ts'
import { noteAtTable, saveBetween, savedNow, saveGame } from './keeping.ts'
import { useOwnDecks } from './ownDecks.ts'
import { useSettings } from './settingsStore.ts'
import { sitDown, sitting } from './sitting.ts'
import { EMPTY, type TableIntents } from './tableState.ts'
import { startTimeline } from './timeline.ts'

type Keeping = Pick<TableIntents, 'boot' | 'takeTable' | 'start' | 'resume' | 'open' | 'leave'>

export function keepingIntents(access: Access, driver: Driver): Keeping {
  const { get, set } = access
  const { tell, open, take } = sitting(access, driver)
  return {
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null) tell(trouble === 'newer' ? 'settingsNewer' : 'settingsBroken')
      const decks = useOwnDecks.getState().trouble
      if (decks !== null) tell(decks === 'newer' ? 'decksNewer' : 'decksBroken')
      await take('ask')
    },
    takeTable: () => take('take'),
    start: (setup, seats, from = null, stops = undefined) => {
      const begun = from === null ? newGame(setup) : { position: from, events: [] }
      const timeline = startTimeline(begun.position, begun.events)
      const begunGame = { id: freshId(), setup, seats, from, timeline }
      sitDown(access, driver, stops === undefined ? begunGame : { ...begunGame, stops })
      const { game, viewer } = get()
      if (game !== null) saveGame(game, viewer, { get, set })
    },
    resume: () => {
      const { saved } = get()
      if (saved !== null) open(saved)
    },
    open: (given) => {
      const id = freshId()
      if ('between' in given) open({ ...given, between: { ...given.between, id } })
      else open({ start: { ...given.start, id }, line: { ...given.line, id } })
      const { game, viewer, between } = get()
      if (game !== null) saveGame(game, viewer, access)
      else if (between !== null) saveBetween(between, access)
    },
    leave: () => {
      driver.stop()
      const { notices } = get()
      const saved = savedNow({ ...get(), saved: null })
      noteAtTable(null)
      set({ ...EMPTY, booted: true, notices, saved })
    },
  }
}
