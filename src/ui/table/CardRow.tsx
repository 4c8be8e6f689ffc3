import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { classes } from '../look/index.ts'
import styles from './CardRow.module.css'
import { rowFit } from './rowFit.ts'

export interface CardRowProps extends ComponentPropsWithRef<'section'> {
  /** The landmark's name: `Your creatures`. */
  readonly label: string
  readonly kind: 'lands' | 'creatures' | 'hand' | 'tiles'
}

const fitRow = (row: HTMLElement, units: HTMLElement): void => {
  row.dataset.fit = '0'
  const count = units.childElementCount
  const gap = Number.parseFloat(getComputedStyle(units).columnGap) || 0
  const natural = units.scrollWidth - gap * Math.max(0, count - 1)
  row.dataset.fit = String(rowFit({ available: row.clientWidth, units: natural, count, gap }))
}

/** Cards side by side in the middle of their row, closer and then smaller where they are many. */
export const CardRow = ({ label, kind, children, className, ...rest }: CardRowProps) => {
  const row = useRef<HTMLElement>(null)
  const units = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [row.current, units.current]
    if (!outer || !inner || kind === 'tiles') return
    fitRow(outer, inner)
    const observer = new ResizeObserver(() => fitRow(outer, inner))
    observer.observe(outer)
    return () => observer.disconnect()
  })
  return (
    <section {...rest} ref={row} className={classes(styles.row, className)} aria-label={label} data-kind={kind}>
      <div ref={units} className={styles.units}>
        {children}
      </div>
    </section>
  )
}
