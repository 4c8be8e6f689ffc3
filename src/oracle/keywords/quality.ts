/** Qualities: what something has or is by itself (2004:502.7a), which may be any characteristic. */
import { PREDICATE_KINDS, type Predicate } from '../../language/index.ts'

/** Whether that is a characteristic, and not what something does or whose it is. */
export function isCharacteristic({ is }: Predicate): boolean {
  return PREDICATE_KINDS[is].characteristic === true
}
