/** The seats in the order of turns, and whose turn it is: where several play. */
import type { Seat } from '../../engine/index.ts'
import { Icon } from '../glyphs/index.ts'
import { focusSeat } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { SeatBadge } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { type PlayerView, playerIn, playersOf } from '../view/index.ts'
import styles from './TurnOrder.module.css'

const Turn = ({ player }: { readonly player: PlayerView }) => {
  const { scene } = useTableModel()
  const { whose, letter, name, isTurn, lost, seat } = player
  return (
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
  )
}

/** Those who take their turns together, once each. */
const turnsOf = (players: readonly PlayerView[]): readonly (readonly Seat[])[] =>
  players.flatMap(({ seat, turnWith }) => (Math.min(...turnWith) === seat ? [turnWith] : []))

export const TurnOrder = () => {
  const { view } = useTableModel()
  // The same order from every seat: it doesn't turn with the table.
  const players = [...playersOf(view)].sort((a, b) => a.seat - b.seat)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <span className={styles.order} role="group" aria-label={say('seat.order')}>
      {turnsOf(players).map((seats, at) => (
        <span
          key={seats[0]}
          className={styles.turnOf}
          data-team={seats.length > 1 ? '' : undefined}
          data-now={seats.some((seat) => playerIn(view, seat).isTurn) ? '' : undefined}
        >
          {at > 0 ? <Icon name="chevronRight" /> : null}
          <span>
            {seats.map((seat) => (
              <Turn key={seat} player={playerIn(view, seat)} />
            ))}
          </span>
        </span>
      ))}
    </span>
  )
}
