import { expect, test } from 'vitest'
import { abilitiesOf, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Acolyte',
    '{W}',
    '1/1',
    'Level up {1}\nLEVEL 2-4\n3/3\nFlying\n{T}: ~ deals 1 damage to target creature or player.\nLEVEL 5+\n5/5',
    'Creature — Human Monk',
  ),
  card('Vigour', '{0}', 'Enchantment', 'Creatures you control get +1/+1.'),
]

const board = (level: number, mine: object = {}): Table => {
  const acolyte = { name: 'Acolyte', counters: { level } }
  return table('2011', [{ battlefield: [acolyte, ...times(3, 'Plains')], ...mine }, {}], CARDS)
}

test('[2011:contents/710] with the counters of a level it has that size and those abilities; others replace them', () => {
  const shown = (level: number): readonly [string, boolean] => {
    const game = board(level)
    return [game.size('Acolyte'), hasKeyword(game.state, game.id('Acolyte'), 'flying')]
  }
  expect([0, 1, 2, 4, 5, 9].map(shown)).toEqual([
    ['1/1', false],
    ['1/1', false],
    ['3/3', true],
    ['3/3', true],
    ['5/5', false],
    ['5/5', false],
  ])
})

test('[2011:contents/710] level up puts a counter on it, at any level, only as a sorcery', () => {
  const game = board(4)
  game.activate('Acolyte').resolveAll()
  expect(game.size('Acolyte')).toBe('5/5')
  game.activate('Acolyte').resolveAll()
  const upkeep = board(0).to('upkeep', 4)
  upkeep.pass()
  const levelUp = { do: 'activate', ...upkeep.nth(upkeep.id('Acolyte'), 0) } as const
  expect(upkeep.why(levelUp)?.key).toBe('timing.notYourTurn')
  const busy = board(0)
  busy.reply({ do: 'activate', ...busy.nth(busy.id('Acolyte'), 0) }).announce({})
  expect(busy.why(levelUp)?.key).toBe('timing.stackNotEmpty')
  busy.isAtAQuestion()
})

test('[2011:contents/710] an ability of a level is its own, and can be activated only there', () => {
  const shooting = (game: Table) => {
    const last = abilitiesOf(game.state, game.id('Acolyte')).findLastIndex(({ kind }) => kind === 'activated')
    return game.activate('Acolyte', last, { targets: ['player 1'] }).resolveAll()
  }
  expect(shooting(board(2)).life(1)).toBe(19)
  // Below, and beyond, its only activated ability is level up.
  for (const level of [1, 5]) expect(shooting(board(level)).life(1)).toBe(20)
})

test('[2011:contents/710 2004:418.5] the size is set before other effects change it', () => {
  expect(board(2, { battlefield: [{ name: 'Acolyte', counters: { level: 2 } }, 'Vigour'] }).size('Acolyte')).toBe('4/4')
})

test('[2011:contents/710] off the battlefield, and as a copy without counters, it is what its first box says', () => {
  const game = board(5, { hand: ['Mirror', 'Bounce'] })
  game.cast('Mirror').resolve()
  game.reply([game.id('Acolyte')]).resolveAll()
  expect([game.size('1:Acolyte'), game.size('2:Acolyte')].sort()).toEqual(['1/1', '5/5'])
})
