import { phrase, print } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { costing } from './grammar.ts'

const owed = phrase`at the beginning of your upkeep, if ~ came under your control since the beginning of your last upkeep,
  sacrifice ~ unless you ${payment}.`

/** 2004:502.19a. */
export const echo = costing('echo', ({ cost }) => [print(owed, cost) ?? ''])
