/** The games that were left: at the table, and those that are kept beside it. */
import { useCallback, useEffect, useState } from 'react'
import {
  isUnfinished,
  type KeptGame,
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
  readonly saved: Saved | null
  readonly goesOn: boolean
  /** The lesson that is given in it; `null`: an ordinary game. */
  readonly lesson: LessonId | null
  readonly resume: () => void
  readonly save: () => void
  /** The one at the table leaves it only for another. */
  readonly remove: (() => void) | null
}

const AT_TABLE = 'table'

/** The lesson that a saved game was begun for. */
const lessonGiven = (saved: Saved | null) =>
  saved !== null && 'start' in saved ? lessonOf(useLessons.getState(), saved.start.id) : null

/** Whether its lesson is done: then there is nothing to go on with. */
const isDone = (saved: Saved | null): boolean => lessonGiven(saved)?.done ?? false

function keptGame({ key, saved, savedAt, stored }: KeptGame, again: () => void): LeftGame {
  const read = typeof saved === 'string' ? null : saved
  return {
    key,
    savedAt,
    saved: read,
    goesOn: read !== null && isUnfinished(read),
    lesson: lessonGiven(read)?.id ?? null,
    resume: () => {
      useUi.getState().open({ offer: null })
      void useTable.getState().openKept(key)
    },
    save: () => saveFile(`cantrip-game-${new Date(savedAt).toISOString().slice(0, 10)}`, writeGameFile(stored)),
    remove: () => void removeKept(key).then(again, again),
  }
}

const atTable = (saved: Saved): LeftGame => ({
  key: AT_TABLE,
  savedAt: 'between' in saved ? saved.savedAt : saved.line.savedAt,
  saved,
  goesOn: isUnfinished(saved),
  lesson: lessonGiven(saved)?.id ?? null,
  resume: () => {
    // Resuming it also answers the pending question whether to replace it.
    useUi.getState().open({ offer: null })
    useTable.getState().resume()
  },
  save: saveTableFile,
  remove: null,
})

const isPuzzle = ({ saved }: LeftGame): boolean => saved !== null && 'start' in saved && Boolean(saved.start.puzzle)

/** What is shown first: a game that goes on, before a puzzle, before one that is over. */
const rank = (game: LeftGame): number => Number(game.goesOn) * 2 - Number(isPuzzle(game))

/** The games beside the table; one whose lesson is done is thrown away. */
async function keptGames(): Promise<readonly KeptGame[]> {
  const all = await listKept()
  const over = all.filter(({ saved }) => typeof saved !== 'string' && isDone(saved))
  await Promise.all(over.map(({ key }) => removeKept(key)))
  return all.filter((one) => !over.includes(one))
}

/** All of them, the one to go on with first. */
export function useLeftGames(): readonly LeftGame[] {
  const saved = useTable((table) => table.saved)
  const [kept, take] = useState<readonly KeptGame[]>([])
  const again = useCallback(() => {
    keptGames().then(take, () => take([]))
  }, [])
  useEffect(again, [again])
  const all = [...(saved === null || isDone(saved) ? [] : [atTable(saved)]), ...kept.map((one) => keptGame(one, again))]
  return all.sort((a, b) => rank(b) - rank(a) || b.savedAt - a.savedAt)
}
