/** Which puzzles were solved, kept in the browser. */
import { create } from 'zustand'
import { isRecord, named, readStored, writeStored } from '../../store/index.ts'

export type Done = 'solved' | 'helped'

type Progress = Readonly<Record<string, Done>>

const KEY = named('cantrip.puzzles')

const isDone = (value: unknown): value is Done => value === 'solved' || value === 'helped'

function load(): Progress {
  const value = readStored(KEY)
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([id, done]) => (isDone(done) ? [[id, done] as const] : [])))
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
    writeStored(KEY, now)
    set({ done: now })
  },
}))
