import { useEffect, useState } from 'react'
import { type Position, type Reply, type Seat, stateOf } from '../../engine/index.ts'
import { type Game, nodeAt, type TablePuzzle, undoOf, useTable } from '../../store/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { Button, Dialog } from '../parts/index.ts'
import { objectName } from '../view/index.ts'
import { askHint, askWhyNot } from './askProof.ts'
import { LogOfLine } from './LogOfLine.tsx'
import styles from './Puzzles.module.css'
import type { WhyNot } from './proofs.ts'
import { lineFrom, nodesOf, objectsIn, repliesOf } from './verdict.ts'

/** Goes back to where the node's reply was asked for. */
function backBefore(index: number): void {
  const { undo } = useTable.getState()
  const target = () => undoOf(useTable.getState().game) ?? -1
  const before = index - 1
  for (let at = target(); at >= 0; at = target()) {
    undo()
    if (at <= before) return
  }
}

interface FoundProps {
  readonly game: Game
  readonly me: Seat
  readonly found: WhyNot & { readonly wrong: number }
  /** What would have been right instead. */
  readonly missed: readonly Reply[]
}

/** The move that lost it, and the line that shows why. */
const Refuted = ({ game, me, found, missed }: FoundProps) => {
  const { timeline } = game
  const nodes = nodesOf(game)
  const at = nodes[found.wrong]
  if (at === undefined) return null
  const { position, parent, reply } = nodeAt(timeline, at)
  const before = nodeAt(timeline, parent ?? 0).position
  const idle = isIdle(reply)
  // An announcement is told once it is complete.
  const rest = nodes
    .slice(found.wrong)
    .map((index) => nodeAt(timeline, index).reply)
    .filter((one) => one !== null)
  return (
    <>
      <p>{sayPuzzle('puzzle.wrong')}</p>
      {idle ? (
        <p>{idleText(before, missed)}</p>
      ) : (
        <LogOfLine timeline={lineFrom(before, untilTold(before, rest))} me={me} />
      )}
      <p>{sayPuzzle('puzzle.refuted')}</p>
      <LogOfLine timeline={lineFrom(position, found.line)} me={me} />
    </>
  )
}

/** Whether a reply does nothing: the log doesn't tell of it. */
function isIdle(reply: Reply | null): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  if (Array.isArray(reply)) return reply.length === 0
  return 'do' in reply && reply.do === 'pass'
}

/** What was not done there, and with what it should have been. */
function idleText(position: Position, missed: readonly Reply[]): string {
  const [right] = missed
  const kind = position.question?.kind
  const what = kind === 'priority' || kind === 'attackers' || kind === 'blockers' ? kind : 'other'
  const names = right === undefined ? [] : objectsIn(right).map((id) => objectName(stateOf(position), id))
  return sayPuzzle('puzzle.wrongIdle', { what, names })
}

/** As many of the replies as it takes until something is to be told. */
function untilTold(position: Parameters<typeof lineFrom>[0], replies: readonly Reply[]): readonly Reply[] {
  const line = lineFrom(position, replies)
  const told = line.nodes.findIndex(({ events }) => events.length > 0)
  return told < 0 ? replies : replies.slice(0, told)
}

/** The right move where that node stands; nothing until it is found, and if there is none. */
function useRightMove({ from, timeline }: Game, { task }: TablePuzzle, node: number | null): readonly Reply[] {
  const [move, take] = useState<readonly Reply[]>([])
  useEffect(() => {
    let live = true
    if (!from || node === null) return
    const { position } = nodeAt(timeline, node)
    void askHint({ first: from, task, position }).then((found) => {
      if (live && typeof found === 'object' && found !== null) take(found)
    })
    return () => {
      live = false
    }
  }, [from, timeline, task, node])
  return move
}

interface WhyNotProps {
  readonly game: Game
  readonly puzzle: TablePuzzle
  readonly me: Seat
  readonly onClose: () => void
}

/** Where it went wrong, proved, and what answers it. */
export const WhyNotDialog = ({ game, puzzle, me, onClose }: WhyNotProps) => {
  const [found, take] = useState<WhyNot | 'tooLong' | 'thinking'>('thinking')
  useEffect(() => {
    let live = true
    if (!game.from) return
    void askWhyNot({ first: game.from, task: puzzle.task, replies: repliesOf(game) }).then((one) => live && take(one))
    return () => {
      live = false
    }
  }, [game, puzzle.task])
  const wrong = typeof found === 'object' ? found.wrong : null
  const node = wrong === null ? undefined : nodesOf(game)[wrong]
  const parent = node === undefined ? null : nodeAt(game.timeline, node).parent
  const missed = useRightMove(game, puzzle, parent)
  const back = () => {
    onClose()
    if (node !== undefined) backBefore(node)
  }
  return (
    <Dialog
      open
      title={sayPuzzle('puzzle.whyNot')}
      closeLabel={sayPuzzle('puzzle.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{sayPuzzle('puzzle.close')}</Button>
          {node === undefined ? null : (
            <Button kind="primary" icon="undo" onClick={back}>
              {sayPuzzle('puzzle.toThere')}
            </Button>
          )}
        </>
      }
    >
      <div role="status" className={styles.steps}>
        {found === 'thinking' ? <p>{sayPuzzle('puzzle.thinking')}</p> : null}
        {found === 'tooLong' ? <p>{sayPuzzle('puzzle.tooLong')}</p> : null}
        {typeof found === 'object' && found.wrong === null ? <p>{sayPuzzle('puzzle.stillRight')}</p> : null}
        {typeof found === 'object' && found.wrong !== null ? (
          <Refuted game={game} me={me} found={{ ...found, wrong: found.wrong }} missed={missed} />
        ) : null}
      </div>
    </Dialog>
  )
}
