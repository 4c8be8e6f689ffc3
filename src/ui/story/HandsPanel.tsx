import type { Seat, State } from '../../engine/index.ts'
import { Thumbnail } from '../card/index.ts'
import { sayStory } from '../messages/pages/story.ts'
import { Panel } from '../parts/index.ts'
import { lookOf } from '../view/index.ts'
import styles from './Story.module.css'

/** The cards that were left in the hands. */
export const HandsPanel = ({
  state,
  seats,
  nameOf,
}: {
  readonly state: State
  readonly seats: readonly Seat[]
  readonly nameOf: (seat: Seat) => string
}) => (
  <Panel className={styles.hands} label={sayStory('end.hands')} heading={sayStory('end.hands')}>
    {seats.map((seat) => {
      const hand = state.hands[seat] ?? []
      return (
        <div key={seat}>
          <h3>{nameOf(seat)}</h3>
          {hand.length === 0 ? (
            <p className={styles.none}>{sayStory('end.emptyHand', { name: nameOf(seat) })}</p>
          ) : null}
          <ul>
            {hand.map((id) => {
              const look = lookOf(state, id)
              return (
                <li key={id}>
                  <span className={styles.thumb} aria-hidden="true">
                    <Thumbnail look={look} />
                  </span>
                  {look.name}
                </li>
              )
            })}
          </ul>
        </div>
      )
    })}
  </Panel>
)
