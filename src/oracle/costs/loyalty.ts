/** Loyalty symbols as costs (209 of 2011): "+1", "−2" with the real minus sign, "0", "−X". */
import type { CostPart, Quantity } from '../../language/index.ts'
import { rule, type Syntax, token } from '../core/index.ts'

const MINUS_X: Quantity = { kind: 'negative', of: { kind: 'x' } }
const isMinusX = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(MINUS_X)

/** Here a positive number always has its sign, and 0 has none. */
const symbol = token<Quantity>('a loyalty cost', {
  kinds: ['signed', 'number'],
  read(text) {
    if (text === '−X') return MINUS_X
    const n = Number(text.replace('−', '-'))
    return Number.isInteger(n) && written(n) === text ? n : undefined
  },
  write: (value) => (isMinusX(value) ? '−X' : typeof value === 'number' ? written(value) : undefined),
})

function written(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

export const loyalty = rule('loyalty')`${{ n: symbol }}` as Syntax<CostPart>
