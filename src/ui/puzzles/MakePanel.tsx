import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { PUZZLE_KINDS, type PuzzleKind } from '../../ai/puzzles/index.ts'
import { useTable } from '../../store/index.ts'
import { sayLoss, sayPuzzle } from '../messages/pages/puzzles.ts'
import { Button, Panel } from '../parts/index.ts'
import { fromLink, LONGEST_LINK } from '../session/linkText.ts'
import { askCheck } from './askProof.ts'
import { boardOfTable, type TableBoard } from './boardOfTable.ts'
import { type OwnPuzzle, openPuzzle, positionOf } from './openPuzzle.ts'
import styles from './Puzzles.module.css'
import type { CheckTold } from './proofs.ts'
import { Share } from './Share.tsx'

/** The board in what was typed: JSON, or the address of a board. `undefined`: neither. */
function boardIn(text: string): unknown {
  const linked = /#board=([\w-]+)/.exec(text)?.[1]
  try {
    return JSON.parse((linked === undefined ? text : fromLink(linked)) ?? '')
  } catch {
    return undefined
  }
}

type Came = CheckTold | TableBoard | 'badBoard' | 'longBoard' | 'thinking' | 'tooLong' | null

interface Checked {
  readonly came: Came
  readonly own: OwnPuzzle | null
}

async function check(text: string, kind: PuzzleKind, tell: (checked: Checked) => void): Promise<void> {
  if (text.length > LONGEST_LINK) return tell({ came: 'longBoard', own: null })
  tell({ came: 'thinking', own: null })
  const board = boardIn(text)
  const first = await positionOf(board).catch(() => null)
  if (first === null) return tell({ came: 'badBoard', own: null })
  const came = await askCheck({ first, task: { kind, side: 0 } })
  tell({ came, own: typeof came === 'object' && came.is === 'puzzle' ? { task: came.task, board } : null })
}

function wordsFor(came: Came): string {
  if (came === null) return ''
  if (typeof came === 'string') return sayPuzzle(`puzzle.${came}`)
  if ('text' in came) return sayPuzzle('puzzle.taken')
  if ('losses' in came) return sayPuzzle('puzzle.cantTake', { why: came.losses.map(sayLoss).join(' ') })
  return came.is === 'puzzle' ? sayPuzzle('puzzle.is.puzzle', came) : sayPuzzle(`puzzle.is.${came.is}`)
}

interface Props {
  /** Whether it begins with the table as it stands. */
  readonly taking: boolean
}

/** A puzzle from any board: checked, played, shared. */
export const MakePanel = ({ taking }: Props) => {
  const isPlaying = useTable(({ game }) => game !== null)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, type] = useState('')
  const [kind, choose] = useState<PuzzleKind>('lethal')
  const [{ came, own }, tell] = useState<Checked>({ came: null, own: null })
  const forget = () => tell({ came: null, own: null })
  const take = useCallback(async () => {
    const came = await boardOfTable()
    type('text' in came ? came.text : '')
    tell({ came, own: null })
  }, [])
  useEffect(() => {
    // It stands below all puzzles: whoever asked for it is brought there.
    if (taking) void take().then(() => field.current?.focus())
  }, [taking, take])
  return (
    <Panel label={sayPuzzle('puzzle.make')} heading={sayPuzzle('puzzle.make')} className={styles.make}>
      <p>{sayPuzzle('puzzle.makeHow')}</p>
      <label htmlFor={id}>{sayPuzzle('puzzle.board')}</label>
      <textarea
        id={id}
        ref={field}
        rows={4}
        value={text}
        onChange={(event) => {
          type(event.target.value)
          forget()
        }}
      />
      <fieldset className={styles.choice}>
        <legend>{sayPuzzle('puzzle.kind')}</legend>
        {PUZZLE_KINDS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={value === kind}
              onChange={() => {
                choose(value)
                forget()
              }}
            />
            {sayPuzzle(`puzzle.${value}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button disabled={!isPlaying} onClick={() => void take()}>
          {sayPuzzle('puzzle.take')}
        </Button>
        <Button disabled={text === '' || came === 'thinking'} onClick={() => void check(text, kind, tell)}>
          {sayPuzzle('puzzle.check')}
        </Button>
        {own === null ? null : (
          <>
            <Button onClick={() => void openPuzzle(own)}>{sayPuzzle('puzzle.play')}</Button>
            <Share puzzle={own} />
          </>
        )}
      </div>
      <p role="status">{wordsFor(came)}</p>
    </Panel>
  )
}
