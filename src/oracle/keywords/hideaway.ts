import { part, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { formed, some } from './grammar.ts'

const hides = (n: number): string =>
  `When ~ enters the battlefield, look at the top ${some(n, 'card')} of your library. Exile one of them face down, then put the rest on the bottom of your library in any order. Any player who has controlled ~ may look at the exiled card.`

/** 2011:702.73: first without a number, when it also said that the permanent enters tapped. */
export const hideaway = formed<'hideaway'>(
  wordings(part({ name: 'hideaway' })`hideaway ${{ n: digits }}`, part({ name: 'hideaway', n: null })`hideaway`),
  ({ n }) => (n === null ? ['~ enters the battlefield tapped.', hides(4)] : [hides(n)]),
)
