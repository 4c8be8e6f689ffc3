import type { CSSProperties, ReactNode } from 'react'
import { classes, spotKeys } from '../look/index.ts'
import { RightRail, type RightRailSlots } from './RightRail.tsx'
import styles from './Several.module.css'
import { STEPS, type Step } from './sizes.ts'

/** Everything that has a place at a table of three and more. */
export interface SeveralSlots extends RightRailSlots {
  /** The boards of all others, in turn order, but for one that stands in the own half. */
  readonly panels: ReactNode
  /** The board of a teammate, right of the own rows. */
  readonly mate?: ReactNode | undefined
  /** The plane, at the right end of the own half. */
  readonly plane?: ReactNode | undefined
  readonly strip: ReactNode
  readonly yourRail: ReactNode
  readonly yourCreatures: ReactNode
  readonly callout?: ReactNode | undefined
  readonly yourLands: ReactNode
  readonly yourHand: ReactNode
  readonly arrows?: ReactNode | undefined
}

interface SeveralLayoutProps extends SeveralSlots {
  readonly label: string
  readonly you: number
  readonly step: Step
  /** Sizes and places as custom properties. */
  readonly sizes: CSSProperties
}

/** The places of a table of three and more: the others' boards above the strip, one's own half below it. */
export const SeveralLayout = ({ label, you, step, sizes, ...slots }: SeveralLayoutProps) => (
  <div className={styles.table} data-layout="" data-step={STEPS[step].like ?? step} style={sizes}>
    <main className={styles.middle} aria-label={label}>
      <div className={styles.panels}>{slots.panels}</div>
      <div className={styles.strip} data-spot={spotKeys.strip}>
        {slots.strip}
      </div>
      <div className={styles.yourRail}>{slots.yourRail}</div>
      <div className={styles.yourCreatures}>{slots.yourCreatures}</div>
      <div className={styles.yourLands}>{slots.yourLands}</div>
      <div className={classes(styles.yourLands, styles.callout)}>{slots.callout}</div>
      <div className={styles.yourHand} data-hand="" data-spot={spotKeys.hand(you)}>
        {slots.yourHand}
      </div>
      <div className={styles.mate}>{slots.mate}</div>
      <div className={styles.plane}>{slots.plane}</div>
    </main>
    <RightRail className={styles.rail} {...slots} />
    {slots.arrows}
  </div>
)
