import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Mangler', '{0}', '0/3', "{0}: Change ~'s base power to target creature's power.", 'Creature — Beast'),
  creature(
    'Wall',
    '{0}',
    '0/1',
    "Defender\nAt the beginning of your upkeep, change ~'s base toughness to 1 plus the number of creature cards in your graveyard.",
    'Creature — Wall',
  ),
  creature(
    'Mimic',
    '{0}',
    '1/1',
    "Whenever ~ blocks or becomes blocked by a creature, change ~'s base power and toughness to that creature's power and toughness until end of turn.",
    'Creature — Spirit',
  ),
  creature(
    'Hag',
    '{0}',
    '1/1',
    'When ~ dies, change the base power and toughness of all creatures that dealt damage to it this turn to 0/2.',
    'Creature — Hag',
  ),
  creature('Ogre', '{0}', '4/5', '', 'Creature — Ogre'),
  card('Growth', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Rest', '{0}', 'Instant', 'You gain X plus 1 life, where X is the number of creatures on the battlefield.'),
]

inEditions('2004', '2011')('418 base power and toughness, %s', (edition) => {
  test('[2004:418.5c] its number is set as the effect begins; what is added comes on top', () => {
    const game = table(edition, [{ battlefield: ['Mangler', 'Ogre'], hand: ['Growth', 'Growth'] }, {}], CARDS)
    game.cast('Growth', { targets: ['Mangler'] }).resolve()
    game.activate('Mangler', 0, { targets: ['Ogre'] }).resolve()
    // By timestamps alone in 2004; setting comes before adding in 2011.
    const size = edition === '2004' ? '4/5' : '6/5'
    expect(game.size('Mangler')).toBe(size)
    game.cast('Growth', { targets: ['Ogre'] }).resolve()
    expect(game.size('Mangler')).toBe(size)
    expect(game.to('upkeep', 3).size('Mangler')).toBe('4/3')
    game.isAtAQuestion()
  })

  test('[2004:418.3a] without a duration it stays until it is set anew', () => {
    const game = table(edition, [{ battlefield: ['Wall'], graveyard: ['Ogre', 'Hag'] }, {}], CARDS)
    game.to('upkeep', game.state.turn.number + 2).resolve()
    expect(game.size('Wall')).toBe('0/3')
    expect(game.to('end').size('Wall')).toBe('0/3')
    game.isAtAQuestion()
  })

  test('[2004:418.3a] until end of turn', () => {
    const game = table(edition, [{ battlefield: ['Mimic'] }, { battlefield: ['Ogre'] }], CARDS)
    game.attack('Mimic').block({ Ogre: 'Mimic' }).resolve()
    expect(game.size('Mimic')).toBe('4/5')
    expect(game.to('upkeep', 2).size('Mimic')).toBe('1/1')
    game.isAtAQuestion()
  })

  test('[2004:418.3c] the creatures that dealt damage to it, and no others', () => {
    const game = table(edition, [{ battlefield: ['Hag'] }, { battlefield: ['Ogre', 'Bear'] }], CARDS)
    game.attack('Hag').block({ Ogre: 'Hag' }).until('priority').resolve().resolveAll()
    expect([game.size('Ogre'), game.size('Bear')]).toEqual(['0/2', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:104.2] X plus a number, where X is described', () => {
    const game = table(edition, [{ battlefield: ['Ogre', 'Hag'], hand: ['Rest'] }, {}], CARDS)
    const before = game.life(0)
    game.cast('Rest').resolve()
    expect(game.life(0)).toBe(before + 3)
  })
})
