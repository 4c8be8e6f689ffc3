/** A board as a list, where a panel has no room for cards: a line for each kind of permanent. */
import { Thumbnail } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import { pressShown } from '../input/index.ts'
import { Spoken } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { type PileView, type PlayerView, refKey, standing } from '../view/index.ts'
import { countedIn, nextOf } from './pile.ts'
import styles from './SeatList.module.css'
import { useInspect } from './useInspect.ts'

const Line = ({ pile }: { readonly pile: PileView }) => {
  const card = nextOf(pile)
  const inspect = useInspect(card?.id ?? 0)
  if (card === undefined) return null
  const { look, state } = card
  const n = pile.members.length
  const all = pile.members
  const label = n > 1 ? countedIn(pile, card).label : card.label
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-card={card.id}
        data-ref={refKey({ object: card.id })}
        data-members={all.map((one) => one.card.id).join(' ')}
        data-tapped={state.tapped ? '' : undefined}
        data-playable={state.playable ? '' : undefined}
        data-chosen={state.chosen ? '' : undefined}
        data-attacking={state.attacking ? '' : undefined}
        onClick={() => pressShown({ object: card.id })}
        {...inspect}
      >
        <Spoken>{label}</Spoken>
        <span className={styles.lamp} aria-hidden="true">
          <Thumbnail look={look} />
        </span>
        <span aria-hidden="true">
          {look.name}
          {n > 1 ? <i>×{n}</i> : null}
        </span>
        <span className={styles.marks} aria-hidden="true">
          {state.attacking ? <Icon name="sword" /> : null}
          {state.tapped ? <Icon name="tap" /> : null}
          {look.power === undefined ? null : (
            <b>
              {look.power}/{look.toughness}
            </b>
          )}
        </span>
      </button>
    </li>
  )
}

/** Lines of that height have room; what has none is told by its number. */
const LINE = 26

export const SeatList = ({ player, height }: { readonly player: PlayerView; readonly height: number }) => {
  const { creatures, others, lands } = player.side
  const piles = [...standing(creatures, true), ...standing(others, true), ...standing(lands, true)]
  const room = Math.max(1, Math.floor(height / LINE))
  const shown = piles.length > room ? piles.slice(0, room - 1) : piles
  return (
    <ul className={styles.list}>
      {shown.map((pile) => (
        <Line key={pile.members[0]?.card.id} pile={pile} />
      ))}
      {shown.length < piles.length ? <li>{say('seat.more', { n: piles.length - shown.length })}</li> : null}
    </ul>
  )
}
