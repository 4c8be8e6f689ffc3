/**
 * What blocking costs for a turn: "this turn, creatures can't block unless their controller pays {X} for each ..."
 * (309.2b).
 */
import type { Cost, Effect, Quantity, Restriction } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue, singular, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { filter } from '../nouns/index.ts'

type Modify = Extract<Effect, { kind: 'modify' }>
type Priced = Extract<Restriction, { kind: 'cantBlockUnlessPaid' }>
const X: Quantity = { kind: 'x' }
const GENERIC: Cost = [{ kind: 'mana', mana: ['1'] }]
const GENERIC_X: Cost = [{ kind: 'mana', mana: ['X'] }]

/** "{X}" is {1}, X times: as many as the ability was activated with. */
const priced = (cost: Cost): Priced =>
  sameValue(cost, GENERIC_X)
    ? { kind: 'cantBlockUnlessPaid', cost: GENERIC, times: X }
    : { kind: 'cantBlockUnlessPaid', cost }
const costOf = ({ cost, times, what }: Priced): Cost | undefined => {
  if (what !== undefined) return undefined
  if (times === undefined) return cost
  return sameValue(times, X) && sameValue(cost, GENERIC) ? GENERIC_X : undefined
}

export const priceOfBlocks: Syntax<Modify> = mapped(
  part()`this turn, ${{ creatures: filter('many') }} can't block unless ${singular(words('their controller'))} ${{
    cost: payment,
  }} for each blocking ${{ creatures: filter('one') }} they control`,
  {
    to: ({ creatures, cost }): Modify => ({
      kind: 'modify',
      what: { kind: 'all', filter: creatures },
      changes: [{ kind: 'restrict', restriction: priced(cost) }],
      duration: { kind: 'endOfTurn' },
    }),
    is: (value): value is Modify => (value as Effect | null)?.kind === 'modify',
    from: ({ what, changes: [change] }) => {
      if (what.kind !== 'all' || change?.kind !== 'restrict') return undefined
      const { restriction } = change
      const cost = restriction.kind === 'cantBlockUnlessPaid' ? costOf(restriction) : undefined
      return cost && { creatures: what.filter, cost }
    },
  },
)
