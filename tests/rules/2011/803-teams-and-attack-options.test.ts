/** Teams, whom a player may attack, and how a side wins (2011:contents/800 to 811). */
import { describe, expect, test } from 'vitest'
import {
  answer,
  EMPEROR,
  FREE_FOR_ALL,
  type GameFormat,
  legalReplies,
  type Ref,
  TWO_HEADED_GIANT,
  whyNotFormat,
} from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const format = (fields: Partial<GameFormat>): GameFormat => ({ ...FREE_FOR_ALL, ...fields })

const RUIN = card('Ruin', '{0}', 'Sorcery', 'Target player loses 20 life.')

/** The players, each with a Bear, of whom the first has cards in hand. */
function seated(
  seats: number,
  fields: Partial<GameFormat>,
  hand: readonly string[] = [],
  cards = [zoo('Bleed')],
): Table {
  const sides = Array.from({ length: seats }, (_, seat) => ({
    battlefield: ['Bear', 'Ox'],
    ...(seat === 0 ? { hand: [...hand] } : {}),
  }))
  const [first = {}, second = {}, ...others] = sides
  return table('2011', [first, second, ...others], cards, {}, { format: format(fields) })
}

const defenders = (game: Table): readonly Ref[] => {
  game.until('attackers')
  return game.question.kind === 'attackers' ? game.question.defenders : []
}
const players = (...seats: readonly number[]): readonly Ref[] => seats.map((player) => ({ player }))

describe('whom a player may attack', () => {
  test.each([
    ['[2011:contents/802] with several attacked, any opponent', 'several', [1, 2, 3]],
    ['[2011:contents/803] with attack left, the next player', 'left', [1]],
    ['[2011:contents/803] with attack right, the player before', 'right', [3]],
  ] as const)('%s', (_, attack, seats) => {
    const game = seated(4, { attack })
    expect(defenders(game)).toEqual(players(...seats))
    for (const seat of [1, 2, 3]) {
      const id = game.id('1:Bear', 'battlefield')
      const isLegal = (seats as readonly number[]).includes(seat)
      expect('position' in answer(game.position, [{ id, defender: { player: seat } }]), `seat ${seat}`).toBe(isLegal)
    }
    game.isAtAQuestion()
  })

  test('[2011:contents/803] the seat of a player who has left counts no more', () => {
    const game = seated(4, { attack: 'left' }, ['Bleed'])
    game.cast('Bleed', { targets: ['player 1'] }).pass(4)
    expect(defenders(game)).toEqual(players(2))
  })

  test('[2011:contents/803] a neighbour on one’s own team can’t be attacked, and nobody behind them', () => {
    const teams = [
      [0, 1],
      [2, 3],
    ]
    expect(seated(4, { attack: 'left', teams }).to('main2').state.turn.step).toBe('main2')
    expect(defenders(seated(4, { attack: 'right', teams }))).toEqual(players(3))
    expect(defenders(seated(4, { attack: 'several', teams }))).toEqual(players(2, 3))
  })

  test('[2011:contents/811] seated alternately, both neighbours are opponents', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ]
    expect(defenders(seated(4, { attack: 'left', teams }))).toEqual(players(1))
    expect(defenders(seated(4, { attack: 'several', teams }))).toEqual(players(1, 3))
  })
})

describe('teams', () => {
  const teams = [
    [0, 1],
    [2, 3],
  ]

  test('[2011:contents/808] a teammate is no opponent: each opponent loses life, no target opponent is a teammate', () => {
    const cards = [
      card('Toll', '{0}', 'Sorcery', 'Each opponent loses 2 life.'),
      card('Finger', '{0}', 'Sorcery', 'Target opponent loses 3 life.'),
      card('Levy', '{0}', 'Enchantment', 'Whenever an opponent loses life, you gain 1 life.'),
    ]
    const game = seated(4, { teams }, ['Levy', 'Toll', 'Finger'], cards)
    game.cast('Levy').pass(4).cast('Toll').pass(4).resolveAll()
    expect([0, 1, 2, 3].map((seat) => game.life(seat))).toEqual([22, 20, 18, 18])
    const id = game.id('Finger', 'hand')
    game.reply({ do: 'cast', object: id, via: 'normal' })
    expect(legalReplies(game.position)).toEqual([[{ player: 2 }], [{ player: 3 }]].map((one) => one))
    game.isAtAQuestion()
  })

  test('[2011:contents/808] a team plays on without one of its players, and loses with the last of them', () => {
    const game = seated(4, { teams }, ['Bleed', 'Bleed'])
    game.cast('Bleed', { targets: ['player 2'] }).pass(4)
    expect([game.state.players[2]?.lost, game.state.outcome]).toEqual(['life', null])
    game.isAtAQuestion()
    game.cast('Bleed', { targets: ['player 3'] }).pass(3)
    expect(game.state.outcome).toMatchObject({ winner: 0 })
  })

  test('[2011:contents/806] without teams the same game goes on until one is left', () => {
    const game = seated(4, {}, ['Bleed', 'Bleed'])
    for (const seat of [2, 3]) game.cast('Bleed', { targets: [`player ${seat}`] }).pass(seat === 2 ? 4 : 3)
    expect(game.state.outcome).toBe(null)
    game.isAtAQuestion()
  })

  test('[2011:contents/809] a team loses with its emperor, and not with a general', () => {
    const game = seated(6, EMPEROR, ['Ruin', 'Ruin'], [RUIN])
    game.cast('Ruin', { targets: ['player 5'] }).pass(6)
    expect([game.state.players[5]?.lost, game.state.outcome]).toEqual(['life', null])
    game.cast('Ruin', { targets: ['player 4'] }).pass(5)
    expect([game.state.players[3]?.lost, game.state.outcome?.winner]).toEqual(['emperor', 0])
  })

  test('[2011:contents/809] an emperor between generals can attack nobody, a general the neighbour of the other team', () => {
    const game = seated(6, EMPEROR)
    expect(defenders(game)).toEqual(players(5))
    game.reply([])
    expect(game.to('main2', game.state.turn.number + 1).state.turn.active).toBe(1)
    expect(game.state.combat).toBe(null)
  })
})

describe('what no game can begin like', () => {
  const pairs = [
    [0, 1],
    [2, 3],
  ]
  const across = [
    [0, 2],
    [1, 3],
  ]
  const { teams: threes } = EMPEROR

  test.each([
    ['a player on no team', 4, { teams: [[0, 1], [2]] }, '2011:808'],
    ['a player on two', 3, { teams: [pairs[0], [1, 2]] }, '2011:808'],
    ['one team', 2, { teams: [[0, 1]] }, '2011:808'],
    ['teams of two sizes', 3, { teams: [[0, 1], [2]] }, '2011:808'],
    [
      'teams neither together nor in turn',
      6,
      {
        teams: [
          [0, 1, 3],
          [2, 4, 5],
        ],
      },
      '2011:811',
    ],
    [
      'teams in turn, but not evenly',
      6,
      {
        teams: [
          [0, 3],
          [1, 5],
          [2, 4],
        ],
      },
      '2011:811',
    ],
    ['an emperor at the end of a team', 6, { ...EMPEROR, emperors: [0, 4] }, '2011:809'],
    ['a team without an emperor', 6, { ...EMPEROR, emperors: [1] }, '2011:809'],
    [
      'emperors in turn',
      6,
      {
        ...EMPEROR,
        teams: [
          [0, 2, 4],
          [1, 3, 5],
        ],
        emperors: [2, 3],
      },
      '2011:809',
    ],
    ['emperors without deploying', 6, { ...EMPEROR, deploy: false }, '2011:809'],
    ['emperors who attack anyone', 6, { ...EMPEROR, attack: 'several' }, '2011:809'],
    ['emperors who reach everywhere', 6, { ...EMPEROR, ranges: [] }, '2011:809'],
    ['emperors who reach as far as generals', 6, { ...EMPEROR, ranges: [1, 1, 1, 1, 1, 1] }, '2011:809'],
    ['both neighbours without emperors', 6, { teams: threes, attack: 'neighbours' }, '2011:809'],
    ['both neighbours, each for themself', 4, { attack: 'neighbours' }, '2011:809'],
    ['a shared life without shared turns', 4, { ...TWO_HEADED_GIANT, sharedTurns: false }, '2011:810'],
    ['three teams with shared lives', 6, { ...TWO_HEADED_GIANT, teams: [...pairs, [4, 5]] }, '2011:810'],
    ['a shared life with emperors', 6, { ...EMPEROR, sharedTurns: true, sharedLife: true }, '2011:810'],
    ['no life', 2, { life: 0 }, '2011:103.3'],
    ['half a life', 2, { life: 20.5 }, '2011:103.3'],
    ['half a seat of range', 4, { ranges: [1, 1.5, 1, 1] }, '2011:801'],
  ] as const)('[2011:contents/800] %s', (_, seats, fields, rule) => {
    expect(whyNotFormat(format(fields as Partial<GameFormat>), seats, { edition: '2011' })?.rule).toBe(rule)
  })

  test.each([
    ['teams side by side', 4, { teams: pairs }],
    ['teams in turn', 4, { teams: across, attack: 'left' }],
    [
      'three teams in turn',
      6,
      {
        teams: [
          [0, 3],
          [1, 4],
          [2, 5],
        ],
      },
    ],
    [
      'a team around the end of the table',
      4,
      {
        teams: [
          [3, 0],
          [1, 2],
        ],
      },
    ],
    ['shared turns with lives of their own', 4, { teams: pairs, sharedTurns: true }],
    ['a giant of three heads', 6, { ...TWO_HEADED_GIANT, teams: threes }],
    ['emperors', 6, EMPEROR],
  ] as const)('[2011:contents/800] but with %s', (_, seats, fields) => {
    expect(whyNotFormat(format(fields as Partial<GameFormat>), seats, { edition: '2011' })).toBe(null)
  })

  test('[2011:contents/800] a board with such a format is refused with the place', () => {
    const made = () => seated(4, { teams: [[0, 1], [2]] })
    expect(made).toThrow('"path":"format"')
  })
})
