/** Cards that players themselves move, reveal and put away, on another player's say (217, 413.2d, 103.4). */
import { expect, test } from 'vitest'
import { find, get, seenBy, seenEvents } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)

inEditions('2004', '2011')('what players move and show, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object, targets: readonly string[] = []): Table => {
    const game = table(edition, [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs], [deed(text)])
    return game.cast('Deed', { targets }).resolve()
  }
  const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
    ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')

  test('[2004:217.3a] who exiles a card from their hand chooses it, and nobody else sees the hand', () => {
    const game = cast('Target opponent exiles a card from their hand.', {}, { hand: ['Bear', 'Ox'] }, ['player 1'])
    const { seat, from } = game.asks('choose')
    expect([seat, names(game, from)]).toEqual([1, ['Bear', 'Ox']])
    expect(from.map((id) => find(seenBy(game.position, 0).now, id))).toEqual([null, null])
    game.reply([game.id('Ox', 'hand')])
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['exile', 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:103.4] each player chooses in turn order, then all of it moves at once', () => {
    const game = cast(
      'Each player exiles a card from their hand.',
      { hand: ['Deed', 'Bear', 'Ox'] },
      { hand: ['Bear', 'Ox'] },
    )
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Ox', 'hand')])
    expect([game.asks('choose').seat, game.state.exile.length]).toEqual([1, 0])
    game.reply([game.asks('choose').from[0] as number])
    expect(game.state.exile).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[2004:217.2c] hand and graveyard are shuffled into the library, each player’s into their own', () => {
    const game = cast(
      'Each player shuffles their hand and graveyard into their library, then draws two cards.',
      { hand: ['Deed', 'Bear'], graveyard: ['Ox'], library: ['Forest'] },
      { hand: ['Spark', 'Spark', 'Spark'], library: [] },
    )
    expect([game.handSize(0), game.handSize(1)]).toEqual([2, 2])
    expect([game.state.libraries[0]?.length, game.state.libraries[1]?.length]).toEqual([1, 1])
    expect(game.state.graveyards[0]).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('[2004:413.2d] “that many” is what that player put away', () => {
    const text = 'Each player shuffles the cards from their hand into their library, then draws that many cards.'
    const game = cast(text, { hand: ['Deed', 'Bear'], library: ['Forest', 'Forest'] }, { hand: ['Ox', 'Ox', 'Ox'] })
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 3])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] the same of discards', () => {
    const text = 'Each player discards their hand, then draws that many cards.'
    const library = ['Forest', 'Forest', 'Forest', 'Forest']
    const game = cast(text, { hand: ['Deed', 'Bear'], library }, { hand: ['Ox', 'Ox', 'Ox'], library })
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 3])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] the targets of what a player does are chosen with the spell, and are that player’s', () => {
    const text = 'Target player shuffles up to two target cards from their graveyard into their library.'
    const game = cast(text, { graveyard: ['Bear'] }, { graveyard: ['Ox', 'Ox'], library: [] }, [
      'player 1',
      '1:Ox',
      '2:Ox',
    ])
    expect([game.state.libraries[1]?.length, game.state.graveyards[1]?.length]).toEqual([2, 0])
    game.isAtAQuestion()
  })

  test('[2004:glossary/reveal] a card revealed at random is seen by all, the rest of the hand by nobody', () => {
    const text =
      'Target opponent reveals a card at random from their hand. You gain life equal to the revealed card’s mana value.'
    const game = cast(text, {}, { hand: ['Ox', 'Ox'] }, ['player 1'])
    const shown = seenEvents(game.events, 0).flatMap((one) => (one.kind === 'revealed' ? one.objects : []))
    expect(shown.map(({ name }) => name)).toEqual(['Ox'])
    const cost = game.life(0) - 20
    expect(cost).toBeGreaterThan(0)
    expect(game.handSize(1)).toBe(2)
    game.isAtAQuestion()
  })

  test('[2004:glossary/at-random] chance takes a card from the graveyard: nobody is asked', () => {
    const game = cast(
      'Return two cards at random from your graveyard to your hand.',
      { graveyard: ['Bear', 'Ox', 'Forest'] },
      {},
    )
    expect([game.handSize(0), game.state.graveyards[0]?.length]).toEqual([2, 2])
    game.isAtAQuestion()
  })

  test('[2004:217.4c] the top creature card of a graveyard is the last that came there', () => {
    const text = 'Return the top creature card of your graveyard to the battlefield.'
    const game = cast(text, { graveyard: ['Bear', 'Ox', 'Forest'] }, {})
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['battlefield', 'graveyard'])
    game.isAtAQuestion()
  })
})
