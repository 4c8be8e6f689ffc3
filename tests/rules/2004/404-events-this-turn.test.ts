import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Reprieve',
    '{0}',
    'Instant',
    "When target creature dies this turn, return that card to the battlefield under its owner's control.",
  ),
  card(
    'Mirror',
    '{0}',
    'Instant',
    'This turn, whenever an attacking creature deals combat damage to you, it deals that much damage to its controller.',
  ),
  card(
    'Tide',
    '{0}',
    'Instant',
    'Until end of turn, whenever a player taps a Forest for mana, that player adds an additional {G}.',
  ),
  card('Bell', '{0}', 'Instant', 'Whenever a creature blocks this turn, it gets +0/+3 until end of turn.'),
  creature('Ghost', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
]

inEditions('2004', '2011')('events that an effect waits for this turn, %s', (edition) => {
  test('[2004:404.4] of a target: when that one dies, once, and not another', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bear'], hand: ['Reprieve', 'Doom', 'Doom', 'Doom'] }, { battlefield: ['Ghost'] }],
      CARDS,
    )
    game.cast('Reprieve', { targets: ['Ghost'] }).resolve()
    game.cast('Doom', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), game.state.stack.length]).toEqual(['graveyard', 0])
    game
      .cast('Doom', { targets: ['Ghost'] })
      .resolve()
      .resolveAll()
    expect([game.has('battlefield', 'Ghost', 1), game.life(1)]).toEqual([true, 21])
    game
      .cast('Doom', { targets: ['Ghost'] })
      .resolve()
      .resolveAll()
    expect(game.has('graveyard', 'Ghost', 1)).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:404.4] "it" and "that much" are the event\'s, each time', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { hand: ['Mirror'] }], CARDS)
    game.attack('Bear', 'Ox').pass().cast('Mirror').pass(2).to('endCombat').resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([15, 15])
  })

  test('[2004:411.2] mana triggers of an effect add their mana at once', () => {
    const game = table(edition, [{ battlefield: ['Forest', 'Mountain'], hand: ['Tide'] }, {}], CARDS)
      .cast('Tide')
      .resolve()
    game.reply({ do: 'activate', ...game.nth(game.id('Forest', 'battlefield'), 0) })
    expect([game.pool(0), game.state.stack.length]).toEqual(['GG', 0])
    game.reply({ do: 'activate', ...game.nth(game.id('Mountain', 'battlefield'), 0) })
    expect(game.pool(0)).toBe('GGR')
  })

  test('[2004:404.4] each creature that blocks this turn, none in the next', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Bell'] }, { battlefield: ['Ghost'] }], CARDS)
    game.cast('Bell').resolve().attack('Bear').block({ Ghost: 'Bear' }).resolveAll()
    expect(game.size('Ghost')).toBe('1/4')
  })
})
