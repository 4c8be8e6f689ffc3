import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Ghost',
    '{0}',
    '2/2',
    'Whenever ~ or another nontoken Spirit you control dies or deals combat damage to a player, you gain 1 life.',
    'Creature — Spirit',
  ),
  creature('Shade', '{0}', '1/1', '', 'Creature — Spirit'),
  creature('Regent', '{0}', '1/1', 'Whenever an instant or sorcery card leaves your graveyard, you gain 1 life.'),
  creature(
    'Mask',
    '{0}',
    '1/1',
    'Whenever an opponent is dealt combat damage by one or more creatures you control, draw a card.',
  ),
  creature('Reader', '{0}', '1/1', 'Whenever you cast a spell that targets one or more creatures, you gain 1 life.'),
  card(
    'Twin Bells',
    '{0}',
    'Enchantment',
    'If a land entering the battlefield under your control causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  card('Surveyor', '{0}', 'Enchantment', 'Whenever a land enters the battlefield, you gain 1 life.'),
  card('Kill', '{0}', 'Instant', 'Destroy target creature.'),
  card('Old Clear', '{0}', 'Instant', 'Exile target card from a graveyard.'),
  card('Grow', '{0}', 'Instant', 'Target creature gets +1/+1 until end of turn.'),
  card('Old Shock', '{0}', 'Instant', '~ deals 1 damage to target player.'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('each of two subjects with each of two events: four of them', () => {
  const fight = board({ battlefield: ['Ghost', 'Shade', 'Ox'] })
  fight.attack('Ghost', 'Shade', 'Ox').to('endCombat')
  fight.resolveAll()
  expect(fight.life(0)).toBe(22)
  const game = board({ battlefield: ['Ghost', 'Shade', 'Ox'], hand: ['Kill', 'Kill', 'Kill'] })
  game
    .cast('Kill', { targets: ['Ox'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(20)
  game
    .cast('Kill', { targets: ['Shade'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(21)
  game
    .cast('Kill', { targets: ['Ghost'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(22)
  game.isAtAQuestion()
})

test('a card of that kind leaves your graveyard, not another’s, nor another card', () => {
  const game = board(
    { battlefield: ['Regent'], graveyard: ['Old Shock', 'Ox'], hand: ['Old Clear', 'Old Clear', 'Old Clear'] },
    { graveyard: ['Kill'] },
  )
  game
    .cast('Old Clear', { targets: ['Ox'] })
    .resolve()
    .resolveAll()
  game
    .cast('Old Clear', { targets: ['Kill'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(20)
  game
    .cast('Old Clear', { targets: ['Old Shock'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(21)
  game.isAtAQuestion()
})

test('one or more creatures that deal combat damage together trigger once, told from either side', () => {
  const game = board({ battlefield: ['Mask', 'Ox', 'Shade'] })
  const before = game.handSize(0)
  game.attack('Mask', 'Ox', 'Shade').to('endCombat')
  game.resolveAll()
  expect(game.handSize(0)).toBe(before + 1)
  game.isAtAQuestion()
})

test('a spell that targets one or more creatures', () => {
  const game = board({ battlefield: ['Reader'], hand: ['Grow', 'Old Shock'] })
  game.cast('Old Shock', { targets: ['player 1'] }).resolveAll()
  expect(game.life(0)).toBe(20)
  game.cast('Grow', { targets: ['Reader'] }).resolveAll()
  expect(game.life(0)).toBe(21)
  game.isAtAQuestion()
})

test('a land that enters under your control causes it twice, another’s once', () => {
  const game = board({ battlefield: ['Twin Bells', 'Surveyor'], hand: ['Forest'] }, { hand: ['Forest'] })
  game.land('Forest').resolveAll()
  expect(game.life(0)).toBe(22)
  game
    .to('main1', game.state.turn.number + 1)
    .land('Forest')
    .resolveAll()
  expect(game.life(0)).toBe(23)
  game.isAtAQuestion()
})
