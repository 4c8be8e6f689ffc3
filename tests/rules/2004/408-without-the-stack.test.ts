import { expect, test } from 'vitest'
import { get, hasKeyword } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const DRAIN = card('Drain Rock', '{1}', 'Artifact', '{T}: Add {B}. You lose 1 life.')

inEditions('2004', '2011')('408.2 what does not use the stack, %s', (edition) => {
  test('[2004:408.2a] an effect is the result of a resolution; a delayed trigger it makes goes on the stack later', () => {
    const text = "Target creature gets +2/+2 until end of turn. Draw a card at the beginning of the next turn's upkeep."
    const boost = card('Boost', '{0}', 'Instant', text)
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Boost'] }, {}], [boost])
    game.cast('Boost', { targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), game.state.stack.length]).toEqual(['4/4', 0])
    game.to('upkeep', 4)
    expect(game.state.stack).toHaveLength(1)
  })

  test('[2004:408.2b] a static ability works from the next moment, without the stack', () => {
    const drill = card('Drill', '{0}', 'Enchantment', 'Creatures you control have first strike.')
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Drill'] }, {}], [drill])
    expect(hasKeyword(game.state, game.id('Bear'), 'firstStrike')).toBe(false)
    game.cast('Drill').resolve()
    expect(hasKeyword(game.state, game.id('Bear'), 'firstStrike')).toBe(true)
    expect([game.state.stack.length, game.asks('priority').seat]).toEqual([0, 0])
  })

  test('[2004:408.2c] state-based actions come before priority: lethal damage can’t be answered', () => {
    const game = table(edition, [
      { hand: ['Spark'], pool: '{R}' },
      { battlefield: ['Bear'], hand: ['Zapping'] },
    ])
    game.cast('Spark', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), game.asks('priority').seat]).toEqual(['graveyard', 0])
  })

  test('[2004:408.2d] a land is played at once, in the own main phase with an empty stack, and priority stays', () => {
    const game = table(edition, [{ hand: ['Forest', 'Zapping'] }, { hand: ['Forest'] }])
    game.cast('Zapping', { targets: ['player 1'] })
    const play = () => game.why({ do: 'playLand', object: game.id('Forest', 'hand') })
    expect(play()).toMatchObject({ key: 'timing.stackNotEmpty', rule: cite('special.land', edition) })
    game.resolve().land('Forest')
    expect([game.has('battlefield', 'Forest', 0), game.asks('priority').seat]).toEqual([true, 0])
    game.pass()
    expect(play()?.key).toBe('timing.notYourTurn')
    const combat = table(edition, [{ hand: ['Forest'] }, {}], [], { step: 'beginCombat' })
    expect(combat.why({ do: 'playLand', object: combat.id('Forest', 'hand') })?.key).toBe('timing.notMainPhase')
  })

  test('[2004:408.2e] mana and everything else of a mana ability happens at once, and priority stays', () => {
    const game = table(edition, [{}, { battlefield: ['Drain Rock'] }], [DRAIN]).pass()
    game.activate('Drain Rock')
    expect([game.pool(1), game.life(1), game.asks('priority').seat]).toEqual(['B', 19, 1])
  })

  test('[2004:408.2f] text that defines a characteristic is simply applied, in the hand too', () => {
    const coal = card('Coal', '{3}', 'Artifact', '~ is red.')
    const furnace = card('Furnace', '{1}', 'Artifact', 'Discard a red card: You gain 1 life.')
    const game = table(edition, [{ battlefield: ['Furnace'], hand: ['Coal', 'Bear'] }, {}], [coal, furnace])
    game.activate('Furnace').resolve()
    expect([game.life(0), game.zone('Coal')]).toEqual([21, 'graveyard'])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Furnace'), 0) })?.key).toBe('cost.nothingToDiscard')
  })

  test('[2004:408.2g] untapping, drawing, declaring and cleaning up are no objects on the stack', () => {
    const sides = [{ battlefield: ['Bear'] }, { battlefield: [{ name: 'Forest', tapped: true }] }]
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}])
    game.attack('Bear')
    expect([game.state.stack.length, game.state.combat?.attackers.length]).toEqual([0, 1])
    game.to('draw', 4)
    expect([game.handSize(1), game.state.stack.length]).toEqual([1, 0])
    expect(get(game.state, game.id('Forest', 'battlefield')).tapped).toBe(false)
  })

  test('[2004:408.2h 2004:408.1i] turning face up needs priority, is at once and keeps priority', () => {
    const game = table(edition, [
      { hand: ['Zapping'] },
      { battlefield: [{ name: 'Hidden One', faceDown: true }, 'Forest'] },
    ])
    const up = { do: 'turnFaceUp', object: game.id('Hidden One') } as const
    expect(game.refusal(up).key).toBe('faceUp.notFaceDown')
    game.cast('Zapping', { targets: ['player 1'] }).pass()
    expect(game.why(up)).toBeNull()
    game.reply(up).plain()
    expect([game.size('Hidden One'), game.state.stack.length, game.asks('priority').seat]).toEqual(['5/5', 1, 1])
  })
})

test('[2004:408.2g] in 2004 mana burn is no object on the stack', () => {
  const burn = table('2004', [{ pool: '{G}{G}' }, {}]).pass(2)
  expect([burn.life(0), burn.state.stack.length, burn.question.kind]).toEqual([18, 0, 'priority'])
})

test('[2004:408.2g] in 2011 nothing burns, and blockers are ordered and deal damage without the stack', () => {
  const unspent = table('2011', [{ pool: '{G}{G}' }, {}]).pass(2)
  expect([unspent.life(0), unspent.pool(0)]).toEqual([20, ''])
  const fight = table('2011', [{ battlefield: ['Ox'] }, { battlefield: ['Bear', 'Bear'] }]).attack('Ox')
  fight.block({ '1:Bear': 'Ox', '2:Bear': 'Ox' })
  expect([fight.asks('order').what, fight.state.stack.length]).toEqual(['blockers', 0])
  fight.plain().to('combatDamage')
  expect([fight.state.stack.length, fight.zone('Ox'), fight.question.kind]).toEqual([0, 'graveyard', 'priority'])
})
