/** Power and toughness as one token: `+1/+1` for a change, `3/3` for a creature. */
import type { Quantity } from '../../language/index.ts'
import { token } from '../core/index.ts'

export interface Size {
  readonly power: Quantity
  readonly toughness: Quantity
}

const X = { kind: 'x' } as const
const MINUS_X = { kind: 'negative', of: X } as const

const isX = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'x'
const isMinusX = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'negative' && isX(n.of)

function readSigned(text: string): Quantity | undefined {
  if (text === '+X') return X
  if (text === '-X') return MINUS_X
  const n = Number(text)
  return Number.isNaN(n) ? undefined : n + 0
}

/** Whether it is written with a minus sign; a zero doesn't decide it. */
function sign(n: Quantity): '+' | '-' | '0' | undefined {
  if (typeof n === 'number') return n > 0 ? '+' : n < 0 ? '-' : '0'
  return isX(n) ? '+' : isMinusX(n) ? '-' : undefined
}

const size = (n: Quantity): string => (typeof n === 'number' ? String(Math.abs(n)) : 'X')

const isSize = (value: unknown): value is Size =>
  typeof value === 'object' && value !== null && 'power' in value && 'toughness' in value

/** `+1/+1`, `-X/-0`: a zero takes the sign of the other number. */
export const sizeChange = token<Size>('a change of power and toughness', {
  kinds: ['stats'],
  read(text) {
    const [left = '', right = ''] = text.replaceAll('−', '-').split('/')
    if (!/^[+-]/.test(left) || !/^[+-]/.test(right)) return undefined
    const power = readSigned(left)
    const toughness = readSigned(right)
    return power === undefined || toughness === undefined ? undefined : { power, toughness }
  },
  write(given) {
    if (!isSize(given)) return undefined
    const [p, t] = [sign(given.power), sign(given.toughness)]
    if (p === undefined || t === undefined) return undefined
    const zero = p === '-' || t === '-' ? '-' : '+'
    const write = (mark: string, n: Quantity): string => (mark === '0' ? `${zero}0` : `${mark}${size(n)}`)
    return `${write(p, given.power)}/${write(t, given.toughness)}`
  },
})

const readPlain = (text: string): Quantity | undefined =>
  text === 'X' ? X : /^\d+$/.test(text) ? Number(text) : undefined

const writePlain = (n: Quantity): string | undefined =>
  typeof n === 'number' && n >= 0 ? String(n) : isX(n) ? 'X' : undefined

/** `3/3`, `X/X`: a creature's size. */
export const creatureSize = token<Size>('power and toughness', {
  kinds: ['stats'],
  read(text) {
    const [left = '', right = ''] = text.split('/')
    const power = readPlain(left)
    const toughness = readPlain(right)
    return power === undefined || toughness === undefined ? undefined : { power, toughness }
  },
  write(given) {
    if (!isSize(given)) return undefined
    const [power, toughness] = [writePlain(given.power), writePlain(given.toughness)]
    return power === undefined || toughness === undefined ? undefined : `${power}/${toughness}`
  },
})
