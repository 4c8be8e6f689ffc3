import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Thumbscrew',
    '{B}',
    'Artifact',
    "As ~ enters the battlefield, choose an opponent.\nAt the beginning of the chosen player's upkeep, ~ deals 2 damage to that player.",
  ),
  card('Whim', '{B}', 'Sorcery', 'Choose a player. The chosen player loses 2 life.'),
  card('Old Interdict', '{B}', 'Sorcery', 'Choose a nonland card name. Destroy all permanents with the chosen name.'),
  card(
    'Patron',
    '{B}',
    'Artifact',
    'As ~ enters the battlefield, choose a player.\nCreatures the chosen player controls get +1/+1.',
  ),
]
const SWAMP = { battlefield: ['Swamp'], library: ['Swamp', 'Swamp', 'Swamp'] }
const LIBRARY = { library: ['Swamp', 'Swamp', 'Swamp'] }

inEditions('2004', '2011')('choosing a player, %s', (edition) => {
  test('[2004:413.2c] a player is chosen as it resolves, and the rest of the text speaks of them', () => {
    const game = table(edition, [{ ...SWAMP, hand: ['Whim'] }, {}], CARDS)
    expect(game.cast('Whim').resolve().asks('player').among).toEqual([0, 1])
    game.refusal(2)
    game.reply(1)
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] among three players an opponent is asked for, who is then meant in their own upkeep only', () => {
    const game = table(edition, [{ ...SWAMP, hand: ['Thumbscrew'] }, LIBRARY, LIBRARY], CARDS)
    expect(game.cast('Thumbscrew').pass(3).asks('player').among).toEqual([1, 2])
    game.refusal(0)
    game.reply(2)
    game.to('upkeep', 4)
    expect(game.state.stack).toHaveLength(0)
    game.to('upkeep', 5)
    game.pass(3)
    expect([game.life(0), game.life(1), game.life(2)]).toEqual([20, 20, 18])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the only opponent is not asked for', () => {
    const game = table(edition, [{ ...SWAMP, hand: ['Thumbscrew'] }, LIBRARY], CARDS)
    game.cast('Thumbscrew').resolve()
    expect(game.asks('priority').seat).toBe(0)
    expect(game.to('upkeep', 4).resolve().life(1)).toBe(18)
  })

  test('[2004:413.2c] a static ability speaks of whom was chosen for its own object, whoever controls that', () => {
    const game = table(edition, [{ battlefield: ['Swamp', 'Bear'], hand: ['Patron'] }, { battlefield: ['Ox'] }], CARDS)
    game.cast('Patron').resolve().reply(1)
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '4/4'])
  })

  test('[2004:202.1] “a nonland card name” is no land’s, basic or in this game', () => {
    const game = table(edition, [{ ...SWAMP, hand: ['Old Interdict'] }, { battlefield: ['Bear'] }], CARDS)
    expect(game.cast('Old Interdict').resolve().asks('cardName').known).not.toContain('Swamp')
    expect(game.refusal('Swamp')).toMatchObject({ key: 'reply.namesLand' })
    expect(game.refusal('Island')).toMatchObject({ key: 'reply.namesLand' })
    expect(game.reply('Bear').has('battlefield', 'Bear')).toBe(false)
    game.isAtAQuestion()
  })
})
