/** Rules for players that speak of what the text is about: they go on when that is gone (today:611.2). */
import { expect, test } from 'vitest'
import { whyNot } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Pup', '{0}', '2/2'),
  creature(
    'Mage',
    '{0}',
    '2/3',
    "When ~ enters the battlefield, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.",
  ),
  creature(
    'Old Censor',
    '{0}',
    '2/3',
    "Whenever you cast a spell, your opponents can't cast spells with the same mana value as that spell until your next turn.",
  ),
  card(
    'Lesser',
    '{0}',
    'Instant',
    "Exile target creature. Its controller can't cast creature spells with power greater than its power until your next turn.",
  ),
  card(
    'Colors',
    '{0}',
    'Instant',
    "Exile target creature. Its controller can't cast spells that share a color with that creature until your next turn.",
  ),
  creature('Green', '{G}', '1/1'),
  creature('Gruul', '{R}{G}', '1/1'),
  creature('White', '{W}', '1/1'),
]
/** Which of the cards in the hand of the active player the rules would let them cast, had they the mana. */
const castable = (game: Table, names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const refused = whyNot(game.state, 1, { do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') })
    return refused?.key !== 'cast.forbidden'
  })
const turn = (game: Table, n: number) => game.to('main1', n)

test('the name of the creature that was returned, until the turn that it says', () => {
  const board = [{ hand: ['Mage'] }, { battlefield: ['Imp', 'Pup'], hand: ['Imp', 'Pup'] }] as const
  const game = table('today', board, CARDS).cast('Mage').resolve()
  game.announce({ targets: ['Imp'] }).resolveAll()
  expect(castable(turn(game, 4), ['Imp', 'Pup'])).toEqual(['Pup'])
  game.isAtAQuestion()
  expect(castable(turn(game, 6), ['Imp', 'Pup'])).toEqual(['Imp', 'Pup'])
})

test('the mana value of a spell that has resolved', () => {
  const hand = ['Imp', 'Bear', 'Ox']
  const game = table('today', [{ battlefield: ['Old Censor'], hand: ['Imp'] }, { hand }], CARDS)
  game.cast('Imp').resolveAll()
  expect(castable(turn(game, 4), hand)).toEqual(['Bear', 'Ox'])
  expect(castable(turn(game, 6), hand)).toEqual(hand)
  game.isAtAQuestion()
})

test('the power and the colours that it had', () => {
  const hand = ['Imp', 'Pup', 'Bear', 'Ox', 'Green', 'Gruul', 'White']
  const power = table('today', [{ hand: ['Lesser'] }, { battlefield: ['Pup'], hand }], CARDS)
  power.cast('Lesser', { targets: ['Pup'] }).resolveAll()
  expect(castable(turn(power, 4), hand)).toEqual(hand.filter((name) => name !== 'Ox'))
  const colors = table('today', [{ hand: ['Colors'] }, { battlefield: ['Gruul'], hand }], CARDS)
  colors.cast('Colors', { targets: ['Gruul'] }).resolveAll()
  expect(castable(turn(colors, 4), hand)).toEqual(['Imp', 'Pup', 'White'])
  // What has no colour shares none.
  const none = table('today', [{ hand: ['Colors'] }, { battlefield: ['Imp'], hand }], CARDS)
  none.cast('Colors', { targets: ['Imp'] }).resolveAll()
  expect(castable(turn(none, 4), hand)).toEqual(hand)
  none.isAtAQuestion()
})
