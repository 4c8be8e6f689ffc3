/** "Each opponent has no cards in hand", "an opponent controls no creatures": asked of each by itself (today:608.2c). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const asking = (name: string, what: string) => card(name, '{0}', 'Instant', `If ${what}, you gain 3 life.`)
const CARDS = [
  creature('Imp', '{1}', '1/1'),
  asking('Handless', 'each opponent has no cards in hand'),
  asking('Handed', 'each opponent has two or more cards in hand'),
  asking('Few', 'each player has two or fewer cards in hand'),
  asking('Crowds', 'each opponent controls two or more creatures'),
  asking('Bare', 'an opponent controls no creatures'),
  asking('All Bare', 'each opponent controls no creatures'),
  asking('Outnumbered', 'each opponent controls more creatures than you'),
  asking('Heaps', 'each opponent has two or more cards in their graveyard'),
  asking('Landed', 'each opponent has a land card in hand'),
]
const gains = (name: string, ...others: readonly [Side, Side]): boolean => {
  const game = table('today', [{ hand: [name], life: 20 }, ...others], CARDS)
  game.cast(name).resolveAll()
  game.isAtAQuestion()
  return game.life(0) === 23
}
const hand = (n: number, of = 'Imp'): Side => ({ hand: Array<string>(n).fill(of) })
const has = (n: number): Side => ({ battlefield: Array<string>(n).fill('Imp') })
const buried = (n: number): Side => ({ graveyard: Array<string>(n).fill('Imp') })

test.each<[string, readonly [Side, Side][], readonly [Side, Side][]]>([
  ['Handless', [[hand(0), hand(0)]], [[hand(0), hand(1)]]],
  [
    'Handed',
    [[hand(2), hand(2)]],
    [
      [hand(3), hand(1)],
      [hand(4), hand(0)],
    ],
  ],
  ['Few', [[hand(2), hand(2)]], [[hand(3), hand(0)]]],
  ['Crowds', [[has(2), has(2)]], [[has(3), has(1)]]],
  [
    'Bare',
    [
      [has(2), has(0)],
      [has(0), has(0)],
    ],
    [[has(1), has(1)]],
  ],
  ['All Bare', [[has(0), has(0)]], [[has(1), has(0)]]],
  ['Outnumbered', [[has(1), has(1)]], [[has(2), has(0)]]],
  ['Heaps', [[buried(2), buried(2)]], [[buried(3), buried(1)]]],
  ['Landed', [[hand(1, 'Forest'), hand(1, 'Forest')]], [[hand(2, 'Forest'), hand(1)]]],
])('%s', (name, yes, no) => {
  for (const others of yes) expect(gains(name, ...others)).toBe(true)
  for (const others of no) expect(gains(name, ...others)).toBe(false)
})
