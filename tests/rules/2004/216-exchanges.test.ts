/** Exchanges of control (glossary): of two players' things, spells among them, or nothing at all. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Swap', '{0}', 'Instant', 'Exchange control of two target creatures. If you do, you gain 5 life.'),
  creature(
    'Changer',
    '{0}',
    '1/1',
    'Whenever an opponent casts a spell, you may exchange control of ~ and that spell.',
  ),
  creature('Giant', '{0}', '5/5'),
  card('Gift', '{0}', 'Sorcery', 'You gain 7 life.'),
  card('Commandeer It', '{0}', 'Instant', 'Gain control of target spell.'),
]

inEditions('2004', '2011')('exchanges, %s', (edition) => {
  const controller = (game: ReturnType<typeof table>, name: string) => get(game.state, game.id(name)).controller

  test('[2004:glossary/exchange-control] of one player’s permanents nothing happens, and nothing begins', () => {
    const game = table(edition, [{ battlefield: ['Ox', 'Bear'], hand: ['Swap'] }, {}], CARDS)
    game.cast('Swap', { targets: ['Ox', 'Bear'] }).resolve()
    expect([game.state.lasting, game.life(0)]).toEqual([[], 20])
    const two = table(edition, [{ battlefield: ['Ox'], hand: ['Swap'] }, { battlefield: ['Bear'] }], CARDS)
    two.cast('Swap', { targets: ['Ox', 'Bear'] }).resolve()
    expect([controller(two, 'Ox'), controller(two, 'Bear'), two.life(0)]).toEqual([1, 0, 25])
    two.isAtAQuestion()
  })

  test('[2004:glossary/exchange-control] a permanent for a spell, which resolves under its new controller', () => {
    for (const [spell, name] of [
      ['Giant', 'Giant'],
      ['Gift', null],
    ] as const) {
      const game = table(edition, [{ hand: [spell] }, { battlefield: ['Changer'] }], CARDS)
      game.cast(spell).resolve()
      expect(game.asks('confirm').seat).toBe(1)
      game.reply(true)
      expect(controller(game, 'Changer')).toBe(0)
      game.resolve()
      if (name === null) expect([game.life(0), game.life(1), game.has('graveyard', 'Gift', 0)]).toEqual([20, 27, true])
      else expect([controller(game, name), get(game.state, game.id(name)).owner]).toEqual([1, 0])
      game.isAtAQuestion()
    }
  })

  test('[2004:413.2h] a spell that another player has gained control of is that player’s', () => {
    const game = table(edition, [{ hand: ['Giant'] }, { hand: ['Commandeer It'] }], CARDS)
    game
      .cast('Giant')
      .pass()
      .cast('Commandeer It', { targets: ['Giant'] })
      .resolve()
    expect(controller(game, 'Giant')).toBe(1)
    game.resolve()
    expect(controller(game, 'Giant')).toBe(1)
    game.isAtAQuestion()
  })
})
