import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Cavern',
    '',
    'Land',
    "As ~ enters the battlefield, choose a creature type.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
  ),
  card('Shrine', '', 'Land', "{T}: Add {G}. If that mana is spent on a Bear spell, that spell can't be countered."),
  creature('Cub', '{G}', '1/1', '', 'Creature — Bear'),
  creature('Kitten', '{G}', '1/1', '', 'Creature — Cat'),
  card('Nay', '{0}', 'Instant', 'Counter target spell.'),
  card(
    'Borrow',
    '{0}',
    'Sorcery',
    "Exile target instant or sorcery card from an opponent's graveyard. You may cast it this turn, and mana of any type can be spent to cast that spell.",
  ),
  card(
    'Lend',
    '{0}',
    'Sorcery',
    "Exile target instant or sorcery card from an opponent's graveyard. You may cast it this turn.",
  ),
  card('Bolt', '{R}', 'Instant', '~ deals 3 damage to target player.'),
]

test('a number of symbols in words', () => {
  const six = card('Six Springs', '', 'Land', '{T}: Add six {G}.')
  const game = table('today', [{ battlefield: ['Six Springs'] }, {}], [six]).activate('Six Springs')
  expect(game.pool(0)).toBe('GGGGGG')
  game.isAtAQuestion()
})

/** The Cavern, come into play for that type, and a card to cast with its mana. */
const cavern = (spell: string, type: string) =>
  table('today', [{ hand: ['Cavern', spell] }, { hand: ['Nay'] }], CARDS)
    .land('Cavern')
    .reply(type)

test('the spell that the mana is spent on can’t be countered', () => {
  const game = cavern('Cub', 'Bear').cast('Cub').pass()
  game.cast('Nay', { targets: ['Cub'] }).resolveAll()
  expect(game.has('battlefield', 'Cub')).toBe(true)
  game.isAtAQuestion()
})

test('with other mana it can be', () => {
  const game = table('today', [{ hand: ['Cub'], battlefield: ['Forest'] }, { hand: ['Nay'] }], CARDS)
    .cast('Cub')
    .pass()
  game.cast('Nay', { targets: ['Cub'] }).resolveAll()
  expect(game.has('graveyard', 'Cub')).toBe(true)
  game.isAtAQuestion()
})

test('creatures of another type don’t get that mana', () => {
  const game = cavern('Kitten', 'Bear')
  expect(game.why({ do: 'cast', object: game.id('Kitten', 'hand'), via: 'normal' })).toMatchObject({
    key: 'cast.cantPay',
  })
  game.isAtAQuestion()
})

test.each([
  ['Cub', 'battlefield'],
  ['Kitten', 'graveyard'],
] as const)('spent on such a spell, it keeps that one from being countered: %s', (spell, zone) => {
  const game = table('today', [{ hand: [spell], battlefield: ['Shrine'] }, { hand: ['Nay'] }], CARDS)
    .cast(spell)
    .pass()
  game.cast('Nay', { targets: [spell] }).resolveAll()
  expect(game.zone(spell)).toBe(zone)
  game.isAtAQuestion()
})

test('mana of any type for what is cast from exile, and only where that is said', () => {
  const with_ = (name: string) =>
    table('today', [{ hand: [name], battlefield: ['Forest'] }, { graveyard: ['Bolt'] }], CARDS)
      .cast(name, { targets: ['Bolt'] })
      .resolve()
  const game = with_('Borrow')
  game.cast('Bolt', { from: 'exile', targets: ['player 1'] }).resolve()
  expect(game.life(1)).toBe(17)
  const other = with_('Lend')
  const refused = other.why({ do: 'cast', object: other.id('Bolt', 'exile'), via: 'normal' })
  expect(refused).toMatchObject({ key: 'cast.cantPay', params: { cost: '{R}' } })
  game.isAtAQuestion()
})
