import { memo } from 'react'
import { classes } from '../look/index.ts'
import type { Drawing } from './drawing.ts'
import styles from './Glyphs.module.css'
import { type IconName, icons } from './icons.ts'

export const Strokes = memo(({ drawing }: { readonly drawing: Drawing }) =>
  drawing.map((part) => {
    if (typeof part === 'string') return <path key={part} d={part} />
    if (part.line !== undefined) {
      return (
        <path
          key={part.d}
          d={part.d}
          fill="none"
          stroke="currentColor"
          strokeWidth={part.line}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )
    }
    return (
      <path
        key={part.d}
        d={part.d}
        fillRule={part.cut ? 'evenodd' : undefined}
        opacity={part.soft ? 0.65 : undefined}
      />
    )
  }),
)
Strokes.displayName = 'Strokes'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
  /** Only where the icon stands alone; otherwise it is decoration beside words. */
  readonly label?: string | undefined
}

export const Icon = memo(({ name, className, label }: IconProps) => (
  <svg
    className={classes(styles.icon, className)}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <Strokes drawing={icons[name]} />
  </svg>
))
Icon.displayName = 'Icon'
