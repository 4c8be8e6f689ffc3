/** Which players: "who have four or fewer cards in hand", "with more life than you". */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  card('Lash', '{0}', 'Sorcery', '~ deals 1 damage to each opponent who has two or fewer cards in hand.'),
  card('Level', '{0}', 'Sorcery', 'Each opponent with more life than you loses 3 life.'),
  card('Pick', '{0}', 'Sorcery', 'Each opponent who has more cards in hand than you loses 2 life.'),
  card('Copper Alms', '{0}', 'Sorcery', 'Each opponent with fewer cards in hand than you gains 2 life.'),
  card('Doom', '{0}', 'Sorcery', 'Each player who has 5 or less life loses the game.'),
]
/** The lives of three players after the spell; they have so much life and so many cards in hand. */
function lives(spell: string, ...sides: readonly (readonly [number, number])[]): readonly number[] {
  const [mine = [20, 0], one = [20, 0], ...others] = sides
  const side = ([life, cards]: readonly [number, number], hand: readonly string[] = []): Side => ({
    life,
    hand: [...hand, ...Array<string>(cards).fill('Forest')],
  })
  const game = table('today', [side(mine, [spell]), side(one), ...others.map((other) => side(other))], CARDS)
    .cast(spell)
    .resolveAll()
  game.isAtAQuestion()
  return sides.map((_, seat) => game.life(seat))
}

test.each([
  [
    'Lash',
    [
      [20, 0],
      [20, 2],
      [20, 3],
    ],
    [20, 19, 20],
  ],
  [
    'Level',
    [
      [10, 0],
      [11, 0],
      [10, 0],
    ],
    [10, 8, 10],
  ],
  [
    'Pick',
    [
      [20, 2],
      [20, 3],
      [20, 2],
    ],
    [20, 18, 20],
  ],
  [
    'Copper Alms',
    [
      [20, 2],
      [20, 1],
      [20, 2],
    ],
    [20, 22, 20],
  ],
] as const)('%s: each of them by their own number', (spell, sides, after) => {
  expect(lives(spell, ...sides)).toEqual(after)
})

test('5 or less life: those who have that lose', () => {
  const game = table('today', [{ hand: ['Doom'] }, { life: 5 }, { life: 6 }], CARDS)
    .cast('Doom')
    .resolveAll()
  expect(game.state.players.map(({ lost }) => lost === null)).toEqual([true, false, true])
  game.isAtAQuestion()
})
