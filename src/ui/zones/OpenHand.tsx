/** The hand of a teammate, which is open to who shares a life total with them (2011:contents/810): a line for each card. */
import { langOf, Thumbnail } from '../card/index.ts'
import { Icon, ManaCost } from '../glyphs/index.ts'
import { pressShown } from '../input/index.ts'
import { Spoken } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { useTableModel } from '../session/model.ts'
import { type CardView, cardView, type PlayerView, refKey } from '../view/index.ts'
import styles from './SeatList.module.css'
import { useInspect } from './useInspect.ts'

const Line = ({ card }: { readonly card: CardView }) => {
  const inspect = useInspect(card.id)
  const { look, state } = card
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-card={card.id}
        data-ref={refKey({ object: card.id })}
        data-playable={state.playable ? '' : undefined}
        data-chosen={state.chosen ? '' : undefined}
        onClick={() => pressShown({ object: card.id })}
        {...inspect}
      >
        <Spoken>{card.label}</Spoken>
        <span className={styles.lamp} aria-hidden="true">
          <Thumbnail look={look} />
        </span>
        <span aria-hidden="true" lang={langOf(look)}>
          {look.name}
        </span>
        <span className={styles.marks} aria-hidden="true">
          {look.cost ? <ManaCost cost={look.cost} /> : null}
        </span>
      </button>
    </li>
  )
}

/**
 * The hand of a teammate; where theirs lies at the foot because they decide, the own one.
 * @param height what there is for it; more lines than fit are scrolled to.
 */
export const OpenHand = ({ player, height }: { readonly player: PlayerView; readonly height: number }) => {
  const { scene, view } = useTableModel()
  const { name, seat } = player.seat === scene.me ? view.you : player
  const ids = (scene.state.hands[seat] ?? []).filter((id) => id !== 0)
  const title = say('team.hand', { name })
  return (
    <section className={styles.hand} style={{ height }} aria-label={title}>
      <p aria-hidden="true">
        <Icon name="eye" />
        {title}
      </p>
      <ul className={styles.list} tabIndex={ids.length > 4 ? 0 : undefined}>
        {ids.map((id) => (
          <Line key={id} card={cardView(scene, id)} />
        ))}
      </ul>
    </section>
  )
}
