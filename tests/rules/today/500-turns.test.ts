import { describe, expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const LONG = card('Long Day', '{0}', 'Sorcery', 'Take an extra turn after this one.')
const HOARD = card(
  'Hoard',
  '{0}',
  'Instant',
  "Until end of combat, you don't lose unspent mana as steps and phases end.",
)

inEditions(
  '2004',
  '2011',
  'today',
)('turns and phases, %s', (edition) => {
  test('[today:500.7] of two extra turns the one given later is taken first, and both before anybody else’s', () => {
    const give = card('Gift of Hours', '{0}', 'Instant', 'Target player takes an extra turn after this one.')
    const game = table(edition, [{ hand: ['Gift of Hours', 'Gift of Hours'] }, {}], [give])
    game.cast('1:Gift of Hours', { targets: ['player 0'] }).resolve()
    game.cast('Gift of Hours', { targets: ['player 1'] }).resolve()
    const turns: number[] = []
    for (let n = 1; n <= 3; n++) turns.push(game.to('upkeep', game.state.turn.number + 1).state.turn.active)
    expect(turns).toEqual([1, 0, 1])
    game.isAtAQuestion()
  })

  test('[today:500.5] today what ends as a phase ends has ended before its mana is lost', () => {
    const game = table(edition, [{ hand: ['Hoard'], pool: '{G}' }, {}], [HOARD], { step: 'beginCombat' })
    game.cast('Hoard').resolve().to('endCombat')
    expect(game.pool(0)).toBe('G')
    game.pass(2)
    expect([game.state.turn.step, game.pool(0)]).toEqual(['main2', edition === 'today' ? '' : 'G'])
    game.isAtAQuestion()
  })
})

describe('the end step', () => {
  test('[today:513.1a] what came at end of turn comes at the beginning of the end step', () => {
    const old = card('Old Dusk', '{1}', 'Enchantment', 'At end of turn, you gain 1 life.')
    const game = table('today', [{ battlefield: ['Old Dusk'] }, {}], [old]).to('end')
    expect([game.state.stack.length, game.resolve().life(0)]).toEqual([1, 21])
  })
})

describe('extra turns of one spell after the other', () => {
  test('[today:500.7] two of one’s own are both taken before the other player’s turn', () => {
    const game = table('today', [{ hand: times(2, 'Long Day') }, {}], [LONG])
    game.cast('1:Long Day').resolve().cast('Long Day').resolve()
    const turns: number[] = []
    for (let n = 1; n <= 3; n++) turns.push(game.to('upkeep', game.state.turn.number + 1).state.turn.active)
    expect(turns).toEqual([0, 0, 1])
  })
})
