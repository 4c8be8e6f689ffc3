/** Creatures as large as another, and combat damage that is dealt whatever prevents damage. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Mentor',
    '{0}',
    '2/3',
    "Whenever ~ attacks, you may have the base power and toughness of other creatures you control become equal to ~'s power and toughness until end of turn.",
  ),
  creature(
    'Trainer',
    '{0}',
    '4/5',
    "{0}: You may change the base power and toughness of target creature to ~'s power and toughness until end of turn.",
  ),
  card('Grow', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  creature(
    'Beast',
    '{0}',
    '4/4',
    "Combat damage that would be dealt by creatures you control can't be prevented.\n{0}: ~ deals 1 damage to target player.",
  ),
  card('Fog', '{0}', 'Instant', 'Prevent all damage that would be dealt this turn.'),
  card('Scar', '{0}', 'Enchantment', 'Whenever combat damage is dealt to you, put a charge counter on ~.'),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to target player.'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('the base numbers are those it has as this resolves; counters count on top', () => {
  const game = board({ battlefield: ['Mentor', 'Ox', 'Bear'], hand: ['Grow', 'Grow'] }, { battlefield: ['Bear'] })
  game.cast('Grow', { targets: ['Mentor'] }).resolve()
  game.attack('Mentor').resolve()
  game.reply(true).until('priority')
  expect([game.size('Mentor'), game.size('Ox'), game.size('1:Bear'), game.size('2:Bear')]).toEqual([
    '3/4',
    '3/4',
    '3/4',
    '2/2',
  ])
  game.cast('Grow', { targets: ['Mentor'] }).resolve()
  expect([game.size('Mentor'), game.size('Ox')]).toEqual(['4/5', '3/4'])
  game.isAtAQuestion()
})

test('[today:608.2d] one that may be changed, or not', () => {
  const game = board({ battlefield: ['Trainer'] }, { battlefield: ['Bear'] })
  game
    .activate('Trainer', 0, { targets: ['Bear'] })
    .resolve()
    .reply(false)
  expect(game.until('priority').size('Bear')).toBe('2/2')
  game
    .activate('Trainer', 0, { targets: ['Bear'] })
    .resolve()
    .reply(true)
  expect(game.until('priority').size('Bear')).toBe('4/5')
})

test('[today:615.12] only combat damage can’t be prevented; a trigger of a player’s combat damage', () => {
  const game = board({ battlefield: ['Beast'], hand: ['Fog'] }, { battlefield: ['Scar'] })
  game.cast('Fog').resolve()
  game.activate('Beast', 1, { targets: ['player 1'] }).resolve()
  expect(game.life(1)).toBe(20)
  game.attack('Beast').to('endCombat').resolveAll()
  expect([game.life(1), get(game.state, game.id('Scar')).counters.charge]).toEqual([16, 1])
  game.isAtAQuestion()
  const other = board({ hand: ['Bolt'] }, { battlefield: ['Scar'] })
    .cast('Bolt', { targets: ['player 1'] })
    .resolve()
  expect([other.state.stack.length, other.life(1)]).toEqual([0, 17])
})
