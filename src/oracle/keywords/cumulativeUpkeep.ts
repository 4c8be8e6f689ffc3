import type { VariantsBy } from '../../language/index.ts'
import { phrase, print } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { costing } from './grammar.ts'

const owed = phrase`at the beginning of your upkeep, put an age counter on ~, then
  sacrifice ~ unless you ${payment} for each age counter on ~.`
const owedThere = phrase`at the beginning of your upkeep, if ~ is on the battlefield, put an age counter on ~, then
  sacrifice ~ unless you ${payment} for each age counter on ~.`

/** 2004:502.13a, 2011:702.22a: in the later book it looks whether the permanent is still there. */
export const cumulativeUpkeep = costing(
  'cumulativeUpkeep',
  ({ cost }): VariantsBy<'cumulativeUpkeep', string> => ({
    by: 'cumulativeUpkeep',
    at: { always: [print(owed, cost) ?? ''], ifThere: [print(owedThere, cost) ?? ''] },
  }),
)
