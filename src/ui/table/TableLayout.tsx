import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Table.module.css'

/** Everything that has a place at the table. Parts that a window has no room for are left out. */
export interface TableSlots {
  readonly opponentRail: ReactNode
  readonly turnFacts: ReactNode
  readonly yourRail: ReactNode
  readonly theirHand?: ReactNode | undefined
  readonly theirLands: ReactNode
  readonly theirCreatures: ReactNode
  readonly strip: ReactNode
  readonly yourCreatures: ReactNode
  /** A refusal, between your creatures and your lands. */
  readonly callout?: ReactNode | undefined
  readonly yourLands: ReactNode
  readonly yourHand: ReactNode
  /** Name of the client and its menu, at the top of the right rail; absent on a phone. */
  readonly top?: ReactNode | undefined
  readonly stack: ReactNode
  readonly log?: ReactNode | undefined
  readonly decision: ReactNode
  /** The `Arrows` layer. */
  readonly arrows?: ReactNode | undefined
}

interface TableLayoutProps extends TableSlots {
  readonly label: string
  /** Who sits where: when the seats swap, each keeps its cards, and only the places change. */
  readonly seats: { readonly you: number; readonly other: number }
  /** Combat gives the creature rows room to step forward, and folds the hand. */
  readonly combat?: boolean | undefined
  /** At medium widths the log is a drawer that is opened on request. */
  readonly drawerOpen?: boolean | undefined
}

/**
 * On a phone the decision is docked and the table above it gets the remaining height: the decision's is in the style's
 * `--dock`.
 */
function useDock() {
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = dock.current
    const table = element?.closest<HTMLElement>('[data-layout]')
    if (!element || !table) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight
      table.style.setProperty('--dock', `${Math.ceil(height)}px`)
    })
    table.style.setProperty('--dock', `${element.offsetHeight}px`)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return dock
}

/** The places of the table; sizes and order are up to the style sheet, from a phone to a wall display. */
export const TableLayout = ({ label, seats, combat, drawerOpen, ...slots }: TableLayoutProps) => {
  const dock = useDock()
  return (
    <div className={styles.table} data-layout="" data-combat={combat ? '' : undefined}>
      <div className={styles.opponentRail}>{slots.opponentRail}</div>
      <main className={styles.middle} aria-label={label}>
        <div className={styles.theirHand}>{slots.theirHand}</div>
        <div key={`lands${seats.other}`} className={styles.theirLands}>
          {slots.theirLands}
        </div>
        <div key={`creatures${seats.other}`} className={styles.theirCreatures}>
          {slots.theirCreatures}
        </div>
        <div className={styles.strip}>{slots.strip}</div>
        <div key={`creatures${seats.you}`} className={styles.yourCreatures}>
          {slots.yourCreatures}
        </div>
        <div className={styles.callout}>{slots.callout}</div>
        <div key={`lands${seats.you}`} className={styles.yourLands}>
          {slots.yourLands}
        </div>
        <div className={styles.yourHand} data-hand="">
          {slots.yourHand}
        </div>
      </main>
      <div className={styles.turnFacts}>{slots.turnFacts}</div>
      <div className={styles.yourRail}>{slots.yourRail}</div>
      <div className={styles.rightRail}>
        {slots.top ? <header className={styles.top}>{slots.top}</header> : null}
        <div className={styles.stack} data-frame="">
          {slots.stack}
        </div>
        <div className={styles.log} data-open={drawerOpen ? '' : undefined}>
          {slots.log}
        </div>
        <div ref={dock} className={styles.decision}>
          {slots.decision}
        </div>
      </div>
      {slots.arrows}
    </div>
  )
}
