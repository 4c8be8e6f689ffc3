/** Qualities: what something has or is by itself (2004:502.7a), which may be any characteristic. */
import type { Predicate } from '../../language/index.ts'

const CHARACTERISTICS: ReadonlySet<Predicate['is']> = new Set([
  ...(['type', 'supertype', 'subtype', 'color', 'colorless', 'multicolored', 'monocolored'] as const),
  ...(['keyword', 'compare', 'named', 'not'] as const),
])

/** Whether that is a characteristic, and not what something does or whose it is. */
export function isCharacteristic({ is }: Predicate): boolean {
  return CHARACTERISTICS.has(is)
}
