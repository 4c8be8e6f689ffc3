import { expect, test } from 'vitest'
import { answer } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Tyrant',
    '{0}',
    '1/4',
    "~ can only attack alone.\nWhenever ~ attacks a player and isn't blocked, that player's life total becomes 1. ~ assigns no combat damage this combat.",
  ),
  card(
    'Errand',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +3/+0 and can only attack alone.',
  ),
  creature(
    'Old Feint',
    '{0}',
    '3/3',
    'Whenever ~ attacks for the first time each turn, it assigns no combat damage this combat.',
  ),
  card(
    'Again',
    '{0}',
    'Instant',
    'Untap all creatures you control. After this phase, there is an additional combat phase.',
  ),
  creature('Eager', '{0}', '2/2', '~ attacks each combat if able.'),
  creature('Pup', '{0}', '1/1', ''),
  creature('Herald', '{0}', '1/1', 'Whenever a creature attacks a player, that player loses 1 life.'),
  card('Walker', '{0}', 'Planeswalker — Ward', '0: You gain 1 life.', '5'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const ONE = { player: 1 }
type Board = ReturnType<typeof board>
const attacks = (game: Board, ...names: string[]) =>
  names.map((name) => ({ id: game.id(name, 'battlefield'), defender: ONE }))
const refused = (game: Board, ...names: string[]) => {
  const made = answer(game.position, attacks(game, ...names))
  return 'refused' in made ? made.refused.key : null
}

test('what can only attack alone attacks with no other; the others attack without it', () => {
  const game = board({ battlefield: ['Tyrant', 'Pup', 'Eager'] }).until('attackers')
  expect(refused(game, 'Tyrant', 'Pup')).toBe('attack.onlyAlone')
  expect(refused(game, 'Tyrant', 'Eager')).toBe('attack.onlyAlone')
  // The requirement of another is obeyed before it.
  expect(refused(game, 'Tyrant')).toBe('attack.must')
  expect(refused(game, 'Eager', 'Pup')).toBeNull()
  const alone = board({ battlefield: ['Tyrant', 'Pup'] }).until('attackers')
  expect(refused(alone, 'Tyrant')).toBeNull()
  expect(refused(alone, 'Pup')).toBeNull()
  expect(refused(alone)).toBeNull()
})

test('two that must attack, of which one can only do so alone: one of them does', () => {
  const game = board({ battlefield: ['Eager', 'Pup'], hand: ['Errand'] })
  game
    .cast('Errand', { targets: ['Eager'] })
    .resolve()
    .until('attackers')
  expect(refused(game, 'Eager')).toBeNull()
  expect(refused(game, 'Eager', 'Pup')).toBe('attack.onlyAlone')
  expect(refused(game, 'Pup')).toBe('attack.must')
  const two = board({ battlefield: ['Eager', '2:Eager'].map((name) => name.replace('2:', '')), hand: ['Errand'] })
  two
    .cast('Errand', { targets: ['Eager'] })
    .resolve()
    .until('attackers')
  const [one, other] = [two.id('1:Eager', 'battlefield'), two.id('2:Eager', 'battlefield')]
  const may = (...ids: number[]) =>
    !(
      'refused' in
      answer(
        two.position,
        ids.map((id) => ({ id, defender: ONE })),
      )
    )
  expect([may(one), may(other), may(one, other), may()]).toEqual([true, true, false, false])
})

test('an attack on a player that is not blocked', () => {
  const game = board({ battlefield: ['Tyrant'] })
    .attack('Tyrant')
    .to('endCombat')
  expect(game.life(1)).toBe(1)
  game.isAtAQuestion()
  const blocked = board({ battlefield: ['Tyrant'] }, { battlefield: ['Pup'] }).attack('Tyrant')
  blocked.block({ Pup: 'Tyrant' }).to('endCombat')
  expect([blocked.life(1), blocked.zone('Pup')]).toEqual([20, 'graveyard'])
  const walker = board({ battlefield: ['Tyrant'] }, { battlefield: [{ name: 'Walker', counters: { loyalty: 5 } }] })
  walker.until('attackers')
  walker.reply([{ id: walker.id('Tyrant'), defender: { object: walker.id('Walker') } }]).to('endCombat')
  expect([walker.life(1), walker.state.stack]).toEqual([20, []])
})

test('a creature that attacks a player, one of several, and no planeswalker', () => {
  const game = board(
    { battlefield: ['Herald', 'Pup'] },
    { battlefield: [{ name: 'Walker', counters: { loyalty: 5 } }] },
  )
  game.until('attackers')
  const walker = { id: game.id('Herald'), defender: { object: game.id('Walker') } }
  game.reply([...attacks(game, 'Pup'), walker]).until('priority')
  expect(game.state.stack).toHaveLength(1)
  game.resolve()
  expect(game.life(1)).toBe(19)
  game.isAtAQuestion()
})

test('“this combat” ends with the combat phase: in another one of the turn it is over', () => {
  const game = board({ battlefield: ['Old Feint'], hand: ['Again'] })
    .attack('Old Feint')
    .to('endCombat')
  expect(game.life(1)).toBe(20)
  game.cast('Again').resolve()
  while (game.question.kind === 'priority') game.pass()
  game.attack('Old Feint').to('main2')
  expect(game.life(1)).toBe(17)
  game.isAtAQuestion()
})
