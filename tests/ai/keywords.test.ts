import { describe, expect, it } from 'vitest'
import { checkReply } from '../../src/engine/index.ts'
import { card, creature, faced } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table, times } from '../support/table.ts'
import { think } from './table.ts'

const CARDS = [
  creature('Giant', '{4}{G}', '5/5'),
  creature(
    'Greentip',
    '{G}',
    '1/1',
    'Kicker {3}\nIf ~ was kicked, it enters the battlefield with three +1/+1 counters on it.',
  ),
  card(
    'Grim Toll',
    '{B}',
    'Sorcery',
    'Kicker—Sacrifice a creature.\nTarget player loses 5 life. If ~ was kicked, you gain 1 life.',
  ),
  card('Cinder', '{R}', 'Sorcery', 'Buyback {2}\n~ deals 2 damage to target player.'),
  card('Tenthpart', '{R}', 'Sorcery', 'Buyback—Sacrifice a land.\n~ deals 3 damage to target player.'),
  creature('Colossus', '{6}{G}', '6/6', 'Forestcycling {2}'),
  creature('Deepmaw', '{8}{G}', '8/8', 'Cycling {2}'),
  creature('Lowgait', '{4}{G}', '5/4', 'Morph {3}{G}'),
  creature('Pledge', '{2}{R}', '4/4', 'Echo {2}{R}'),
  creature('Debtor', '{R}', '1/1', 'Cumulative upkeep—Sacrifice a land.'),
  creature('Winter', '{1}{G}', '5/5', 'Cumulative upkeep {1}'),
  card('Twine', '{G}', 'Sorcery', 'Choose one —\n• You gain 3 life.\n• Draw a card.\nEntwine {1}'),
  card('Knot', '{G}', 'Sorcery', 'Choose one —\n• Draw two cards.\n• You lose 6 life.\nEntwine {1}'),
  creature('Mastiff', '{2}{R}', '3/1', 'Haste\nMadness {R}'),
  card('Longodds', '{R}', 'Sorcery', 'Target player discards a card. Draw a card.'),
  card('Study', '{5}{U}', 'Sorcery', 'Draw two cards.\nFlashback {U}'),
  card('Hammer', '{2}', 'Artifact — Equipment', 'Equipped creature gets +2/+1.\nEquip {2}'),
  creature('Bully', '{2}{R}', '3/3', 'Provoke'),
  card('Lesson', '{2}{U}{U}', 'Sorcery', "You control target player's next turn."),
  card('Noon', '{2}{U}{U}', 'Sorcery', 'Take an extra turn after this one.'),
  creature('Corpse', '{9}', '2/2', '', 'Creature — Zombie'),
  creature('Choir', '{2}{B}', '1/1', 'Amplify 2', 'Creature — Zombie'),
  card(
    'Loom',
    '{2}',
    'Artifact',
    "Imprint — When ~ enters the battlefield, you may exile a creature card from your hand.\n{4}, {T}: Create a token that's a copy of the exiled card.",
  ),
  card('Seed', '{R}', 'Sorcery', 'Draw two cards.'),
  card('Gust', '{R}', 'Sorcery', '~ deals 2 damage to target player.\nStorm'),
  card('Ember', '{2}{R}', 'Instant', '~ deals 3 damage to target creature.\nMadness {R}'),
  creature('Cadet', '{W}', '1/1', 'Level up {1}\nLEVEL 2-4\n2/4\nLEVEL 5+\n4/6\nVigilance'),
  creature('Novice', '{W}', '1/1', 'Level up {3}\nLEVEL 9+\n2/2\nVigilance'),
  faced(
    'split',
    ['Spark', '{R}', 'Sorcery', '~ deals 5 damage to target creature.'],
    ['Balm', '{R}', 'Sorcery', 'You gain 1 life.'],
  ),
]

/** Seat 0 replies by its heuristics, seat 1 likewise where it must, until `done`. */
function led(game: Table, done: (game: Table) => boolean, most = 60): Table {
  for (let replies = 0; replies < most && !done(game); replies++) {
    const { reply } = think(game.position, 'easy')
    expect(checkReply(game.position, reply)).toBeNull()
    game.reply(reply)
  }
  expect(done(game)).toBe(true)
  return game
}

const turnOf = (n: number) => (game: Table) => game.state.turn.number > n
const step = (name: Table['state']['turn']['step']) => (game: Table) => game.state.turn.step === name

inEditions('2004', '2011')('what a machine player does with keywords by rule of thumb, %s', (edition) => {
  const board = (mine: Parameters<typeof table>[1][number], theirs: Parameters<typeof table>[1][number] = {}) =>
    table(edition, [mine, theirs], CARDS)

  it('pays a kicker', () => {
    const game = led(board({ hand: ['Greentip'], battlefield: times(4, 'Forest') }), step('beginCombat'))
    expect(game.size('Greentip')).toBe('4/4')
  })

  it('does not pay more for a kicker than it gains', () => {
    const game = led(board({ hand: ['Grim Toll'], battlefield: ['Swamp', 'Giant'] }, { life: 8 }), step('beginCombat'))
    expect([game.life(1), game.zone('Giant')]).toEqual([3, 'battlefield'])
  })

  it('buys a spell back', () => {
    const game = led(board({ hand: ['Cinder'], battlefield: times(3, 'Mountain') }, { life: 4 }), step('beginCombat'))
    expect([game.life(1), game.zone('Cinder')]).toEqual([2, 'hand'])
  })

  it('does not buy a small spell back with one of few lands', () => {
    const game = led(
      board({ hand: ['Tenthpart'], battlefield: times(2, 'Mountain') }, { life: 8 }),
      step('beginCombat'),
    )
    expect([game.life(1), game.zone('Tenthpart')]).toEqual([5, 'graveyard'])
  })

  it('cycles for a land while it is short of them, and plays it', () => {
    const game = board({ hand: ['Colossus'], battlefield: times(2, 'Forest'), library: times(9, 'Forest') })
    led(game, step('beginCombat'))
    expect([game.zone('Colossus'), game.has('hand', 'Forest', 0)]).toEqual(['graveyard', false])
  })

  it('casts what it could cycle where it has the mana', () => {
    const game = led(board({ hand: ['Colossus'], battlefield: times(7, 'Forest') }), step('beginCombat'))
    expect(game.zone('Colossus')).toBe('battlefield')
  })

  it('cycles what it will not cast for long, at the last moment', () => {
    const game = board({ hand: ['Deepmaw'], battlefield: times(3, 'Forest') })
    led(game, turnOf(game.state.turn.number + 1))
    expect(game.zone('Deepmaw')).toBe('graveyard')
  })

  it('casts face down what it can not pay yet, and turns it up', () => {
    const game = led(board({ hand: ['Lowgait'], battlefield: times(3, 'Forest') }), step('beginCombat'))
    expect(game.size('Lowgait')).toBe('2/2')
    const later = board({ battlefield: [{ name: 'Lowgait', faceDown: true }, ...times(4, 'Forest')] })
    expect(led(later, step('beginCombat')).size('Lowgait')).toBe('5/4')
  })

  it.each([
    ['Pledge', 'battlefield'],
    ['Winter', 'battlefield'],
    ['Debtor', 'graveyard'],
  ] as const)('pays for %s in its upkeep where that is worth it: it is then in the %s', (name, zone) => {
    const lands = times(3, name === 'Winter' ? 'Forest' : 'Mountain')
    const game = led(board({ hand: [name], library: times(5, 'Deepmaw'), battlefield: lands }), step('beginCombat'))
    expect(game.zone(name)).toBe('battlefield')
    const { number } = game.state.turn
    led(game, (now) => now.state.turn.number === number + 2 && now.state.turn.step === 'main1')
    expect(game.zone(name)).toBe(zone)
  })

  it('entwines, but not with what harms it', () => {
    const spare = { battlefield: times(2, 'Forest'), library: times(5, 'Deepmaw') }
    const both = led(board({ hand: ['Twine'], ...spare }), step('beginCombat'))
    expect([both.life(0), both.handSize(0)]).toEqual([23, 1])
    const one = led(board({ hand: ['Knot'], ...spare }), step('beginCombat'))
    expect([one.life(0), one.handSize(0)]).toEqual([20, 2])
  })

  it('discards what has madness, and casts it', () => {
    const mine = { hand: ['Giant', 'Mastiff'], battlefield: ['Mountain'] }
    const game = table(edition, [mine, { hand: ['Longodds'], battlefield: ['Mountain'] }], CARDS, { active: 1 })
    led(game, step('beginCombat'))
    expect([game.zone('Mastiff'), game.zone('Giant')]).toEqual(['battlefield', 'hand'])
  })

  it('casts from the graveyard', () => {
    const game = led(board({ graveyard: ['Study'], battlefield: ['Island'] }), step('beginCombat'))
    expect(game.zone('Study')).toBe('exile')
  })

  it('equips the creature that uses it best', () => {
    const game = led(board({ battlefield: ['Hammer', 'Mouse', 'Giant', ...times(2, 'Forest')] }), step('beginCombat'))
    expect(game.size('Giant')).toBe('7/6')
  })

  it('provokes what it beats, and nothing that beats it', () => {
    const game = board({ battlefield: ['Bully'] }, { battlefield: [{ name: 'Giant', tapped: true }, 'Mouse'] }).attack(
      'Bully',
    )
    led(game, step('endCombat'))
    expect([game.zone('Bully'), game.zone('Mouse'), game.zone('Giant')]).toEqual([
      'battlefield',
      'graveyard',
      'battlefield',
    ])
    const worse = board({ battlefield: ['Bully'] }, { battlefield: [{ name: 'Giant', tapped: true }] }).attack('Bully')
    led(worse, step('endCombat'))
    expect([worse.zone('Bully'), worse.life(1)]).toEqual(['battlefield', 17])
  })

  it('casts the better half of a split card', () => {
    const game = led(
      board({ hand: ['Spark // Balm'], battlefield: ['Mountain'] }, { battlefield: ['Giant'] }),
      step('beginCombat'),
    )
    expect([game.zone('Giant'), game.life(0)]).toEqual(['graveyard', 20])
  })

  it("controls another player's next turn, not its own", () => {
    const game = led(board({ hand: ['Lesson'], battlefield: times(4, 'Island') }), step('beginCombat'))
    expect(game.zone('Lesson')).toBe('graveyard')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.state.turn.active).toBe(1)
    expect(game.question.decider).toBe(0)
  })

  it('takes another turn', () => {
    const game = board({ hand: ['Noon'], battlefield: times(4, 'Island') })
    led(game, turnOf(game.state.turn.number))
    expect(game.state.turn.active).toBe(0)
  })

  it('shows what amplifies, and imprints what it can copy', () => {
    const many = led(
      board({ hand: ['Choir', 'Corpse', 'Corpse'], battlefield: times(3, 'Swamp') }),
      step('beginCombat'),
    )
    expect(many.size('Choir')).toBe('5/5')
    const loom = led(board({ hand: ['Loom', 'Deepmaw'], battlefield: times(2, 'Forest') }), step('beginCombat'))
    expect([loom.zone('Loom'), loom.zone('Deepmaw')]).toEqual(['battlefield', 'exile'])
  })

  it('counts what storm will copy', () => {
    const library = times(9, 'Deepmaw')
    const hand = ['Gust', 'Seed', 'Seed']
    const game = led(
      board({ hand, battlefield: times(3, 'Mountain'), library }, { life: 6 }),
      (now) => now.position.question === null,
    )
    expect(game.winner()).toBe(0)
  })

  it('does not cast by madness what only harms it', () => {
    const mine = { hand: ['Ember'], battlefield: ['Mountain', 'Mouse'] }
    const game = table(edition, [mine, { hand: ['Longodds'], battlefield: ['Mountain'] }], CARDS, { active: 1 })
    led(game, step('beginCombat'))
    expect([game.zone('Ember'), game.zone('Mouse')]).toEqual(['graveyard', 'battlefield'])
  })
})

describe('what a machine player does with keywords of 2011', () => {
  it.each([
    ['Cadet', '2/4'],
    ['Novice', '1/1'],
  ])('levels up %s while that makes it larger: %s', (name, size) => {
    const game = table('2011', [{ battlefield: [name, ...times(5, 'Plains')] }, {}], CARDS)
    expect(led(game, step('beginCombat')).size(name)).toBe(size)
  })
})
