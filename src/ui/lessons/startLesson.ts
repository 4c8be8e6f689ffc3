/** Puts lessons on the table: real games against the easy machine. */
import { stateOf } from '../../engine/index.ts'
import { type SeatConfig, unfinishedNow, useTable } from '../../store/index.ts'
import { READER, say } from '../messages/index.ts'
import { pageHref } from '../pages/address.ts'
import { DECK_LESSON } from '../pages/deckLink.ts'
import { positionOfBoard } from '../session/boards.ts'
import { type LessonId, useLessons } from '../session/lessonProgress.ts'
import { replaceGame } from '../session/replaceGame.ts'
import { lessonBoard, tableLesson } from './games.ts'
import type { TableLesson } from './lesson.ts'

export const lessonNames = (): readonly [string, string] => [READER, say('player.easy')]

/** A lesson can be begun again at any time: nothing is lost with it. */
async function isLessonAtTable(): Promise<boolean> {
  const kept = (await unfinishedNow(useTable.getState()))?.saved
  const game = useLessons.getState().running?.game ?? null
  return game !== null && kept !== undefined && 'start' in kept && kept.start.id === game
}

async function beginAtTable(lesson: TableLesson): Promise<boolean> {
  const made = await positionOfBoard(lessonBoard(lesson, lessonNames()))
  if ('problems' in made) return false
  const { position } = made
  const { edition, players } = stateOf(position)
  const seats: readonly SeatConfig[] = [
    { player: { by: 'human' }, deckId: '', deckName: '' },
    { player: { by: 'ai', level: 'easy' }, deckId: '', deckName: '' },
  ]
  const setup = { edition, seed: 1, players: players.map(({ name }) => ({ name, deck: [] })), starter: 0 }
  const begin = () => {
    const { start } = useTable.getState()
    start(setup, seats, position)
    const { game } = useTable.getState()
    if (game !== null) useLessons.getState().begin(lesson.id, game.id)
    location.hash = pageHref('table')
  }
  if (await isLessonAtTable()) begin()
  else replaceGame('start', begin)
  return true
}

/** Begins a lesson; where an unfinished game would be lost, it asks first. False if it can't be begun. */
export async function startLesson(id: LessonId): Promise<boolean> {
  const lesson = tableLesson(id)
  if (lesson !== null) return beginAtTable(lesson)
  useLessons.getState().begin(id, null)
  location.hash = pageHref('decks', DECK_LESSON)
  return true
}
