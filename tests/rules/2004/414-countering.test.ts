import { expect, test } from 'vitest'
import { find, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Deny', '{U}', 'Instant', 'Counter target spell.'),
  card('Muffling', '{U}', 'Instant', 'Counter target ability.'),
  creature('Herald', '{G}', '1/1', 'When ~ enters the battlefield, you gain 3 life.\nWhen ~ dies, you gain 5 life.'),
  creature('Fettler', '{G}', '1/1', '{1}, {T}: You gain 4 life.'),
  card('Rite', '{1}', 'Sorcery', 'As an additional cost to cast ~, sacrifice a creature.\nDraw two cards.'),
]

inEditions('2004', '2011')('countering, %s', (edition) => {
  test("[2004:414.1] a countered spell goes to its owner's graveyard and does nothing", () => {
    const game = table(
      edition,
      [
        { battlefield: ['Forest'], hand: ['Herald'] },
        { battlefield: ['Island'], hand: ['Deny'] },
      ],
      CARDS,
    )
    game
      .cast('Herald')
      .pass()
      .cast('Deny', { targets: ['Herald'] })
      .resolve()
      .resolveAll()
    expect([game.zone('Herald'), game.life(0)]).toEqual(['graveyard', 20])
    expect(game.has('graveyard', 'Herald', 0)).toBe(true)
  })

  test('[2004:414.1] a countered ability is gone, and no card moves', () => {
    const game = table(
      edition,
      [{ battlefield: ['Forest', 'Fettler'] }, { battlefield: ['Island'], hand: ['Muffling'] }],
      CARDS,
    )
    game.activate('Fettler').pass()
    const id = game.state.stack[0] ?? -1
    game.reply({ do: 'cast', object: game.id('Muffling', 'hand'), via: 'normal' })
    game
      .reply([{ object: id }])
      .plain()
      .resolve()
    expect(find(game.state, id)).toBeNull()
    expect([game.zone('Fettler'), game.life(0), game.state.graveyards[0]]).toEqual(['battlefield', 20, []])
  })

  test('[2004:414.2] what was paid is not given back', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Forest', 'Bear'], hand: ['Rite'] },
        { battlefield: ['Island'], hand: ['Deny'] },
      ],
      CARDS,
    )
    game.reply({ do: 'cast', object: game.id('Rite', 'hand'), via: 'normal' })
    while (game.question.kind !== 'priority') game.plain()
    game
      .pass()
      .cast('Deny', { targets: ['Rite'] })
      .resolve()
    expect([game.zone('Rite'), game.zone('Bear'), game.handSize(0)]).toEqual(['graveyard', 'graveyard', 0])
    expect([get(game.state, game.id('Forest', 'battlefield')).tapped, game.pool(0)]).toEqual([true, ''])
  })

  test('[2004:414.2] nor for an ability', () => {
    const game = table(
      edition,
      [{ battlefield: ['Forest', 'Fettler'] }, { battlefield: ['Island'], hand: ['Muffling'] }],
      CARDS,
    )
    game.activate('Fettler').pass()
    game.reply({ do: 'cast', object: game.id('Muffling', 'hand'), via: 'normal' })
    game
      .reply([{ object: game.state.stack[0] ?? -1 }])
      .plain()
      .resolve()
    expect([
      get(game.state, game.id('Forest', 'battlefield')).tapped,
      get(game.state, game.id('Fettler')).tapped,
    ]).toEqual([true, true])
  })
})
