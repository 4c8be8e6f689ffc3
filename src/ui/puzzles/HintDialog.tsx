import { useEffect, useState } from 'react'
import { deciderOf, type Question, type Reply, type State } from '../../engine/index.ts'
import { STEPS } from '../../language/index.ts'
import { type Game, type TablePuzzle, useTable } from '../../store/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { Button, Dialog } from '../parts/index.ts'
import type { TableModel } from '../session/model.ts'
import { objectName } from '../view/index.ts'
import { askHint } from './askProof.ts'
import { LogOfLine } from './LogOfLine.tsx'
import styles from './Puzzles.module.css'
import type { ProofAnswers } from './proofs.ts'
import { lineFrom, objectsIn } from './verdict.ts'

/** What kind of move is right. */
function kindText(state: State, question: Question, reply: Reply): string {
  const n = Array.isArray(reply) ? reply.length : 0
  if (question.kind === 'attackers')
    return n === 0 ? sayPuzzle('puzzle.hintNoAttack') : sayPuzzle('puzzle.hintAttack', { n })
  if (question.kind === 'blockers')
    return n === 0 ? sayPuzzle('puzzle.hintNoBlock') : sayPuzzle('puzzle.hintBlock', { n })
  if (question.kind !== 'priority') return sayPuzzle('puzzle.hintChoice')
  if (isPass(reply)) return sayPuzzle('puzzle.hintPass')
  return sayPuzzle('puzzle.hintAct', { combat: isBeforeCombat(state) })
}

const isBeforeCombat = ({ turn }: State): boolean => STEPS.indexOf(turn.step) < STEPS.indexOf('declareAttackers')

const isPass = (reply: Reply): boolean => typeof reply === 'object' && 'do' in reply && reply.do === 'pass'

interface StepsProps {
  readonly model: TableModel
  readonly question: Question
  readonly move: readonly Reply[]
  readonly shown: number
}

const Steps = ({ model, question, move, shown }: StepsProps) => {
  const [reply] = move
  if (reply === undefined) return null
  const names = objectsIn(reply).map((id) => objectName(model.scene.state, id))
  return (
    <>
      <p>{kindText(model.scene.state, question, reply)}</p>
      {shown < 1 || names.length === 0 ? null : <p>{sayPuzzle('puzzle.hintNames', { names })}</p>}
      {shown < 2 ? null : (
        <>
          <p>{sayPuzzle('puzzle.hintWhole')}</p>
          <LogOfLine timeline={lineFrom(model.position, move)} me={model.scene.me} />
        </>
      )}
    </>
  )
}

interface HintProps {
  readonly model: TableModel
  readonly game: Game
  readonly puzzle: TablePuzzle
  readonly onClose: () => void
}

type Hint = ProofAnswers['hint'] | 'tooLong' | 'thinking'

/** The right move, told step by step. */
export const HintDialog = ({ model, game, puzzle, onClose }: HintProps) => {
  const [hint, take] = useState<Hint>('thinking')
  const [shown, show] = useState(0)
  const { position } = model
  const { question } = position
  const mine = question !== null && deciderOf(question) === puzzle.task.side && useTable.getState().thinking === null
  useEffect(() => {
    let live = true
    if (!mine || !game.from) return
    void askHint({ first: game.from, task: puzzle.task, position }).then((found) => live && take(found))
    return () => {
      live = false
    }
  }, [game.from, puzzle.task, position, mine])
  const move = typeof hint === 'object' ? hint : null
  const [reply] = move ?? []
  const most = reply === undefined || isPass(reply) ? 0 : 2
  return (
    <Dialog
      open
      title={sayPuzzle('puzzle.hint')}
      closeLabel={sayPuzzle('puzzle.close')}
      onClose={onClose}
      actions={
        <>
          {shown < most ? <Button onClick={() => show(shown + 1)}>{sayPuzzle('puzzle.more')}</Button> : null}
          <Button kind="primary" onClick={onClose}>
            {sayPuzzle('puzzle.close')}
          </Button>
        </>
      }
    >
      <div role="status" className={styles.steps}>
        {!mine ? <p>{sayPuzzle('puzzle.notNow')}</p> : null}
        {mine && hint === 'thinking' ? <p>{sayPuzzle('puzzle.thinking')}</p> : null}
        {hint === 'tooLong' ? <p>{sayPuzzle('puzzle.tooLong')}</p> : null}
        {hint === null ? <p>{sayPuzzle('puzzle.lostAlready')}</p> : null}
        {move === null || question === null ? null : (
          <Steps model={model} question={question} move={move} shown={shown} />
        )}
      </div>
    </Dialog>
  )
}
