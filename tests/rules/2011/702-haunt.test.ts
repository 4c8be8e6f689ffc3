import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Wisp',
    '{0}',
    '1/1',
    'Haunt\nWhen ~ enters the battlefield or the creature it haunts dies, you gain 3 life.',
  ),
  card(
    'Keening',
    '{0}',
    'Sorcery',
    'You gain 1 life.\nHaunt\nWhen the creature ~ haunts dies, each opponent loses 2 life.',
  ),
  card('Hush', '{0}', 'Instant', 'Counter target spell.'),
  card('Fetch', '{0}', 'Instant', "Return target creature to its owner's hand."),
]

test('[2011:702.53] dying, it is exiled haunting the target, and does its work again when that dies', () => {
  const game = table('2011', [{ hand: ['Wisp', 'Doom', 'Doom'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
  game.cast('Wisp').resolve().resolve()
  expect(game.life(0)).toBe(23)
  game.cast('Doom', { targets: ['Wisp'] }).resolve()
  game
    .until('targets')
    .reply([game.ref('Bear')])
    .resolve()
  expect([game.zone('Wisp'), get(game.state, game.id('Wisp')).attachedTo]).toEqual(['exile', game.ref('Bear')])
  game
    .cast('Doom', { targets: ['Bear'] })
    .resolve()
    .resolveAll()
  expect([game.life(0), game.zone('Wisp')]).toEqual([26, 'exile'])
  game.isAtAQuestion()
})

test('[2011:702.53] a spell haunts as it has resolved, not if it was countered', () => {
  const game = table('2011', [{ hand: ['Keening', 'Doom'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
  game
    .cast('Keening')
    .resolve()
    .until('targets')
    .reply([game.ref('Ox')])
    .resolve()
  expect([game.zone('Keening'), game.life(0)]).toEqual(['exile', 21])
  game
    .cast('Doom', { targets: ['Ox'] })
    .resolve()
    .resolveAll()
  expect(game.life(1)).toBe(18)
  const countered = table('2011', [{ hand: ['Keening', 'Hush'] }, { battlefield: ['Bear'] }], CARDS).cast('Keening')
  countered.cast('Hush', { targets: ['Keening'] }).resolve()
  expect([countered.zone('Keening'), countered.state.stack.length]).toEqual(['graveyard', 0])
})

test("[2011:702.53] neither another creature's death nor leaving otherwise counts", () => {
  const game = table(
    '2011',
    [{ battlefield: ['Wisp'], hand: ['Doom', 'Doom', 'Fetch'] }, { battlefield: ['Bear', 'Ox'] }],
    CARDS,
  )
  game
    .cast('Doom', { targets: ['Wisp'] })
    .resolve()
    .until('targets')
    .reply([game.ref('Bear')])
    .resolve()
  game
    .cast('Doom', { targets: ['Ox'] })
    .resolve()
    .resolveAll()
  game
    .cast('Fetch', { targets: ['Bear'] })
    .resolve()
    .resolveAll()
  expect([game.life(0), game.zone('Wisp')]).toEqual([20, 'exile'])
})
