import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { classes } from '../look/index.ts'
import styles from './CardRow.module.css'
import { type RowFit, rowFit } from './rowFit.ts'

export interface CardRowProps extends ComponentPropsWithRef<'section'> {
  /** The landmark's name: `Your creatures`. */
  readonly label: string
  readonly kind: 'lands' | 'creatures' | 'hand' | 'tiles'
}

const unitsAt = (
  row: HTMLElement,
  units: HTMLElement,
  fit: RowFit,
): { readonly units: number; readonly gap: number } => {
  row.dataset.fit = String(fit)
  const gap = Number.parseFloat(getComputedStyle(units).columnGap) || 0
  return { units: units.scrollWidth - gap * Math.max(0, units.childElementCount - 1), gap }
}

/** Measured before painting, so that only the final size is ever seen. */
const fitRow = (row: HTMLElement, inner: HTMLElement): void => {
  const available = row.clientWidth
  const count = inner.childElementCount
  const { units, gap } = unitsAt(row, inner, 0)
  const roomy = rowFit({ available, units, smallUnits: units, count, gap })
  const fit = roomy < 2 ? roomy : rowFit({ available, units, smallUnits: unitsAt(row, inner, 2).units, count, gap })
  row.dataset.fit = String(fit)
}

/** What the fit depends on, read without forcing a new layout. */
const widthsOf = (row: HTMLElement, inner: HTMLElement): string =>
  `${row.clientWidth} ${inner.scrollWidth} ${inner.childElementCount}`

/** Fits the row if its room or its cards have changed since `last`; trying the sizes lays it out several times. */
const refit = (row: HTMLElement, inner: HTMLElement, last: { widths: string }): void => {
  if (widthsOf(row, inner) === last.widths) return
  fitRow(row, inner)
  last.widths = widthsOf(row, inner)
}

/** Cards side by side in the middle of their row, closer together and then smaller when there are many. */
export const CardRow = ({ label, kind, children, className, ...rest }: CardRowProps) => {
  const row = useRef<HTMLElement>(null)
  const units = useRef<HTMLDivElement>(null)
  const last = useRef({ widths: '' })
  useLayoutEffect(() => {
    if (row.current && units.current && kind !== 'tiles') refit(row.current, units.current, last.current)
  })
  useLayoutEffect(() => {
    const [outer, inner] = [row.current, units.current]
    if (!outer || !inner || kind === 'tiles') return
    const observer = new ResizeObserver(() => refit(outer, inner, last.current))
    observer.observe(outer)
    return () => observer.disconnect()
  }, [kind])
  return (
    <section {...rest} ref={row} className={classes(styles.row, className)} aria-label={label} data-kind={kind}>
      <div ref={units} className={styles.units}>
        {children}
      </div>
    </section>
  )
}
