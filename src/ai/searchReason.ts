/** Why a reply that was played out ahead is better than the plain one. */
import { endOf } from './evaluate.ts'
import { because, type Reason } from './reasons.ts'

/** By sample; `null`: not played out. */
type Values = readonly (number | null)[]

/**
 * By what was found on the samples that both were played on: games that the plain reply lost, or that this one won,
 * else how much better it ended.
 */
export function becauseBetter(values: Values, plain: Values, gain: number): Reason {
  const both = values.flatMap((value, sample) => {
    const other = plain[sample] ?? null
    return value === null || other === null ? [] : [{ this: endOf(value), plain: endOf(other) }]
  })
  const count = (end: 'won' | 'lost') => ({
    of: both.length,
    plain: both.filter((one) => one.plain === end).length,
    this: both.filter((one) => one.this === end).length,
  })
  const [lost, won] = [count('lost'), count('won')]
  if (lost.this < lost.plain) return because('searchLoses', lost)
  if (won.this > won.plain) return because('searchWins', won)
  return because('search', { gain })
}
