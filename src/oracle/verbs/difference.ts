/** "If target opponent has more cards in hand than you, draw cards equal to the difference." */
import type { Condition, Effect, Quantity } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, replaced, type Syntax, sameValue } from '../core/index.ts'
import { SAME_PLAYER, YOU } from './clause.ts'

type If = Extract<Effect, { kind: 'if' }>
type Compare = Extract<Condition, { kind: 'compare' }>
/** What was named is spoken of again: a second "target" would be another one. */
const differenceOf = ({ a, b }: Compare): Quantity =>
  replaced({ kind: 'sum', of: [a, { kind: 'negative', of: b }] }, (one) =>
    (one as { kind?: string } | null)?.kind === 'target' ? { to: SAME_PLAYER } : null,
  ) as Quantity
/** What is compared is also what is drawn. */
export const drawsDifference: Syntax<If> = mapped(part()`if ${{ condition }}, draw cards equal to the difference`, {
  to: ({ condition: asked }): If | undefined =>
    asked.kind === 'compare' && asked.op === '>' && asked.per === undefined
      ? {
          kind: 'if',
          condition: asked,
          then: [{ kind: 'draw', who: YOU, n: differenceOf(asked) }],
          otherwise: [],
        }
      : undefined,
  is: (value): value is If => (value as Effect | null)?.kind === 'if',
  from: ({ condition: asked, then: [draw, more], otherwise }) =>
    asked.kind === 'compare' &&
    draw?.kind === 'draw' &&
    more === undefined &&
    otherwise.length === 0 &&
    sameValue(draw.n, differenceOf(asked))
      ? { condition: asked }
      : undefined,
})
