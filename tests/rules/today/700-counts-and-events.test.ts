/** Counts, conditions and events that later cards speak of (today:700). */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Hymn', '{0}', 'Sorcery', 'You gain X life, where X is your devotion to white.'),
  card('Chorus', '{0}', 'Sorcery', 'You gain X life, where X is your devotion to white and blue.'),
  creature('Monk', '{W}{W}', '1/1'),
  creature('Hybrid', '{W/U}{U}', '1/1'),
  card('Sage', '{0}', 'Enchantment', 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.'),
  card('Spark', '{0}', 'Instant', '~ deals 1 damage to target player.'),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  creature(
    'Rebel',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, if a permanent you controlled left the battlefield this turn, you gain 5 life.',
  ),
  card('Altar', '{0}', 'Enchantment', '{0}, Sacrifice a creature: You gain 1 life.'),
  card('Wave', '{0}', 'Instant', "Return target permanent to its owner's hand."),
  card('Oath', '{2}{W}', 'Sorcery', 'You gain 1 life. If at least three white mana was spent to cast ~, draw a card.'),
  card('Prism', '{X}', 'Sorcery', 'You gain X life, where X is the number of colors of mana spent to cast ~.'),
  card('Weight', '{X}', 'Sorcery', 'You gain X life, where X is the amount of mana spent to cast ~.'),
  creature(
    'Captain',
    '{0}',
    '1/1',
    'Whenever ~ and at least two other creatures attack, ~ gets +2/+0 until end of turn.',
  ),
  card(
    'Herald',
    '{0}',
    'Enchantment',
    'Whenever a creature you control and at least one other creature attack, you gain 1 life.',
  ),
  creature('Runt', '{0}', '1/1'),
  card('March', '{0}', 'Sorcery', 'You gain X life, where X is the number of creatures in your party.'),
  creature('Cleric', '{0}', '1/1', '', 'Creature — Cleric'),
  creature('Both', '{0}', '1/1', '', 'Creature — Cleric Wizard'),
  creature('Rogue', '{0}', '1/1', '', 'Creature — Rogue'),
  creature('Warrior', '{0}', '1/1', '', 'Creature — Warrior'),
  creature('Mask', '{0}', '1/1', 'Changeling', 'Creature — Shapeshifter'),
  card('Envy', '{0}', 'Sorcery', 'If an opponent has a full party, you gain 9 life.'),
  card(
    'Sort',
    '{0}',
    'Sorcery',
    'If an opponent controls two or more creatures with different powers, you gain 9 life.',
  ),
  creature('Rich', '{0}', '1/1', 'When ~ enters the battlefield, if you have a full party, you gain 9 life.'),
  creature(
    'Odd',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, if you control three or more creatures with different powers, you gain 9 life.',
  ),
  creature('Big', '{0}', '4/4'),
  card('Study', '{0}', 'Enchantment', 'Whenever you draw your second card each turn, you gain 1 life.'),
  card('Read', '{0}', 'Instant', 'Draw a card.'),
  card('Read On', '{0}', 'Instant', 'Draw two cards.'),
  creature('Swell', '{0}', '1/1', 'Whenever one or more +1/+1 counters are put on ~, you gain 1 life.'),
  card('Feed', '{0}', 'Instant', 'Put two +1/+1 counters on target creature.'),
  card(
    'Loot',
    '{0}',
    'Sorcery',
    'Exile the top card of your library. Until the end of your next turn, you may play that card.',
  ),
  card('Vale', '', 'Land', '~ enters the battlefield tapped unless you have two or more opponents.'),
  card('Levy', '{0}', 'Sorcery', 'Amass 2.'),
  card('Toll', '{0}', 'Sorcery', 'You lose 1 life and amass 1.'),
  card('Far Call', '{0}', 'Sorcery', 'Draw two cards, then amass X, where X is the number of cards in your hand.'),
]

describe('[today:700.5] devotion', () => {
  const heard = (spell: string, ...battlefield: string[]) =>
    table('today', [{ hand: [spell], battlefield }, { battlefield: ['Monk'] }], CARDS)
      .cast(spell)
      .resolveAll()
      .life(0)
  test('symbols of that colour among your permanents’ costs, hybrid ones too, an opponent’s not', () => {
    expect(heard('Hymn', 'Monk', 'Hybrid')).toBe(23)
    expect(heard('Hymn')).toBe(20)
  })
  test('to two colours each symbol counts once', () => expect(heard('Chorus', 'Monk', 'Hybrid')).toBe(24))
})

describe('cast or copy', () => {
  test('both trigger, a creature spell doesn’t', () => {
    const game = table('today', [{ hand: ['Spark', 'Echo', 'Runt'], battlefield: ['Sage'] }, {}], CARDS)
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    game.cast('Echo', { targets: ['Spark'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    expect(game.cast('Runt').resolveAll().life(0)).toBe(23)
  })
})

describe('[today:text/count-this-turn] a permanent you controlled left the battlefield this turn', () => {
  const enter = (before: (game: ReturnType<typeof table>) => unknown) => {
    const game = table(
      'today',
      [{ hand: ['Rebel', 'Wave'], battlefield: ['Runt', 'Altar'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    before(game)
    const life = game.life(0)
    return game.cast('Rebel').resolveAll().life(0) - life
  }
  test('sacrificed or returned counts, an opponent’s permanent or none doesn’t', () => {
    expect(enter((game) => game.activate('Altar').resolveAll())).toBe(5)
    expect(enter((game) => game.cast('Wave', { targets: ['Runt'] }).resolveAll())).toBe(5)
    expect(enter((game) => game.cast('Wave', { targets: ['Bear'] }).resolveAll())).toBe(0)
    expect(enter(() => undefined)).toBe(0)
  })
})

describe('[today:601.2i] the mana spent', () => {
  test('at least three white mana: less isn’t enough', () => {
    const drawn = (pool: string) => {
      const game = table('today', [{ hand: ['Oath'], pool }, {}], CARDS)
        .cast('Oath')
        .resolveAll()
      return game.handSize(0)
    }
    expect([drawn('{W}{W}{W}'), drawn('{W}{W}{G}')]).toEqual([1, 0])
  })
  test('its colours, and how much it is', () => {
    const gained = (name: string, pool: string, x: number) =>
      table('today', [{ hand: [name], pool }, {}], CARDS)
        .cast(name, { x })
        .resolveAll()
        .life(0) - 20
    expect([gained('Prism', '{W}{W}{G}', 3), gained('Weight', '{W}{W}{G}', 3)]).toEqual([2, 3])
  })
})

describe('[today:508.3] with at least two other creatures', () => {
  test('three attackers are enough, two aren’t', () => {
    const with_ = (...others: string[]) =>
      table('today', [{ battlefield: ['Captain', 'Runt', 'Bear'] }, {}], CARDS)
        .attack('Captain', ...others)
        .resolveAll()
        .size('Captain')
    expect([with_('Runt', 'Bear'), with_('Runt')]).toEqual(['3/1', '1/1'])
  })
})

describe('a creature and at least one other', () => {
  test('other than the one that attacks, whatever the text stands on', () => {
    const gained = (...attackers: string[]) =>
      table('today', [{ battlefield: ['Herald', 'Runt', 'Bear'] }, {}], CARDS)
        .attack(...attackers)
        .to('main2')
        .resolveAll()
        .life(0) - 20
    expect([gained('Runt'), gained('Runt', 'Bear')]).toEqual([0, 2])
  })
})

describe('[today:700.8] a party', () => {
  const marched = (...battlefield: string[]) =>
    table('today', [{ hand: ['March'], battlefield }, {}], CARDS)
      .cast('March')
      .resolveAll()
      .life(0) - 20
  test('one of each at most, and a creature counts once', () => {
    expect(marched('Cleric', 'Cleric', 'Rogue')).toBe(2)
    expect(marched('Both')).toBe(1)
    expect(marched('Both', 'Cleric')).toBe(2)
    expect(marched('Runt')).toBe(0)
  })
  test('whichever way they are put together, of many that could be several', () => {
    expect(marched('Both', 'Both', 'Both', 'Rogue')).toBe(3)
    expect(marched(...Array<string>(40).fill('Mask'))).toBe(4)
    expect(marched('Both', 'Mask', 'Cleric')).toBe(3)
  })
  test('an opponent’s, of one of them and not of all together', () => {
    const gained = (one: string[], other: string[]) =>
      table('today', [{ hand: ['Envy'] }, { battlefield: one }, { battlefield: other }], CARDS)
        .cast('Envy')
        .resolveAll()
        .life(0) - 20
    expect(gained(['Cleric', 'Rogue'], ['Warrior', 'Both'])).toBe(0)
    expect(gained([], ['Cleric', 'Rogue', 'Warrior', 'Both'])).toBe(9)
  })
  test('four are a full one', () => {
    const gained = (...battlefield: string[]) =>
      table('today', [{ hand: ['Rich'], battlefield }, {}], CARDS)
        .cast('Rich')
        .resolveAll()
        .life(0) - 20
    expect([gained('Cleric', 'Both', 'Rogue', 'Warrior'), gained('Cleric', 'Rogue', 'Warrior')]).toEqual([9, 0])
  })
})

describe('different powers', () => {
  test('three creatures, three powers', () => {
    const gained = (...battlefield: string[]) =>
      table('today', [{ hand: ['Odd'], battlefield }, {}], CARDS)
        .cast('Odd')
        .resolveAll()
        .life(0) - 20
    expect([gained('Bear', 'Big'), gained('Runt', 'Big')]).toEqual([9, 0])
  })
})

describe('different powers of an opponent', () => {
  test('of one opponent’s creatures, not of all opponents’', () => {
    const gained = (one: string[], other: string[]) =>
      table('today', [{ hand: ['Sort'] }, { battlefield: one }, { battlefield: other }], CARDS)
        .cast('Sort')
        .resolveAll()
        .life(0) - 20
    expect([gained(['Runt'], ['Big']), gained([], ['Runt', 'Big'])]).toEqual([0, 9])
  })
})

describe('once for the event', () => {
  test('[today:text/count-this-turn] the second card drawn each turn, in one draw or in two; the third not', () => {
    const game = table('today', [{ hand: ['Read', 'Read', 'Read', 'Read On'], battlefield: ['Study'] }, {}], CARDS)
    expect(game.cast('Read').resolveAll().life(0)).toBe(20)
    expect(game.cast('Read').resolveAll().life(0)).toBe(21)
    expect(game.cast('Read').resolveAll().life(0)).toBe(21)
    const twice = table('today', [{ hand: ['Read On'], battlefield: ['Study'] }, {}], CARDS).cast('Read On')
    expect(twice.resolveAll().life(0)).toBe(21)
  })
  test('one or more counters put on it at once', () => {
    const game = table('today', [{ hand: ['Feed'], battlefield: ['Swell'] }, {}], CARDS)
    expect(
      game
        .cast('Feed', { targets: ['Swell'] })
        .resolveAll()
        .life(0),
    ).toBe(21)
  })
})

describe('until the end of your next turn', () => {
  test('this turn, the opponent’s and one’s own next one, not the turn after it', () => {
    const game = table(
      'today',
      [{ hand: ['Loot'], library: ['Forest', ...Array<string>(9).fill('Island')] }, {}],
      CARDS,
    )
    game.cast('Loot').resolveAll()
    const land = game.id('Forest', 'exile')
    const play = () => game.why({ do: 'playLand', object: land })
    expect(play()).toBeNull()
    const { number } = game.state.turn
    game.to('main1', number + 2)
    expect([game.state.turn.active, play()]).toEqual([0, null])
    game.to('main1', number + 4)
    expect(play()).not.toBeNull()
  })
})

describe('opponents', () => {
  test('two or more of them', () => {
    const two = table('today', [{ hand: ['Vale'] }, {}], CARDS).land('Vale')
    const three = table('today', [{ hand: ['Vale'] }, {}, {}], CARDS).land('Vale')
    expect([two, three].map((game) => get(game.state, game.id('Vale')).tapped)).toEqual([true, false])
  })
})

describe('[today:701.47] amass', () => {
  test('makes an Army where there is none, and puts the counters on the one there is', () => {
    const game = table('today', [{ hand: ['Levy', 'Levy'] }, {}], CARDS)
      .cast('Levy')
      .resolveAll()
    expect(game.size('Zombie Army')).toBe('2/2')
    game.cast('Levy').resolveAll()
    expect([game.size('Zombie Army'), game.state.battlefield.length]).toEqual(['4/4', 1])
  })
  test('at the end of a sentence: with what comes before it, as things are by then', () => {
    const library = ['Forest', 'Forest', 'Forest']
    const game = table('today', [{ hand: ['Toll', 'Far Call', 'Levy'], library }, {}], CARDS)
    game.cast('Toll').resolveAll()
    expect([game.life(0), game.size('Zombie Army')]).toEqual([19, '1/1'])
    // Levy and the two cards drawn are in hand.
    game.cast('Far Call').resolveAll()
    expect([game.handSize(0), game.size('Zombie Army')]).toEqual([3, '4/4'])
    game.isAtAQuestion()
  })
})
