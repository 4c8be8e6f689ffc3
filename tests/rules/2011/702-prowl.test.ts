import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Cutpurse', '{B}', '1/1', '', 'Creature — Human Rogue'),
  creature('Yeoman', '{B}', '1/1', '', 'Creature — Soldier'),
  creature(
    'Squad',
    '{5}{B}',
    '5/4',
    'Prowl {B}\nWhen ~ enters the battlefield, if its prowl cost was paid, you gain 3 life.',
    'Creature — Goblin Rogue',
  ),
  card('Whack', '{5}', 'Tribal Sorcery — Rogue', 'Prowl {B}\nYou gain 1 life.'),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to target creature or player.'),
]
const prowling = (game: Table, name: string) => game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), 'prowl') })

test('[2011:702.74] after combat damage to a player by a creature that shares a type, for the prowl cost', () => {
  const sides = { hand: ['Squad', 'Whack', 'Bolt'], battlefield: ['Cutpurse'] }
  const game = table('2011', [{ ...sides, battlefield: ['Cutpurse', 'Swamp', 'Swamp'] }, {}], CARDS)
  expect(prowling(game, 'Squad')).not.toBeNull()
  game.attack('Cutpurse').to('main2')
  // It has died since: that doesn't matter.
  game.cast('Bolt', { targets: ['Cutpurse'] }).resolveAll()
  expect([prowling(game, 'Squad'), prowling(game, 'Whack')]).toEqual([null, null])
  game.cast('Squad', { via: 'prowl' }).resolveAll()
  expect([game.zone('Squad'), game.life(0)]).toEqual(['battlefield', 23])
  game.cast('Whack', { via: 'prowl' }).resolveAll()
  expect(game.life(0)).toBe(24)
  game.isAtAQuestion()
})

test('[2011:702.74] other creatures, other damage, another player’s creatures don’t count', () => {
  const other = table('2011', [{ hand: ['Squad'], battlefield: ['Yeoman', 'Swamp'] }, {}], CARDS)
  other.attack('Yeoman').to('main2')
  expect(prowling(other, 'Squad')).not.toBeNull()
  const blocked = table(
    '2011',
    [{ hand: ['Squad'], battlefield: ['Cutpurse', 'Swamp'] }, { battlefield: ['Ox'] }],
    CARDS,
  )
  blocked.attack('Cutpurse').block({ Ox: 'Cutpurse' }).to('main2')
  expect(prowling(blocked, 'Squad')).not.toBeNull()
})

test('[2011:702.74] cast for its mana cost, the prowl cost was not paid', () => {
  const sides = { hand: ['Squad'], battlefield: ['Cutpurse'], pool: '{B}{C}{C}{C}{C}{C}' }
  expect(table('2011', [sides, {}], CARDS).cast('Squad').resolveAll().life(0)).toBe(20)
})
