import { describe, expect, test } from 'vitest'
import { lineOf, offeredBy } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'
import { viewOf } from './support.ts'

const WATCHER = creature(
  'Twin Watcher',
  '{0}',
  '1/1',
  'Flying, first strike\nWhenever a creature enters the battlefield, you gain 1 life.\nWhenever a creature enters the battlefield, draw a card.\n{0}: Twin Watcher gains haste until end of turn.',
)
const MOURNER = creature(
  'Mourner',
  '{0}',
  '1/1',
  'When Mourner dies, you gain 1 life.\nWhenever Mourner attacks, draw a card.',
)
const END = zoo('End')
const CUB = zoo('Cub')
const CARDS = [CUB, WATCHER, MOURNER, END]

describe('what an ability does is told in the words of its own line', () => {
  test('of two that trigger at once', () => {
    const game = table('2011', [{ battlefield: ['Twin Watcher'], hand: ['Cub'] }, {}], CARDS)
      .cast('Cub')
      .resolve()
    expect(game.question.kind).toBe('order')
    const lines = game.state.waiting.map(({ at }) => lineOf(game.state, at))
    expect(lines).toEqual([
      'Whenever a creature enters the battlefield, you gain 1 life.',
      'Whenever a creature enters the battlefield, draw a card.',
    ])
  })

  test('on the stack, beside keywords and other abilities', () => {
    const game = table('2011', [{ battlefield: ['Twin Watcher'] }, {}], CARDS)
    game.activate('Twin Watcher', 4)
    expect(viewOf(game).stack[0]?.text).toBe('{0}: Twin Watcher gains haste until end of turn.')
  })

  test('of a creature that is no longer there', () => {
    const game = table('2011', [{ battlefield: ['Mourner'], hand: ['End'] }, {}], CARDS)
    game.cast('End', { targets: ['Mourner'] }).resolve()
    expect(viewOf(game).stack[0]?.text).toBe('When Mourner dies, you gain 1 life.')
  })
})

describe('what a text offers as a cost ends with its sentence', () => {
  const OFFER = 'As an additional cost to cast this spell, you may sacrifice a creature.'
  test.each([
    [OFFER, 'sacrifice a creature'],
    [
      `${OFFER.replace('a creature', 'any number of creatures')} This spell costs {2} less to cast for each creature sacrificed this way.`,
      'sacrifice any number of creatures',
    ],
  ])('%s', (text, cost) => {
    const offer = card('Offer', '{2}', 'Sorcery', `${text}\nDraw a card.`)
    const game = table('today', [{ hand: ['Offer'], battlefield: ['Cub'], pool: '{C}{C}' }, {}], [CUB, offer])
    const [option] = game.reply({ do: 'cast', object: game.id('Offer'), via: 'normal' }).asks('options').options
    expect(option && offeredBy(game.state, game.id('Offer'), option)).toBe(cost)
  })
})
