/** Putting the saved game, or any other, on the table. */
import { noteAtTable } from './atTable.ts'
import { saveGame } from './autosave.ts'
import type { Driver } from './driver.ts'
import { type Game, hasFriends } from './game.ts'
import { behindCurtain } from './match.ts'
import { withNotice } from './notices.ts'
import { restore } from './restore.ts'
import type { Saved } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { type Access, EMPTY, type Notice } from './tableState.ts'

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
  return { tell, open }
}
