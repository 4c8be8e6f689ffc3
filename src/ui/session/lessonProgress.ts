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

/** A game in which a lesson was begun, until the lesson is left. */
interface LessonGame {
  readonly game: string
  readonly id: LessonId
  readonly done: boolean
}

/** How many of these games are remembered: as many as are kept beside the table, and the one there. */
const MOST_GAMES = 25

interface Kept {
  /** The most sentences of each lesson that were followed. */
  readonly steps: Partial<Readonly<Record<LessonId, number>>>
  readonly finished: readonly LessonId[]
  readonly running: RunningLesson | null
  /** The latest last. */
  readonly games: readonly LessonGame[]
}

const NOTHING: Kept = { steps: {}, finished: [], running: null, games: [] }

const KEY = named('cantrip.lessons')

/** Games of lessons from whatever was stored. */
function readGames(kept: unknown): readonly LessonGame[] {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : []
  return all.flatMap((one) => {
    const { game, id, done } = isRecord(one) ? one : {}
    const lesson = LESSON_IDS.find((other) => other === id)
    return typeof game === 'string' && lesson !== undefined ? [{ game, id: lesson, done: done === true }] : []
  })
}

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
    games: readGames(kept.games),
  }
}

interface LessonsState extends Kept {
  readonly begin: (id: LessonId, game: string | null) => void
  /** How many of its sentences have been followed. */
  readonly note: (id: LessonId, steps: number) => void
  readonly finish: (id: LessonId) => void
  /** The game goes on as an ordinary one; one whose lesson is done is remembered as that. */
  readonly leave: () => void
}

export const useLessons = create<LessonsState>()((set, get) => {
  const keep = (fields: Partial<Kept>) => {
    set(fields)
    const { steps, finished, running, games } = get()
    writeStored(KEY, { steps, finished, running, games } satisfies Kept)
  }
  return {
    ...readLessons(storedText(KEY)),
    begin: (id, game) => {
      const begun = game === null ? [] : [{ game, id, done: false }]
      keep({ running: { id, game }, games: [...get().games, ...begun].slice(-MOST_GAMES) })
    },
    note: (id, n) => {
      const { steps } = get()
      if (n > (steps[id] ?? 0)) keep({ steps: { ...steps, [id]: n } })
    },
    finish: (id) => {
      const { finished, running, games } = get()
      const isHere = ({ game }: LessonGame): boolean => running?.id === id && running.game === game
      if (finished.includes(id) && !games.some((one) => isHere(one) && !one.done)) return
      keep({
        finished: LESSON_IDS.filter((one) => one === id || finished.includes(one)),
        games: games.map((one) => (isHere(one) ? { ...one, done: true } : one)),
      })
    },
    leave: () => {
      const { games, running } = get()
      keep({ running: null, games: games.filter(({ game, done }) => done || game !== running?.game) })
    },
  }
})

/** The lesson that is given in this game; `null`: it is an ordinary one. */
export const lessonIn = ({ running }: Pick<Kept, 'running'>, game: string): LessonId | null =>
  running !== null && running.game === game ? running.id : null

/** The lesson that was begun in this game and not left, and whether it is done; `null`: an ordinary game. */
export const lessonOf = ({ games }: Pick<Kept, 'games'>, game: string): LessonGame | null =>
  games.findLast((one) => one.game === game) ?? null

/** The number of a lesson, from 1. */
export const lessonNumber = (id: LessonId): number => LESSON_IDS.indexOf(id) + 1

/** The lesson that comes next: the first that isn't finished; after all of them, the first. */
export const nextLesson = (finished: readonly LessonId[]): LessonId =>
  LESSON_IDS.find((one) => !finished.includes(one)) ?? LESSON_IDS[0]
