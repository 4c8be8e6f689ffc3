/** How often an ability triggers: an additional time, and only once each turn. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Usher', '{0}', '1/1', 'When ~ enters, you gain 1 life.'),
  card(
    'Echo Stone',
    '{0}',
    'Artifact',
    'If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  card(
    'Chorus',
    '{0}',
    'Artifact',
    'If you casting an instant or sorcery spell causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  creature(
    'Bell',
    '{0}',
    '1/1',
    'If a triggered ability of another creature you control triggers, that ability triggers an additional time.',
  ),
  creature('Listener', '{0}', '1/1', 'Whenever you cast a spell, you gain 1 life.'),
  creature('Archer', '{0}', '1/1', 'When ~ enters, ~ deals 1 damage to any target.'),
  card(
    'Gong',
    '{0}',
    'Artifact',
    'Whenever you cast a spell, you gain 1 life. This ability triggers only once each turn.',
  ),
  card('Ledger', '{0}', 'Artifact', 'Whenever you cast a spell, you may gain 5 life. Do this only once each turn.'),
  card('Cantrip', '{0}', 'Instant', 'Target player gains 0 life.'),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

describe('603.2d an additional time', () => {
  test('[today:603.2d] two such permanents: three times, each with its own target', () => {
    const game = play({ hand: ['Archer'], battlefield: ['Echo Stone', 'Echo Stone'] }, { battlefield: ['Bear'] })
    game.cast('Archer').resolve()
    expect(game.state.waiting.length + game.state.stack.length).toBeGreaterThan(0)
    game
      .reply([{ player: 1 }])
      .reply([{ player: 0 }])
      .reply([game.ref('Bear')])
    expect(game.state.stack.length).toBe(3)
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([19, 19])
    game.isAtAQuestion()
  })

  test.each([
    ['Chorus', 'Cantrip', 22],
    ['Chorus', 'Usher', 22],
    ['Bell', 'Cantrip', 22],
    ['Bell', 'Usher', 24],
  ] as const)('[today:603.2d] %s, with %s cast', (again, spell, life) => {
    const game = play({ hand: [spell], battlefield: [again, 'Listener'] })
    game.cast(spell, { targets: spell === 'Cantrip' ? ['player 1'] : [] }).resolveAll()
    expect(game.life(0)).toBe(life)
    game.isAtAQuestion()
  })

  test('[today:603.2d] not an opponent’s permanents, nor what something else causes', () => {
    const game = play({ hand: ['Usher', 'Cantrip'], battlefield: ['Gong'] }, { battlefield: ['Echo Stone'] })
    game.cast('Usher').resolveAll()
    expect(game.life(0)).toBe(22)
    const own = play({ hand: ['Cantrip'], battlefield: ['Gong', 'Echo Stone'] })
    own.cast('Cantrip', { targets: ['player 0'] }).resolveAll()
    expect(own.life(0)).toBe(21)
  })
})

describe('603.2h only once each turn', () => {
  test('[today:603.2h] it triggers once, and again the next turn', () => {
    const game = play({ hand: ['Cantrip', 'Cantrip', 'Cantrip'], battlefield: ['Gong'] })
    const cast = () => game.cast('Cantrip', { targets: ['player 1'] }).resolveAll()
    cast()
    cast()
    expect(game.life(0)).toBe(21)
    game.to('main1', game.state.turn.number + 2)
    cast()
    expect(game.life(0)).toBe(22)
    game.isAtAQuestion()
  })

  test('[today:603.2h] declined, it may trigger again; once done, no more', () => {
    const game = play({ hand: ['Cantrip', 'Cantrip', 'Cantrip'], battlefield: ['Ledger'] })
    game.cast('Cantrip', { targets: ['player 1'] }).resolve()
    game.reply(false).resolveAll()
    game.cast('Cantrip', { targets: ['player 1'] }).resolve()
    game.reply(true).resolveAll()
    expect(game.life(0)).toBe(25)
    game.cast('Cantrip', { targets: ['player 1'] })
    expect(game.state.stack.length).toBe(1)
    game.isAtAQuestion()
  })
})
