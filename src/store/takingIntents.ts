/** Taking the table for this page, and what was saved with it. */
import { wasAtTable } from './atTable.ts'
import type { Stored } from './checkSaved.ts'
import { idOf } from './keptBeside.ts'
import { claim, isStored, readClaimed } from './keptGames.ts'
import type { Loads } from './loads.ts'
import { elsewhere, TROUBLES, withNotice } from './notices.ts'
import { useOwnDecks } from './ownDecks.ts'
import { holdTable } from './owner.ts'
import { useSettings } from './settingsStore.ts'
import type { Access, Notice, TableIntents } from './tableState.ts'

const checks = () => import('./checkSaved.ts')

/** `stop`: cancels whatever was about to happen by itself. */
export function takingIntents({ get, set }: Access, loads: Loads, stop: () => void) {
  const tell = (notice: Notice) => set({ notices: withNotice(get().notices, notice) })
  const lost = () => {
    stop()
    set(elsewhere(get().notices))
  }
  /** What was saved, as it can be gone on from; with `back`, on the table. */
  const read = async (stored: Stored, back: boolean) => {
    try {
      const left = await readClaimed(stored)
      if (typeof left === 'string') return tell(TROUBLES[left])
      if (get().game !== null || get().between !== null) return
      set({ left })
      if (left !== null && back) get().resume()
    } catch {
      tell('saveFailed')
    }
  }
  const take = async (how: 'ask' | 'take') => {
    if (!(await holdTable(how, lost))) return set(elsewhere(get().notices))
    const stored = await claim().catch(() => tell('saveFailed'))
    const back = stored !== undefined && wasAtTable(idOf(stored))
    // The first screen doesn't wait for a game that was left: nothing of it is needed to begin another.
    if (!back) set({ booted: true, elsewhere: false })
    if (stored !== undefined && isStored(stored))
      await loads.wait(
        back ? 'awaited' : 'reading',
        () => Promise.all([checks(), back ? get().ready() : null]),
        () => read(stored, back),
      )
    set({ booted: true, elsewhere: false })
  }
  return {
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null) tell(trouble === 'newer' ? 'settingsNewer' : 'settingsBroken')
      const decks = useOwnDecks.getState().trouble
      if (decks !== null) tell(decks === 'newer' ? 'decksNewer' : 'decksBroken')
      await take('ask')
    },
    takeTable: () => take('take'),
  } satisfies Pick<TableIntents, 'boot' | 'takeTable'>
}
