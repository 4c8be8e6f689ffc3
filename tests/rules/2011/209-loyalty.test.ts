import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const WARDEN = walker('Lampward', '{0}', 3, '+1: You gain 1 life.\n−3: Draw a card.')
const SENDBACK = zoo('Sendback')
const CHECK = '[2011:contents/209]'
const CARDS = [
  WARDEN,
  SENDBACK,
  creature('Stolid Guard', '{0}', '2/2', 'Indestructible'),
  card('Needling', '{0}', 'Instant', '~ deals 2 damage to target player.'),
  card('Pinprick', '{0}', 'Instant', '~ deals 1 damage to target player.'),
]

describe('209 loyalty', () => {
  test(`${CHECK} the printed number off the battlefield, the counters on it`, () => {
    const game = table('2011', [{ hand: ['Lampward'] }, {}], CARDS)
    expect(characteristics(game.state, game.id('Lampward')).loyalty).toBe(3)
    game.cast('Lampward')
    expect(characteristics(game.state, game.id('Lampward', 'stack')).loyalty).toBe(3)
    game.resolve()
    const id = game.id('Lampward', 'battlefield')
    expect([get(game.state, id).counters, characteristics(game.state, id).loyalty]).toEqual([{ loyalty: 3 }, 3])
    game.activate('Lampward')
    expect(characteristics(game.state, id).loyalty).toBe(4)
    game.resolve().isAtAQuestion()
  })

  test(`${CHECK} only planeswalkers have it`, () => {
    const game = table('2011', [{ battlefield: ['Bear'], hand: ['Stolid Guard'] }, {}], CARDS)
    game.cast('Stolid Guard').resolve()
    expect([
      characteristics(game.state, game.id('Bear')).loyalty,
      get(game.state, game.id('Stolid Guard')).counters,
    ]).toEqual([null, {}])
  })

  test('[2011:contents/209 2004:glossary/damage 2004:glossary/destroy] damage takes counters off; without any it goes to the graveyard, undestroyed', () => {
    const sides = [{ hand: ['Needling', 'Pinprick'] }, { battlefield: ['Lampward'] }] as const
    const game = table('2011', sides, CARDS)
    const id = game.id('Lampward')
    game.cast('Needling', { targets: ['player 1'] }).resolve()
    game.reply([id])
    expect([get(game.state, id).counters, get(game.state, id).damage, game.life(1)]).toEqual([{ loyalty: 1 }, 0, 20])
    game.cast('Pinprick', { targets: ['player 1'] }).resolve()
    game.reply([id])
    expect([game.zone('Lampward'), game.life(1)]).toEqual(['graveyard', 20])
    expect(
      game.events
        .filter((event) => event.kind === 'moved')
        .some((event) => JSON.stringify(event).includes('"destroy"')),
    ).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:201.2] a copy has the printed loyalty, not the counters of the original', () => {
    const mirage = card(
      'Mirage',
      '{0}',
      'Enchantment',
      'You may have ~ enter the battlefield as a copy of any planeswalker on the battlefield.',
    )
    const sides = { battlefield: [{ name: 'Lampward', counters: { loyalty: 5 } }], hand: ['Mirage'] }
    const game = table('2011', [sides, {}], [...CARDS, mirage])
    const mine = game.id('Mirage')
    game
      .cast('Mirage')
      .resolve()
      .reply([game.id('Lampward')])
    // Two of one planeswalker type both go: each as it last was on the battlefield.
    const { battlefield, lastKnown } = game.state
    const kept = Object.values(lastKnown).filter((one) => one.object.zone === 'battlefield')
    const loyalty = (copied: boolean) =>
      kept.find((one) => (one.object.copied !== null) === copied)?.characteristics.loyalty
    expect([battlefield, game.zone('Mirage'), loyalty(true), loyalty(false), mine > 0]).toEqual([
      [],
      'graveyard',
      3,
      5,
      true,
    ])
  })

  test(`${CHECK} a new permanent has the printed loyalty again`, () => {
    const sides = { battlefield: [{ name: 'Lampward', counters: { loyalty: 1 } }], hand: ['Sendback'] }
    const game = table('2011', [sides, {}], CARDS)
    game.cast('Sendback', { targets: ['Lampward'] }).resolve()
    expect(characteristics(game.state, game.id('Lampward', 'hand')).loyalty).toBe(3)
    game.cast('Lampward').resolve()
    expect(characteristics(game.state, game.id('Lampward', 'battlefield')).loyalty).toBe(3)
  })
})
