/** The seats in the order of turns, and whose turn it is: where several play. */
import { Icon } from '../glyphs/index.ts'
import { focusSeat } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { playerIn, playersOf } from '../view/index.ts'
import styles from './TurnOrder.module.css'

export const TurnOrder = () => {
  const { view, scene } = useTableModel()
  // The same order from every seat: it doesn't turn with the table.
  const seats = playersOf(view)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <span className={styles.order} role="group" aria-label={say('seat.order')}>
      {seats.map((seat, at) => {
        const { whose, letter, name, isTurn, lost } = playerIn(view, seat)
        return (
          <span key={seat} className={styles.turnOf}>
            {at > 0 ? <Icon name="chevronRight" /> : null}
            <button
              type="button"
              aria-label={isTurn ? say('seat.hasTurn', { name }) : name}
              aria-current={isTurn ? 'true' : undefined}
              data-whose={whose}
              disabled={seat === scene.side}
              onClick={() => focusSeat(seat)}
            >
              <SeatBadge whose={whose} letter={letter} out={lost !== null} />
            </button>
          </span>
        )
      })}
    </span>
  )
}
