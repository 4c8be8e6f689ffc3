import { phrase, print } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { costing } from './grammar.ts'

const owed = phrase`at the beginning of your upkeep, put an age counter on ~, then
  sacrifice ~ unless you ${payment} for each age counter on ~.`

/** 2004:502.13a. */
export const cumulativeUpkeep = costing('cumulativeUpkeep', ({ cost }) => [print(owed, cost) ?? ''])
