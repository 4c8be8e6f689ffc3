import { describe, expect, test } from 'vitest'
import {
  attackInBands as attack,
  bandNumber,
  dividing,
  inBands,
  whyNotInBands as refused,
} from '../../support/bands.ts'
import { creature, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const wolf = (name: string, text: string) => creature(name, '{0}', '2/2', text, 'Creature — Wolf')
const CARDS = [
  wolf('Alpha', 'Bands with other Wolves'),
  wolf('Cub', ''),
  wolf('Whelp', ''),
  creature('Brute', '{0}', '4/4'),
  walker('Ilsa', '{2}{W}', 3),
]
const board = (mine: readonly string[], theirs: readonly string[] = []) =>
  table('2011', [{ battlefield: mine }, { battlefield: theirs }], CARDS)

describe('502.10 banding as of 2011', () => {
  test('[2004:502.10d] all creatures of a band attack the same player or planeswalker', () => {
    const game = board(['Shieldhand', 'Brute'], ['Ilsa']).until('attackers')
    const [squire, brute] = inBands(game, [['Shieldhand', 'Brute']])
    const ilsa = { object: game.id('Ilsa') }
    if (squire === undefined || brute === undefined) throw new Error('two attack')
    expect(game.refusal([squire, { ...brute, defender: ilsa }]).key).toBe('attack.bandDefender')
    game.reply([squire, brute].map((one) => ({ ...one, defender: ilsa })))
    expect(bandNumber(game, 'Shieldhand')).toBe(bandNumber(game, 'Brute'))
    game.isAtAQuestion()
  })
})

describe('502.11 bands with other as of 2011', () => {
  test('[2004:502.11b] one Wolf with the ability and any number of other Wolves', () => {
    const game = attack(board(['Alpha', 'Cub', 'Whelp']), ['Alpha', 'Cub', 'Whelp'])
    expect(new Set(['Alpha', 'Cub', 'Whelp'].map((name) => bandNumber(game, name))).size).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:502.11b] nothing that is not a Wolf, with the ability, with banding or without either', () => {
    expect(refused(board(['Handler', 'Keeper']), ['Handler', 'Keeper'])).toBe('attack.band')
    expect(refused(board(['Handler', 'Cub']), ['Handler', 'Cub'])).toBe('attack.band')
    expect(refused(board(['Alpha', 'Handler']), ['Alpha', 'Handler'])).toBe('attack.band')
    expect(refused(board(['Alpha', 'Cub', 'Shieldhand']), ['Alpha', 'Cub', 'Shieldhand'])).toBe('attack.band')
    expect(refused(board(['Alpha', 'Cub', 'Brute']), ['Alpha', 'Cub', 'Brute'])).toBe('attack.band')
  })

  test('[2004:502.11c] one Wolf with the ability and another Wolf: their controller divides', () => {
    const game = attack(board(['Brute'], ['Alpha', 'Cub']), ['Brute']).block({ Alpha: 'Brute', Cub: 'Brute' })
    expect(dividing(game).seat).toBe(1)
    const mine = attack(board(['Alpha', 'Cub'], ['Brute']), ['Alpha', 'Cub']).block({ Brute: 'Cub' })
    expect(dividing(mine).seat).toBe(0)
  })

  test('[2004:502.11c] not two with the ability that are no Wolves', () => {
    const game = attack(board(['Brute'], ['Handler', 'Keeper']), ['Brute'])
    expect(dividing(game.block({ Handler: 'Brute', Keeper: 'Brute' })).seat).toBe(0)
    const other = attack(board(['Brute'], ['Handler', 'Cub']), ['Brute'])
    expect(dividing(other.block({ Handler: 'Brute', Cub: 'Brute' })).seat).toBe(0)
    // Two Wolves, but the one with the ability is none.
    const three = attack(board(['Brute'], ['Handler', 'Cub', 'Whelp']), ['Brute'])
    expect(dividing(three.block({ Handler: 'Brute', Cub: 'Brute', Whelp: 'Brute' })).seat).toBe(0)
  })
})
