import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Citadel',
    '{0}',
    'Enchantment',
    'As ~ enters the battlefield, choose Dawn or Dusk.\n• Dawn — At the beginning of your upkeep, you gain 2 life.\n• Dusk — Creatures you control get +1/+1.',
  ),
  card('Recite', '{0}', 'Sorcery', "Return target enchantment to its owner's hand."),
  creature('Wall', '{0}', '0/9', 'Defender'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('the word chosen as it enters says which of the abilities it has', () => {
  const dawn = board({ hand: ['Citadel', 'Recite'], battlefield: ['Wall'] })
    .cast('Citadel')
    .resolve()
  expect(dawn.asks('word')).toMatchObject({ which: 'option', words: ['Dawn', 'Dusk'] })
  dawn.reply('Dawn').until('priority')
  expect(dawn.size('Wall')).toBe('0/9')
  dawn.to('upkeep', dawn.state.turn.number + 2).resolveAll()
  expect(dawn.life(0)).toBe(22)
  const dusk = board({ hand: ['Citadel'], battlefield: ['Wall'] })
    .cast('Citadel')
    .resolve()
    .reply('Dusk')
  expect(dusk.until('priority').size('Wall')).toBe('1/10')
  dusk.to('upkeep', dusk.state.turn.number + 2)
  expect([dusk.state.stack.length, dusk.life(0)]).toEqual([0, 20])
  dusk.isAtAQuestion()
})
