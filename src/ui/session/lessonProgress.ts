/** How far one has come in the lessons, and which of them is at the table: kept in the browser. */
import { create } from 'zustand'
import { isRecord, named, parseJson, storedText, writeStored } from '../../store/index.ts'

/** The lessons in their order. */
export const LESSON_IDS = [
  'land-and-mana',
  'creatures',
  'attack-and-block',
  'spells-and-the-stack',
  'combat-tricks',
  'building-a-deck',
] as const
export type LessonId = (typeof LESSON_IDS)[number]

/** Where a lesson is being given: in a game; of the one about decks, on its page. */
export interface RunningLesson {
  readonly id: LessonId
  readonly game: string | null
}

interface Kept {
  /** The most sentences of each lesson that were followed. */
  readonly steps: Partial<Readonly<Record<LessonId, number>>>
  readonly finished: readonly LessonId[]
  readonly running: RunningLesson | null
}

const NOTHING: Kept = { steps: {}, finished: [], running: null }

const KEY = named('cantrip.lessons')

/** Progress from whatever was stored; what is malformed has not been done. */
export function readLessons(text: string | null): Kept {
  const kept = parseJson(text)
  if (!isRecord(kept)) return NOTHING
  const steps = isRecord(kept.steps) ? kept.steps : {}
  const finished: readonly unknown[] = Array.isArray(kept.finished) ? kept.finished : []
  const running = isRecord(kept.running) ? kept.running : {}
  const id = LESSON_IDS.find((one) => one === running.id)
  const game = typeof running.game === 'string' ? running.game : null
  return {
    steps: Object.fromEntries(LESSON_IDS.flatMap((one) => (Number.isInteger(steps[one]) ? [[one, steps[one]]] : []))),
    finished: LESSON_IDS.filter((one) => finished.includes(one)),
    running: id === undefined ? null : { id, game },
  }
}

interface LessonsState extends Kept {
  readonly begin: (id: LessonId, game: string | null) => void
  /** How many of its sentences have been followed. */
  readonly note: (id: LessonId, steps: number) => void
  readonly finish: (id: LessonId) => void
  /** The game goes on as an ordinary one. */
  readonly leave: () => void
}

export const useLessons = create<LessonsState>()((set, get) => {
  const keep = (fields: Partial<Kept>) => {
    set(fields)
    const { steps, finished, running } = get()
    writeStored(KEY, { steps, finished, running } satisfies Kept)
  }
  return {
    ...readLessons(storedText(KEY)),
    begin: (id, game) => keep({ running: { id, game } }),
    note: (id, n) => {
      const { steps } = get()
      if (n > (steps[id] ?? 0)) keep({ steps: { ...steps, [id]: n } })
    },
    finish: (id) => {
      const { finished } = get()
      if (!finished.includes(id)) keep({ finished: LESSON_IDS.filter((one) => one === id || finished.includes(one)) })
    },
    leave: () => keep({ running: null }),
  }
})

/** The lesson that is given in this game; `null`: it is an ordinary one. */
export const lessonIn = ({ running }: Pick<Kept, 'running'>, game: string): LessonId | null =>
  running !== null && running.game === game ? running.id : null

/** The lesson that comes next: the first that isn't finished; after all of them, the first. */
export const nextLesson = (finished: readonly LessonId[]): LessonId =>
  LESSON_IDS.find((one) => !finished.includes(one)) ?? LESSON_IDS[0]
