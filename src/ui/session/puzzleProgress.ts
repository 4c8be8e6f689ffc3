/** Which puzzles were solved, kept in the browser. */
import { create } from 'zustand'
import { named } from '../../store/index.ts'

export type Done = 'solved' | 'helped'

type Progress = Readonly<Record<string, Done>>

const KEY = named('cantrip.puzzles')

function load(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, done]) => done === 'solved' || done === 'helped'))
  } catch {
    return {}
  }
}

interface ProgressState {
  readonly done: Progress
  /** Hints were asked for in the try that is at the table. */
  readonly helped: string | null
  readonly help: (game: string) => void
  readonly note: (id: string, done: Done) => void
}

export const useProgress = create<ProgressState>()((set, get) => ({
  done: load(),
  helped: null,
  help: (game) => set({ helped: game }),
  note: (id, how) => {
    const { done } = get()
    // Once solved alone, always solved.
    if (done[id] === 'solved' || done[id] === how) return
    const now = { ...done, [id]: how }
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // Without the browser's storage it is known until the page is closed.
    }
    set({ done: now })
  },
}))
