/** What is replaced by doing it several times: each time finds what the time before has left. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { namesIn } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  global('Plenty', 'If you would draw a card, draw two cards instead.'),
  global('Scholar', 'Whenever you draw a card, you gain 10 life.'),
  global('Wisdom', 'If you would gain life, draw that many cards instead.'),
  global('Wake', 'If a creature would die, you draw two cards instead.'),
  global('Grinder', 'If you would draw a card, put the top two cards of your library into your graveyard instead.'),
  global('Waste', 'If you would draw a card, discard two cards instead.'),
  global('Litter', 'If you would draw a card, create two 1/1 green Insect creature tokens instead.'),
  global('Ebb', 'If you would draw a card, exile the top card of your library, then draw a card instead.'),
  card('Study', '{0}', 'Sorcery', 'Draw a card.'),
  card('Aid', '{0}', 'Sorcery', 'Draw two cards.'),
  card('Balm', '{0}', 'Sorcery', 'You gain 3 life.'),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
]
const LIBRARY = ['Ox', 'Bear', 'Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

inEditions('2004', '2011')('replaced by doing it several times, %s', (edition) => {
  const afterwards = (spell: string, battlefield: readonly string[], hand: readonly string[] = []) => {
    const game = table(edition, [{ hand: [spell, ...hand], battlefield, library: LIBRARY }, {}], CARDS)
    game.cast(spell).resolve()
    return game
  }

  test('[2004:419.6] "draw two cards instead" draws the two top cards', () => {
    const game = afterwards('Study', ['Plenty', 'Scholar'])
    expect(namesIn(game, 'hands', 0).sort()).toEqual(['Bear', 'Ox'])
    game.resolveAll()
    expect(game.life(0)).toBe(40)
    game.isAtAQuestion()
  })

  test('[2004:419.6a] each of two has one opportunity at each draw: four cards', () => {
    const game = afterwards('Study', ['Plenty', 'Plenty'])
    if (game.question.kind === 'replacement') game.resolveAll()
    expect(namesIn(game, 'hands', 0).sort()).toEqual(['Bear', 'Island', 'Ox', 'Plains'])
    expect(namesIn(afterwards('Aid', ['Plenty']), 'hands', 0)).toHaveLength(4)
  })

  test('[2004:419.6] only what is left in the library is drawn, and the missing card is missed', () => {
    const game = table(edition, [{ hand: ['Study'], battlefield: ['Plenty'], library: ['Ox'] }, {}], CARDS)
    game.cast('Study').resolve()
    expect(game.winner()).toBe(1)
  })

  test('[2004:419.9b] draws instead of something else, alone or of several things at once', () => {
    expect(namesIn(afterwards('Balm', ['Wisdom']), 'hands', 0)).toHaveLength(3)
    const game = afterwards('Doom', ['Wake', 'Bear', 'Ox'])
    expect([game.zone('Bear'), namesIn(game, 'libraries', 0)]).toEqual(['battlefield', ['Swamp', 'Mountain', 'Forest']])
    expect(namesIn(afterwards('Balm', ['Wisdom', 'Plenty']), 'hands', 0)).toHaveLength(6)
  })

  test('[2004:419.6] the same for other things done twice: library, discard, tokens', () => {
    expect(namesIn(afterwards('Study', ['Grinder']), 'libraries', 0)[0]).toBe('Plains')
    const tossed = afterwards('Study', ['Waste'], ['Ox', 'Bear', 'Plains']).resolveAll()
    expect(tossed.handSize(0)).toBe(1)
    expect(afterwards('Study', ['Litter']).state.battlefield).toHaveLength(3)
    const ebbed = afterwards('Study', ['Ebb'])
    expect([ebbed.zone('Ox'), namesIn(ebbed, 'hands', 0)]).toEqual(['exile', ['Bear']])
  })
})
