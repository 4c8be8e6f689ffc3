/** Keywords later than the second book that are about how a spell is cast, or when an ability is activated. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Dasher', '{5}', '2/2', 'Dash {0}'),
  creature('Bolter', '{5}', '2/2', 'Blitz {0}'),
  creature('Shade', '{5}', '2/2', 'Escape—{0}, Exile two other cards from your graveyard.'),
  card('Encore', '{0}', 'Sorcery', 'You gain 1 life.\nJump-start'),
  card('Rush', '{5}', 'Sorcery', "You gain 1 life. If ~'s surge cost was paid, you gain 2 life.\nSurge {0}"),
  card('Show', '{5}', 'Sorcery', 'You gain 1 life.\nSpectacle {0}'),
  card('Cheer', '{0}', 'Instant', 'You gain 1 life.'),
  card('Jab', '{0}', 'Instant', '~ deals 1 damage to target player.'),
  card('Bribe', '{0}', 'Sorcery', 'You gain 3 life.\nCasualty 2'),
  creature('Runt', '{0}', '1/1'),
  card('Engine', '{2}', 'Sorcery', 'You gain 1 life.\nImprovise'),
  card('Gear', '{0}', 'Artifact'),
  creature('Boaster', '{0}', '1/1', 'Boast — {0}: You gain 1 life.'),
  creature('Tyrant', '{0}', '2/2', 'Afflict 3'),
  card('Wave', '{2}', 'Sorcery', 'You gain 1 life.\nUndaunted'),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
]

describe('[today:702.109] dash', () => {
  test('it has haste, and returns to the hand at the next end step', () => {
    const game = table('today', [{ hand: ['Dasher'] }, {}], CARDS)
      .cast('Dasher', { via: 'dash' })
      .resolveAll()
    game.attack('Dasher').to('main2')
    expect([game.life(1), game.zone('Dasher')]).toEqual([18, 'battlefield'])
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.zone('Dasher')).toBe('hand')
  })
  test('cast for its mana cost it has neither', () => {
    const game = table('today', [{ hand: ['Dasher'], pool: '{C}{C}{C}{C}{C}' }, {}], CARDS)
      .cast('Dasher')
      .resolveAll()
    expect(game.to('upkeep', game.state.turn.number + 1).zone('Dasher')).toBe('battlefield')
    expect(game.life(1)).toBe(20)
  })
})

describe('[today:702.152] blitz', () => {
  test('haste, a card as it dies, and it is sacrificed at the next end step', () => {
    const game = table('today', [{ hand: ['Bolter'] }, {}], CARDS)
      .cast('Bolter', { via: 'blitz' })
      .resolveAll()
    game.attack('Bolter').to('main2')
    expect(game.life(1)).toBe(18)
    game.to('upkeep', game.state.turn.number + 1)
    expect([game.zone('Bolter'), game.handSize(0)]).toEqual(['graveyard', 1])
  })
})

describe('[today:702.138] escape', () => {
  test('from the graveyard, exiling other cards; with too few it can’t', () => {
    const game = table('today', [{ graveyard: ['Shade', 'Runt', 'Cheer'] }, {}], CARDS)
    game.reply({ do: 'cast', ...game.way(game.id('Shade', 'graveyard'), 'escape') }).announce({})
    while (game.question.kind !== 'priority') game.plain()
    expect(game.resolveAll().zone('Shade')).toBe('battlefield')
    expect([game.zone('Runt'), game.zone('Cheer')]).toEqual(['exile', 'exile'])
    const few = table('today', [{ graveyard: ['Shade', 'Runt'] }, {}], CARDS)
    expect(few.why({ do: 'cast', ...few.way(few.id('Shade', 'graveyard'), 'escape') })).not.toBeNull()
  })
})

describe('[today:702.133] jump-start', () => {
  test('from the graveyard for a discarded card, and then exiled', () => {
    const game = table('today', [{ graveyard: ['Encore'], hand: ['Runt'] }, {}], CARDS)
    game.reply({ do: 'cast', ...game.way(game.id('Encore', 'graveyard'), 'jumpStart') }).announce({})
    while (game.question.kind !== 'priority') game.plain()
    game.resolveAll()
    expect([game.life(0), game.zone('Encore'), game.zone('Runt')]).toEqual([21, 'exile', 'graveyard'])
    const none = table('today', [{ graveyard: ['Encore'] }, {}], CARDS)
    expect(none.why({ do: 'cast', ...none.way(none.id('Encore', 'graveyard'), 'jumpStart') })).not.toBeNull()
  })
})

describe('[today:702.117] surge', () => {
  test('after another spell, not before', () => {
    const game = table('today', [{ hand: ['Rush', 'Cheer'] }, {}], CARDS)
    const surge = () => ({ do: 'cast', ...game.way(game.id('Rush', 'hand'), 'surge') }) as const
    expect(game.why(surge())).not.toBeNull()
    game.cast('Cheer').resolveAll()
    game.cast('Rush', { via: 'surge' }).resolveAll()
    expect(game.life(0)).toBe(24)
  })
})

describe('[today:702.137] spectacle', () => {
  test('once an opponent has lost life this turn', () => {
    const game = table('today', [{ hand: ['Show', 'Jab', 'Jab'] }, {}], CARDS)
    const show = () => ({ do: 'cast', ...game.way(game.id('Show', 'hand'), 'spectacle') }) as const
    game.cast('Jab', { targets: ['player 0'] }).resolveAll()
    expect(game.why(show())).not.toBeNull()
    game.cast('Jab', { targets: ['player 1'] }).resolveAll()
    expect(game.cast('Show', { via: 'spectacle' }).resolveAll().life(0)).toBe(20)
  })
})

describe('[today:702.153] casualty', () => {
  test('a creature with that much power sacrificed copies it; a smaller one won’t do', () => {
    const game = table('today', [{ hand: ['Bribe'], battlefield: ['Bear'] }, {}], CARDS).cast('Bribe', { kick: true })
    while (game.question.kind !== 'priority') game.plain()
    expect([game.resolveAll().life(0), game.zone('Bear')]).toEqual([26, 'graveyard'])
    const small = table('today', [{ hand: ['Bribe'], battlefield: ['Runt'] }, {}], CARDS).cast('Bribe', { kick: true })
    expect([small.resolveAll().life(0), small.zone('Runt')]).toEqual([23, 'battlefield'])
  })
})

describe('[today:702.126] improvise', () => {
  test('each artifact tapped pays for {1}; a tapped one can’t', () => {
    const game = table('today', [{ hand: ['Engine'], battlefield: times(2, 'Gear') }, {}], CARDS)
    game.cast('Engine')
    while (game.question.kind !== 'priority') game.plain()
    expect(game.resolveAll().life(0)).toBe(21)
    const one = table('today', [{ hand: ['Engine'], battlefield: ['Gear'] }, {}], CARDS)
    expect(one.why({ do: 'cast', ...one.way(one.id('Engine', 'hand'), 'normal') })).not.toBeNull()
  })
})

describe('[today:702.142] boast', () => {
  test('only if it attacked this turn, and once', () => {
    const game = table('today', [{ battlefield: ['Boaster'] }, {}], CARDS)
    const boast = () => ({ do: 'activate', ...game.nth(game.id('Boaster'), 0) }) as const
    expect(game.why(boast())).not.toBeNull()
    game.attack('Boaster').to('main2')
    expect(game.activate('Boaster').resolveAll().life(0)).toBe(21)
    expect(game.why(boast())).not.toBeNull()
  })
})

describe('[today:702.130] afflict', () => {
  test('the defending player loses that much as it becomes blocked, unblocked nothing', () => {
    const fought = (blocks: boolean) => {
      const game = table('today', [{ battlefield: ['Tyrant'] }, { battlefield: ['Runt'] }], CARDS).attack('Tyrant')
      game.until('blockers')
      return (blocks ? game.block({ Runt: 'Tyrant' }) : game.reply([])).to('main2').life(1)
    }
    expect([fought(true), fought(false)]).toEqual([17, 18])
  })
})

describe('[today:702.125] undaunted', () => {
  test('{1} less for each opponent', () => {
    const game = table('today', [{ hand: ['Wave'], pool: '{C}' }, {}], CARDS).cast('Wave')
    expect(game.resolveAll().life(0)).toBe(21)
    const three = table('today', [{ hand: ['Wave'] }, {}, {}], CARDS).cast('Wave')
    expect(three.resolveAll().life(0)).toBe(21)
  })
})
