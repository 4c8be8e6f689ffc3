/** Both creatures of a pair (today:702.95). */
import type { Thing } from '../../language/index.ts'
import { plural, singular, wordings, words } from '../core/index.ts'

/** Of a pair: ~ and the creature that it is paired with (today:702.95). */
const PAIR: Thing = {
  kind: 'all',
  filter: {
    noun: 'permanent',
    is: [
      {
        is: 'anyOf',
        of: [
          { is: 'thing', thing: { kind: 'self' } },
          { is: 'pairedWith', thing: { kind: 'self' } },
        ],
      },
    ],
  },
}
export const OF_A_PAIR = 'a static ability speaks of no creatures but the two of a pair as "those creatures"'
export const bothPaired = wordings(
  plural(words('both creatures', PAIR)),
  singular(words('each of those creatures', PAIR)),
)
