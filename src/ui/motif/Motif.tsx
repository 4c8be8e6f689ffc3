import { memo } from 'react'
import { type ColorKey, classes } from '../look/index.ts'
import type { WindowKind } from './kind.ts'
import styles from './Motif.module.css'
import { motifOf } from './motif.ts'
import type { Shape } from './shape.ts'

const Part = ({ shape }: { readonly shape: Shape }) => {
  const { d, fill, stroke, width, opacity, dash } = shape
  const paint = {
    fill: fill ? `var(--${fill})` : 'none',
    stroke: stroke ? `var(--${stroke})` : undefined,
    strokeWidth: width,
    strokeDasharray: dash,
    opacity,
  }
  return (
    <>
      <path d={d} {...paint} />
      {shape.mirrored ? <path d={d} {...paint} transform="matrix(-1 0 0 1 120 0)" /> : null}
    </>
  )
}

interface MotifProps {
  readonly name: string
  readonly color: ColorKey
  readonly kind: WindowKind
  /** Subtypes joined by spaces, so that equal cards give equal props. */
  readonly subtypes?: string | undefined
  readonly className?: string | undefined
}

/** The generated picture of a card; fills its positioned parent and takes its colours. */
export const Motif = memo(({ name, color, kind, subtypes = '', className }: MotifProps) => (
  <svg
    className={classes(styles.motif, className)}
    viewBox="0 0 120 80"
    preserveAspectRatio="xMidYMid slice"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {motifOf({ name, color, kind, subtypes: subtypes.split(' ') }).map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a motif never changes
      <Part key={index} shape={shape} />
    ))}
  </svg>
))
Motif.displayName = 'Motif'
