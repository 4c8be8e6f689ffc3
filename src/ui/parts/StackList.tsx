import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type CardLook, langOf, Ordinal, type Sign, Thumbnail } from '../card/index.ts'
import { ManaCost } from '../glyphs/index.ts'
import { classes, colorAttributes, Spoken } from '../look/index.ts'
import { SeatMark } from './PriorityTag.tsx'
import styles from './StackList.module.css'

export interface StackEntryProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly look: CardLook
  readonly label: string
  readonly by: Sign
  /** What it will do, with its targets named. */
  readonly text: ReactNode
  readonly who: ReactNode
  /** The number that also stands on its target. */
  readonly number?: number | undefined
  /** Resolves next. */
  readonly first?: boolean | undefined
  /** How many alike it stands for, if several. */
  readonly count?: number | undefined
}

export const StackEntry = ({
  look,
  label,
  by,
  text,
  who,
  number,
  first,
  count = 1,
  className,
  ...rest
}: StackEntryProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.entry, className)}
    data-first={first ? '' : undefined}
    data-by={by}
    data-several={count > 1 ? '' : undefined}
    {...colorAttributes(look.frame ?? look.colors)}
  >
    <Spoken>{label}</Spoken>
    {number === undefined ? null : (
      <span className={styles.number} aria-hidden="true">
        <Ordinal by={by} number={number} />
      </span>
    )}
    <span className={styles.picture} aria-hidden="true">
      <Thumbnail look={look} />
    </span>
    <span aria-hidden="true">
      <span className={styles.title}>
        <b lang={langOf(look)}>{look.name}</b>
        {look.cost && count === 1 ? <ManaCost cost={look.cost} /> : null}
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.by}>
        <SeatMark whose={by} />
        {who}
      </span>
    </span>
    {count > 1 ? (
      <span className={styles.count} aria-hidden="true" data-part="count">
        ×{count}
      </span>
    ) : null}
  </button>
)

interface StackListProps {
  readonly children: ReactNode
  /** What lies below the top has a line each. */
  readonly short?: boolean | undefined
}

export const StackList = ({ children, short }: StackListProps) => (
  <ol className={styles.list} data-short={short ? '' : undefined}>
    {children}
  </ol>
)

export interface StackBarProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly look: CardLook
  readonly label: string
  readonly by: Sign
  readonly number?: number | undefined
  readonly text: ReactNode
  /** How many alike it stands for, if several. */
  readonly count?: number | undefined
}

/** The top of the stack on one line, for a phone. */
export const StackBar = ({ look, label, by, number, text, count = 1, className, ...rest }: StackBarProps) => (
  <button type="button" {...rest} className={classes(styles.bar, className)} data-by={by}>
    <Spoken>{label}</Spoken>
    <span className={styles.drawn} aria-hidden="true">
      {number === undefined ? <SeatMark whose={by} /> : <Ordinal by={by} number={number} />}
      <span className={styles.barPicture}>
        <Thumbnail look={look} />
      </span>
      <span className={styles.barText}>
        <b lang={langOf(look)}>
          {look.name}
          {count > 1 ? ` ×${count}` : null}
        </b>
        <span>{text}</span>
      </span>
    </span>
  </button>
)
