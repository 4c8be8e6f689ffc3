import { useMemo } from 'react'
import { type PuzzleRow, puzzleBoard } from '../../catalog/index.ts'
import { Icon } from '../glyphs/index.ts'
import { keyName } from '../input/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { BoardPicture } from '../mini/index.ts'
import { type Done, useProgress } from '../session/puzzleProgress.ts'
import { boardOfDay, dayNumber, lastDays } from './daily.ts'
import { seatNames } from './openPuzzle.ts'
import type { Numbered } from './puzzleOrder.ts'
import styles from './Today.module.css'

const WEEK = 7

interface WeekProps {
  readonly all: readonly Numbered[]
  readonly date: Date
  readonly done: Readonly<Record<string, Done>>
}

/** The last days' boards, each with its sign: nothing is lost with one that was missed. */
const Week = ({ all, date, done }: WeekProps) => {
  const days = lastDays(date, WEEK).map((day) => {
    const row = boardOfDay(all, dayNumber(day))?.row
    return { day, done: row === undefined ? undefined : done[row.id] }
  })
  const solved = days.filter((one) => one.done !== undefined).length
  const helped = days.filter((one) => one.done === 'helped').length
  return (
    <div className={styles.week}>
      <ul aria-label={sayPuzzle('puzzle.week')}>
        {days.map(({ day, done: how }, at) => (
          <li key={day.getTime()} data-done={how} data-today={at === WEEK - 1 ? '' : undefined}>
            <span
              role="img"
              aria-label={sayPuzzle('puzzle.weekDay', {
                date: day,
                done: sayPuzzle(how === undefined ? 'puzzle.open' : `puzzle.${how}`),
              })}
            >
              <i>{how === undefined ? null : <Icon name={how === 'solved' ? 'check' : 'help'} />}</i>
              <b>{day.getDate()}</b>
            </span>
          </li>
        ))}
      </ul>
      <p>{sayPuzzle('puzzle.weekText', { solved, helped })}</p>
    </div>
  )
}

interface TodayProps {
  readonly all: readonly Numbered[]
  readonly date: Date
  readonly today: Numbered
  readonly open: (row: PuzzleRow) => void
}

/** The board of the day, as a large picture, and the one button of the page. */
export const Today = ({ all, date, today: { row }, open }: TodayProps) => {
  const done = useProgress((progress) => progress.done)
  const board = useMemo(() => puzzleBoard(row, seatNames()), [row])
  const { kind, grade, edition, own, other } = row
  const facts = {
    kind: sayPuzzle(`puzzle.${kind}`),
    grade: sayPuzzle(`puzzle.grade${grade}`),
    edition,
  }
  return (
    <section className={styles.today} aria-labelledby="puzzle-today">
      <header>
        <h1 id="puzzle-today">{sayPuzzle('puzzle.today')}</h1>
        <span>{sayPuzzle('puzzle.day', { date })}</span>
      </header>
      <div className={styles.picture}>
        <BoardPicture board={board} label={sayPuzzle('puzzle.todayBoard', { own: own.life, other: other.life })} />
      </div>
      <p className={styles.facts}>{sayPuzzle('puzzle.facts', facts)}</p>
      <p className={styles.goal}>{sayPuzzle(`puzzle.${kind}.goal`)}</p>
      <button type="button" className={styles.brass} onClick={() => open(row)}>
        <span>
          <b>{sayPuzzle('puzzle.solveIt')}</b>
          <i>{sayPuzzle(done[row.id] === undefined ? 'puzzle.solveNote' : 'puzzle.solvedNote')}</i>
        </span>
        <span aria-hidden="true">
          <kbd>{keyName(' ')}</kbd>
        </span>
      </button>
      <Week all={all} date={date} done={done} />
    </section>
  )
}
