import { part } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { cost, formed, some, written } from './grammar.ts'

export const reinforce = formed<'reinforce'>(
  part({ name: 'reinforce' })`reinforce ${{ n: digits }}—${{ cost }}`,
  ({ n, cost: paid }) => [`${written(paid)}, Discard ~: Put ${some(n, '+1/+1 counter')} on target creature.`],
)
