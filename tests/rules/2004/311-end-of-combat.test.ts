import { describe, expect } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const ADDER = creature('Adder', '{G}', '1/1', 'Whenever ~ blocks a creature, destroy that creature at end of combat.')

describe('311 the end of combat step', () => {
  testInEditions('2004', '2011')(
    '[2004:311.1] "at end of combat" goes on the stack here, after damage (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Adder'] }], [ADDER])
      game.attack('Ox').block({ Adder: 'Ox' }).resolve().to('endCombat')
      expect(game.has('graveyard', 'Adder')).toBe(true)
      expect(game.has('battlefield', 'Ox')).toBe(true)
      expect(game.state.stack).toHaveLength(1)
      expect(game.asks('priority').seat).toBe(0)
      expect(game.state.combat?.attackers).toHaveLength(1)
      game.resolve()
      expect(game.has('graveyard', 'Ox')).toBe(true)
    },
  )

  testInEditions('2004', '2011')('[2004:311.1] also in a combat without an attack (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Pyre'] }, {}]).to('endCombat')
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().life(0)).toBe(21)
  })

  testInEditions('2004', '2011')(
    '[2004:311.1] all of them go on the stack, then the active player has priority (%s)',
    (edition) => {
      const smite = card('Old Smite', '{0}', 'Instant', 'Destroy target blocking creature.')
      const sides = [
        { battlefield: ['Ox', 'Pyre'], hand: ['Old Smite'] },
        { battlefield: ['Adder', 'Bear', 'Pyre'], hand: ['Snipe'] },
      ] as const
      const tough = creature(
        'Adder',
        '{G}',
        '1/4',
        'Whenever ~ blocks a creature, destroy that creature at end of combat.',
      )
      const game = table(edition, [...sides], [tough, smite])
      game.attack('Ox').block({ Adder: 'Ox' }).resolve().to('endCombat')
      if (game.question.kind === 'order') game.plain()
      // The active player's is the lowest; the other's two are above it. Nothing has been destroyed or gained yet.
      const controllers = game.state.stack.map((id) => get(game.state, id).controller)
      expect([controllers, game.asks('priority').seat, game.zone('Ox')]).toEqual([[0, 1, 1], 0, 'battlefield'])
      expect([game.life(0), game.life(1)]).toEqual([20, 20])
      // Players may act: what attacked is still attacking, and what blocked is blocking.
      game.cast('Old Smite', { targets: ['Adder'] }).resolve()
      expect(game.zone('Adder')).toBe('graveyard')
      game
        .pass()
        .cast('Snipe', { targets: ['Ox'] })
        .resolve()
      expect(game.zone('Ox')).toBe('graveyard')
      game.resolveAll()
      expect([game.life(0), game.life(1), game.state.turn.step]).toEqual([21, 21, 'endCombat'])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:311.1] where nothing triggers they may act all the same, the active player first (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Snipe'] }]).attack('Bear')
      game.to('endCombat')
      expect([game.asks('priority').seat, game.state.stack]).toEqual([0, []])
      expect(game.pass().asks('priority').seat).toBe(1)
      game.cast('Snipe', { targets: ['Bear'] }).resolve()
      expect([game.zone('Bear'), game.state.turn.step, game.asks('priority').seat]).toEqual([
        'graveyard',
        'endCombat',
        0,
      ])
      // Both pass, and the next step is the main phase: the step is not repeated.
      expect([game.pass(2).state.turn.step, game.state.turn.number]).toEqual(['main2', 3])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:311.1] not in the first main phase nor with the damage, but here (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Ox', 'Pyre'] }, {}])
      game.attack('Ox')
      for (const step of ['declareAttackers', 'combatDamage'] as const) {
        game.to(step).resolveAll()
        expect([game.life(0), game.state.turn.step]).toEqual([20, step])
      }
      expect([game.life(1), game.to('endCombat').state.stack.length]).toEqual([17, 1])
      expect([game.resolve().life(0), game.to('main2').life(0)]).toEqual([21, 21])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:311.2] attackers are attacking until the step ends, and no longer (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Snipe'] }])
        .attack('Bear')
        .to('endCombat')
      game.pass()
      expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })).toBeNull()
      game.to('main2').pass()
      expect(game.state.combat).toBeNull()
      expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })?.key).toBe('cast.noTarget')
    },
  )
})
