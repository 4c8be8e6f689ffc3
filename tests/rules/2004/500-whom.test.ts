import { describe, expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Moat', '{0}', 'Enchantment', "Creatures without flying can't attack you."),
  card(
    'Bond',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack you or planeswalkers you control.",
  ),
  card('Taunt', '{0}', 'Instant', 'Target creature attacks you this turn if able.'),
  card('Truce', '{0}', 'Instant', "Until your next turn, creatures can't attack you."),
  walker('Ilsa', '{0}', 3),
]
const attack = (game: Table, defender: object) => [{ id: game.id('Bear'), defender }]
const [ONE, TWO] = [{ player: 1 }, { player: 2 }]

inEditions('2004', '2011')('whom a creature can or must attack, %s', (edition) => {
  test("[2004:500.1] it can't attack that player, but others; who can attack nobody is not asked to", () => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Moat'] }, {}], CARDS).until('attackers')
    expect(game.refusal(attack(game, ONE))).toMatchObject({ key: 'attack.cant', rule: cite('attack.cant', edition) })
    game.reply(attack(game, TWO) as never)
    expect(game.to('main2').life(2)).toBe(18)
    const two = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Moat'] }], CARDS)
    while (two.question.kind === 'priority' && two.state.turn.step !== 'main2') two.pass()
    expect(two.question.kind).toBe('priority')
  })

  test('[2004:500.1] "you" is the controller of what says so, and the creature\'s own player may attack with it', () => {
    const sides = [
      { battlefield: [{ name: 'Bear', label: 'bear' }] },
      {},
      { battlefield: [{ name: 'Bond', attachedTo: 'bear' }] },
    ] as const
    const game = table(edition, [sides[0], sides[1], sides[2]], CARDS).until('attackers')
    expect(game.refusal(attack(game, TWO)).key).toBe('attack.cant')
    game.reply(attack(game, ONE) as never).isAtAQuestion()
  })

  test("[2004:500.2] it must attack that player, not another, unless it can't", () => {
    const sides = (more: readonly string[]) =>
      table(edition, [{ battlefield: ['Bear'] }, { hand: ['Taunt'], battlefield: more }, {}], CARDS)
        .pass()
        .cast('Taunt', { targets: ['Bear'] })
        .pass(3)
        .until('attackers')
    const game = sides([])
    expect(game.refusal([])).toMatchObject({ key: 'attack.must' })
    expect(game.refusal(attack(game, TWO))).toMatchObject({ key: 'attack.must' })
    game.reply(attack(game, ONE) as never)
    const kept = sides(['Moat'])
    kept.reply([]).isAtAQuestion()
  })

  test('[2004:418.3a] until your next turn', () => {
    const game = table(edition, [{ hand: ['Truce'] }, { battlefield: ['Bear'] }], CARDS)
      .cast('Truce')
      .resolve()
    game.to('main1', 4)
    while (game.question.kind === 'priority' && game.state.turn.step !== 'main2') game.pass()
    expect([game.question.kind, game.state.turn.active]).toEqual(['priority', 1])
    game.to('main1', 6)
    expect(game.until('attackers').asks('attackers').able).toEqual([game.id('Bear')])
  })
})

describe('whom a creature can attack, with planeswalkers', () => {
  test('[2011:keyword/planeswalker] "you" is no planeswalker of yours; "you or planeswalkers you control" is', () => {
    const moat = table('2011', [{ battlefield: ['Bear'] }, { battlefield: ['Moat', 'Ilsa'] }], CARDS).until('attackers')
    expect(moat.refusal(attack(moat, ONE)).key).toBe('attack.cant')
    moat.reply(attack(moat, moat.ref('Ilsa')) as never).isAtAQuestion()
    const sides = [
      { battlefield: [{ name: 'Bear', label: 'bear' }] },
      { battlefield: ['Ilsa', { name: 'Bond', attachedTo: 'bear' }] },
    ] as const
    const bond = table('2011', [sides[0], sides[1]], CARDS)
    while (bond.question.kind === 'priority' && bond.state.turn.step !== 'main2') bond.pass()
    expect(bond.question.kind).toBe('priority')
  })
})
