import { expect, test } from 'vitest'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Fencer', '{0}', '1/1', 'First strike'),
  card('Edge', '{0}', 'Instant', 'Target creature gains first strike until end of turn.'),
  creature('Madcap', '{0}', '1/1', 'Whenever you discard a card, you gain 1 life.'),
  card('Growth', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('End Now', '{0}', 'Instant', 'End the turn.'),
  walker('Lampward', '{0}', 5, '+1: You gain 1 life.'),
]

inEditions('2011', 'today')('steps, %s', (edition) => {
  test('[today:510.4] first strike that comes between the steps doesn’t keep a creature from striking in the second', () => {
    const game = table(edition, [{ battlefield: ['Fencer', 'Ox'], hand: ['Edge'] }, {}], CARDS).attack('Fencer', 'Ox')
    game
      .to('firstStrikeDamage')
      .cast('Edge', { targets: ['Ox'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(16)
  })

  test('[today:514.3a] where something triggers in the cleanup step another one follows, until nothing does', () => {
    const sides = { hand: [...times(7, 'Ox'), 'Growth'], battlefield: ['Madcap', 'Bear'] }
    const game = table(edition, [sides, {}], CARDS).until('choose')
    game.reply(game.asks('choose').from.slice(0, game.asks('choose').min))
    expect(game.state.turn.step).toBe('cleanup')
    const from = game.events.length
    game.cast('Growth', { targets: ['Bear'] })
    while (game.state.turn.number === 1 || game.state.turn.step === 'cleanup') game.pass()
    const began = game.events.slice(from).flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))
    expect(began.slice(0, 2)).toEqual(['cleanup', 'untap'])
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[today:514.3a] a turn that an effect ends has its cleanup step', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Growth', 'End Now'] }, {}], CARDS)
    game
      .cast('Growth', { targets: ['Bear'] })
      .resolve()
      .cast('End Now')
      .resolve()
    expect([game.state.turn.active, game.size('Bear')]).toEqual([1, '2/2'])
  })
})
