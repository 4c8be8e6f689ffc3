import { describe, expect } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const DRUM = card('War Drum', '{1}', 'Artifact', 'At the beginning of combat on your turn, you gain 1 life.')

describe('307 the beginning of combat step', () => {
  testInEditions('2004', '2011')('[2004:307.1] what triggers is on the stack at the first priority (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['War Drum', 'Bear'] }, { battlefield: ['War Drum'] }], [DRUM])
    game.pass(2)
    expect(game.state.turn.step).toBe('beginCombat')
    expect(game.state.stack).toHaveLength(1)
    expect(game.asks('priority').seat).toBe(0)
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([21, 20])
  })

  testInEditions('2004', '2011')('[2004:307.1] an attacker tapped here is not declared (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { hand: ['Calmdown'] }])
    game
      .to('beginCombat')
      .pass()
      .cast('Calmdown', { targets: ['Bear'] })
      .resolve()
    const { able } = game.until('attackers').asks('attackers')
    expect(able).toEqual([game.id('Ox')])
    const attack = [{ id: game.id('Bear'), defender: { player: 1 } }]
    expect(game.refusal(attack)).toMatchObject({ key: 'attack.tapped', rule: cite('attack.creatures', edition) })
  })
})
