import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Rhea', '{0}', '2/2', '', 'Legendary Creature — Human'),
  walker('Ember Sage', '{0}', 2, '−2: Draw a card.'),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {1}'),
  card('Melt Down', '{0}', 'Instant', 'Target permanent becomes an enchantment until end of turn.'),
]

inEditions('2011', 'today')('704 state-based actions, %s', (edition) => {
  test('[today:704.5j/multi] each of four players may have one legend of a name only today', () => {
    const one = { battlefield: ['Rhea'] }
    const game = table(edition, [{ hand: ['Rhea'], ...one }, one, one, one], CARDS, { step: 'upkeep' })
    const left = () => [0, 1, 2, 3].map((seat) => game.has('battlefield', 'Rhea', seat))
    game.to('main1')
    expect(left()).toEqual(Array(4).fill(edition === 'today'))
    if (edition !== 'today') return
    // A second one of a player is that player's matter.
    game.cast('Rhea').pass(4)
    expect(game.asks('choose')).toMatchObject({ seat: 0, reason: 'keepLegend' })
    game.plain()
    expect([left(), game.has('graveyard', 'Rhea', 0)]).toEqual([Array(4).fill(true), true])
    game.isAtAQuestion()
  })

  test('[today:704.5i] a planeswalker whose last loyalty paid for its ability is gone before that resolves', () => {
    const game = table(edition, [{ battlefield: ['Ember Sage'], library: ['Bear'] }, {}], CARDS).activate('Ember Sage')
    expect([game.zone('Ember Sage'), game.state.stack.length, game.handSize(0)]).toEqual(['graveyard', 1, 0])
    expect(game.resolve().handSize(0)).toBe(1)
    game.isAtAQuestion()
  })

  test('[today:704.5p] what was an Equipment comes off, stays, and isn’t attached as it is one again', () => {
    const sides = { battlefield: ['Bear', { name: 'Blade', attachedTo: 'Bear' }], hand: ['Melt Down'] }
    const game = table(edition, [sides, {}], CARDS)
    const now = () => [game.zone('Blade'), get(game.state, game.id('Blade')).attachedTo, game.size('Bear')]
    game.cast('Melt Down', { targets: ['Blade'] }).resolve()
    expect(now()).toEqual(['battlefield', null, '2/2'])
    game.to('upkeep', game.state.turn.number + 1)
    expect(now()).toEqual(['battlefield', null, '2/2'])
    game.isAtAQuestion()
  })
})
