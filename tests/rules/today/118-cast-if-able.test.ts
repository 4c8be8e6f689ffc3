/** "Casts it if able" and costs that only hidden cards can pay (today:118.8c). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Wheel',
    '{0}',
    'Enchantment',
    "At the beginning of each player's upkeep, that player exiles the top card of their library. If it's a land card, the player puts it onto the battlefield. Otherwise, the player casts it without paying its mana cost if able.",
  ),
  card(
    'Dirge',
    '{4}',
    'Sorcery',
    'As an additional cost to cast this spell, discard a creature card.\nYou gain 3 life.',
  ),
  card('Lament', '{4}', 'Sorcery', 'As an additional cost to cast this spell, discard a card.\nYou gain 3 life.'),
  card(
    'Offering',
    '{4}',
    'Sorcery',
    'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 3 life.',
  ),
  creature('Pup', '{0}', '1/1'),
]
/** The second player's upkeep with that card on top of the library, and a creature card in hand. */
const upkeep = (edition: '2011' | 'today', top: string) => {
  const theirs = { life: 10, hand: ['Pup'], battlefield: ['Pup'], library: [top, 'Forest', 'Forest'] }
  const game = table(edition, [{ battlefield: ['Wheel'] }, theirs], CARDS).to('upkeep', 2)
  return game.pass(2)
}

testInEditions('2011', 'today')(
  '[today:118.8c] a creature card to discard: cast or not, as its player likes, %s',
  (edition) => {
    const game = upkeep(edition, 'Dirge')
    if (edition === '2011') {
      // The book before forces whoever can.
      game.resolveAll()
      expect([game.life(1), game.handSize(1)]).toEqual([13, 0])
      return
    }
    expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'may' })
    const { position } = game
    game.reply(false).resolveAll()
    expect([game.life(1), game.handSize(1), game.zone('Dirge')]).toEqual([10, 1, 'exile'])
    game.isAtAQuestion()
    game.position = position
    game.reply(true).resolveAll()
    expect([game.life(1), game.handSize(1), game.zone('Dirge')]).toEqual([13, 0, 'graveyard'])
  },
)

test.each(['Lament', 'Offering'])(
  '[today:118.8c] %s, which asks for no quality or for what all can see, is cast',
  (top) => {
    const game = upkeep('today', top)
    expect(game.question.kind).not.toBe('confirm')
    expect(game.resolveAll().life(1)).toBe(13)
    game.isAtAQuestion()
  },
)
