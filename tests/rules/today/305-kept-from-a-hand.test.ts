import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Frenzy',
    '{0}',
    'Enchantment',
    "You may play lands and cast spells from the top of your library.\nYou can't play lands or cast spells from your hand.",
  ),
  card('Drought', '{0}', 'Enchantment', "Players can't play lands or cast creature spells."),
  card('Gift', '{0}', 'Sorcery', 'You gain 1 life.'),
]
const board = (top: string, enchantment = 'Frenzy') =>
  table('today', [{ battlefield: [enchantment], hand: ['Forest', 'Gift'], library: [top, 'Swamp'] }, {}], CARDS)

test('the place is said of lands and of spells: both are kept from the hand only', () => {
  const game = board('Island')
  const land = (name: string) => game.why({ do: 'playLand', object: game.id(name) })?.key ?? null
  expect([land('Forest'), land('Island')]).toEqual(['play.cantPlayLands', null])
  expect(game.why({ do: 'cast', object: game.id('Gift', 'hand'), via: 'normal' })?.key).toBe('cast.forbidden')
  game.reply({ do: 'playLand', object: game.id('Island', 'library') })
  expect(game.zone('Island')).toBe('battlefield')
  game.isAtAQuestion()
})

test('a spell on top of the library may be cast', () => {
  const game = board('Gift')
  game
    .reply({ do: 'cast', object: game.id('Gift', 'library'), via: 'normal' })
    .announce({})
    .resolveAll()
  expect(game.life(0)).toBe(21)
})

test('where no place is said, no land is played from anywhere', () => {
  const game = board('Island', 'Drought')
  expect(game.why({ do: 'playLand', object: game.id('Forest', 'hand') })?.key).toBe('play.cantPlayLands')
  expect(game.why({ do: 'cast', object: game.id('Gift', 'hand'), via: 'normal' })).toBeNull()
})
