import type { ReactNode } from 'react'
import { Icon, type IconName } from '../glyphs/index.ts'
import styles from './TurnFacts.module.css'

interface TurnFactsProps {
  /** The current point in the turn: `Turn 7 · main phase 1`. */
  readonly caption: ReactNode
  readonly title: ReactNode
  readonly facts: readonly { readonly id: string; readonly icon: IconName; readonly text: ReactNode }[]
}

/** Level with the strip: whose turn it is, which step, and what has happened in it that matters. */
export const TurnFacts = ({ caption, title, facts }: TurnFactsProps) => (
  <div className={styles.turn}>
    <span className={styles.turnCaption}>{caption}</span>
    <span className={styles.turnTitle}>{title}</span>
    <ul>
      {facts.map(({ id, icon, text }) => (
        <li key={id}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  </div>
)
