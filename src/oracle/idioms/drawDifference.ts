/** "If target opponent has more cards in hand than you, draw cards equal to the difference." */
import type { Condition, Effect, Quantity } from '../../language/index.ts'
import { SAME_PLAYER, YOU } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { derived, narrowed, part, replaced, type Syntax, shaped } from '../core/index.ts'

type If = Extract<Effect, { kind: 'if' }>
type Compare = Extract<Condition, { kind: 'compare' }>
/** What was named is spoken of again: a second "target" would be another one. */
const differenceOf = ({ a, b }: Compare): Quantity =>
  replaced({ kind: 'sum', of: [a, { kind: 'negative', of: b }] }, (one) =>
    (one as { kind?: string } | null)?.kind === 'target' ? { to: SAME_PLAYER } : null,
  ) as Quantity
const isMore = (asked: Condition): asked is Compare =>
  asked.kind === 'compare' && asked.op === '>' && asked.per === undefined
/** What is compared is also what is drawn. */
export const drawsDifference: Syntax<If> = shaped(
  part()`if ${{ condition: narrowed(condition, isMore) }}, draw cards equal to the difference`,
  ({ condition: asked }) => ({
    kind: 'if',
    condition: asked,
    then: [{ kind: 'draw', who: YOU, n: derived(asked, differenceOf) }],
    otherwise: [],
  }),
)
