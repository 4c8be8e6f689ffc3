import { expect, it } from 'vitest'
import { evaluate } from '../../src/ai/index.ts'
import { becauseBetter } from '../../src/ai/searchReason.ts'
import { sayTold } from '../../src/ui/messages/index.ts'
import { table } from '../support/table.ts'

/** What a game that ended that way is worth to seat 0. */
const ended = (winner: 0 | 1): number =>
  evaluate({ ...table('2011', [{}, {}], []).state, outcome: { winner, reason: 'life', rule: '2004:102.3' } }, 0)
const [won, lost] = [ended(0), ended(1)]

it('is the games that the plain reply lost and this one does not', () => {
  const reason = becauseBetter([3, -2, lost, 4, null], [1, lost, lost, lost, lost], 5000)
  expect(reason).toEqual({ key: 'reason.searchLoses', params: { of: 4, plain: 3, this: 1 } })
  expect(sayTold(reason)).toBe('Simulated 4 times: the obvious play lost 3 times, this one once.')
})

it('is the games that only this one wins', () => {
  const reason = becauseBetter([won, 3, won], [1, 2, 3], 6000)
  expect(reason).toEqual({ key: 'reason.searchWins', params: { of: 3, plain: 0, this: 2 } })
  expect(sayTold(reason)).toBe('Simulated 3 times: this play won twice, the obvious one never.')
})

it('is by how much it ended better where both end alike', () => {
  const reason = becauseBetter([5, lost, won], [3, lost, won], 0.7)
  expect(reason).toEqual({ key: 'reason.search', params: { gain: 0.7 } })
  expect(sayTold(reason)).toContain('0.7')
})
