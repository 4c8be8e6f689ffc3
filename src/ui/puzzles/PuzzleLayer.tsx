import { useEffect, useMemo, useState } from 'react'
import { type TablePuzzle, useTable } from '../../store/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { pageHref } from '../pages/address.ts'
import { Button, Dialog } from '../parts/index.ts'
import type { TableModel } from '../session/model.ts'
import { useProgress } from '../session/puzzleProgress.ts'
import { HintDialog } from './HintDialog.tsx'
import { openPuzzle } from './openPuzzle.ts'
import styles from './Puzzles.module.css'
import { nextAfter, puzzlesInOrder } from './puzzleOrder.ts'
import { Share } from './Share.tsx'
import { type Verdict, verdictOf } from './verdict.ts'
import { WhyNotDialog } from './WhyNotDialog.tsx'

type Open = 'hint' | 'whyNot' | 'over' | null

/** The next puzzle at the table. */
async function goOn(id: string): Promise<void> {
  const next = nextAfter(await puzzlesInOrder(), id, useProgress.getState().done)
  if (next !== null) await openPuzzle(next.row)
}

interface OverProps {
  readonly puzzle: TablePuzzle
  readonly verdict: Verdict
  readonly helped: boolean
  readonly open: (what: Open) => void
}

/** What came of it, and what next. */
const Over = ({ puzzle, verdict, helped, open }: OverProps) => {
  const { id, task } = puzzle
  const { solved, value } = verdict
  const again = () => {
    open(null)
    useTable.getState().rematch()
  }
  return (
    <Dialog
      open
      title={sayPuzzle(solved ? 'puzzle.won' : 'puzzle.lost')}
      closeLabel={sayPuzzle('puzzle.close')}
      onClose={() => open(null)}
      actions={
        <>
          <Button onClick={again}>{sayPuzzle('puzzle.again')}</Button>
          {solved ? null : (
            <Button kind="primary" onClick={() => open('whyNot')}>
              {sayPuzzle('puzzle.whyNot')}
            </Button>
          )}
          {solved && id !== null ? (
            <Button kind="primary" onClick={() => void goOn(id)}>
              {sayPuzzle('puzzle.next')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{sayPuzzle(solved ? 'puzzle.wonText' : 'puzzle.lostText')}</p>
      {!solved && task.kind === 'trade' ? (
        <p>{sayPuzzle('puzzle.lostTrade', { value, best: task.best ?? 0 })}</p>
      ) : null}
      {solved && helped && id !== null ? <p>{sayPuzzle('puzzle.wonHelped')}</p> : null}
      <div className={styles.ways}>
        <a href={pageHref('puzzles')}>{sayPuzzle('puzzle.back')}</a>
        {id === null ? null : <Share puzzle={id} />}
      </div>
    </Dialog>
  )
}

interface LayerProps {
  readonly puzzle: TablePuzzle
  readonly model: TableModel
}

/** The goal above the table while a puzzle is played, help with it, and what came of it. */
export const PuzzleLayer = ({ puzzle, model }: LayerProps) => {
  const { game } = model
  const [shown, open] = useState<Open>(null)
  const helped = useProgress((progress) => progress.helped === game.id)
  const verdict = useMemo(() => verdictOf(game, puzzle), [game, puzzle])
  const solved = verdict?.solved ?? null
  useEffect(() => {
    if (solved === null) return
    open('over')
    if (solved && puzzle.id !== null) useProgress.getState().note(puzzle.id, helped ? 'helped' : 'solved')
  }, [solved, puzzle.id, helped])
  const close = () => open(null)
  const hint = () => {
    useProgress.getState().help(game.id)
    open('hint')
  }
  const { kind } = puzzle.task
  const said = verdict === null ? null : sayPuzzle(verdict.solved ? 'puzzle.won' : 'puzzle.lost')
  return (
    <section className={styles.bar} aria-label={sayPuzzle('puzzle.table')}>
      <p title={kind === 'trade' ? sayPuzzle('puzzle.trade.how') : undefined}>
        <b>{sayPuzzle(`puzzle.${kind}`)}</b>
        <span>{sayPuzzle(`puzzle.${kind}.goal`)}</span>
      </p>
      <div className={styles.acts}>
        {said === null ? (
          <Button kind="quiet" onClick={hint}>
            {sayPuzzle('puzzle.hint')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => open('over')}>
            {said}
          </Button>
        )}
        <Button kind="quiet" disabled={verdict?.solved === true} onClick={() => open('whyNot')}>
          {sayPuzzle('puzzle.whyNot')}
        </Button>
        <Button kind="quiet" onClick={() => useTable.getState().rematch()}>
          {sayPuzzle('puzzle.again')}
        </Button>
        <a href={pageHref('puzzles')}>{sayPuzzle('puzzle.back')}</a>
      </div>
      {shown === 'hint' ? <HintDialog model={model} game={game} puzzle={puzzle} onClose={close} /> : null}
      {shown === 'whyNot' ? <WhyNotDialog game={game} puzzle={puzzle} me={model.scene.me} onClose={close} /> : null}
      {shown === 'over' && verdict !== null ? (
        <Over puzzle={puzzle} verdict={verdict} helped={helped} open={open} />
      ) : null}
    </section>
  )
}
