import type { ReactNode } from 'react'
import { cardForm } from '../../language/index.ts'
import { ManaCost, ManaSymbol, RulesText } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { Painted } from '../painted/index.ts'
import cardStyles from './Card.module.css'
import { type CardLook, type CounterMark, frameOf, langOf } from './look.ts'
import { CounterPlate } from './Marks.tsx'
import { Faces } from './Parts.tsx'
import { pictureOf } from './picture.ts'
import { SetMark } from './SetMark.tsx'
import { Stats } from './Stats.tsx'
import styles from './ZoomCard.module.css'

interface ZoomCardProps {
  readonly look: CardLook
  readonly counters?: readonly CounterMark[] | undefined
  /** The bottom line: where the picture is from, or that the card isn't understood. */
  readonly note?: ReactNode | undefined
}

type Parts = NonNullable<CardLook['parts']>

const titleOf =
  (kind: Parts['kind']) =>
  ({ name }: CardLook): string =>
    say(`zoom.parts.${kind}`, { name })

/** A card large enough to be read in full, on its own or beside the table of what changed it. */
export const ZoomCard = ({ look, counters = [], note }: ZoomCardProps) => {
  const together = cardForm(look.parts)?.together === true
  return (
    <article
      className={styles.zoom}
      data-parts={look.parts?.kind}
      {...colorAttributes(look.frame ?? look.colors)}
      aria-label={look.name}
    >
      <header className={styles.label} data-ground="tint">
        <h2 lang={langOf(look)}>{look.name}</h2>
      </header>
      <div className={styles.body}>
        {!together && look.cost && look.cost.length > 0 ? (
          <span className={styles.rail}>
            <ManaCost cost={look.cost} column />
          </span>
        ) : null}
        <Painted picture={pictureOf(look)} />
        {counters.length > 0 ? (
          <span className={styles.counters}>
            {counters.map((counter) => (
              <CounterPlate key={counter.label} {...counter} inline />
            ))}
          </span>
        ) : null}
      </div>
      <div className={styles.type}>
        <span>{together ? null : look.typeLine}</span>
        <span className={styles.signs}>
          {look.symbol ? <SetMark {...look.symbol} /> : null}
          <ManaSymbol symbol={frameOf(look).first} silent />
        </span>
      </div>
      {together ? null : <RulesText text={look.rulesText} className={styles.text} lang={CARDS} />}
      {look.parts ? <Faces faces={look.parts.faces} titleOf={titleOf(look.parts.kind)} /> : null}
      <footer className={styles.foot}>
        <span>{note}</span>
        <span className={cardStyles.zoomStats}>
          <Stats look={look} />
        </span>
      </footer>
    </article>
  )
}
