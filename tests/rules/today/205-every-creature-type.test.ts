import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Vault',
    '',
    'Land',
    "{0}: ~ becomes a 2/2 creature with all creature types until end of turn. It's still a land.",
  ),
  card(
    'Haven',
    '',
    'Land',
    "{0}: ~ becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.",
  ),
  card('Elves Up', '{0}', 'Enchantment', 'Elf creatures you control get +1/+1.'),
  card('Goblins Up', '{0}', 'Enchantment', 'Goblin creatures you control get +2/+2.'),
]

test('it is of every creature type, and what else it becomes, and a land still', () => {
  const game = table('today', [{ battlefield: ['Vault', 'Haven', 'Elves Up', 'Goblins Up'] }, {}], CARDS)
  game.activate('Vault').resolve()
  game.activate('Haven').resolve()
  expect([game.size('Vault'), game.size('Haven')]).toEqual(['5/5', '7/6'])
  game.attack('Haven')
  expect(game.state.objects.flat().find((one) => one?.id === game.id('Haven'))?.tapped).toBe(false)
  game.to('main1', game.state.turn.number + 1)
  expect(characteristics(game.state, game.id('Vault'))).toMatchObject({ types: ['land'], subtypes: [] })
  game.isAtAQuestion()
})
