import { useId, useState } from 'react'
import { GRADES, type PuzzleKind } from '../../ai/puzzles/index.ts'
import type { PuzzleRow } from '../../catalog/index.ts'
import { Icon } from '../glyphs/index.ts'
import { Spoken } from '../look/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { type Done, useProgress } from '../session/puzzleProgress.ts'
import styles from './Boards.module.css'
import { Lamps } from './Lamps.tsx'
import type { Numbered } from './puzzleOrder.ts'

interface Opens {
  readonly open: (row: PuzzleRow) => void
}

interface BoardProps extends Numbered, Opens {
  readonly done: Done | undefined
  /** The first of its grade that isn't solved. */
  readonly next: boolean
}

const Board = ({ row, n, done, next, open }: BoardProps) => {
  const { own, other, edition, kind } = row
  const name = sayPuzzle('puzzle.numbered', { n, kind: sayPuzzle(`puzzle.${kind}`) })
  const lives = sayPuzzle('puzzle.lives', { you: own.life, other: other.life })
  const state = sayPuzzle(done === undefined ? (next ? 'puzzle.nextOpen' : 'puzzle.open') : `puzzle.${done}`)
  return (
    <li>
      <button
        type="button"
        className={styles.board}
        data-board=""
        data-done={done}
        data-next={next ? '' : undefined}
        onClick={() => open(row)}
      >
        <Spoken>{sayPuzzle('puzzle.one', { name, edition, lives, done: state })}</Spoken>
        <span className={styles.sides} aria-hidden="true">
          <Lamps side={other} />
          <Lamps side={own} />
        </span>
        <span className={styles.number} aria-hidden="true">
          <b>{n}</b> {edition}
          {done === undefined ? null : <Icon name={done === 'solved' ? 'check' : 'help'} />}
          {next ? <Icon name="play" /> : null}
        </span>
      </button>
    </li>
  )
}

/** How many have room in a row; of the rest the button at its end tells. */
const ROW = 7

interface BoardsProps extends Opens {
  readonly some: readonly Numbered[]
  readonly done: Readonly<Record<string, Done>>
}

/** The boards of a grade: those around the next one, and the rest a page on. */
const Boards = ({ some, done, open }: BoardsProps) => {
  const next = some.findIndex(({ row }) => done[row.id] === undefined)
  const pages = Math.ceil(some.length / ROW)
  const [turned, turn] = useState<number | null>(null)
  const page = turned ?? Math.max(0, Math.floor(next / ROW))
  const shown = some.slice(page * ROW, (page + 1) * ROW)
  return (
    <ul className={styles.boards}>
      {shown.map(({ row, n }) => (
        <Board key={row.id} row={row} n={n} done={done[row.id]} next={row === some[next]?.row} open={open} />
      ))}
      {pages > 1 ? (
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={sayPuzzle('puzzle.moreBoards', { n: some.length - shown.length })}
            onClick={() => turn((page + 1) % pages)}
          >
            <Icon name={page + 1 < pages ? 'chevronRight' : 'chevronLeft'} />
          </button>
        </li>
      ) : null}
    </ul>
  )
}

interface KindRowProps extends Opens {
  readonly kind: PuzzleKind
  readonly all: readonly Numbered[]
}

/** The boards of a kind: its grades as tabs, the first that isn't finished lit. */
export const KindRow = ({ kind, all, open }: KindRowProps) => {
  const id = useId()
  const done = useProgress((progress) => progress.done)
  const some = all.filter(({ row }) => row.kind === kind)
  const isDone = ({ row }: Numbered) => done[row.id] !== undefined
  const byGrade = GRADES.map((grade) => ({ grade, some: some.filter(({ row }) => row.grade === grade) }))
  const usual = byGrade.find((one) => !one.some.every(isDone)) ?? byGrade[0]
  const [asked, ask] = useState<PuzzleRow['grade'] | null>(null)
  const lit = byGrade.find(({ grade }) => grade === asked) ?? usual
  const solved = some.filter(isDone).length
  const name = sayPuzzle(`puzzle.${kind}`)
  return (
    <section className={styles.kind} aria-labelledby={id} data-kind-row="">
      <header>
        <h2 id={id}>{name}</h2>
        <p>{sayPuzzle(`puzzle.${kind}.goal`)}</p>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(solved / Math.max(1, some.length)) * 100}%` }} />
        </span>
        <span className={styles.count}>{sayPuzzle('puzzle.count', { solved, of: some.length })}</span>
        <div role="tablist" aria-label={sayPuzzle('puzzle.grades', { kind: name })} className={styles.grades}>
          {byGrade.map(({ grade, some: of }) => (
            <button
              key={grade}
              type="button"
              role="tab"
              data-grade={grade}
              aria-selected={grade === lit?.grade}
              aria-controls={`${id}boards`}
              onClick={() => ask(grade)}
            >
              {sayPuzzle(`puzzle.grade${grade}`)}{' '}
              <span>{sayPuzzle('puzzle.gradeCount', { solved: of.filter(isDone).length, of: of.length })}</span>
            </button>
          ))}
        </div>
      </header>
      {kind === 'trade' ? <p className={styles.how}>{sayPuzzle('puzzle.trade.how')}</p> : null}
      <div role="tabpanel" id={`${id}boards`} aria-labelledby={id}>
        <Boards key={lit?.grade} some={lit?.some ?? []} done={done} open={open} />
      </div>
    </section>
  )
}
