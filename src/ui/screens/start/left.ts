/** The games that were left: at the table, and those that are kept beside it. */
import { useCallback, useEffect, useState } from 'react'
import {
  type KeptGame,
  type Left,
  listKept,
  removeKept,
  type Saved,
  useTable,
  writeGameFile,
} from '../../../store/index.ts'
import { saveFile, saveTableFile } from '../../session/download.ts'
import { type LessonId, lessonOf, useLessons } from '../../session/lessonProgress.ts'
import { useUi } from '../../session/uiStore.ts'

/** A game that can be gone on with, or looked back at. */
export interface LeftGame {
  readonly key: string
  readonly savedAt: number
  /** `null`: this version can't read it. */
  readonly left: Left | null
  /** The lesson that is given in it; `null`: an ordinary game. */
  readonly lesson: LessonId | null
  readonly resume: () => void
  readonly save: () => void
  /** The one at the table leaves it only for another. */
  readonly remove: (() => void) | null
}

const AT_TABLE = 'table'

/** The lesson that a saved game was begun for. */
const lessonGiven = (saved: Saved | undefined) =>
  saved !== undefined && 'start' in saved ? lessonOf(useLessons.getState(), saved.start.id) : null

/** Whether its lesson is done: then there is nothing to go on with. */
const isDone = (left: Left | null): boolean => lessonGiven(left?.saved)?.done ?? false

const readable = (left: KeptGame['left']): Left | null => (typeof left === 'string' ? null : left)

function keptGame({ key, left: read, savedAt, stored }: KeptGame, again: () => void): LeftGame {
  const left = readable(read)
  return {
    key,
    savedAt,
    left,
    lesson: lessonGiven(left?.saved)?.id ?? null,
    resume: () => {
      useUi.getState().open({ offer: null })
      void useTable.getState().openKept(key)
    },
    save: () => saveFile(`cantrip-game-${new Date(savedAt).toISOString().slice(0, 10)}`, writeGameFile(stored)),
    remove: () => void removeKept(key).then(again, again),
  }
}

const atTable = (left: Left): LeftGame => ({
  key: AT_TABLE,
  savedAt: 'between' in left.saved ? left.saved.savedAt : left.saved.line.savedAt,
  left,
  lesson: lessonGiven(left.saved)?.id ?? null,
  resume: () => {
    // Resuming it also answers the pending question whether to replace it.
    useUi.getState().open({ offer: null })
    useTable.getState().resume()
  },
  save: saveTableFile,
  remove: null,
})

function isPuzzle({ left }: LeftGame): boolean {
  const saved = left?.saved
  return saved !== undefined && 'start' in saved && Boolean(saved.start.puzzle)
}

/** What is shown first: a game that goes on, before a puzzle, before one that is over. */
const rank = (game: LeftGame): number => Number(game.left?.goesOn ?? false) * 2 - Number(isPuzzle(game))

/** The games beside the table; one whose lesson is done is thrown away. */
async function keptGames(): Promise<readonly KeptGame[]> {
  const all = await listKept()
  const over = all.filter(({ left }) => isDone(readable(left)))
  await Promise.all(over.map(({ key }) => removeKept(key)))
  return all.filter((one) => !over.includes(one))
}

/** All of them, the one to go on with first; `null`: it isn't known yet which there are. */
export function useLeftGames(): readonly LeftGame[] | null {
  const left = useTable((table) => table.left)
  const reading = useTable((table) => table.reading !== null)
  const [kept, take] = useState<readonly KeptGame[] | null>(null)
  const again = useCallback(() => {
    keptGames().then(take, () => take([]))
  }, [])
  useEffect(again, [again])
  if (reading || (kept === null && left === null)) return null
  const all = [
    ...(left === null || isDone(left) ? [] : [atTable(left)]),
    ...(kept ?? []).map((one) => keptGame(one, again)),
  ]
  return all.sort((a, b) => rank(b) - rank(a) || b.savedAt - a.savedAt)
}
