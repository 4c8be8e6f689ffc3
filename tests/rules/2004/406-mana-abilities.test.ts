import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BURNER = card('Burner', '{1}', 'Artifact', '{T}: Add {R}. ~ deals 1 damage to you.')
const RITUAL = zoo('Rite')
const THORN = card('Thorn', '{1}', 'Enchantment', 'Whenever a land is tapped for mana, its controller loses 1 life.')
const MIRROR = card('Mirror', '{1}', 'Artifact', '{T}: Add one mana of any type that a land you control could produce.')

inEditions('2004', '2011')('406 mana abilities, %s', (edition) => {
  test('[2004:406.1] one that adds mana is a mana ability, whatever else it does', () => {
    const game = table(edition, [{ battlefield: ['Burner'] }, {}], [BURNER])
    game.activate('Burner')
    expect([game.pool(0), game.life(0), game.state.stack.length]).toEqual(['R', 19, 0])
  })

  test('[2004:406.2] spells and other triggers that add mana use the stack', () => {
    const pyre = card('Pyre', '{1}', 'Enchantment', 'Whenever a creature dies, add {R}.')
    const slay = zoo('Slay')
    const hush = zoo('Lipseal')
    const cards = [RITUAL, pyre, slay, hush]
    const game = table(edition, [{ battlefield: ['Pyre', 'Bear'], hand: ['Rite', 'Slay', 'Lipseal', 'Ox'] }, {}], cards)
    // It can't be cast to pay for another spell: the spell can't even be begun.
    expect(game.why({ do: 'cast', object: game.id('Ox', 'hand'), via: 'normal' })?.key).toBe('cast.cantPay')
    game
      .cast('Rite')
      .cast('Lipseal', { targets: ['Rite'] })
      .resolveAll()
    expect([game.zone('Rite'), game.pool(0)]).toEqual(['graveyard', ''])
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect([game.state.stack.length, game.pool(0)]).toEqual([1, ''])
    game.resolve()
    expect(game.pool(0)).toBe('R')
  })

  test('[2004:406.3] it is one even where it can give nothing now', () => {
    const game = table(edition, [{ battlefield: ['Herder'], hand: ['Still'] }, {}])
    game.activate('Herder')
    expect([game.pool(0), game.state.stack.length]).toEqual(['', 0])
    expect(game.why({ do: 'cast', object: game.id('Still'), via: 'normal' })?.key).toBe('cast.noTarget')
    expect(game.events.some((event) => event.kind === 'activated' && event.mana)).toBe(true)
  })

  test('[2004:406.4] it does not use the stack: nobody is asked, and the player still has priority', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Spark'], pool: '{R}' }, {}])
    game.cast('Spark', { targets: ['player 1'] })
    game.activate('Forest')
    expect([game.pool(0), game.state.stack.length, game.asks('priority').seat]).toEqual(['G', 1, 0])
  })

  test('[2004:406.5] what a mana ability sets off and adds no mana goes on the stack, above the finished spell', () => {
    const game = table(edition, [{ battlefield: ['Thorn', 'Mountain'], hand: ['Spark'] }, {}], [THORN])
    game.cast('Spark', { targets: ['player 1'] })
    expect([game.state.stack.length, game.life(0)]).toEqual([2, 20])
    game.resolve()
    expect([game.life(0), game.life(1), game.state.stack.length]).toEqual([19, 20, 1])
  })

  test('[2004:406.6] mana whose type nothing tells is not produced, and nothing is asked', () => {
    const game = table(edition, [{ battlefield: ['Mirror'] }, { battlefield: ['Forest'] }], [MIRROR])
    game.activate('Mirror')
    expect([game.pool(0), game.question.kind]).toEqual(['', 'priority'])
    expect(game.state.stack).toEqual([])
    const one = table(edition, [{ battlefield: ['Mirror', { name: 'Forest', tapped: true }] }, {}], [MIRROR])
    one.activate('Mirror')
    expect(one.pool(0)).toBe('G')
    const two = table(edition, [{ battlefield: ['Mirror', 'Forest', ...times(2, 'Island')] }, {}], [MIRROR])
    two.activate('Mirror')
    expect(two.asks('mana').among).toEqual(['U', 'G'])
  })
})

test('[2004:406.1] in 2004 it is one with a target, too', () => {
  const game = table('2004', [{ battlefield: ['Giver'] }, {}]).activate('Giver', 0, {
    targets: ['player 1'],
  })
  expect([game.pool(1), game.state.stack.length]).toEqual(['G', 0])
})
