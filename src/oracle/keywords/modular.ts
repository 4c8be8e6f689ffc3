import { part, table, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { formed, some } from './grammar.ts'

const entersWith = (n: number | 'sunburst'): string =>
  n === 'sunburst'
    ? 'a +1/+1 counter on it for each color of mana spent to cast it'
    : `${some(n, '+1/+1 counter')} on it`

/** 2004:502.35a, 2004:502.37c. */
export const modular = formed<'modular'>(
  wordings(
    part({ name: 'modular' })`modular ${{ n: digits }}`,
    part({ name: 'modular' })`modular—${{ n: table('a number', { sunburst: 'sunburst' }) }}`,
  ),
  ({ n }) => [
    `~ enters the battlefield with ${entersWith(n)}.`,
    'When ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~.',
  ],
)
