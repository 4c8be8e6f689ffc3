import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Drop', '{0}', 'Instant', 'Target creature loses flying until end of turn.'),
  card('Plating', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature is an artifact creature.'),
  creature('Gull', '{U}', '2/2', 'Flying', 'Creature — Bird'),
]
const flies = (game: Table, name: string): boolean => hasKeyword(game.state, game.id(name, 'battlefield'), 'flying')

inEditions('2004', '2011')('adding and removing abilities, %s', (edition) => {
  test.each([
    [['Lift', 'Drop'], false],
    [['Drop', 'Lift'], true],
  ])('[2004:407.1] of %s the later one prevails', (spells, expected) => {
    const game = table(edition, [{ hand: [...spells], battlefield: ['Bear'] }, {}], CARDS)
    for (const name of spells) game.cast(name, { targets: ['Bear'] }).resolve()
    expect(flies(game, 'Bear')).toBe(expected)
    game.to('upkeep', 4)
    expect(flies(game, 'Bear')).toBe(false)
  })

  test('[2004:407.2] what something is said to be is no ability of it, what it has is', () => {
    const sides = {
      battlefield: ['Bear', { name: 'Plating', attachedTo: 'Bear' }, { name: 'Wings', attachedTo: 'Bear' }],
    }
    const game = table(edition, [{ hand: ['Hollow'], ...sides }, {}], CARDS)
    const types = () => [...characteristics(game.state, game.id('Bear')).types].sort()
    expect([flies(game, 'Bear'), types()]).toEqual([true, ['artifact', 'creature']])
    game.cast('Hollow', { targets: ['Bear'] }).resolve()
    expect([flies(game, 'Bear'), types()]).toEqual([false, ['artifact', 'creature']])
  })

  test('[2004:407.3] losing an ability is losing all instances of it', () => {
    const sides = { battlefield: ['Gull', { name: 'Wings', attachedTo: 'Gull' }] }
    const game = table(edition, [{ hand: ['Drop'], ...sides }, { battlefield: ['Bear'] }], CARDS)
    game.attack('Gull')
    game.cast('Drop', { targets: ['Gull'] }).resolve()
    expect(flies(game, 'Gull')).toBe(false)
    game.block({ Bear: 'Gull' })
    expect(game.state.combat?.blocks.length).toBe(1)
  })

  test('[2004:407.3] with an instance left a creature without flying can not block it', () => {
    const game = table(edition, [{ battlefield: ['Gull'] }, { battlefield: ['Bear'] }], CARDS)
    game.attack('Gull').pass(2)
    // Nothing can block, so nobody is asked.
    expect([game.state.turn.step, game.question.kind]).toEqual(['declareBlockers', 'priority'])
    game.to('endCombat')
    expect([game.events.some((event) => event.kind === 'blocked'), game.life(1)]).toEqual([false, 18])
    game.isAtAQuestion()
  })
})
