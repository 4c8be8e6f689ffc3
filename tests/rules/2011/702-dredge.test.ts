import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Digger', '{B}', '1/1', 'Dredge 2'),
  creature('Delver', '{B}', '1/1', 'Dredge 1'),
  card('Study', '{0}', 'Sorcery', 'Draw three cards.'),
  card('Glance', '{0}', 'Sorcery', 'Draw a card.'),
  card('Muse', '{0}', 'Enchantment', 'Whenever you draw a card, you gain 1 life.'),
]

test('[2011:702.50] a draw may be replaced by milling and returning the card, which wasn’t drawn', () => {
  const sides = { graveyard: ['Digger'], hand: ['Glance'], battlefield: ['Muse'], library: ['Bear', 'Ox', 'Forest'] }
  const game = table('2011', [sides, {}], CARDS).cast('Glance').resolve()
  expect(game.asks('confirm')).toMatchObject({ reason: 'replacement', keyword: 'dredge' })
  game.reply(true)
  expect([game.zone('Digger'), game.zone('Bear'), game.zone('Ox'), game.zone('Forest')]).toEqual([
    'hand',
    'graveyard',
    'graveyard',
    'library',
  ])
  expect(game.resolveAll().life(0)).toBe(20)
  const drawn = table('2011', [sides, {}], CARDS).cast('Glance').resolve().reply(false).resolveAll()
  expect([drawn.zone('Digger'), drawn.zone('Bear'), drawn.life(0)]).toEqual(['graveyard', 'hand', 21])
})

test('[2011:702.50] each draw singly; what one dredge mills may dredge the next', () => {
  const sides = { graveyard: ['Digger'], hand: ['Study'], library: ['Delver', 'Ox', 'Bear', 'Forest', 'Forest'] }
  const game = table('2011', [sides, {}], CARDS).cast('Study').resolve().reply(true)
  expect([game.zone('Digger'), game.zone('Delver')]).toEqual(['hand', 'graveyard'])
  game.reply(true)
  expect([game.zone('Delver'), game.zone('Bear')]).toEqual(['hand', 'graveyard'])
  expect(game.resolveAll().has('hand', 'Forest', 0)).toBe(true)
})

test('[2011:702.50] with fewer cards in the library, or in the hand, it isn’t offered', () => {
  const few = table('2011', [{ graveyard: ['Digger'], hand: ['Glance'], library: ['Bear'] }, {}], CARDS)
  few.cast('Glance').resolve()
  expect([few.question.kind, few.zone('Bear')]).toEqual(['priority', 'hand'])
  const held = table('2011', [{ hand: ['Glance', 'Digger'] }, {}], CARDS)
    .cast('Glance')
    .resolve()
  expect(held.question.kind).toBe('priority')
})
