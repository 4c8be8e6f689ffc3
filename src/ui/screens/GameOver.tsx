import { useEffect, useState } from 'react'
import { type Match, matchWinner, type Outcome, outcomeOf, type State } from '../../engine/index.ts'
import { batchesOf, current, lengthOf, matchNow, useSettings, useTable } from '../../store/index.ts'
import { type TableModel, useTableModel } from '../app/model.ts'
import { onwardFrom } from '../app/onward.ts'
import { useUi } from '../app/uiStore.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog, RuleLink } from '../parts/index.ts'
import { scoreText, seatName } from '../view/index.ts'
import { EndScreen } from './lateDialogs.ts'
import styles from './Screens.module.css'

/** The match score in words. */
function matchLine(match: Match): string {
  const score = scoreText(match)
  if (match.conceded !== null)
    return say('match.gaveUp', { name: match.setup.players[match.conceded]?.name ?? '', score })
  return matchWinner(match) === null
    ? say('match.standing', { score, wins: match.setup.wins })
    : say('match.final', { score })
}

/** Who won what: the game, or the match with it. */
function titleOf(state: State, { winner }: Outcome, match: Match | null): string {
  const champion = match === null ? null : matchWinner(match)
  if (champion !== null) return say('match.won', { name: seatName(state, champion) })
  if (match === null) return winner === null ? say('over.draw') : say('over.won', { name: seatName(state, winner) })
  return winner === null ? say('match.gameDrawn') : say('match.gameWon', { name: seatName(state, winner) })
}

/** The end that has been seen to happen, by the position's key. */
let seen = ''

/** Whether what ended the game has been seen: after its time, or as soon as anything is pressed. */
function useSeen({ key, game }: TableModel): boolean {
  const pace = useSettings(({ settings }) => settings.pace)
  const wait = seen === key ? 0 : lengthOf(batchesOf(current(game.timeline).events)) * pace
  const [is, see] = useState(wait === 0)
  useEffect(() => {
    const done = (): void => {
      seen = key
      see(true)
    }
    const timer = setTimeout(done, wait)
    document.addEventListener('keydown', done)
    document.addEventListener('click', done)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', done)
      document.removeEventListener('click', done)
    }
  }, [key, wait])
  return is
}

/** How it ended, and what comes next. */
export const GameOver = () => {
  const model = useTableModel()
  const outcome = outcomeOf(model.position)
  return outcome === null || model.watch !== null ? null : <Ending key={model.key} model={model} outcome={outcome} />
}

const Ending = ({ model, outcome }: { readonly model: TableModel; readonly outcome: Outcome }) => {
  const { scene, game } = model
  const hidden = useUi((ui) => ui.overHidden)
  const open = useUi((ui) => ui.open)
  const isSeen = useSeen(model)
  const { leave } = useTable.getState()
  const { state } = scene
  const loser = state.players.find(({ lost }) => lost !== null)
  const match = matchNow(game)
  const onward = onwardFrom(game)
  const name = loser?.name ?? ''
  const { reason } = outcome
  const why =
    reason === 'draw' || reason === 'effect' ? say(`over.reason.${reason}`) : say(`over.reason.${reason}`, { name })
  const away = (then: () => void) => () => {
    open({ overHidden: false })
    then()
  }
  return (
    <Dialog
      open={!hidden && isSeen}
      fill
      title={titleOf(state, outcome, match)}
      closeLabel={say('over.table')}
      onClose={() => open({ overHidden: true })}
      actions={
        <>
          <Button onClick={away(leave)}>{say('over.decks')}</Button>
          <Button onClick={() => open({ overHidden: true, dialog: 'log' })}>{say('over.log')}</Button>
          <Button kind="primary" onClick={onward.go}>
            {onward.label}
          </Button>
        </>
      }
    >
      <div className={styles.over}>
        <p>
          <b>{why}</b> {outcome.rule === '' ? null : <RuleLink rule={outcome.rule} />}{' '}
          <span>{say('over.turns', { n: state.turn.number })}</span>
        </p>
        {match === null ? null : <p>{matchLine(match)}</p>}
        <EndScreen />
      </div>
    </Dialog>
  )
}
