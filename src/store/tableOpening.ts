/** Sitting down at the table: taking it for this page, and putting the saved game, or any other, on it. */

import { elsewhere, noteAtTable, saveGame, wasAtTable, withNotice } from './autosave.ts'
import type { Access, Driver } from './driver.ts'
import { type Game, hasFriends } from './game.ts'
import { claimSave } from './keptGames.ts'
import { behindCurtain } from './match.ts'
import { holdTable } from './owner.ts'
import { restore } from './restore.ts'
import { type Saved, type SaveTrouble, savedId } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { EMPTY, type Notice } from './tableState.ts'

/** How what is wrong with a save is told. */
export const TROUBLES: { readonly [T in SaveTrouble]: Notice } = {
  newer: 'saveNewer',
  older: 'saveOlder',
  broken: 'saveBroken',
}

/** Puts a game on the table and lets it continue. */
export function putOnTable({ get, set }: Access, driver: Driver, game: Game): void {
  driver.stop()
  // Until the link says that everybody is there.
  set({ ...EMPTY, booted: true, notices: get().notices, game, halted: hasFriends(game) })
  noteAtTable(game.id)
  driver.advance()
}

export interface TableOpening {
  readonly tell: (notice: Notice) => void
  /** Puts a saved game or match on the table. */
  readonly open: (saved: Saved) => void
  /** Takes the table for this page, and what was saved with it; where another page keeps it, says so. */
  readonly take: (how: 'ask' | 'take') => Promise<void>
}

export function tableOpening(access: Access, driver: Driver): TableOpening {
  const { get, set } = access
  const tell = (notice: Notice) => set({ notices: withNotice(get().notices, notice) })
  const open = (saved: Saved) => {
    if ('between' in saved) {
      const between = behindCurtain(saved.between, useSettings.getState().settings.openHands)
      set({ ...EMPTY, booted: true, notices: get().notices, between })
      return noteAtTable(between.id)
    }
    const restored = restore(saved)
    if (restored === null) return tell('saveBroken')
    if (restored.cut) tell('saveCut')
    putOnTable(access, driver, restored.game)
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
  const take = async (how: 'ask' | 'take') => {
    if (!(await holdTable(how, lost))) return set(elsewhere(get().notices))
    await readSaved()
    set({ booted: true, elsewhere: false })
  }
  return { tell, open, take }
}
