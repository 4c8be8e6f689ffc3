import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const BOTH = ['2004', '2011'] as const
const ADDER = creature('Adder', '{G}', '1/1', 'Whenever ~ blocks a creature, destroy that creature at end of combat.')
const SNIPE = card('Snipe', '{0}', 'Instant', 'Destroy target attacking creature.')
const PYRE = card('Pyre', '{1}', 'Artifact', 'At end of combat, you gain 1 life.')

describe('311 the end of combat step', () => {
  test.each(BOTH)('[2004:311.1] "at end of combat" goes on the stack here, after damage (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Adder'] }], [ADDER])
    game.attack('Ox').block({ Adder: 'Ox' }).resolve().to('endCombat')
    expect(game.has('graveyard', 'Adder')).toBe(true)
    expect(game.has('battlefield', 'Ox')).toBe(true)
    expect(game.state.stack).toHaveLength(1)
    expect(game.asks('priority').seat).toBe(0)
    expect(game.state.combat?.attackers).toHaveLength(1)
    game.resolve()
    expect(game.has('graveyard', 'Ox')).toBe(true)
  })

  test.each(BOTH)('[2004:311.1] also in a combat without an attack (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Pyre'] }, {}], [PYRE]).to('endCombat')
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().life(0)).toBe(21)
  })

  test.each(BOTH)('[2004:311.2] attackers are attacking until the step ends, and no longer (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Snipe'] }], [SNIPE])
      .attack('Bear')
      .to('endCombat')
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })).toBeNull()
    game.to('main2').pass()
    expect(game.state.combat).toBeNull()
    expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })?.key).toBe('cast.noTarget')
  })
})
