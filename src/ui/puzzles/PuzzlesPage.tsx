import { useEffect, useState } from 'react'
import { GRADES, PUZZLE_KINDS, type PuzzleKind } from '../../ai/puzzles/index.ts'
import type { PuzzleRow } from '../../catalog/index.ts'
import { Icon } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { FROM_TABLE, type PageProps } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { loadIn, useLoad } from '../session/loading.ts'
import { useProgress } from '../session/puzzleProgress.ts'
import { MakePanel } from './MakePanel.tsx'
import { openPuzzle, ownPuzzleIn } from './openPuzzle.ts'
import styles from './Puzzles.module.css'
import { type Numbered, puzzlesInOrder } from './puzzleOrder.ts'

interface Opens {
  readonly open: (row: PuzzleRow) => void
}

const Tile = ({ row, n, open }: Numbered & Opens) => {
  const done = useProgress((progress) => progress.done[row.id])
  const { own, other, edition, kind } = row
  const state = sayPuzzle(done === undefined ? 'puzzle.open' : `puzzle.${done}`)
  const lives = sayPuzzle('puzzle.lives', { you: own.life, other: other.life })
  const label = sayPuzzle('puzzle.one', { n, kind: sayPuzzle(`puzzle.${kind}`), edition, lives, done: state })
  return (
    <li>
      <button type="button" className={styles.tile} data-done={done} aria-label={label} onClick={() => open(row)}>
        <b>{n}</b> <span>{edition}</span>
        {done === undefined ? null : <Icon name={done === 'solved' ? 'star' : 'help'} />}
      </button>
    </li>
  )
}

interface KindProps extends Opens {
  readonly kind: PuzzleKind
  readonly all: readonly Numbered[]
}

/** The puzzles of a kind, by grade. */
const Kind = ({ kind, all, open }: KindProps) => {
  const done = useProgress((progress) => progress.done)
  const some = all.filter(({ row }) => row.kind === kind)
  const solved = some.filter(({ row }) => done[row.id] !== undefined).length
  const id = `puzzles-${kind}`
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <header>
        <h2 id={id}>{sayPuzzle(`puzzle.${kind}`)}</h2>
        <span>{sayPuzzle('puzzle.progress', { solved, of: some.length })}</span>
      </header>
      <p>{sayPuzzle(`puzzle.${kind}.goal`)}</p>
      {kind === 'trade' ? <p className={styles.how}>{sayPuzzle('puzzle.trade.how')}</p> : null}
      {GRADES.map((grade) => (
        <div key={grade} className={styles.grade}>
          <h3>{sayPuzzle(`puzzle.grade${grade}`)}</h3>
          <ul>
            {some
              .filter(({ row }) => row.grade === grade)
              .map(({ row, n }) => (
                <Tile key={row.id} row={row} n={n} open={open} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Opens the puzzle that a link names; false if there is none. */
async function follow(link: string): Promise<boolean> {
  const own = ownPuzzleIn(link)
  if (own !== null) return openPuzzle(own)
  const named = (await puzzlesInOrder()).find(({ row }) => row.id === link)
  return named !== undefined && openPuzzle(named.row)
}

/** Why a puzzle isn't opened: there is none, or its cards can't be loaded. */
type Trouble = 'noSuch' | 'failed' | null

const troubleOf = (opened: Promise<boolean>): Promise<Trouble> =>
  opened.then(
    (there) => (there ? null : 'noSuch'),
    () => 'failed',
  )

/** All puzzles, how far one has come, and making others. */
export const PuzzlesPage = ({ link }: PageProps) => {
  const { load, retry } = useLoad(puzzlesInOrder)
  const [trouble, tell] = useState<Trouble>(null)
  const open = (row: PuzzleRow) => {
    const opened = loadIn(() => openPuzzle(row), trouble === 'failed')
    void troubleOf(opened).then(tell)
  }
  useEffect(() => {
    if (link !== '' && link !== FROM_TABLE) void troubleOf(follow(link)).then(tell)
  }, [link])
  return (
    <PageFrame page="puzzles" title={say('page.puzzles')}>
      {trouble === null ? null : <p role="alert">{sayPuzzle(`puzzle.${trouble}`)}</p>}
      <p className={styles.intro}>{sayPuzzle('puzzle.intro')}</p>
      {load.state === 'failed' ? <LoadFailed text={sayPuzzle('puzzle.failed')} retry={retry} /> : null}
      {load.state === 'loading' ? <p role="status">{sayPuzzle('puzzle.loading')}</p> : null}
      {load.state !== 'ready' ? null : (
        <div className={styles.kinds}>
          {PUZZLE_KINDS.map((kind) => (
            <Kind key={kind} kind={kind} all={load.value} open={open} />
          ))}
          <MakePanel taking={link === FROM_TABLE} />
        </div>
      )}
    </PageFrame>
  )
}
