import { expect, test } from 'vitest'
import { manaValueOf } from '../../../src/engine/continuous/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const IDOL = zoo('Idol')
const SEAT = card('Ore Seat', '', 'Artifact Land — Plains')
const SURGE = card('Surge', '{4}{U}', 'Sorcery', 'Affinity for artifacts\nYou gain 1 life.')
const SMALL = card('Small Surge', '{2}{U}', 'Sorcery', 'Affinity for artifacts\nYou gain 1 life.')
const TWICE = card('Twin Surge', '{6}', 'Sorcery', 'Affinity for artifacts, affinity for Plains\nYou gain 1 life.')
const CARDS = [IDOL, SEAT, SURGE, SMALL, TWICE]

const cost = (game: Table, name: string) => game.cast(name, { pay: false }).asks('pay').cost

inEditions('2004', '2011')('affinity in %s', (edition) => {
  const having = (n: number, name: string, pool = '{U}{C}{C}{C}') =>
    table(edition, [{ hand: [name], battlefield: times(n, 'Idol'), pool }, { battlefield: ['Idol'] }], CARDS)

  test('[2004:502.31a] {1} less for each that its caster controls', () => {
    expect(cost(having(3, 'Surge'), 'Surge')).toEqual(['1', 'U'])
    expect(cost(having(1, 'Surge'), 'Surge')).toEqual(['3', 'U'])
  })

  test('[2004:502.31a] the cost is locked in: what is sacrificed for mana afterwards has counted', () => {
    const ore = card('Spent Idol', '{1}', 'Artifact', 'Sacrifice ~: Add {U}.')
    const sides = { hand: ['Surge'], battlefield: ['Spent Idol', 'Idol', 'Idol', 'Idol'] }
    const game = table(edition, [sides, {}], [...CARDS, ore])
    game.cast('Surge').resolve()
    expect([game.life(0), game.zone('Spent Idol')]).toEqual([21, 'graveyard'])
  })

  test('[2004:502.31b] it reduces no coloured mana, and leaves the mana value as it is', () => {
    const game = having(5, 'Small Surge')
    expect(cost(game, 'Small Surge')).toEqual(['0', 'U'])
    expect(manaValueOf(game.state, game.id('Small Surge'))).toBe(3)
  })

  test('[2004:502.31c] each instance applies; one permanent may count for both', () => {
    const board = { hand: ['Twin Surge'], pool: '{C}{C}{C}{C}{C}{C}' }
    const game = table(edition, [{ ...board, battlefield: ['Idol', 'Idol', 'Plains', 'Plains'] }, {}], CARDS)
    expect(cost(game, 'Twin Surge')).toEqual(['2'])
    const seats = table(edition, [{ ...board, battlefield: ['Ore Seat', 'Ore Seat'] }, {}], CARDS)
    expect(cost(seats, 'Twin Surge')).toEqual(['2'])
  })

  test('[2004:502.31a] for anything: basic land types, kinds of creatures; granted to spells; asked for', () => {
    const kin = card('Kin Call', '{5}', 'Sorcery', 'Affinity for Bears\nYou gain 1 life.')
    const bears = table(
      edition,
      [{ hand: ['Kin Call'], battlefield: ['Bear', 'Bear', 'Ox'], pool: '{C}{C}{C}' }, {}],
      [kin],
    )
    expect(cost(bears, 'Kin Call')).toEqual(['3'])
    const hall = card('Hall', '{0}', 'Artifact', 'Sorcery spells you control have affinity for Forests.')
    const plain = card('Plain Call', '{5}', 'Sorcery', 'You gain 1 life.')
    const sides = { hand: ['Plain Call'], battlefield: ['Hall', 'Forest', 'Forest'], pool: '{C}{C}{C}' }
    const game = table(edition, [sides, {}], [hall, plain])
    expect(cost(game, 'Plain Call')).toEqual(['3'])
    const seek = card('Farlook', '{0}', 'Sorcery', 'Return target card with affinity from your graveyard to your hand.')
    const asked = table(edition, [{ hand: ['Farlook'], graveyard: ['Bear', 'Surge'] }, {}], [...CARDS, seek])
    asked.cast('Farlook', { targets: ['Surge'] }).resolve()
    expect(asked.zone('Surge')).toBe('hand')
  })
})
