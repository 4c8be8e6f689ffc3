/** Beginning, leaving and resuming games. */
import { newGame } from '../engine/index.ts'
import type { Access, Driver } from './driver.ts'
import { freshId } from './freshId.ts'
import type { Game } from './game.ts'
import { elsewhere, noteAtTable, saveBetween, savedNow, saveGame, wasAtTable, withNotice } from './keeping.ts'
import { claimSave } from './keptGames.ts'
import { covered } from './match.ts'
import { useOwnDecks } from './ownDecks.ts'
import { holdTable } from './owner.ts'
import { restore } from './restore.ts'
import { type Saved, type SaveTrouble, savedId } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { EMPTY, type Notice, type TableIntents } from './tableState.ts'
import { startTimeline } from './timeline.ts'

const TROUBLES: { readonly [T in SaveTrouble]: Notice } = {
  newer: 'saveNewer',
  older: 'saveOlder',
  broken: 'saveBroken',
}

type Keeping = Pick<TableIntents, 'boot' | 'takeTable' | 'start' | 'resume' | 'open' | 'leave'>

/** Puts a game on the table and lets it continue. */
export function sitDown({ get, set }: Access, driver: Driver, game: Game): void {
  driver.stop()
  set({ ...EMPTY, booted: true, notices: get().notices, game })
  noteAtTable(game.id)
  driver.advance()
}

export function keepingIntents(access: Access, driver: Driver): Keeping {
  const { get, set } = access
  const tell = (notice: Notice) => set({ notices: withNotice(get().notices, notice) })
  const open = (saved: Saved) => {
    if ('between' in saved) {
      const between = covered(saved.between, useSettings.getState().settings.openHands)
      set({ ...EMPTY, booted: true, notices: get().notices, between })
      return noteAtTable(between.id)
    }
    const restored = restore(saved)
    if (restored === null) return tell('saveBroken')
    if (restored.cut) tell('saveCut')
    sitDown(access, driver, restored.game)
    if (restored.cut) saveGame(restored.game, get().viewer, access)
  }
  const lost = () => {
    driver.stop()
    set(elsewhere(get().notices))
  }
  const readSaved = async () => {
    try {
      const saved = await claimSave()
      if (get().game !== null || get().between !== null) return
      if (typeof saved === 'string') tell(TROUBLES[saved])
      else if (saved !== null && wasAtTable(savedId(saved))) open(saved)
      else set({ saved })
    } catch {
      tell('saveFailed')
    }
  }
  const sit = async (how: 'ask' | 'take') => {
    if (!(await holdTable(how, lost))) return set(elsewhere(get().notices))
    await readSaved()
    set({ booted: true, elsewhere: false })
  }
  return {
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null) tell(trouble === 'newer' ? 'settingsNewer' : 'settingsBroken')
      const decks = useOwnDecks.getState().trouble
      if (decks !== null) tell(decks === 'newer' ? 'decksNewer' : 'decksBroken')
      await sit('ask')
    },
    takeTable: () => sit('take'),
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
