import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Invite', '{0}', 'Sorcery', 'You may cast a spell from your hand without paying its mana cost.'),
  card('Big Salve', '{9}', 'Sorcery', 'You gain 9 life.'),
  card('Hush', '{9}', 'Instant', 'Destroy target creature.'),
  creature(
    'Historian',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, search your library for up to two instant cards, exile them, then shuffle.\n{X}: You may cast a spell with mana value X from among cards exiled with ~ without paying its mana cost.',
  ),
  card('One', '{1}', 'Instant', 'You gain 1 life.'),
  card('Two', '{2}', 'Instant', 'You gain 2 life.'),
  card(
    'Riot',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. You may cast any number of spells from among cards exiled this way without paying their mana costs.',
  ),
]

inEditions('2004', '2011')('413.2e casting a spell from among cards as something resolves, %s', (edition) => {
  test('[2004:413.2e] one card that can be cast is chosen, or none', () => {
    const sides = { hand: ['Invite', 'Big Salve', 'Forest', 'Hush'] }
    const game = table(edition, [sides, {}], CARDS).cast('Invite').pass(2)
    const { from, min, max } = game.asks('choose')
    // No land, and no spell without a target.
    expect([from, min, max]).toEqual([[game.id('Big Salve')], 0, 1])
    game.reply(from)
    expect(game.resolveAll().life(0)).toBe(29)
    const declined = table(edition, [sides, {}], CARDS).cast('Invite').pass(2).reply([])
    expect([declined.zone('Big Salve'), declined.life(0)]).toEqual(['hand', 20])
    declined.isAtAQuestion()
  })

  test('[2004:413.2e] only of that mana value, among those that its linked ability exiled', () => {
    const sides = { hand: ['Historian', 'One'], library: ['One', 'Two', 'Big Salve'], pool: '{C}{C}' }
    const game = table(edition, [sides, {}], CARDS).cast('Historian').resolve().pass(2)
    game.reply(['One', 'Two'].map((name) => game.id(name, 'library'))).resolveAll()
    game.activate('Historian', 1, { x: 2 }).pass(2)
    expect(game.asks('choose').from).toEqual([game.id('Two', 'exile')])
    game.reply([game.id('Two', 'exile')])
    expect(game.resolveAll().life(0)).toBe(22)
  })

  test('[2004:413.2e] any number of them, one after the other', () => {
    const game = table(edition, [{ hand: ['Riot'], library: ['One', 'Forest', 'Two'] }, {}], CARDS)
      .cast('Riot')
      .pass(2)
    game.reply(true).reply(true).resolveAll()
    expect([game.life(0), game.has('exile', 'Forest')]).toEqual([23, true])
  })
})
