/** What is shown beside the permanents without being one of them: phased-out cards, and the command zone. */

import { langOf, Thumbnail } from '../card/index.ts'
import { Icon, RulesText } from '../glyphs/index.ts'
import { pressShown } from '../input/index.ts'
import { Spoken } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { type CardView, type PlaqueWords, type PlayerView, refKey } from '../view/index.ts'
import styles from './Aside.module.css'
import { DESIGNATION_ICONS } from './counterIcons.ts'
import { TableCard } from './TableCard.tsx'
import { useInspect } from './useInspect.ts'

/** A dotted shelf at the end of the row, with when its cards return (502.15c). */
export const PhasedOut = ({ player }: { readonly player: PlayerView }) => {
  const cards = player.side.phasedOut
  if (cards.length === 0) return null
  const heading = say('zone.phasedOut')
  const until = say('zone.phasesIn', { name: player.whose === 'you' ? null : player.name })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <span className={styles.phasedOut} role="group" aria-label={say('list.series', { parts: [heading, until] })}>
      <span className={styles.said} aria-hidden="true">
        <b>{heading}</b>
        <span>{until}</span>
      </span>
      <span className={styles.cards}>
        {cards.map((card) => (
          <TableCard key={card.id} card={card} size="land" />
        ))}
      </span>
    </span>
  )
}

interface PlaqueProps extends PlaqueWords {
  readonly card: CardView
}

/**
 * The command zone, first in the back row: an emblem, or a card that applies from there; its text is what there is to
 * see of it.
 */
export const CommandZone = ({ card, room, brief, as, level }: PlaqueProps) => {
  const inspect = useInspect(card.id)
  const isScheme = card.look.supertypes.includes('ongoing')
  return (
    <button
      type="button"
      className={styles.plaque}
      data-scheme={isScheme ? '' : undefined}
      data-brief={brief ? '' : undefined}
      data-whose={card.state.whose}
      data-card={card.id}
      data-ref={refKey({ object: card.id })}
      data-playable={card.state.playable ? '' : undefined}
      onClick={() => pressShown({ object: card.id })}
      {...inspect}
    >
      <Spoken>{say('list.series', { parts: [card.label, say('zone.command')] })}</Spoken>
      <span className={styles.sign} aria-hidden="true">
        {isScheme ? <Thumbnail look={card.look} /> : <Icon name={as === null ? 'spark' : DESIGNATION_ICONS[as]} />}
      </span>
      {/* On a phone, where its sign is all there is. */}
      {level > 0 ? (
        <b className={styles.level} aria-hidden="true">
          {level}
        </b>
      ) : null}
      <span className={styles.words}>
        <b aria-hidden="true" lang={langOf(card.look)}>
          {card.look.name}
        </b>
        {/* An ongoing scheme stays for long, and is read large. */}
        {isScheme ? say('scheme.ongoing') : null}
        {room}
        {isScheme || brief || room !== null ? null : <RulesText text={card.look.rulesText} lang={CARDS} inline />}
      </span>
    </button>
  )
}
