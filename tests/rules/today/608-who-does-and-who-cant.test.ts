/** Those who take what a text offers, those who don't, and those who can't do what they have to (today:608.2). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const spell = (name: string, text: string, cost = '{0}') => card(name, cost, 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  spell(
    'Lure',
    'Create X 1/1 red Elf creature tokens. Each opponent may create X 1/1 red Elf creature tokens. For each opponent who does, create X 1/1 red Elf creature tokens.',
    '{X}',
  ),
  spell('Offer', "Each opponent may draw a card. Each opponent who doesn't loses 2 life."),
  spell(
    'Search Party',
    'Each opponent may investigate. You investigate X times, where X is one plus the number of opponents who investigated this way.',
  ),
  spell('Toll', "Each player sacrifices a creature. Each player who can't discards a card."),
  spell('Levy', "Each player discards a card. Each opponent who can't loses 3 life."),
  spell(
    'Wring',
    "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life.",
  ),
  spell('Refill', 'Each player discards all the cards in their hand, then draws that many cards minus one.'),
  spell('Overfill', 'Discard all cards from your hand, then draw that many cards plus one.'),
]
const THREAT = 'Each opponent loses 3 life unless that player sacrifices a creature or discards a card.'
CARDS.push(spell('Threat', THREAT), spell('Threats', `Repeat the following process X times. ${THREAT}`, '{X}'))
CARDS.push(
  spell('Squeeze', 'Target opponent loses 3 life unless that player discards a card. Repeat this process once.'),
)
const three = (mine: Side, one: Side = {}, two: Side = {}) => table('today', [mine, one, two], CARDS)
const elves = (game: ReturnType<typeof three>, seat: number): number =>
  game.state.battlefield.filter((id) => {
    const object = get(game.state, id)
    return object.kind === 'token' && object.controller === seat
  }).length

test('[today:608.2d] for each opponent who takes it, and for no other', () => {
  const game = three({ hand: ['Lure'], battlefield: ['Mountain', 'Mountain'] })
  game.cast('Lure', { x: 2 }).pass(3)
  expect(game.asks('confirm').seat).toBe(1)
  game.reply(false)
  expect(game.asks('confirm').seat).toBe(2)
  game.reply(true)
  expect([0, 1, 2].map((seat) => elves(game, seat))).toEqual([4, 0, 2])
  game.isAtAQuestion()
})

test('for each of two, and for none', () => {
  for (const [taken, made] of [
    [true, 6],
    [false, 2],
  ] as const) {
    const game = three({ hand: ['Lure'], battlefield: ['Mountain', 'Mountain'] })
    game.cast('Lure', { x: 2 }).pass(3).reply(taken).reply(taken)
    expect(elves(game, 0)).toBe(made)
  }
})

test("each opponent who doesn't take it", () => {
  const game = three({ hand: ['Offer'] }, { life: 10 }, { life: 10 })
  game.cast('Offer').pass(3).reply(true).reply(false)
  expect([game.life(0), game.life(1), game.life(2), game.handSize(1), game.handSize(2)]).toEqual([20, 10, 8, 1, 0])
  game.isAtAQuestion()
})

test('the number of those who have taken it', () => {
  const game = three({ hand: ['Search Party'] })
  game.cast('Search Party').pass(3).reply(true).reply(true)
  expect([0, 1, 2].map((seat) => elves(game, seat))).toEqual([3, 1, 1])
  game.isAtAQuestion()
})

test('who has nothing to sacrifice discards; who has sacrificed discards nothing', () => {
  const game = three({ hand: ['Toll', 'Imp'], battlefield: ['Imp'] }, { hand: ['Imp'] }, {})
  game.cast('Toll').pass(3)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.handSize(0), game.handSize(1), game.handSize(2)]).toEqual([1, 0, 0])
  expect(game.has('battlefield', 'Imp')).toBe(false)
  game.isAtAQuestion()
})

test('only opponents are meant, where it says so', () => {
  const game = three({ hand: ['Levy'], life: 10 }, { hand: ['Imp'], life: 10 }, { life: 10 })
  game.cast('Levy').pass(3)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.life(0), game.life(1), game.life(2)]).toEqual([10, 10, 7])
  game.isAtAQuestion()
})

test('what was discarded decides, not that something was', () => {
  const game = three({ hand: ['Wring'] }, { hand: ['Imp'], life: 10 }, { hand: ['Forest'], life: 10 })
  game.cast('Wring').pass(3)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.life(1), game.life(2)]).toEqual([10, 7])
  game.isAtAQuestion()
})

test('one fewer, or one more, than were discarded', () => {
  const game = three({ hand: ['Refill', 'Imp', 'Imp', 'Imp'] }, { hand: ['Imp'] }, {})
  game.cast('Refill').pass(3)
  expect([game.handSize(0), game.handSize(1), game.handSize(2)]).toEqual([2, 0, 0])
  const more = three({ hand: ['Overfill', 'Imp', 'Imp'] })
  more.cast('Overfill').pass(3)
  expect(more.handSize(0)).toBe(3)
  more.isAtAQuestion()
})

test('each of them pays either price by itself, or loses life', () => {
  const game = three({ hand: ['Threat'], life: 10 }, { life: 10, hand: ['Imp'], battlefield: ['Imp'] }, { life: 10 })
  game.cast('Threat').pass(3)
  expect(game.asks('confirm').seat).toBe(1)
  // Not the first price, but the second.
  game.reply(false).reply(true)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.life(0), game.life(1), game.life(2)]).toEqual([10, 10, 7])
  expect([game.handSize(1), game.has('battlefield', 'Imp')]).toEqual([0, true])
  game.isAtAQuestion()
})

test('as often as it says, each time for all of them again', () => {
  const board: [Side, Side, Side] = [
    { hand: ['Threats'], battlefield: ['Mountain', 'Mountain'] },
    { life: 10, hand: ['Imp'] },
    { life: 10 },
  ]
  const game = three(...board)
  game.cast('Threats', { x: 2 }).pass(3)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.life(1), game.life(2), game.handSize(1)]).toEqual([7, 4, 0])
  const once = table('today', [{ hand: ['Squeeze'] }, { life: 10, hand: ['Imp'] }], CARDS)
  once.cast('Squeeze', { targets: ['player 1'] }).pass(2)
  while (once.question.kind !== 'priority') once.plain()
  expect([once.life(1), once.handSize(1)]).toEqual([7, 0])
  once.isAtAQuestion()
})
