import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Stagger', '{1}', 'Instant', '~ deals 2 damage to target player.\nRebound'),
  card('Again', '{1}', 'Sorcery', 'You gain 1 life.\nRebound\nBuyback {1}'),
  card('Mirror', '{0}', 'Instant', 'Copy target instant or sorcery spell.'),
  card(
    'Memory',
    '{0}',
    'Sorcery',
    'You may cast target instant card from your graveyard without paying its mana cost.',
  ),
]

test('[2011:702.86] cast from the hand it is exiled, and may be cast once more at its player’s next upkeep', () => {
  const sides = { hand: ['Stagger'], library: ['Bear', 'Bear', 'Bear'], pool: '{C}' }
  const game = table('2011', [sides, { library: ['Bear', 'Bear', 'Bear'] }], CARDS)
  game.cast('Stagger', { targets: ['player 1'] }).resolveAll()
  expect([game.life(1), game.zone('Stagger')]).toEqual([18, 'exile'])
  // Nothing at the opponent's upkeep.
  game.to('upkeep', 2)
  expect(game.state.stack).toHaveLength(0)
  game.to('draw', 2).to('upkeep', 3)
  expect(game.state.stack).toHaveLength(1)
  game.pass(2)
  game
    .reply(true)
    .reply([{ player: 1 }])
    .resolveAll()
  expect([game.life(1), game.zone('Stagger')]).toEqual([16, 'graveyard'])
  game.isAtAQuestion()
})

test('[2011:702.86] who doesn’t cast it then leaves it in exile', () => {
  const sides = { hand: ['Stagger'], library: ['Bear', 'Bear', 'Bear'], pool: '{C}' }
  const game = table('2011', [sides, { library: ['Bear', 'Bear', 'Bear'] }], CARDS)
  game
    .cast('Stagger', { targets: ['player 1'] })
    .resolveAll()
    .to('upkeep', 2)
    .to('draw', 2)
    .to('upkeep', 3)
  expect(game.state.stack).toHaveLength(1)
  game.pass(2).reply(false).to('main1', 3)
  expect([game.life(1), game.zone('Stagger')]).toEqual([18, 'exile'])
})

test('[2011:702.86] countered, cast from elsewhere or copied it isn’t exiled', () => {
  const countered = table('2011', [{ hand: ['Stagger', 'Deny'], pool: '{C}' }, {}], CARDS)
  countered
    .cast('Stagger', { targets: ['player 1'] })
    .cast('Deny', { targets: ['Stagger'] })
    .resolveAll()
  expect(countered.zone('Stagger')).toBe('graveyard')
  const elsewhere = table('2011', [{ hand: ['Memory'], graveyard: ['Stagger'] }, {}], CARDS)
  elsewhere
    .cast('Memory', { targets: ['Stagger'] })
    .resolve()
    .reply(true)
    .reply([{ player: 1 }])
    .resolveAll()
  expect([elsewhere.life(1), elsewhere.zone('Stagger')]).toEqual([18, 'graveyard'])
  const copied = table('2011', [{ hand: ['Stagger', 'Mirror'], pool: '{C}' }, {}], CARDS)
  copied
    .cast('Stagger', { targets: ['player 1'] })
    .cast('Mirror', { targets: ['Stagger'] })
    .resolveAll()
  expect([copied.life(1), copied.state.exile.length, copied.state.delayed.length]).toEqual([16, 1, 1])
})

test('[2011:702.86] with another replacement of the graveyard, one of them applies', () => {
  const game = table('2011', [{ hand: ['Again'], pool: '{C}{C}' }, {}], CARDS).cast('Again', { kick: true })
  game.resolve()
  expect(game.asks('replacement').options).toHaveLength(2)
  game.plain().resolveAll()
  expect(game.state.delayed.length + game.handSize(0)).toBe(1)
})
