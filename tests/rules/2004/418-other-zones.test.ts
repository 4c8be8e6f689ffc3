/** Abilities that work in other zones are there only as long as their object has them. */
import { expect, test } from 'vitest'
import { abilitiesOf, hasKeyword } from '../../../src/engine/index.ts'
import { maximumHandSize } from '../../../src/engine/playerRules/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  creature('Wrath', '{2}', '2/2', 'As long as ~ is in your graveyard, creatures you control have flying.'),
  creature('Shade', '{2}', '2/2', 'At the beginning of your upkeep, if ~ is in your graveyard, you gain 1 life.'),
  creature('Elder', '{2}', '2/2', 'As long as ~ is in your graveyard, you have no maximum hand size.'),
  global('Jailer', 'Cards in graveyards lose all abilities.'),
  global('Sentry', 'Artifact cards in graveyards lose all abilities.'),
  global(
    'Choir',
    'Creature cards in your graveyard have "At the beginning of your upkeep, if this card is in your graveyard, you gain 1 life."',
  ),
  global('Dirge', 'Creature cards in graveyards lose all abilities.'),
]

inEditions('2004', '2011')('abilities in other zones, %s', (edition) => {
  const board = (battlefield: readonly string[], graveyard: readonly string[]) =>
    table(edition, [{ battlefield: ['Bear', ...battlefield], graveyard }, {}], CARDS, { step: 'main2' })

  test('[2004:418.5] a static ability works there until the card loses it', () => {
    const flies = (...more: readonly string[]) => {
      const game = board(more, ['Wrath'])
      return hasKeyword(game.state, game.id('Bear'), 'flying')
    }
    expect([flies(), flies('Jailer'), flies('Dirge'), flies('Sentry')]).toEqual([true, false, false, true])
    const { state } = board(['Jailer'], ['Wrath'])
    expect(state.graveyards[0]?.map((id) => abilitiesOf(state, id))).toEqual([[]])
  })

  test('[2004:418.5d] whichever is older: the effect depends on the one that takes its ability', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Jailer'], graveyard: ['Wrath'] }, {}], CARDS)
    expect(hasKeyword(game.state, game.id('Bear'), 'flying')).toBe(true)
    game.cast('Jailer').resolve()
    expect(hasKeyword(game.state, game.id('Bear'), 'flying')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:418.5] so do a triggered ability and a rule for players', () => {
    const life = (...more: readonly string[]) => board(more, ['Shade']).to('upkeep', 5).resolveAll().life(0)
    expect([life(), life('Jailer'), life('Sentry')]).toEqual([21, 20, 21])
    const lost = (...more: readonly string[]) => board(more, ['Elder']).state
    expect([maximumHandSize(lost(), 0, 7), maximumHandSize(lost('Jailer'), 0, 7)]).toEqual([null, 7])
  })

  test('[2004:407.1] a card works there by what it is given there', () => {
    const game = board(['Choir'], ['Ox', 'Plains']).to('upkeep', 5)
    expect(game.resolveAll().life(0)).toBe(21)
    expect(board(['Choir', 'Jailer'], ['Ox']).to('upkeep', 5).resolveAll().life(0)).toBe(20)
  })
})
