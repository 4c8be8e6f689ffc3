/** Mana of a color that is chosen, of several different ones, of each: by play. */
import { expect, test } from 'vitest'
import { COMMANDER } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Mixer', '{0}', 'Artifact', '{T}: Add two mana of different colors.'),
  card(
    'Temple',
    '{0}',
    'Artifact',
    '{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
  ),
  card(
    'Horn',
    '{0}',
    'Artifact',
    '~ enters the battlefield with three charge counters on it.\n{T}: Choose a color. Add one mana of that color for each charge counter on ~.',
  ),
  card('Tomb', '{0}', 'Artifact', '{T}: Choose a color of a card in your graveyard. Add one mana of that color.'),
  card('Bloom', '{0}', 'Artifact', '{T}: For each color among permanents you control, add one mana of that color.'),
  card(
    'Lotus',
    '{0}',
    'Artifact',
    '{T}: Add three mana of any one color. Spend this mana only to cast your commander.',
  ),
  creature('Rhea', '{2}{G}', '2/2', '', 'Legendary Creature — Human'),
  creature('Moss', '{G}{G}', '1/1'),
  creature('Ember Imp', '{R}', '1/1'),
]
const board = (mine: Parameters<typeof table>[1][number]): Table => table('today', [mine, {}], CARDS)

test('two mana of different colors: the second is of another color', () => {
  const game = board({ battlefield: ['Mixer'] })
  game.activate('Mixer').reply('R')
  expect(game.asks('mana').among).toEqual(['W', 'U', 'B', 'G'])
  game.reply('G')
  expect(game.pool(0)).toBe('RG')
  game.isAtAQuestion()
})

test('[today:700.5] as much of a color as your devotion to it; a color to which there is none isn’t offered', () => {
  const game = board({ battlefield: ['Temple', 'Moss', 'Moss', 'Ember Imp'] })
  game.activate('Temple')
  expect(game.asks('mana').among).toEqual(['R', 'G'])
  game.reply('G')
  expect(game.pool(0)).toBe('GGGG')
  const none = board({ battlefield: ['Temple'] })
  none.activate('Temple')
  expect(none.pool(0)).toBe('')
  none.isAtAQuestion()
})

test('one mana of the chosen color for each counter', () => {
  const game = board({ hand: ['Horn'] })
  game.cast('Horn').resolve().activate('Horn', 1).reply('U')
  expect(game.pool(0)).toBe('UUU')
})

test('the color of a card in the graveyard; without one there is no mana', () => {
  const game = board({ battlefield: ['Tomb'], graveyard: ['Ember Imp', 'Moss'] })
  game.activate('Tomb')
  expect(game.asks('mana').among).toEqual(['R', 'G'])
  game.reply('R')
  expect(game.pool(0)).toBe('R')
  const none = board({ battlefield: ['Tomb'], graveyard: ['Mixer'] })
  none.activate('Tomb')
  expect(none.pool(0)).toBe('')
})

test('one mana for each color among your permanents, whichever they are', () => {
  const game = board({ battlefield: ['Bloom', 'Moss', 'Ember Imp', 'Moss'] })
  game.activate('Bloom')
  expect([...game.pool(0)].sort().join('')).toBe('GR')
})

test('mana for your commander alone', () => {
  const game = table(
    'today',
    [{ commander: ['Rhea'], hand: ['Moss'], battlefield: ['Lotus'] }, {}],
    CARDS,
    {},
    { format: COMMANDER },
  )
  game.activate('Lotus').reply('G')
  expect(game.why({ do: 'cast', object: game.id('Moss', 'hand'), via: 'normal' })).not.toBeNull()
  game.cast('Rhea', { from: 'command' }).resolve()
  expect([game.zone('Rhea'), game.pool(0)]).toEqual(['battlefield', ''])
  game.isAtAQuestion()
})
