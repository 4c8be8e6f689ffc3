import { useEffect, useState } from 'react'
import { PUZZLE_KINDS } from '../../ai/puzzles/index.ts'
import type { PuzzleRow } from '../../catalog/index.ts'
import { useSettings } from '../../store/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { FROM_TABLE, MAKE, type PageProps, pageHref } from '../pages/address.ts'
import { TopLine } from '../pages/TopLine.tsx'
import { Button, Sky } from '../parts/index.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { loadIn, useLoad } from '../session/loading.ts'
import { useProgress } from '../session/puzzleProgress.ts'
import styles from './Boards.module.css'
import { boardOfDay, dayNumber } from './daily.ts'
import { KindRow } from './KindRow.tsx'
import { LooksContext, loadLooks } from './Lamps.tsx'
import { MakePanel } from './MakePanel.tsx'
import { openPuzzle, ownPuzzleIn } from './openPuzzle.ts'
import { goOnFrom, type Numbered, puzzlesInOrder } from './puzzleOrder.ts'
import { Ring } from './Ring.tsx'
import { Today } from './Today.tsx'
import { usePuzzleKeys } from './usePuzzleKeys.ts'

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

interface AllProps {
  readonly all: readonly Numbered[]
  readonly date: Date
  readonly open: (row: PuzzleRow) => void
}

const nameOf = ({ row, n }: Numbered): string =>
  sayPuzzle('puzzle.numbered', { n, kind: sayPuzzle(`puzzle.${row.kind}`) })

/** The board of the day, and all others by kind. */
const AllPuzzles = ({ all, date, open }: AllProps) => {
  const done = useProgress((progress) => progress.done)
  const letters = useSettings(({ settings }) => settings.singleKeys)
  const { load } = useLoad(loadLooks)
  const today = boardOfDay(all, dayNumber(date))
  const next = goOnFrom(all, done)
  const solved = all.filter(({ row }) => done[row.id] !== undefined).length
  usePuzzleKeys({
    letters,
    today: () => today !== null && open(today.row),
    next: () => next !== null && open(next.row),
  })
  return (
    <LooksContext value={load.state === 'ready' ? load.value : () => null}>
      <div className={styles.all}>
        {today === null ? null : <Today all={all} date={date} today={today} open={open} />}
        <div className={styles.kinds}>
          <header className={styles.head}>
            <div>
              <h2>{sayPuzzle('puzzle.all')}</h2>
              <p>{sayPuzzle('puzzle.intro')}</p>
            </div>
            <Ring solved={solved} of={all.length} />
            <div className={styles.acts}>
              {next === null ? null : (
                <Button shortcut="N" onClick={() => open(next.row)}>
                  {sayPuzzle('puzzle.goOn', { name: nameOf(next) })}
                </Button>
              )}
              <a href={pageHref('puzzles', MAKE)}>{sayPuzzle('puzzle.make')}</a>
            </div>
          </header>
          {PUZZLE_KINDS.map((kind) => (
            <KindRow key={kind} kind={kind} all={all} open={open} />
          ))}
        </div>
      </div>
    </LooksContext>
  )
}

interface PuzzlesPageProps extends PageProps {
  /** The day whose board is shown. */
  readonly date?: Date | undefined
}

/** All puzzles, how far one has come, and, on a page of its own, making others. */
export const PuzzlesPage = ({ link, date }: PuzzlesPageProps) => {
  const { load, retry } = useLoad(puzzlesInOrder)
  const [now] = useState(() => date ?? new Date())
  const [trouble, tell] = useState<Trouble>(null)
  const making = link === FROM_TABLE || link === MAKE
  const open = (row: PuzzleRow) => {
    const opened = loadIn(() => openPuzzle(row), trouble === 'failed')
    void troubleOf(opened).then(tell)
  }
  useEffect(() => {
    if (link !== '' && !making) void troubleOf(follow(link)).then(tell)
  }, [link, making])
  return (
    <div className={styles.frame} data-screen="puzzles">
      <Sky cx={286} cy={330} />
      <TopLine current="puzzles" />
      <main>
        {trouble === null ? null : <p role="alert">{sayPuzzle(`puzzle.${trouble}`)}</p>}
        {load.state === 'failed' ? <LoadFailed text={sayPuzzle('puzzle.failed')} retry={retry} /> : null}
        {load.state === 'loading' ? <p role="status">{sayPuzzle('puzzle.loading')}</p> : null}
        {making ? (
          <div className={styles.making}>
            <a href={pageHref('puzzles')}>{sayPuzzle('puzzle.back')}</a>
            <MakePanel taking={link === FROM_TABLE} />
          </div>
        ) : load.state === 'ready' ? (
          <AllPuzzles all={load.value} date={now} open={open} />
        ) : null}
      </main>
    </div>
  )
}
