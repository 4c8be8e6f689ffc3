/** What the machine does with mechanisms of today, by rule of thumb. */
import { describe, expect, test } from 'vitest'
import { characteristics, checkReply, get } from '../../src/engine/index.ts'
import { card, creature, faced } from '../support/cards.ts'
import { type Table, table, times } from '../support/table.ts'
import { think } from './table.ts'

const CARDS = [
  card('Wagon', '{2}', 'Artifact — Vehicle', 'Crew 2', '4/4'),
  creature('Driver', '{R}', '1/1'),
  creature('Giant', '{4}{G}', '5/5'),
  creature('Wall', '{1}{W}', '0/9', 'Defender'),
  card(
    'Guild',
    '{W}',
    'Enchantment — Class',
    'You have no maximum hand size.\n{1}{W}: Level 2\nCreatures you control get +1/+1.',
  ),
  card('Ration', '{0}', 'Sorcery', 'Create a Food token.'),
  card('Trace', '{0}', 'Sorcery', 'Investigate.'),
  card('Loot', '{0}', 'Sorcery', 'Create a Treasure token.'),
  creature('Late One', '{3}{R}', '4/4'),
  faced(
    'adventure',
    ['Hill Scout', '{1}{G}', 'Creature — Elf', '', '2/2'],
    ['Sling Stones', '{R}', 'Sorcery — Adventure', '~ deals 2 damage to target creature.'],
  ),
  creature('Ghoul', '{B}', '4/3', 'Escape—{2}{B}, Exile three other cards from your graveyard.'),
  card('Regrow', '{G}', 'Sorcery', 'Return target creature card from your graveyard to your hand.'),
  card('Skiff', '{2}', 'Artifact — Spacecraft', 'Station\n3+ | Flying', '3/3'),
  faced('transform', ['Siege of Hills', '{2}', 'Battle — Siege', ''], ['Hill King', '', 'Creature — Giant', '', '5/5']),
  creature('Stranger', '{5}{G}', '6/6', 'Disguise {1}{G}'),
  card('Later', '{4}{R}', 'Sorcery', '~ deals 5 damage to target creature.\nPlot {1}{R}'),
  creature('Sleeper', '{2}{U}', '3/3', 'Embalm {1}{U}'),
  creature('Guarded', '{2}{U}', '5/5', 'Ward {3}'),
  creature(
    'Guarded in Words',
    '{2}{U}',
    '5/5',
    'Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {3}.',
  ),
  creature('Plain', '{2}{U}', '3/3'),
  card('Zap', '{R}', 'Sorcery', '~ deals 5 damage to target creature.'),
]
const EMPTY = { library: times(12, 'Forest') }
const play = (mine: object, theirs: object = {}, turn: object = {}): Table =>
  table(
    'today',
    [
      { ...EMPTY, ...mine },
      { ...EMPTY, ...theirs },
    ],
    CARDS,
    turn,
  )

/** Everybody replies by the heuristics until `done`. */
function led(game: Table, done: (game: Table) => boolean, most = 80): Table {
  for (let replies = 0; replies < most && !done(game); replies++) {
    const { reply } = think(game.position, 'easy')
    expect(checkReply(game.position, reply)).toBeNull()
    game.reply(reply)
  }
  expect(done(game)).toBe(true)
  return game
}
/** The names of a player's permanents. */
const own = (game: Table, seat = 0): readonly string[] =>
  game.state.battlefield.flatMap((id) =>
    get(game.state, id).controller === seat ? (characteristics(game.state, id).name ?? '') : [],
  )
const turnOf = (n: number) => (game: Table) => game.state.turn.number >= n
const nextTurn = (game: Table) => led(game, turnOf(game.state.turn.number + 1))

describe('Vehicles', () => {
  test('[today:702.122] crewed before the attack by whom the attack doesn’t miss, and attacks', () => {
    const drivers = [
      { name: 'Driver', sick: true, label: 'a' },
      { name: 'Driver', sick: true, label: 'b' },
    ]
    expect(nextTurn(play({ battlefield: ['Wagon', ...drivers, 'Giant'] })).life(1)).toBe(20 - 9)
  })

  test('[today:702.122] not by a creature that attacks better itself', () => {
    expect(nextTurn(play({ battlefield: ['Wagon', 'Giant'] })).life(1)).toBe(15)
  })

  test('[today:702.184] a Spacecraft is stationed after the attack', () => {
    const game = nextTurn(play({ battlefield: ['Skiff', { name: 'Giant', sick: true }] }))
    expect(get(game.state, game.id('Skiff')).counters).toMatchObject({ charge: 5 })
  })
})

describe('what is there to be used up', () => {
  const made = (spell: string, mine: object, theirs: object = {}): Table =>
    play({ hand: [spell], ...mine }, theirs)
      .cast(spell)
      .resolve()

  test('[today:111.10] a Clue when mana is left, before the own turn comes', () => {
    const game = led(made('Trace', { battlefield: times(2, 'Forest') }), turnOf(5))
    expect(own(game).filter((name) => name.startsWith('Clue'))).toEqual([])
  })

  test('[today:111.10] Food when life is short, not before', () => {
    const left = (life: number) => own(led(made('Ration', { life, battlefield: times(2, 'Forest') }), turnOf(5))).length
    expect([left(4), left(20)]).toEqual([2, 3])
  })
})

describe('cards of several parts', () => {
  test('[today:716] a Class gains its level', () => {
    const game = nextTurn(play({ battlefield: ['Guild', 'Giant', ...times(2, 'Plains')] }))
    expect(game.size('Giant')).toBe('6/6')
  })

  test('[today:715] the Adventure first where it does something, the creature from exile later', () => {
    const game = play({ hand: ['Hill Scout'], battlefield: ['Mountain', 'Forest'] }, { battlefield: ['Driver'] })
    expect(nextTurn(game).zone('Driver')).toBe('graveyard')
    expect(led(game, turnOf(6)).zone('Hill Scout')).toBe('battlefield')
  })

  test('[today:715] the creature where there is nothing for it to do', () => {
    const game = nextTurn(play({ hand: ['Hill Scout'], battlefield: ['Mountain', 'Forest'] }))
    expect(game.zone('Hill Scout')).toBe('battlefield')
  })

  test('[today:310] a battle that can be defeated is attacked before its protector, another isn’t', () => {
    const attacked = (defense: number) => {
      const siege = { name: 'Siege of Hills', counters: { defense }, protector: 1 }
      const game = nextTurn(play({ battlefield: ['Giant', siege] }))
      return [own(game).includes('Hill King'), game.life(1)]
    }
    expect([attacked(4), attacked(30)]).toEqual([
      [true, 20],
      [false, 15],
    ])
  })
})

describe('graveyard and exile', () => {
  test('[today:702.138] cards of the graveyard are a small price', () => {
    const game = play({ graveyard: ['Ghoul', 'Giant', 'Driver', 'Wall'], battlefield: times(3, 'Swamp') })
    expect(nextTurn(game).zone('Ghoul')).toBe('battlefield')
  })

  test('a card is brought back to the hand', () => {
    const game = nextTurn(play({ hand: ['Regrow'], graveyard: ['Giant'], battlefield: ['Forest'] }))
    expect(game.zone('Giant')).toBe('hand')
  })

  test('[today:702.128] embalm is paid with the card in the graveyard', () => {
    const game = nextTurn(play({ graveyard: ['Sleeper'], battlefield: times(2, 'Island') }))
    expect(own(game)).toContain('Sleeper')
  })

  test('[today:702.168] a disguised card is turned face up', () => {
    const down = { name: 'Stranger', faceDown: true }
    const game = nextTurn(play({ battlefield: [down, ...times(2, 'Forest')] }))
    expect(game.size('Stranger')).toBe('6/6')
  })

  test('[today:702.170] what costs too much now is plotted, and cast later for nothing', () => {
    const game = play({ hand: ['Later'], battlefield: times(2, 'Mountain') }, { battlefield: ['Wall', 'Giant'] })
    expect(nextTurn(game).zone('Later')).toBe('exile')
    expect(led(game, turnOf(6)).zone('Giant')).toBe('graveyard')
  })
})

describe('ward', () => {
  test.each(['Guarded', 'Guarded in Words'])('[today:702.21] who can’t pay for it aims at another (%s)', (guarded) => {
    const theirs = { battlefield: [guarded, 'Plain'] }
    const poor = nextTurn(play({ hand: ['Zap'], battlefield: ['Mountain'] }, theirs))
    expect([poor.zone(guarded), poor.zone('Plain')]).toEqual(['battlefield', 'graveyard'])
    const rich = nextTurn(play({ hand: ['Zap'], battlefield: times(4, 'Mountain') }, theirs))
    expect([rich.zone(guarded), rich.zone('Plain')]).toEqual(['graveyard', 'battlefield'])
  })
})
