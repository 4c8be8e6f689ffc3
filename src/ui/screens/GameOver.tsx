import { outcomeOf } from '../../engine/index.ts'
import { useTable } from '../../store/index.ts'
import { useTableModel } from '../app/model.ts'
import { useUi } from '../app/uiStore.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { seatName } from '../view/index.ts'
import styles from './Screens.module.css'

/** How it ended, and what next. */
export const GameOver = () => {
  const { position, scene } = useTableModel()
  const hidden = useUi((ui) => ui.overHidden)
  const open = useUi((ui) => ui.open)
  const { rematch, leave } = useTable.getState()
  const outcome = outcomeOf(position)
  if (outcome === null) return null
  const { state } = scene
  const loser = state.players.find(({ lost }) => lost !== null)
  const title = outcome.winner === null ? say('over.draw') : say('over.won', { name: seatName(state, outcome.winner) })
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
      open={!hidden}
      title={title}
      closeLabel={say('over.table')}
      onClose={() => open({ overHidden: true })}
      actions={
        <>
          <Button onClick={away(leave)}>{say('over.decks')}</Button>
          <Button onClick={() => open({ overHidden: true, dialog: 'log' })}>{say('over.log')}</Button>
          <Button kind="primary" onClick={away(rematch)}>
            {say('over.rematch')}
          </Button>
        </>
      }
    >
      <div className={styles.over}>
        <p>{why}</p>
        <p>{say('over.turns', { n: state.turn.number })}</p>
        <ul>
          {state.players.map((player) => (
            <li key={player.seat}>{say('life.label', { name: player.name, n: player.life })}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
