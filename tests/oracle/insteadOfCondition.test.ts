/** "If ..., draw a card. If ..., draw two cards instead": two questions of one thing are understood, others aren't. */
import { describe, expect, test } from 'vitest'
import { abilities, problems } from './support.ts'

const said = (first: string, second: string): string =>
  `If ${first}, draw a card. If ${second}, draw two cards instead.`

describe('a condition, and what is done instead under another', () => {
  test.each([
    ['you control a Swamp', 'you control three or more Swamps'],
    ['you control a Swamp', 'you control a Swamp and an Island'],
    ['you control a Swamp or an Island', 'you control a Swamp'],
    ['you control a creature', 'you control a green creature'],
    ['you control a creature', 'you control three or more green creatures'],
    ['you have 10 or less life', 'you have 5 or less life'],
    ['an opponent has more cards in hand than you', 'an opponent has at least four more cards in hand than you'],
    ['it’s your turn', 'it’s your turn and you control a Swamp'],
  ])('is understood where the second asks for more: %s, %s', (first, second) => {
    expect(problems(said(first, second), 'Sorcery')).toEqual([])
  })

  test.each([
    ['you control a Swamp', 'you control an Island'],
    ['you control three or more Swamps', 'you control a Swamp'],
    ['you control a green creature', 'you control a creature'],
    ['you control a Swamp', 'you control a Swamp or an Island'],
    ['you control no Swamps', 'you control three or more Swamps'],
    ['you have 5 or less life', 'you have 10 or less life'],
    ['you have 10 or less life', 'you have 15 or more life'],
    ['an opponent has at least four more cards in hand than you', 'an opponent has more cards in hand than you'],
    ['an opponent has more cards in hand than you', 'an opponent has four or more cards in hand'],
    ['you control a Swamp', 'it’s your turn'],
  ])('is refused where it can be true without the first: %s, %s', (first, second) => {
    expect(problems(said(first, second), 'Sorcery')).not.toEqual([])
  })

  test('“if you do” is about what has been done: the second stands within it, whatever it asks', () => {
    const [found] = abilities(
      'You may discard a card. If you do, draw a card. If you control a Swamp, draw two cards instead.',
      'Sorcery',
    )
    expect(found).toMatchObject({
      body: { modes: [[{ kind: 'may' }, { condition: { kind: 'did' }, then: [{ kind: 'if', then: [{ n: 2 }] }] }]] },
    })
  })

  test('each of the other ways to say it is held to the same', () => {
    const ways = (asked: string) => [
      `If you control a Swamp, draw a card. Draw two cards instead if ${asked}.`,
      `If you control a Swamp, draw a card. If ${asked}, instead draw two cards.`,
    ]
    for (const text of ways('you control an Island')) expect(problems(text, 'Sorcery'), text).not.toEqual([])
    for (const text of ways('you control two or more Swamps')) expect(problems(text, 'Sorcery'), text).toEqual([])
  })
})
