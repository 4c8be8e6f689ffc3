/**
 * 413.2e: cards played while something resolves, without paying: lands, what must be cast, any number from a graveyard.
 */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const WISH = card(
  'Small Wish',
  '{0}',
  'Instant',
  "Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it.",
)
const EVOKER = card(
  'Loud Machine',
  '{1}',
  'Artifact',
  "At the beginning of each player's upkeep, that player exiles the top card of their library. If it's a land card, the player puts it onto the battlefield. Otherwise, the player casts it without paying its mana cost if able.",
)
const BLAZE = card(
  'Old Embers',
  '{0}',
  'Sorcery',
  'Cast any number of red instant and/or sorcery cards from your graveyard without paying their mana costs.',
)
const PIN = card('Red Pin', '{4}{R}', 'Instant', 'You gain 1 life.')
const BLUE = card('Blue Pin', '{4}{U}', 'Instant', 'You gain 10 life.')
const HEX = card('Far Hex', '{3}', 'Sorcery', 'Destroy target artifact creature.')

inEditions('2004', '2011')('413.2e playing without paying, %s', (edition) => {
  test('[2004:413.2e] a land is played as one of the lands of the turn', () => {
    const game = table(edition, [{ hand: ['Small Wish', 'Small Wish'], library: ['Forest', 'Swamp'] }, {}], [WISH])
    game.cast('1:Small Wish').resolve()
    game.asks('confirm')
    game.reply(true)
    expect([game.zone('Forest'), game.state.players[0]?.landsPlayed.length]).toEqual(['battlefield', 1])
    game.cast('Small Wish').resolve()
    expect(game.zone('Swamp')).toBe('exile')
    game.isAtAQuestion()
  })

  test("[2004:413.2e] not in another player's turn", () => {
    const game = table(edition, [{}, { hand: ['Small Wish'], library: ['Forest'] }], [WISH])
    game.pass().cast('Small Wish').resolve()
    expect(game.has('exile', 'Forest', 1)).toBe(true)
  })

  test('[2004:413.2e] a spell is cast above it; declined, it is exiled', () => {
    const game = table(edition, [{ hand: ['Small Wish', 'Small Wish'], library: ['Beast', 'Beast'] }, {}], [WISH])
    game.cast('1:Small Wish').resolve()
    game.reply(true).resolve()
    expect(game.has('battlefield', 'Beast', 0)).toBe(true)
    game.cast('Small Wish').resolve()
    game.reply(false)
    expect(game.has('exile', 'Beast', 0)).toBe(true)
  })

  test('[2004:413.2e] what must be cast is cast without asking, if able; a land is put onto the battlefield', () => {
    const game = table(
      edition,
      [{ battlefield: ['Loud Machine'], library: ['Far Hex', 'Forest'] }, { library: ['Beast', 'Forest'] }],
      [EVOKER, HEX],
    )
    game.to('upkeep', game.state.turn.number + 1).resolve()
    expect(game.zone('Beast')).toBe('stack')
    game.resolve()
    expect(game.has('battlefield', 'Beast', 1)).toBe(true)
    game.to('upkeep', game.state.turn.number + 1)
    game.resolve()
    // Nothing to target: it can't be cast, and stays in exile.
    expect(game.zone('Far Hex')).toBe('exile')
    game.isAtAQuestion()
  })

  test('[2004:413.2e] any number of such cards, each as its player wants', () => {
    const game = table(
      edition,
      [{ hand: ['Old Embers'], graveyard: ['Red Pin', 'Blue Pin', 'Red Pin'] }, {}],
      [BLAZE, PIN, BLUE],
    )
    game.cast('Old Embers').resolve()
    game.reply(true).reply(false)
    game.resolve()
    expect([game.life(0), game.has('graveyard', 'Blue Pin', 0)]).toEqual([21, true])
    expect(game.state.stack).toEqual([])
  })
})
