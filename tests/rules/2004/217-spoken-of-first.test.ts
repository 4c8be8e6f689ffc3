import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { namesIn } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Hulk', '{5}', '5/5'),
  card(
    'Outburst',
    '{0}',
    'Sorcery',
    "Reveal cards from the top of your library until you reveal a nonland card. ~ deals damage equal to that card's mana value to target player. Put the nonland card into your hand and the rest on the bottom of your library in any order.",
  ),
  card(
    'Unearthing',
    '{0}',
    'Sorcery',
    'Target opponent reveals cards from the top of their library until they reveal a land card. You gain 1 life for each card revealed this way. That player puts the revealed cards into their graveyard.',
  ),
  card(
    'Recital',
    '{0}',
    'Sorcery',
    'Target opponent reveals cards from the top of their library until they reveal a creature card. That player puts all noncreature cards revealed this way into their graveyard, then you put the creature card onto the battlefield under your control.',
  ),
]

inEditions('2004', '2011')('217.2b what is revealed is spoken of before it goes anywhere, %s', (edition) => {
  test('[2004:217.2b] what was found and the rest', () => {
    const library = ['Forest', 'Hulk', 'Swamp']
    const game = table(edition, [{ hand: ['Outburst'], library }, {}], CARDS)
    game.cast('Outburst', { targets: ['player 1'] }).resolveAll()
    expect([game.life(1), namesIn(game, 'hands', 0), namesIn(game, 'libraries', 0)]).toEqual([
      15,
      ['Hulk'],
      ['Swamp', 'Forest'],
    ])
    game.isAtAQuestion()
  })

  test('[2004:416.3] nothing found: no damage, and all of it is the rest', () => {
    const game = table(edition, [{ hand: ['Outburst'], library: ['Forest', 'Swamp'] }, {}], CARDS)
    game.cast('Outburst', { targets: ['player 1'] }).resolveAll()
    expect([game.life(1), game.handSize(0), namesIn(game, 'libraries', 0).length]).toEqual([20, 0, 2])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] another player reveals, and puts all of them away', () => {
    const library = ['Hulk', 'Hulk', 'Forest', 'Hulk']
    const game = table(edition, [{ hand: ['Unearthing'] }, { library }], CARDS)
    game.cast('Unearthing', { targets: ['player 1'] }).resolveAll()
    expect([game.life(0), namesIn(game, 'graveyards', 1).length, namesIn(game, 'libraries', 1)]).toEqual([
      23,
      3,
      ['Hulk'],
    ])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] the others first, then the one that was found, under your control', () => {
    const library = ['Forest', 'Outburst', 'Hulk', 'Swamp']
    const game = table(edition, [{ hand: ['Recital'] }, { library }], CARDS)
    game.cast('Recital', { targets: ['player 1'] }).resolveAll()
    expect(game.state.battlefield.map((id) => game.state.objects.flat()[id]?.controller)).toEqual([0])
    expect(game.zone('Hulk')).toBe('battlefield')
    expect([namesIn(game, 'graveyards', 1), namesIn(game, 'libraries', 1)]).toEqual([['Forest', 'Outburst'], ['Swamp']])
    game.isAtAQuestion()
  })
})
