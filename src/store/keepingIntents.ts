/** Beginning, leaving and coming back to games. */
import { newGame } from '../engine/index.ts'
import type { Access, Driver } from './driver.ts'
import type { Game } from './game.ts'
import { noteAtTable, savedOf, saveGame, wasAtTable, withNotice } from './keeping.ts'
import { restore } from './restore.ts'
import { readSave, type SavedGame } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { EMPTY, type Notice, type TableIntents } from './tableState.ts'
import { current, startTimeline } from './timeline.ts'

const freshId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffffff).toString(36)}`

type Keeping = Pick<TableIntents, 'boot' | 'start' | 'resume' | 'leave'>

export function keepingIntents({ get, set }: Access, driver: Driver): Keeping {
  const tell = (notice: Notice) => set({ notices: withNotice(get().notices, notice) })
  const sit = (game: Game) => {
    driver.stop()
    set({ ...EMPTY, booted: true, notices: get().notices, game })
    noteAtTable(game.id)
    driver.advance()
  }
  const open = (saved: SavedGame) => {
    const { game, cut } = restore(saved)
    if (cut) tell('saveCut')
    sit(game)
    if (cut) saveGame(game, get().viewer, true, set, get)
  }
  const readSaved = async () => {
    try {
      const saved = await readSave()
      if (get().game !== null) return
      if (saved === 'newer' || saved === 'broken') tell(saved === 'newer' ? 'saveNewer' : 'saveBroken')
      else if (saved !== null && wasAtTable(saved.start.id)) open(saved)
      else set({ saved })
    } catch {
      tell('saveFailed')
    }
  }
  return {
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null) tell(trouble === 'newer' ? 'settingsNewer' : 'settingsBroken')
      await readSaved()
      set({ booted: true })
    },
    start: (setup, seats, from = null, stops = undefined) => {
      const begun = from === null ? newGame(setup) : { position: from, events: [] }
      const timeline = startTimeline(begun.position, begun.events)
      const begunGame = { id: freshId(), setup, seats, from, timeline }
      sit(stops === undefined ? begunGame : { ...begunGame, stops })
      const { game, viewer } = get()
      if (game !== null) saveGame(game, viewer, true, set, get)
    },
    resume: () => {
      const { saved } = get()
      if (saved !== null) open(saved)
    },
    leave: () => {
      driver.stop()
      const { game, viewer, notices } = get()
      const over = game !== null && current(game.timeline).position.question === null
      noteAtTable(null)
      set({ ...EMPTY, booted: true, notices, saved: game === null || over ? null : savedOf(game, viewer) })
    },
  }
}
