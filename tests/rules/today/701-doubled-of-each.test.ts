/** Doubled power of several, each by its own; attacks on players (today:701.10, 508.3). */
import { describe, expect, test } from 'vitest'
import { card, creature, walker } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  creature('Wolf', '{0}', '2/3', '', 'Creature — Wolf'),
  creature(
    'Alpha',
    '{0}',
    '3/3',
    'When ~ enters the battlefield, double the power of each other creature you control until end of turn.',
    'Creature — Wolf',
  ),
  creature(
    'Valet',
    '{0}',
    '1/3',
    "Whenever another creature enters the battlefield under your control, double ~'s power until end of turn.",
    'Creature — Devil',
  ),
  card(
    'Hex',
    '{0}',
    'Enchantment — Aura Curse',
    'Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player draws a card.',
  ),
  walker('Sage', '{0}', 5, '+1: You gain 100 life.'),
  card(
    'Guard',
    '{0}',
    'Enchantment',
    'Whenever an opponent attacks you and/or one or more planeswalkers you control, you gain 4 life.',
  ),
]
const playing = (mine: Side, theirs: Side = {}): Table =>
  table(
    'today',
    [
      { life: 10, ...mine },
      { life: 10, ...theirs },
    ],
    CARDS,
  )

describe('double the power', () => {
  test('of each by its own, as it is now; not of what comes later', () => {
    const game = playing({ hand: ['Alpha', 'Imp'], battlefield: ['Imp', 'Wolf'] }, { battlefield: ['Wolf'] })
    game.cast('Alpha').resolveAll()
    expect(['Wolf', 'Imp', 'Alpha'].map((name) => game.size(name)).sort()).toEqual(['2/1', '3/3', '4/3'].sort())
    expect([game.size('1:Wolf'), game.size('2:Wolf')].sort()).toEqual(['2/3', '4/3'])
    game.cast('Imp').resolveAll()
    expect([game.size('1:Imp'), game.size('2:Imp')].sort()).toEqual(['1/1', '2/1'])
    game.to('main1', game.state.turn.number + 1)
    expect([game.size('1:Wolf'), game.size('2:Wolf')]).toEqual(['2/3', '2/3'])
    game.isAtAQuestion()
  })
  test('of its own, each time', () => {
    const game = playing({ hand: ['Imp', 'Imp'], battlefield: ['Valet'] })
    game.cast('1:Imp').resolveAll()
    expect([game.size('Valet'), game.size('Imp')]).toEqual(['2/3', '1/1'])
    game.cast('Imp').resolveAll()
    expect(game.size('Valet')).toBe('4/3')
  })
})

describe('[today:508.3] a player attacks', () => {
  test('that attacking player; once for all attackers, and not where nothing attacks', () => {
    const game = playing({ hand: ['Hex'], battlefield: ['Imp', 'Wolf'] })
    game.cast('Hex', { targets: ['player 1'] }).resolve()
    const before = game.handSize(0)
    game.attack('Imp', 'Wolf').resolveAll()
    expect([game.handSize(0), game.handSize(1)]).toEqual([before + 1, 0])
    game.isAtAQuestion()
  })
  test('or a planeswalker of yours, and once if both', () => {
    const attacked = (...defenders: readonly ('you' | 'Sage')[]) => {
      const game = playing({ battlefield: ['Guard', 'Sage'] }, { battlefield: ['Imp', 'Wolf'] })
      game.to('main1', game.state.turn.number + 1).until('attackers')
      game.reply(
        defenders.map((one, at) => ({
          id: game.id(at === 0 ? 'Imp' : 'Wolf'),
          defender: one === 'you' ? { player: 0 } : { object: game.id('Sage') },
        })),
      )
      return game.resolveAll().life(0)
    }
    expect([attacked('Sage'), attacked('you', 'Sage'), attacked()]).toEqual([14, 14, 10])
  })
  test('an opponent attacks you', () => {
    const game = playing({ battlefield: ['Guard', 'Imp'] }, { battlefield: ['Imp', 'Wolf'] })
    game.attack('Imp').resolveAll()
    expect(game.life(0)).toBe(10)
    game
      .to('main1', game.state.turn.number + 1)
      .attack('Wolf')
      .resolveAll()
    expect(game.life(0)).toBe(14)
    game.isAtAQuestion()
  })
})
