import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Cloud',
    '{0}',
    'Instant',
    "Each attacking creature and each blocking creature doesn't untap during its controller's next untap step.",
  ),
  card('Guilt', '{0}', 'Sorcery', 'Each player draws two cards, then discards three cards, then loses 4 life.'),
  card(
    'Cone',
    '{0}',
    'Sorcery',
    '~ deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.',
  ),
  creature(
    'Beast',
    '{0}',
    '3/3',
    'When ~ enters the battlefield, any opponent may have it deal 5 damage to them. If a player does, sacrifice ~.',
    'Creature — Beast',
  ),
  card(
    'Purge',
    '{0}',
    'Sorcery',
    'When a spell or ability an opponent controls causes you to discard ~, that player loses 5 life.',
  ),
  card('Faded Memory', '{0}', 'Sorcery', 'Target player discards a card.'),
  card(
    'Spin',
    '{0}',
    'Instant',
    'Return target permanent to its owner’s hand if that permanent shares a color with the most common color among all permanents or a color tied for most common.'.replace(
      '’',
      "'",
    ),
  ),
  card(
    'Banquet',
    '{0}',
    'Sorcery',
    'Destroy target creature if it has the least power or is tied for least power among creatures on the battlefield.',
  ),
  card(
    'Probe',
    '{0}',
    'Sorcery',
    'Choose a card name. Target opponent reveals a card at random from their hand. If that card has the chosen name, that player discards it.',
  ),
  card(
    'Dragons',
    '{0}',
    'Sorcery',
    'Each player other than target player creates a 5/5 red Dragon creature token with flying.',
  ),
  card(
    'Still',
    '{0}',
    'Enchantment',
    "When a player casts a spell, sacrifice ~. If you do, each of that player's opponents draws three cards.",
  ),
  card(
    'Tale',
    '{0}',
    'Enchantment',
    "Whenever a player casts a sorcery spell, each of that player's opponents may draw a card.",
  ),
  card(
    'Burning',
    '{0}',
    'Sorcery',
    'You destroy two lands you control, then target opponent destroys two lands they control.',
  ),
  creature(
    'Pet',
    '{0}',
    '4/4',
    "At the beginning of your upkeep, if you have a card in hand, return ~ to its owner's hand.",
    'Creature — Illusion',
  ),
  card('Descent', '{0}', 'Enchantment', 'Skip your upkeep step if you have no cards in hand.'),
  creature('Red Ox', '{R}', '3/3', '', 'Creature — Ox'),
  creature('Red Cow', '{R}', '2/2', '', 'Creature — Ox'),
  creature('Green Elk', '{G}', '2/2', '', 'Creature — Elk'),
]

inEditions('2004', '2011')('413 said together, %s', (edition) => {
  test('[2004:302.2] each of two kinds, in its own controller’s step', () => {
    const game = table(
      edition,
      [{ battlefield: ['Red Ox'], hand: ['Cloud'] }, { battlefield: [{ name: 'Red Cow', tapped: true }] }],
      CARDS,
    )
    game.attack('Red Ox').cast('Cloud').resolve()
    game.to('upkeep', game.state.turn.number + 2)
    expect([get(game.state, game.id('Red Ox')).tapped, get(game.state, game.id('Red Cow')).tapped]).toEqual([
      true,
      false,
    ])
  })

  test('[2004:413.2] one after the other, three times', () => {
    const game = table(
      edition,
      [
        { hand: ['Guilt', 'Red Ox'], library: ['Red Ox', 'Red Ox'] },
        { hand: ['Red Ox'], library: ['Red Ox', 'Red Ox'] },
      ],
      CARDS,
    )
    const before = game.life(1)
    game.cast('Guilt').resolve()
    expect([game.handSize(0), game.handSize(1), game.life(1)]).toEqual([0, 0, before - 4])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] a third target is neither of the two before it', () => {
    const game = table(edition, [{ battlefield: ['Red Ox'], hand: ['Cone'] }, { battlefield: ['Green Elk'] }], CARDS)
    game.cast('Cone', { targets: ['player 1', 'Green Elk'] })
    expect(game.asks('targets').legal).not.toContainEqual({ player: 1 })
    expect(game.asks('targets').legal).not.toContainEqual({ object: game.id('Green Elk') })
    game.reply([{ object: game.id('Red Ox') }]).resolve()
    expect([game.zone('Green Elk'), game.zone('Red Ox')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:413.2c] any opponent: the damage is dealt to the one who accepts', () => {
    const game = table(edition, [{ hand: ['Beast'] }, {}], CARDS)
    const before = [game.life(0), game.life(1)]
    game.cast('Beast').resolve().resolve()
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    expect([game.life(0), game.life(1), game.zone('Beast')]).toEqual([before[0], (before[1] ?? 0) - 5, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:200.6] that player is whose spell caused the discard', () => {
    const game = table(edition, [{ hand: ['Faded Memory'] }, { hand: ['Purge'] }], CARDS)
    const before = [game.life(0), game.life(1)]
    game
      .cast('Faded Memory', { targets: ['player 1'] })
      .resolve()
      .resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([(before[0] ?? 0) - 5, before[1]])
    game.isAtAQuestion()
  })

  test('[2004:413.2f] the most common color, as things are then', () => {
    const spun = (name: string) =>
      table(edition, [{ battlefield: ['Red Ox', 'Red Cow', 'Green Elk'], hand: ['Spin'] }, {}], CARDS)
        .cast('Spin', { targets: [name] })
        .resolve()
        .zone(name)
    expect([spun('Red Ox'), spun('Green Elk')]).toEqual(['hand', 'battlefield'])
  })

  test('[2004:413.2f] the least power, alone or with others', () => {
    const eaten = (name: string) =>
      table(edition, [{ battlefield: ['Red Ox', 'Red Cow', 'Green Elk'], hand: ['Banquet'] }, {}], CARDS)
        .cast('Banquet', { targets: [name] })
        .resolve()
        .zone(name)
    expect([eaten('Red Ox'), eaten('Green Elk')]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:413.2c] it is the revealed card that is discarded', () => {
    const game = table(edition, [{ hand: ['Probe'] }, { hand: ['Red Ox'] }], CARDS)
    game
      .cast('Probe', { targets: ['player 1'] })
      .resolve()
      .reply('Red Ox')
    expect(game.zone('Red Ox')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:102.1] everybody but that player; everybody who plays against that player', () => {
    const game = table(
      edition,
      [{ hand: ['Dragons', 'Faded Memory'], battlefield: ['Still'], library: ['Red Ox'] }, {}],
      CARDS,
    )
    game.cast('Dragons', { targets: ['player 1'] })
    const hand = game.handSize(1)
    game.resolve()
    expect(game.handSize(1)).toBe(hand + 3)
    expect(game.resolve().has('battlefield', 'Dragon', 0)).toBe(true)
    expect(game.has('battlefield', 'Dragon', 1)).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:413.2c] each player chooses what they destroy', () => {
    const lands = ['Forest', 'Island', 'Swamp']
    const game = table(edition, [{ hand: ['Burning'], battlefield: lands }, { battlefield: lands }], CARDS)
    game.cast('Burning', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 0, min: 2, max: 2 })
    expect(game.plain().asks('choose')).toMatchObject({ seat: 1, min: 2, max: 2 })
    game.plain()
    expect(game.state.battlefield).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[2004:404.3] a card in hand, or none', () => {
    const pet = (hand: readonly string[]) => {
      const game = table(edition, [{ battlefield: ['Pet'], hand, library: [] }, {}], CARDS)
      return game
        .to('upkeep', game.state.turn.number + 2)
        .resolveAll()
        .zone('Pet')
    }
    expect([pet(['Red Ox']), pet([])]).toEqual(['hand', 'battlefield'])
    const steps = (hand: readonly string[]) => {
      const game = table(edition, [{ battlefield: ['Descent'], hand }, {}], CARDS)
      const turn = game.state.turn.number + 2
      return game.to('draw', turn).events.some((one) => one.kind === 'stepSkipped')
    }
    expect([steps([]), steps(['Red Ox'])]).toEqual([true, false])
  })

  test('[2004:413.2c] each of the others may do it, and none of it the player of whom is spoken', () => {
    const game = table(edition, [{ battlefield: ['Tale'], hand: ['Guilt'] }, {}, {}], CARDS)
    game.cast('Guilt').pass(3)
    expect([game.asks('confirm').seat, game.reply(true).asks('confirm').seat]).toEqual([1, 2])
    game.reply(false)
    expect([0, 1, 2].map((seat) => game.handSize(seat))).toEqual([0, 1, 0])
    game.isAtAQuestion()
  })
})
