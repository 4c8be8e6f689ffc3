/** What is done with cards of hidden zones, where another player does it or several things are done (217.2, 217.3). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{0}', 'Sorcery', text)

inEditions('2004', '2011')('whoever does it, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table =>
    table(edition, [{ hand: ['Deed'], ...mine }, theirs], [deed(text)])
      .cast('Deed', { targets })
      .resolve()
  const library = (game: Table, seat: number): readonly (string | undefined)[] =>
    (game.state.libraries[seat] ?? []).map((id) => game.state.printed[get(game.state, id).face]?.name)

  test('[2004:217.2b] an opponent exiles down to the first creature card', () => {
    const text = 'Target opponent exiles cards from the top of their library until they exile a creature card.'
    const game = cast(text, { library: ['Ox'] }, { library: ['Forest', 'Bear', 'Island', 'Swamp'] }, ['player 1'])
    expect([game.zone('Forest'), game.zone('Bear'), game.zone('Ox')]).toEqual(['exile', 'exile', 'library'])
    expect(library(game, 1)).toEqual(['Island', 'Swamp'])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] each opponent takes the lands, and the rest goes to their graveyard', () => {
    const text =
      'Each opponent reveals the top two cards of their library, puts all land cards revealed this way into their hand, and puts the rest into their graveyard.'
    const game = cast(text, {}, { library: ['Forest', 'Bear', 'Island'] })
    expect([game.zone('Forest'), game.zone('Bear'), game.zone('Island')]).toEqual(['hand', 'graveyard', 'library'])
    expect(game.handSize(1)).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:217.3c] a hand and the top card are looked at, both of that player', () => {
    const text = 'Look at target player’s hand and the top card of that player’s library.'
    const game = cast(text, { library: ['Ox'] }, { hand: ['Bear'], library: ['Forest', 'Island'] }, ['player 1'])
    const seen = game.events.flatMap((one) => (one.kind === 'lookedAt' ? one.objects.map(({ name }) => name) : []))
    expect(seen).toEqual(['Bear', 'Forest'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the card from the hand goes to one end or the other', () => {
    const text = 'Put a card from your hand on top of your library or on the bottom of your library.'
    const ends = [true, false].map((first) => {
      const game = cast(text, { hand: ['Deed', 'Bear'], library: ['Forest', 'Island'] }).reply(first)
      while (game.question.kind !== 'priority') game.plain()
      return library(game, 0)
    })
    expect(ends).toEqual([
      ['Bear', 'Forest', 'Island'],
      ['Forest', 'Island', 'Bear'],
    ])
  })

  test('[2004:413.2a] the controller of each permanent that was destroyed gains life for it', () => {
    const text = 'Destroy all lands. The controller of each of those lands gains 3 life.'
    const game = cast(text, { battlefield: ['Forest'] }, { battlefield: ['Island', 'Swamp'] })
    expect([game.life(0), game.life(1), game.zone('Island')]).toEqual([23, 26, 'graveyard'])
    game.isAtAQuestion()
  })
})
