import { expect, test } from 'vitest'
import { creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

test('[2004:420.5e] in 2011 all legends of one name go, the oldest too', () => {
  const game = table('2011', [{ hand: ['Queen'] }, { battlefield: ['Queen'] }])
  expect(game.has('battlefield', 'Queen')).toBe(true)
  game.cast('Queen').resolve()
  expect(game.has('battlefield', 'Queen')).toBe(false)
  expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 1])
})

test('[2004:420.5c] in 2011 any damage by a source with deathtouch is enough', () => {
  const asp = creature('Asp', '{0}', '1/1', 'Deathtouch', 'Creature — Snake')
  const ram = creature('Ram', '{0}', '1/1')
  for (const [attacker, zone] of [
    ['Asp', 'graveyard'],
    ['Ram', 'battlefield'],
  ] as const) {
    const game = table('2011', [{ battlefield: [attacker] }, { battlefield: ['Ox'] }], [asp, ram])
    game.attack(attacker).block({ Ox: attacker }).to('main2')
    expect(game.zone('Ox')).toBe(zone)
    game.isAtAQuestion()
  }
})
