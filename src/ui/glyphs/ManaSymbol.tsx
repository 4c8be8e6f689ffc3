import { classes } from '../look/index.ts'
import styles from './Glyphs.module.css'
import { Strokes } from './Icon.tsx'
import { drawingOf, manaOf } from './manaOf.ts'
import { readSymbol, type SymbolLook, symbolName } from './symbols.ts'

const Bare = ({ look, className }: { readonly look: SymbolLook; readonly className?: string | undefined }) => (
  <span className={classes(styles.pip, look.kind === 'life' && styles.life, className)} data-mana={manaOf(look)}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Strokes drawing={drawingOf(look)} />
    </svg>
    {look.kind === 'number' || look.kind === 'unknown' ? (
      <span className={styles.number} data-long={look.text.length > 1 ? '' : undefined}>
        {look.text}
      </span>
    ) : null}
  </span>
)

interface ManaSymbolProps {
  /** The symbol's letters without braces: `R`, `2`, `X`, `W/U`, `T`. */
  readonly symbol: string
  /** Decoration only, where words nearby already say it. */
  readonly silent?: boolean | undefined
  readonly className?: string | undefined
}

export const ManaSymbol = ({ symbol, silent, className }: ManaSymbolProps) => {
  const look = readSymbol(symbol)
  const voice = silent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': symbolName(symbol) } as const)
  if (look.kind !== 'hybrid') {
    return (
      <span {...voice}>
        <Bare look={look} className={className} />
      </span>
    )
  }
  return (
    <span {...voice} className={classes(styles.pip, styles.hybrid, className)}>
      <Bare look={look.left} className={styles.half} />
      <span className={styles.slash} />
      <Bare look={look.right} className={styles.half} />
    </span>
  )
}
