import { describe, expect, test } from 'vitest'
import { answer, checkReply, newGame, type Position } from '../../../src/engine/index.ts'
import { basic } from '../../support/handmadeWords.ts'

const deck = Array.from({ length: 20 }, () => basic('Forest'))

/** The first player's first priority, with a hand of lands. */
function atPriority(): Position {
  const players = [
    { name: 'A', deck },
    { name: 'B', deck },
  ]
  let { position } = newGame({ edition: '2011', seed: 1, starter: 0, players })
  while (position.question?.kind === 'mulligan') {
    const answered = answer(position, 'keep')
    if ('refused' in answered) throw new Error(answered.refused.key)
    position = answered.position
  }
  return position
}

describe('replies are data', () => {
  test('checkReply refuses what answer refuses: conceding for a seat nobody has', () => {
    const position = atPriority()
    expect(checkReply(position, { concede: 6 })).toMatchObject({ key: 'reply.noSuchPlayer' })
    expect(answer(position, { concede: 6 })).toMatchObject({ refused: { key: 'reply.noSuchPlayer' } })
  })

  test.each([
    ['a list with holes', new Array(1)],
    ['a function in a reply', { do: 'pass', more: () => 1 }],
    ['a big number', { do: 'pass', more: 1n }],
    [
      'a getter that throws',
      Object.defineProperty({ do: 'pass' }, 'x', { enumerable: true, get: () => JSON.parse('{') }),
    ],
    ['more than a reply holds', { do: 'pass', more: 1 }],
    ['no number', { do: 'pass', more: Number.NaN }],
  ])('%s is no reply', (_, reply) => {
    expect(answer(atPriority(), reply)).toMatchObject({ refused: { rule: '2011:100.1' } })
  })

  test('minus zero is zero: JSON has only one', () => {
    const answered = answer(atPriority(), { concede: -0 })
    expect('refused' in answered).toBe(false)
  })
})
