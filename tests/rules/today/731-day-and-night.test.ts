/** Day and night, and what turns over with them. */
import { describe, expect, test } from 'vitest'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const HOWLER = faced(
  'transform',
  ['Quiet Neighbour', '{0}', 'Creature — Human Werewolf', 'Daybound', '2/2'],
  ['Howling Neighbour', '', 'Creature — Werewolf', 'Nightbound\nWhen ~ transforms into ~, you gain 1 life.', '4/4'],
  ['R'],
)
const CARDS = [
  HOWLER,
  card('Charm', '{0}', 'Instant', 'You gain 1 life.'),
  card('Turn', '{0}', 'Instant', 'Transform target creature.'),
  card('Nightfall Bell', '{0}', 'Sorcery', 'It becomes night.'),
  card('Daybreak Bell', '{0}', 'Sorcery', 'It becomes day.'),
  card('Owl Song', '{0}', 'Enchantment', 'Whenever day becomes night or night becomes day, draw a card.'),
  creature('Bat', '{0}', '1/1', "~ gets +2/+0 as long as it's night.", 'Creature — Bat'),
  creature(
    'Herald',
    '{0}',
    '1/1',
    "If it's neither day nor night, it becomes day as ~ enters the battlefield.",
    'Creature — Elf',
  ),
  card('Twin', '{0}', 'Sorcery', "Create a token that's a copy of target creature you control."),
  card('Night Flood', '{0}', 'Sorcery', 'Destroy all creatures.'),
]
const LIBRARY = { library: times(8, 'Ox') }
const play = (mine: object, theirs: object = {}): Table =>
  table(
    'today',
    [
      { ...LIBRARY, ...mine },
      { ...LIBRARY, ...theirs },
    ],
    CARDS,
  )
const later = (game: Table, turns = 1): Table => game.to('upkeep', game.state.turn.number + turns)

describe('731 day and night', () => {
  test('[today:731 today:702.145] neither at first; a permanent with daybound makes it day', () => {
    const game = play({ hand: ['Quiet Neighbour', 'Bat'] })
    game.cast('Bat').resolveAll()
    expect(later(game).state.daylight).toBeUndefined()
    const day = play({ hand: ['Quiet Neighbour'] })
    day.cast('Quiet Neighbour').resolveAll()
    expect([day.state.daylight, day.size('Quiet Neighbour')]).toEqual(['day', '2/2'])
    day.isAtAQuestion()
  })

  test('[today:502.2] by day: whose turn it was cast nothing in it, and it becomes night before anything untaps', () => {
    const game = play({ battlefield: ['Owl Song'], hand: ['Quiet Neighbour', 'Charm'] }, { hand: times(3, 'Charm') })
    game.cast('Quiet Neighbour').resolveAll()
    later(game)
    // Something was cast in the turn that is over, by the player whose turn it was.
    expect(game.state.daylight).toBe('day')
    // In this one only the other player casts something.
    game.pass().cast('Charm').resolveAll()
    later(game)
    expect([game.state.daylight, game.size('Howling Neighbour')]).toEqual(['night', '4/4'])
    // The back's own trigger, and that of what watches day and night.
    game.resolveAll()
    expect([game.life(0), game.handSize(0)]).toEqual([22, 1])
  })

  test('[today:502.2] at night: two spells of the player whose turn it was make it day, one doesn’t', () => {
    const game = play({ hand: ['Quiet Neighbour', 'Nightfall Bell', ...times(3, 'Charm')] })
    game.cast('Quiet Neighbour').resolveAll().cast('Nightfall Bell').resolveAll()
    expect([game.state.daylight, game.has('battlefield', 'Howling Neighbour')]).toEqual(['night', true])
    // Two in this turn: day comes.
    expect(later(game).state.daylight).toBe('day')
    expect(game.size('Quiet Neighbour')).toBe('2/2')
    const one = play({ hand: ['Nightfall Bell'], battlefield: ['Quiet Neighbour'] })
    one.cast('Nightfall Bell').resolveAll()
    expect(later(one).state.daylight).toBe('night')
  })

  test('[today:702.145] nothing else turns it over, and it enters turned over at night', () => {
    const game = play({
      battlefield: ['Quiet Neighbour'],
      hand: ['Turn', 'Nightfall Bell', 'Quiet Neighbour', 'Night Flood'],
    })
    game.cast('Turn', { targets: ['Quiet Neighbour'] }).resolveAll()
    expect(game.size('Quiet Neighbour')).toBe('2/2')
    game.cast('Night Flood').resolveAll().cast('Nightfall Bell').resolveAll().cast('Quiet Neighbour').resolveAll()
    // It hasn't transformed: there is no trigger.
    expect([game.size('Howling Neighbour'), game.life(0)]).toEqual(['4/4', 20])
  })

  test('[today:731] day or night lasts though what made it day has left', () => {
    const game = play({ hand: ['Quiet Neighbour', 'Night Flood'], battlefield: ['Owl Song'] })
    game.cast('Quiet Neighbour').resolveAll().cast('Night Flood').resolveAll()
    expect(game.state.daylight).toBe('day')
    later(game)
    later(game)
    expect(game.state.daylight).toBe('night')
  })

  test('[today:731] texts ask for it and change it', () => {
    const game = play({ battlefield: ['Bat'], hand: ['Nightfall Bell', 'Daybreak Bell', 'Herald'] })
    expect(game.size('Bat')).toBe('1/1')
    game.cast('Nightfall Bell').resolveAll()
    expect(game.size('Bat')).toBe('3/1')
    // It is night already: that becomes day only from neither.
    game.cast('Herald').resolveAll()
    expect(game.state.daylight).toBe('night')
    game.cast('Daybreak Bell').resolveAll()
    expect([game.state.daylight, game.size('Bat')]).toEqual(['day', '1/1'])
    const first = play({ hand: ['Herald'] })
    first.cast('Herald').resolveAll()
    expect(first.state.daylight).toBe('day')
  })

  test('[today:707.8a today:702.145] a token that copies a daybound creature is turned over at night', () => {
    const game = play({ battlefield: ['Quiet Neighbour'], hand: ['Twin', 'Nightfall Bell'] })
    game
      .cast('Twin', { targets: ['Quiet Neighbour'] })
      .resolveAll()
      .cast('Nightfall Bell')
      .resolveAll()
    expect([game.size('1:Howling Neighbour'), game.size('2:Howling Neighbour'), game.life(0)]).toEqual([
      '4/4',
      '4/4',
      22,
    ])
  })
})
