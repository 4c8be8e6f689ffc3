/**
 * Mana spent as though it were other mana (glossary "as though"; 409.1g), and what mana may be spent on (2011:106.6).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Lens', '{0}', 'Artifact', 'You may spend white mana as though it were red mana.'),
  card('Prism', '{0}', 'Artifact', 'Players may spend mana as though it were mana of any color.'),
  card(
    'Dawn',
    '{0}',
    'Enchantment',
    'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
  ),
  card('Ember', '{R}', 'Sorcery', 'You gain 1 life.'),
  card('Twin Ember', '{R}{W}', 'Sorcery', 'You gain 2 life.'),
  card('Pearl', '{W}', 'Sorcery', 'You gain 3 life.'),
  card('Tide', '{1}{U}', 'Sorcery', 'You gain 4 life.'),
  card('Spire', '', 'Land', '{T}: Add {U} or {C}{U}. Spend this mana only to pay cumulative upkeep costs.'),
  creature('Cold Imp', '{0}', '2/2', 'Cumulative upkeep {U}'),
  card(
    'Wheel',
    '{0}',
    'Artifact',
    "At the beginning of your upkeep, you may add {C}{C}. You can't spend this mana to cast spells.",
  ),
  card('Bell', '{0}', 'Artifact', '{2}: You gain 1 life.'),
  card('Coin', '{2}', 'Artifact'),
  card(
    'Drift',
    '{0}',
    'Enchantment',
    'Whenever an Island is tapped for mana, its controller may add an additional {U}. If that Island is snow, its controller may add an additional {U}{U} instead. Spend this mana only to pay cumulative upkeep costs.',
  ),
  card('Floe', '', 'Snow Land — Island', ''),
]
const canCast = (game: Table, name: string): boolean =>
  game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') }) === null
const hand = ['Ember', 'Twin Ember', 'Pearl', 'Tide']
const castable = (game: Table): readonly string[] => hand.filter((name) => canCast(game, name))

inEditions('2004', '2011')('mana as though it were other mana, %s', (edition) => {
  test('[2004:glossary/as-though] white for red, but not red for white, and only yours', () => {
    const board = (pool: string, mine = true) =>
      table(edition, [{ hand, pool, battlefield: mine ? ['Lens'] : [] }, { battlefield: mine ? [] : ['Lens'] }], CARDS)
    expect(castable(board('{W}'))).toEqual(['Ember', 'Pearl'])
    expect(castable(board('{R}'))).toEqual(['Ember'])
    expect(castable(board('{W}{W}'))).toEqual(['Ember', 'Twin Ember', 'Pearl'])
    expect(castable(board('{R}{R}'))).toEqual(['Ember'])
    expect(castable(board('{W}', false))).toEqual(['Pearl'])
    const game = board('{W}{W}').cast('Twin Ember').resolve()
    expect([game.life(0), game.pool(0)]).toEqual([22, ''])
    game.isAtAQuestion()
  })

  test('[2004:409.1g] lands are planned with, too', () => {
    const game = table(edition, [{ hand, battlefield: ['Lens', 'Plains', 'Plains'] }, {}], CARDS)
    expect(castable(game)).toEqual(['Ember', 'Twin Ember', 'Pearl'])
    game.cast('Twin Ember').resolve()
    expect([game.life(0), game.state.battlefield.filter((id) => get(game.state, id).tapped).length]).toEqual([22, 2])
  })

  test('[2004:glossary/as-though] mana of any color: everybody’s, colorless mana too', () => {
    const game = table(edition, [{ hand, pool: '{C}{G}', battlefield: ['Prism'] }, {}], CARDS)
    expect(castable(game)).toEqual(hand)
    expect(game.cast('Tide').resolve().life(0)).toBe(24)
  })

  test('[2004:glossary/as-though] other mana only as colorless: its color is worth nothing', () => {
    const board = (pool: string) => table(edition, [{ hand, pool, battlefield: ['Dawn'] }, {}], CARDS)
    expect(castable(board('{R}'))).toEqual([])
    expect(castable(board('{W}'))).toEqual(['Ember', 'Pearl'])
    expect(castable(board('{U}{W}'))).toEqual(['Ember', 'Pearl', 'Tide'])
    expect(castable(board('{U}{U}'))).toEqual([])
  })
})

inEditions('2004', '2011')('what mana may be spent on, %s', (edition) => {
  test('[2011:106.6] only for cumulative upkeep: two mana or one, and no spell', () => {
    const game = table(
      edition,
      [{ hand: ['Tide'], battlefield: ['Spire', 'Island', { name: 'Cold Imp', counters: { age: 1 } }] }, {}],
      CARDS,
    )
    expect(canCast(game, 'Tide')).toBe(false)
    const without = table(edition, [{ battlefield: ['Spire', { name: 'Cold Imp', counters: { age: 1 } }] }, {}], CARDS)
    const again = (one: Table): Table => one.to('draw', one.state.turn.number + 2)
    expect([again(game).has('battlefield', 'Cold Imp'), again(without).has('battlefield', 'Cold Imp')]).toEqual([
      true,
      false,
    ])
    game.isAtAQuestion()
  })

  test('[2011:106.6] anything but spells', () => {
    const game = table(edition, [{ hand: ['Coin'], battlefield: ['Wheel', 'Bell'] }, {}], CARDS)
    game.to('upkeep', game.state.turn.number + 2)
    game.pass(2).reply(true)
    expect(game.pool(0)).toBe('CC')
    expect(canCast(game, 'Coin')).toBe(false)
    game.activate('Bell', 0).resolve()
    expect([game.life(0), game.pool(0)]).toEqual([21, ''])
    const plain = table(edition, [{ hand: ['Coin'], pool: '{C}{C}' }, {}], CARDS)
    expect(canCast(plain, 'Coin')).toBe(true)
  })

  test('[2004:413.2f] one mana more for an Island, two instead for a snow one', () => {
    const board = (land: string) => table(edition, [{ battlefield: ['Drift', land] }, {}], CARDS)
    const add = (land: string): Table => {
      const game = board(land)
      game.reply({ do: 'activate', ...game.nth(game.id(land, 'battlefield'), 0) })
      return game.reply(true)
    }
    expect([add('Island').pool(0), add('Floe').pool(0)]).toEqual(['UU', 'UUU'])
  })
})
