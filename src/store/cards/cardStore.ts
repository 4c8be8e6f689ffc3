import { create } from 'zustand'
import type { CardRecord } from '../../oracle/index.ts'
import { named } from '../names.ts'
import { removeCards } from './database.ts'
import type { CardJob, CardReport } from './report.ts'
import { makeCardWorker, openWorker } from './workerLink.ts'

export interface CardsState {
  /** Rises when cards are added or removed. */
  readonly revision: number
  /** The browser allows no database: only the built-in cards are known. */
  readonly trouble: 'noDatabase' | null
  /** What is being done with cards now. */
  readonly job: CardJob | null
  /** What came of the last job that a person asked for. */
  readonly report: CardReport | null
  /** Keeps cards of one's own, replacing those with their names; false if the browser doesn't allow it. */
  readonly keepOwn: (...records: readonly CardRecord[]) => Promise<boolean>
  readonly removeOwn: (name: string) => Promise<boolean>
}

/** Other pages of this browser hear of it when cards are added or removed. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(named('cantrip-cards')) : null

/** Compiled in the worker: a text may take long. */
async function compiledAndKept(records: readonly CardRecord[]): Promise<void> {
  const worker = openWorker(makeCardWorker)
  try {
    const { trouble } = await worker.run({ kind: 'own', records }, () => {})
    if (trouble !== null) throw new Error(trouble.key)
  } finally {
    worker.close()
  }
}

export const useCards = create<CardsState>()((set) => {
  const changed = async (change: Promise<void>): Promise<boolean> => {
    try {
      await change
    } catch {
      set({ trouble: 'noDatabase' })
      return false
    }
    cardsChanged()
    return true
  }
  return {
    revision: 0,
    trouble: null,
    job: null,
    report: null,
    keepOwn: (...records) => changed(compiledAndKept(records)),
    removeOwn: (name) => changed(removeCards('own', name)),
  }
})

const rise = () => useCards.setState(({ revision }) => ({ revision: revision + 1, trouble: null }))

/** Says that cards were added or removed. */
export function cardsChanged(): void {
  rise()
  others?.postMessage(null)
}

others?.addEventListener('message', rise)
