/** What waits until its code is loaded, and what couldn't be loaded: it is kept until somebody asks for it once more. */
import type { TableState } from './tableState.ts'

/** Where the page says that something is awaited. */
type Place = keyof Pick<TableState, 'awaited' | 'reading'>

interface Waiting {
  readonly place: Place
  readonly load: () => Promise<unknown>
  readonly act: (loaded: never) => unknown
}

/** Loads and what waits for them, each told at its place in the state. */
export function makeLoads(set: (fields: Partial<TableState>) => void) {
  let open: readonly Waiting[] = []
  let failed: readonly Waiting[] = []
  const tell = (place: Place): void => {
    const isHere = (one: Waiting) => one.place === place
    set({ [place]: failed.some(isHere) ? 'failed' : open.some(isHere) ? 'loading' : null })
  }
  /** Settles once it is done, or has failed. What goes wrong after the loading is no matter of loading. */
  const run = async (waiting: Waiting): Promise<void> => {
    open = [...open, waiting]
    tell(waiting.place)
    try {
      const loaded = await waiting.load()
      try {
        await waiting.act(loaded as never)
      } catch (crash) {
        set({ crash })
      }
    } catch {
      failed = [...failed, waiting]
    }
    open = open.filter((one) => one !== waiting)
    tell(waiting.place)
  }
  return {
    /** Does something as soon as it is loaded. */
    wait: <T>(place: Place, load: () => Promise<T>, act: (loaded: T) => unknown): Promise<void> =>
      run({ place, load, act }),
    /** Tries again all that failed, in its order; rejects if any of it fails again. */
    retry: async (): Promise<void> => {
      const again = failed
      failed = []
      await Promise.all(again.map(run))
      if (failed.length > 0) throw new Error('not loaded')
    },
    giveUp: (): void => {
      failed = []
      tell('awaited')
      tell('reading')
    },
  }
}

export type Loads = ReturnType<typeof makeLoads>
