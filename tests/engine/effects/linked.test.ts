import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Painted Idol',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a color.\nCreatures of the chosen color get +2/+2.\n{0}: Choose a color. Creatures of the chosen color get +0/+1 until end of turn.',
  ),
  card('Turning Dial', '{0}', 'Enchantment', 'Creatures of the chosen color get +1/+1.\n{0}: Choose a color.'),
  card('Sudden Hue', '{0}', 'Instant', 'Choose a color. Creatures of the chosen color get +1/+0 until end of turn.'),
  creature('Red Runner', '{R}', '1/1', '', 'Creature — Goblin'),
  creature('Blue Runner', '{U}', '1/1', '', 'Creature — Bird'),
]

inEditions('2004', '2011')('two choices of one object, %s', (edition) => {
  const runners = ['Red Runner', 'Blue Runner']
  const sizes = (game: ReturnType<typeof table>) => runners.map((name) => game.size(name))

  test('[2004:413.2c] what an ability chooses is its own affair: the color chosen as it entered stays', () => {
    const game = table(edition, [{ hand: ['Painted Idol'], battlefield: runners }, {}], CARDS)
    game.cast('Painted Idol').resolve().reply('R')
    expect(sizes(game)).toEqual(['3/3', '1/1'])
    game.activate('Painted Idol', 2).resolve().reply('U')
    expect(sizes(game)).toEqual(['3/3', '1/2'])
    game.activate('Painted Idol', 2).resolve().reply('R')
    expect(sizes(game)).toEqual(['3/4', '1/2'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] where nothing was chosen before, a static ability speaks of the last choice', () => {
    const game = table(edition, [{ battlefield: ['Turning Dial', ...runners] }, {}], CARDS)
    expect(sizes(game)).toEqual(['1/1', '1/1'])
    game.activate('Turning Dial', 1).resolve().reply('U')
    expect(sizes(game)).toEqual(['1/1', '2/2'])
    game.activate('Turning Dial', 1).resolve().reply('R')
    expect(sizes(game)).toEqual(['2/2', '1/1'])
  })

  test('[2004:413.2c] a spell that chooses a color means its own', () => {
    const game = table(edition, [{ hand: ['Sudden Hue', 'Painted Idol'], battlefield: runners }, {}], CARDS)
    game.cast('Painted Idol').resolve().reply('R')
    game.cast('Sudden Hue').resolve().reply('U')
    expect(sizes(game)).toEqual(['3/3', '2/1'])
  })
})
