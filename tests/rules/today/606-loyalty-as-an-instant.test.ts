import { expect, test } from 'vitest'
import { card, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  walker(
    'Vesna',
    '{0}',
    4,
    'Flash\nAs long as ~ entered the battlefield this turn, you may activate its loyalty abilities any time you could cast an instant.\n+1: You gain 1 life.',
  ),
  walker('Olen', '{0}', 3, '+1: You gain 5 life.', 'Jace'),
  card(
    'Long Watch',
    '{0}',
    'Enchantment',
    "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
  ),
]
const why = (game: ReturnType<typeof table>, name: string, n: number) =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), n) })

test('in the turn in which it entered, once, and not in a later turn', () => {
  const game = table('today', [{ hand: ['Vesna'] }, {}], CARDS)
  game.to('upkeep', game.state.turn.number + 1).pass()
  game.cast('Vesna').resolve()
  game.pass()
  expect(why(game, 'Vesna', 2)).toBeNull()
  game.activate('Vesna', 2).resolve()
  expect(game.life(0)).toBe(21)
  game.pass()
  expect(why(game, 'Vesna', 2)?.key).toBe('activate.loyaltyOnce')
  game.to('upkeep', game.state.turn.number + 1)
  expect(why(game, 'Vesna', 2)?.rule).toBe('today:606.3')
  game.to('main1').activate('Vesna', 2).resolve()
  expect(game.life(0)).toBe(22)
  game.isAtAQuestion()
})

test('of all planeswalkers you control, in response too; not of another player’s', () => {
  const game = table(
    'today',
    [{ battlefield: ['Long Watch', 'Olen'] }, { battlefield: ['Vesna'], hand: ['Long Watch'] }],
    CARDS,
  )
  game
    .to('main1', game.state.turn.number + 1)
    .cast('Long Watch')
    .pass()
  game.activate('Olen').resolve()
  expect(game.life(0)).toBe(25)
  const other = table('today', [{ battlefield: ['Long Watch', 'Olen'] }, { battlefield: ['Vesna'] }], CARDS).pass()
  expect(why(other, 'Vesna', 2)?.rule).toBe('today:606.3')
  other.isAtAQuestion()
})
