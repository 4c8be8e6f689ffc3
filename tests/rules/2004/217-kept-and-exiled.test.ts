/**
 * Libraries of which few cards are kept, cards that chance or another player takes, and searches with two ends (217.2).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string, type = 'Sorcery') => card('Deed', '{0}', type, text)

inEditions('2004', '2011')('kept and exiled, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table =>
    table(edition, [{ hand: ['Deed'], ...mine }, theirs], [deed(text)])
      .cast('Deed', { targets })
      .resolve()
  const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
    ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')
  const library = (game: Table, seat = 0): readonly string[] => names(game, game.state.libraries[seat])

  test('[2004:217.2] what was found lies third from the top of the shuffled library', () => {
    const game = cast('Search your library for a land card, then shuffle and put that card third from the top.', {
      library: ['Bear', 'Bear', 'Ox', 'Forest', 'Ox'],
    })
    game.reply([game.id('Forest', 'library')]).isAtAQuestion()
    expect([library(game)[2], library(game).length]).toEqual(['Forest', 5])
    const few = cast('Search your library for a land card, then shuffle and put that card third from the top.', {
      library: ['Forest', 'Bear'],
    })
    few.reply([few.id('Forest', 'library')])
    expect(library(few)).toEqual(['Bear', 'Forest'])
  })

  test('[2004:217.2] of library and graveyard so many are kept, in any order, and everything else is exiled', () => {
    const text =
      'Search your library and graveyard for two cards and exile the rest. Put the chosen cards on top of your library in any order.'
    const game = cast(text, { library: ['Bear', 'Forest', 'Island'], graveyard: ['Ox'] })
    const question = game.asks('choose')
    expect([question.min, question.max, question.from.length]).toEqual([2, 2, 4])
    game.reply([game.id('Ox', 'graveyard'), game.id('Island', 'library')])
    while (game.question.kind !== 'priority') game.plain()
    expect([...library(game)].sort()).toEqual(['Island', 'Ox'])
    expect([game.has('exile', 'Bear', 0), game.has('exile', 'Forest', 0), game.state.exile.length]).toEqual([
      true,
      true,
      2,
    ])
    game.isAtAQuestion()
  })

  test('[2004:217.2] what comes from the graveyard may lie below what comes from the library', () => {
    const text =
      'Search your library and graveyard for two cards and exile the rest. Put the chosen cards on top of your library in any order.'
    const game = cast(text, { library: ['Bear', 'Forest'], graveyard: ['Ox'] })
    game.reply([game.id('Ox', 'graveyard'), game.id('Forest', 'library')])
    const { items } = game.asks('order')
    const first = cast(text, { library: ['Bear', 'Forest'], graveyard: ['Ox'] })
    first.reply([first.id('Ox', 'graveyard'), first.id('Forest', 'library')]).reply([...items].reverse())
    game.reply([...items])
    expect([library(game).join(), library(first).join()].sort()).toEqual(['Forest,Ox', 'Ox,Forest'])
  })

  test('[2004:217.2b] chance takes the cards that are exiled; nobody is asked which', () => {
    const game = cast(
      'Look at the top four cards of your library. Exile three of them at random, then put the rest on top of your library in any order.',
      { library: ['Bear', 'Ox', 'Forest', 'Island', 'Swamp'] },
    )
    game.isAtAQuestion()
    expect([game.question.kind, game.state.exile.length, library(game).length, library(game)[1]]).toEqual([
      'priority',
      3,
      2,
      'Swamp',
    ])
  })

  test('[2004:217.3] a card that chance takes is looked at in a hand; an empty hand shows none', () => {
    const text = 'Look at a card at random in target opponent’s hand.'
    const game = cast(text, {}, { hand: ['Bear', 'Ox'] }, ['player 1'])
    const shown = game.events.flatMap((one) => (one.kind === 'lookedAt' ? [[one.n, one.objects.length, one.seat]] : []))
    expect(shown).toEqual([[1, 1, 0]])
    const empty = cast(text, {}, {}, ['player 1'])
    expect(empty.events.some(({ kind }) => kind === 'lookedAt')).toBe(false)
    empty.isAtAQuestion()
  })

  test('[2004:413.2d] an opponent chooses of the whole library, and takes what is there to be taken', () => {
    const text =
      'Reveal the cards in your library. An opponent chooses from among them a creature card and an artifact card. You put the chosen cards into your hand. Then shuffle.'
    const game = cast(text, { library: ['Bear', 'Ox', 'Forest', 'Ring'] })
    const question = game.asks('choose')
    expect([question.seat, question.min, names(game, question.from)]).toEqual([1, 1, ['Bear', 'Ox']])
    game.reply([game.id('Ox', 'library')])
    if (game.question.kind === 'choose') game.plain()
    expect([game.zone('Ox'), game.zone('Ring'), game.zone('Bear'), game.zone('Forest')]).toEqual([
      'hand',
      'hand',
      'library',
      'library',
    ])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] all but one: that one stays on top', () => {
    const text =
      'Look at the top three cards of your library, put all but one of them on the bottom of your library in a random order, then draw a card.'
    const game = cast(text, { library: ['Bear', 'Ox', 'Forest', 'Island'] })
    game.reply([game.id('Forest', 'library')])
    expect([game.zone('Forest'), library(game)[0], library(game).length]).toEqual(['hand', 'Island', 3])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] a card of that kind, or so many cards: whichever comes first', () => {
    const text =
      'Target opponent reveals cards from the top of their library until a creature card or three cards are revealed, whichever comes first. If a creature card is revealed this way, put it onto the battlefield under your control and you gain 2 life. Put the rest of the revealed cards into that player’s graveyard.'
    const found = cast(text, {}, { library: ['Forest', 'Bear', 'Ox', 'Island'] }, ['player 1'])
    expect([found.zone('Bear'), found.zone('Forest'), found.zone('Ox'), found.life(0)]).toEqual([
      'battlefield',
      'graveyard',
      'library',
      22,
    ])
    expect(get(found.state, found.id('Bear')).controller).toBe(0)
    const none = cast(text, {}, { library: ['Forest', 'Swamp', 'Island', 'Bear'] }, ['player 1'])
    expect([none.zone('Bear'), none.zone('Island'), none.life(0)]).toEqual(['library', 'graveyard', 20])
    none.isAtAQuestion()
  })

  test('[2004:413.2c] both on top or both on the bottom: never one and one', () => {
    const text = 'Put two cards from your hand both on top of your library or both on the bottom of your library.'
    const game = cast(text, { hand: ['Deed', 'Bear', 'Ox', 'Forest'], library: ['Island', 'Swamp'] })
    const sides = new Set<string>()
    for (let guard = 0; guard < 4 && game.question.kind !== 'priority'; guard++) game.plain()
    const lies = library(game)
    expect(lies).toHaveLength(4)
    sides.add(lies.slice(0, 2).includes('Island') || lies.slice(2).includes('Island') ? 'together' : 'apart')
    const apart = lies.indexOf('Swamp') - lies.indexOf('Island')
    expect([apart, sides.has('together'), game.handSize(0)]).toEqual([1, true, 1])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] one more may be found where the condition is true, and not where it isn’t', () => {
    const text =
      'Search your library for a Forest card. If target opponent controls more lands than you, you may search your library for an additional Forest card. Reveal those cards, put them into your hand, then shuffle.'
    const most = (theirs: readonly string[]): number => {
      const game = cast(text, { library: ['Forest', 'Forest', 'Bear'] }, { battlefield: theirs }, ['player 1'])
      const { max } = game.asks('choose')
      game.plain().isAtAQuestion()
      return max
    }
    expect([most(['Island']), most([])]).toEqual([2, 1])
  })

  test('[2004:404] who cast a spell of the revealed card’s name, and nobody else', () => {
    const text =
      'Search your library for a card and reveal it. Each opponent who cast a spell this turn with the same name as that card loses 3 life. Then shuffle.'
    const run = (sought: string): number => {
      const game = table(
        edition,
        [{ hand: ['Deed'], library: ['Spark', 'Bear'] }, { hand: ['Spark'] }],
        [deed(text, 'Instant'), card('Spark', '{0}', 'Instant', 'You gain 1 life.')],
      )
      game.pass().cast('Spark').resolve()
      game.cast('Deed').resolve()
      game.reply([game.id(sought, 'library')]).isAtAQuestion()
      return game.life(1)
    }
    expect([run('Spark'), run('Bear')]).toEqual([18, 21])
  })
})
