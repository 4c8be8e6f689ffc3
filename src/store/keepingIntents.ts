/** Beginning, leaving and resuming games. */
import { newGame } from '../engine/index.ts'
import type { Access, Driver } from './driver.ts'
import type { Game } from './game.ts'
import { noteAtTable, savedBetween, savedOf, saveGame, wasAtTable, withNotice } from './keeping.ts'
import { covered } from './match.ts'
import { useOwnDecks } from './ownDecks.ts'
import { restore } from './restore.ts'
import { readSave, type Saved, type SaveTrouble, savedId } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { EMPTY, type Notice, type TableIntents } from './tableState.ts'
import { startTimeline } from './timeline.ts'

export const freshId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffffff).toString(36)}`

const TROUBLES: { readonly [T in SaveTrouble]: Notice } = {
  newer: 'saveNewer',
  older: 'saveOlder',
  broken: 'saveBroken',
}

type Keeping = Pick<TableIntents, 'boot' | 'start' | 'resume' | 'leave'>

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
    const { game, cut } = restore(saved)
    if (cut) tell('saveCut')
    sitDown(access, driver, game)
    if (cut) saveGame(game, get().viewer, true, set, get)
  }
  const readSaved = async () => {
    try {
      const saved = await readSave()
      if (get().game !== null || get().between !== null) return
      if (typeof saved === 'string') tell(TROUBLES[saved])
      else if (saved !== null && wasAtTable(savedId(saved))) open(saved)
      else set({ saved })
    } catch {
      tell('saveFailed')
    }
  }
  return {
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null) tell(trouble === 'newer' ? 'settingsNewer' : 'settingsBroken')
      const decks = useOwnDecks.getState().trouble
      if (decks !== null) tell(decks === 'newer' ? 'decksNewer' : 'decksBroken')
      await readSaved()
      set({ booted: true })
    },
    start: (setup, seats, from = null, stops = undefined) => {
      const begun = from === null ? newGame(setup) : { position: from, events: [] }
      const timeline = startTimeline(begun.position, begun.events)
      const begunGame = { id: freshId(), setup, seats, from, timeline }
      sitDown(access, driver, stops === undefined ? begunGame : { ...begunGame, stops })
      const { game, viewer } = get()
      if (game !== null) saveGame(game, viewer, true, set, get)
    },
    resume: () => {
      const { saved } = get()
      if (saved !== null) open(saved)
    },
    leave: () => {
      driver.stop()
      const { game, viewer, notices, between } = get()
      const saved = between !== null ? savedBetween(between) : game === null ? null : savedOf(game, viewer)
      noteAtTable(null)
      set({ ...EMPTY, booted: true, notices, saved })
    },
  }
}
