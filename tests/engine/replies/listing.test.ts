import { describe, expect, it } from 'vitest'
import { checkReplyIn, listReplies, type Question } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [creature('Bear', '{1}{G}', '2/2')]

const { state } = table('2004', [{}, {}], [])
const SEAT = { seat: 0 } as const

/** The list, each reply of which is legal and there once. */
function listed(question: Question): readonly [length: number, isAll: boolean] {
  const { replies, isAll } = listReplies(state, question)
  for (const reply of replies) expect(checkReplyIn(state, question, reply)).toBeNull()
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(replies.length)
  return [replies.length, isAll]
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)

const order = (n: number): Question => ({ kind: 'order', ...SEAT, what: 'triggers', items: numbers(n), of: null })
const arrange = (n: number): Question => ({ kind: 'arrange', ...SEAT, source: 1, cards: numbers(n) })
const divide = (total: number, parts: number, least: number): Question => ({
  kind: 'divide',
  ...SEAT,
  source: 1,
  total,
  among: numbers(parts).map((object) => ({ object })),
  least,
})
const choose = (n: number, min: number, max: number): Question => ({
  kind: 'choose',
  ...SEAT,
  source: 1,
  reason: 'effect',
  from: numbers(n),
  min,
  max,
  zone: 'battlefield',
  looking: [],
})
const number = (max: number, except: readonly number[] = []): Question => ({
  kind: 'number',
  ...SEAT,
  source: 1,
  what: 'choice',
  min: 0,
  max,
  except,
})
const damage = (n: number, lethal: readonly number[], more: { trample?: boolean; ordered?: boolean } = {}) => ({
  id: 50,
  n,
  trample: false,
  ordered: false,
  ...more,
  to: lethal.map((one, index) => ({ ref: { object: 60 + index }, lethal: one })),
})
const assign = (...sources: readonly ReturnType<typeof damage>[]): Question => ({
  kind: 'assignDamage',
  ...SEAT,
  sources,
})

describe('the list of replies to a question says whether it is complete', () => {
  it.each<[string, Question, number, boolean]>([
    ['one thing in order', order(1), 1, true],
    ['three', order(3), 6, true],
    ['five', order(5), 120, true],
    ['six: as they are, and in reverse', order(6), 2, false],
    ['one card on top or at the bottom', arrange(1), 2, true],
    ['three cards, each order of each part', arrange(3), 24, true],
    ['five cards: all, none, all but one', arrange(5), 7, false],
    ['4 divided in two', divide(4, 2, 0), 5, true],
    ['4 divided in three, 1 each', divide(4, 3, 1), 3, true],
    ['what is not divided', divide(4, 1, 1), 1, true],
    ['399 divided in two', divide(399, 2, 0), 400, true],
    ['400 divided in two', divide(400, 2, 0), 400, false],
    ['up to two of four', choose(4, 0, 2), 11, true],
    ['one of 400', choose(400, 1, 1), 400, true],
    ['one of 401', choose(401, 1, 1), 400, false],
    ['30 numbers', number(29), 30, true],
    ['31 numbers', number(30), 30, false],
    ['31 numbers but one', number(30, [5]), 30, true],
    [
      'a name: others exist than the known ones',
      { kind: 'cardName', ...SEAT, source: 1, known: ['A'], of: 'any' },
      1,
      false,
    ],
    ['a creature type', { kind: 'creatureType', ...SEAT, source: 1, known: ['Elf'] }, 1, false],
    ['yes or no', { kind: 'confirm', ...SEAT, source: 1, reason: 'may', cost: null, default: true }, 2, true],
    ['3 damage to one of two', assign(damage(3, [2, 2])), 4, true],
    ['3 damage in order: the first 2 are not free', assign(damage(3, [2, 2], { ordered: true })), 2, true],
    [
      '5 damage with trample: one of it for a player, or none',
      assign(damage(5, [2, 2, 0], { trample: true })),
      7,
      true,
    ],
    ['two sources', assign(damage(3, [2, 2]), damage(2, [2, 2])), 12, true],
    ['too many ways: the plain one', assign(damage(28, [2, 2, 2])), 1, false],
  ])('%s', (_, question, length, isAll) => {
    expect(listed(question)).toEqual([length, isAll])
  })
})

inEditions('2004', '2011')('declarations, %s', (edition) => {
  const listing = (game: Table) => {
    const { replies, isAll } = listReplies(game.state, game.question)
    return [replies.length, isAll]
  }

  it('of one creature are listed whole, of two they are not', () => {
    const attacking = (n: number) =>
      listing(table(edition, [{ battlefield: times(n, 'Bear') }, {}], CARDS).until('attackers'))
    const blocking = (n: number) => {
      const sides = [{ battlefield: [{ name: 'Bear', attacking: true }] }, { battlefield: times(n, 'Bear') }] as const
      return listing(table(edition, sides, CARDS, { step: 'declareAttackers' }).until('blockers'))
    }
    expect(attacking(1)).toEqual([2, true])
    expect(attacking(2)).toEqual([4, false])
    expect(blocking(1)).toEqual([2, true])
    expect(blocking(2)).toEqual([3, false])
  })
})
