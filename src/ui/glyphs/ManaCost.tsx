import { classes } from '../look/index.ts'
import styles from './Glyphs.module.css'
import { ManaSymbol } from './ManaSymbol.tsx'
import { costName } from './symbols.ts'

interface ManaCostProps {
  /** The symbols' letters in order: `['2', 'R', 'W/U']`. */
  readonly cost: readonly string[]
  /** One above the other, as on a card's left rail. */
  readonly column?: boolean | undefined
  readonly className?: string | undefined
}

export const ManaCost = ({ cost, column, className }: ManaCostProps) => (
  <span className={classes(styles.cost, column && styles.column, className)} role="img" aria-label={costName(cost)}>
    {cost.map((symbol, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols repeat, and a cost never reorders
      <ManaSymbol key={`${index}${symbol}`} symbol={symbol} silent />
    ))}
  </span>
)
