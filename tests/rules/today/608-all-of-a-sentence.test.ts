/**
 * "If you do", "you may" and "repeat this process" are about the whole of what stands before them: both things that a
 * sentence has done, all of an offer, every sentence of the text.
 */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Side, table, times } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  sorcery('Tithe', 'Discard a card and sacrifice a creature. If you do, you gain 3 life.'),
  sorcery('Tithe Back', 'Sacrifice a creature and discard a card. If you do, you gain 3 life.'),
  sorcery('Later Tithe', 'Discard a card, then sacrifice a creature. When you do, target player gains 3 life.'),
  sorcery('Lacking', "Sacrifice a creature and discard a card. If you don't, you gain 3 life."),
  sorcery('Unable', "Sacrifice a creature and discard a card. If you can't, you gain 3 life."),
  sorcery('Two Sentences', 'Sacrifice a creature. Discard a card. If you do, you gain 3 life.'),
  sorcery('Offer', 'You may discard a card and sacrifice a creature. If you do, you gain 3 life.'),
  sorcery('Offer Back', 'You may sacrifice a creature and discard a card. If you do, you gain 3 life.'),
  sorcery('Drawn Offer', 'You may draw a card and discard a card. If you do, you gain 3 life.'),
  sorcery(
    'Buried Offer',
    'You may sacrifice a creature and exile a creature card from your graveyard. If you do, you gain 3 life.',
  ),
  sorcery('Forced', 'You may have target opponent sacrifice a creature.'),
  sorcery('Bought', 'You may discard a card and have each opponent sacrifice a creature. If you do, you gain 3 life.'),
  sorcery('Refrain', 'Draw a card. You lose 1 life. Repeat this process two more times.'),
  sorcery('Echo', 'Each player loses 1 life. If you control a creature, you gain 3 life. Repeat this process once.'),
]
const side = (card: boolean, creature: boolean, spell: string): Side => ({
  hand: [spell, ...(card ? ['Forest'] : [])],
  battlefield: creature ? ['Bear'] : [],
})
const gains = (spell: string, card: boolean, creature: boolean): boolean => {
  const game = table('today', [side(card, creature, spell), {}], CARDS)
  game.cast(spell).resolveAll()
  game.isAtAQuestion()
  return game.life(0) + game.life(1) > 40
}

test.each(['Tithe', 'Tithe Back', 'Later Tithe', 'Offer', 'Offer Back'])('%s: both, or it isn’t done', (spell) => {
  expect(gains(spell, true, true)).toBe(true)
  expect(gains(spell, true, false)).toBe(false)
  expect(gains(spell, false, true)).toBe(false)
  expect(gains(spell, false, false)).toBe(false)
})

test.each(['Lacking', 'Unable'])('%s: one that is missing is enough', (spell) => {
  expect(gains(spell, true, true)).toBe(false)
  expect(gains(spell, true, false)).toBe(true)
  expect(gains(spell, false, true)).toBe(true)
})

test('of two sentences the last is asked about', () => {
  expect(gains('Two Sentences', true, false)).toBe(true)
  expect(gains('Two Sentences', false, true)).toBe(false)
})

test('an offer of which a part is impossible isn’t made, unless what is done before makes it possible', () => {
  const asked = (spell: string, card: boolean, creature: boolean) =>
    table('today', [side(card, creature, spell), {}], CARDS)
      .cast(spell)
      .resolve().question.kind
  expect(asked('Offer', true, true)).toBe('confirm')
  expect(asked('Offer', true, false)).toBe('priority')
  expect(asked('Offer Back', false, true)).toBe('priority')
  expect(asked('Drawn Offer', false, false)).toBe('confirm')
  expect(asked('Buried Offer', false, true)).toBe('confirm')
  const game = table('today', [side(true, false, 'Offer'), {}], CARDS)
    .cast('Offer')
    .resolve()
  expect(game.handSize(0)).toBe(1)
})

test('what others are made to do needs nothing of yours', () => {
  const theirs: Side = { battlefield: ['Bear'] }
  for (const [spell, hand, options] of [
    ['Forced', [], { targets: ['player 1'] }],
    ['Bought', ['Forest'], {}],
  ] as const) {
    const game = table('today', [{ hand: [spell, ...hand] }, theirs], CARDS)
      .cast(spell, options)
      .resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true).resolveAll()
    expect([game.has('battlefield', 'Bear'), game.handSize(0)]).toEqual([false, 0])
    game.isAtAQuestion()
  }
})

test('every sentence of the text is repeated, as often as it says', () => {
  const game = table('today', [{ hand: ['Refrain'], library: times(5, 'Forest'), life: 10 }, {}], CARDS)
  game.cast('Refrain').resolve()
  expect([game.handSize(0), game.life(0)]).toEqual([3, 7])
  game.isAtAQuestion()
  const echo = table('today', [{ hand: ['Echo'], battlefield: ['Bear'], life: 10 }, { life: 10 }], CARDS)
  echo.cast('Echo').resolve()
  expect([echo.life(0), echo.life(1)]).toEqual([14, 8])
  const none = table('today', [{ hand: ['Echo'], life: 10 }, { life: 10 }], CARDS)
  none.cast('Echo').resolve()
  expect([none.life(0), none.life(1)]).toEqual([8, 8])
})
