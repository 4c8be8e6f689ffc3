import { expect, test } from 'vitest'
import { isType } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const RETURN = 'Return target creature card from your graveyard to the battlefield.'
const CARDS = [
  card('Raise', '{0}', 'Sorcery', `${RETURN} It's a Zombie in addition to its other types.`),
  card(
    'Wake',
    '{0}',
    'Sorcery',
    `${RETURN} That creature is a black Zombie in addition to its other colors and types.`,
  ),
  card('Rot', '{0}', 'Sorcery', `${RETURN} That creature becomes a Zombie in addition to its other types.`),
  card('Animate', '{0}', 'Sorcery', `${RETURN} It's a Zombie creature in addition to its other types.`),
  card('Knell', '{0}', 'Enchantment', 'Whenever a Zombie enters the battlefield, you gain 1 life.'),
  card(
    'Night',
    '{0}',
    'Enchantment',
    'Each black creature you control enters the battlefield with an additional +1/+1 counter on it.',
  ),
  card(
    'Crypt',
    '{0}',
    'Enchantment',
    'Each Zombie you control enters the battlefield with an additional +1/+1 counter on it.',
  ),
  creature('Statue', '{0}', '3/3', "As long as you don't control a Swamp, ~ isn't a creature."),
  creature('Pup', '{0}', '1/1'),
]
const raised = (edition: '2011' | 'today', spell: string, mine: readonly string[] = ['Knell'], dead = 'Pup'): Table =>
  table(edition, [{ battlefield: mine, graveyard: [dead], hand: [spell] }, {}], CARDS)
    .cast(spell, { targets: [dead] })
    .resolve()

testInEditions('2011', 'today')(
  '[today:611.2e] what an effect says that it is, it enters as; the books before made it that afterwards, %s',
  (edition) => {
    const game = raised(edition, 'Raise')
    expect(game.state.stack).toHaveLength(edition === 'today' ? 1 : 0)
    game.resolveAll()
    expect(game.life(0)).toBe(edition === 'today' ? 21 : 20)
    game.isAtAQuestion()
  },
)

test('[today:611.2e] not what it becomes once it is there', () => {
  expect(raised('today', 'Rot').state.stack).toEqual([])
})

test('[today:611.2e] what has it enter with something sees it so; it stays that, as the one effect', () => {
  const game = raised('today', 'Wake', ['Crypt', 'Night'])
  expect([game.size('Pup'), game.state.lasting.length]).toEqual(['3/3', 1])
  expect(raised('today', 'Rot', ['Crypt']).size('Pup')).toBe('1/1')
  game.to('main1', game.state.turn.number + 2)
  expect(game.size('Pup')).toBe('3/3')
})

test('[today:613.7n] it is later than the permanent’s own abilities of that moment', () => {
  const creatureAfter = (spell: string, mine: readonly string[]): boolean => {
    const game = raised('today', spell, mine, 'Statue')
    return isType(game.state, game.id('Statue', 'battlefield'), 'creature')
  }
  expect(creatureAfter('Animate', [])).toBe(true)
  expect([creatureAfter('Raise', []), creatureAfter('Raise', ['Swamp'])]).toEqual([false, true])
})
