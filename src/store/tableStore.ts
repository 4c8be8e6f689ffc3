/**
 * The table: the line of positions, who looks, and the intents that lead to replies. What a page does before any game is
 * here; what needs the engine is loaded after it (`gameIntents.ts`).
 */
import { create } from 'zustand'
import type { Playing } from './gameIntents.ts'
import { makeLoads } from './loads.ts'
import { withNotice } from './notices.ts'
import { type Access, EMPTY, type TableStore } from './tableState.ts'
import { takingIntents } from './takingIntents.ts'
import { waitingIntents } from './waitingIntents.ts'

type MakePlaying = (access: Access) => Playing

interface TableOptions {
  /** Loads what plays games. */
  readonly load?: () => Promise<MakePlaying>
  /** The same, where it is there already: then nothing waits. */
  readonly loaded?: MakePlaying
}

const loadGame = async (): Promise<MakePlaying> => (await import('./gameIntents.ts')).gameIntents

/** A table of its own: the page has one, a test of two pages two. Nothing is played at it before it is `ready`. */
export const makeTable = ({ load = loadGame, loaded }: TableOptions = {}) =>
  create<TableStore>()((set, get) => {
    const loads = makeLoads(set)
    let playing = loaded?.({ get, set }) ?? null
    let loading = playing === null ? null : Promise.resolve()
    const begin = async (): Promise<void> => {
      try {
        const make = await load()
        playing ??= make({ get, set })
        set(playing.intents)
      } catch (error) {
        loading = null
        throw error
      }
    }
    return {
      ...EMPTY,
      ...(playing?.intents ?? waitingIntents(get)),
      ...takingIntents({ get, set }, loads, () => playing?.stop()),
      ready: () => {
        loading ??= begin()
        return loading
      },
      awaiting: (needs, act) => loads.wait('awaited', needs, act),
      retry: loads.retry,
      giveUp: loads.giveUp,
      refuse: (lastRefusal) => set({ lastRefusal }),
      notify: (notice) => set({ notices: withNotice(get().notices, notice) }),
      dismiss: (notice) => set({ notices: get().notices.filter((one) => one !== notice) }),
    }
  })

export const useTable = makeTable()
