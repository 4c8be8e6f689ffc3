/** Cards looked at, revealed or searched for, and what becomes of each of them, whoever does it (217.2, 217.3). */
import { expect, test } from 'vitest'
import { find, get, seenBy, seenEvents } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)
const greeter = creature(
  'Greeter',
  '{G}',
  '1/1',
  'Whenever another creature enters the battlefield, you gain 1 life.',
  'Creature — Elf',
)

inEditions('2004', '2011')('fates, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table => {
    const board = [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs] as const
    return table(edition, board, [deed(text), greeter])
      .cast('Deed', { targets })
      .resolve()
  }
  const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
    ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')
  const sees = (game: Table, seat: number, ids: readonly number[]): readonly boolean[] =>
    ids.map((id) => find(seenBy(game.position, seat).now, id) !== null)

  test('[2004:217.2b] “you may”: none need be taken, and the rest goes where it says', () => {
    const text =
      'Look at the top three cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.'
    const library = ['Bear', 'Forest', 'Plains', 'Ox']
    const game = cast(text, { library })
    const { from, min, max, looking } = game.asks('choose')
    expect([names(game, from), min, max]).toEqual([['Bear'], 0, 1])
    expect(sees(game, 1, looking)).toEqual([false, false, false])
    const taken = cast(text, { library }).reply([from[0] as number])
    taken.plain().isAtAQuestion()
    expect([taken.zone('Bear'), names(taken, taken.state.libraries[0]?.slice(0, 1))]).toEqual(['hand', ['Ox']])
    const shown = seenEvents(taken.events, 1).flatMap((one) => (one.kind === 'revealed' ? one.objects : []))
    expect(shown.map(({ name }) => name)).toEqual(['Bear'])
    game.reply([]).plain().isAtAQuestion()
    expect([game.handSize(0), names(game, game.state.libraries[0]?.slice(0, 1))]).toEqual([0, ['Ox']])
  })

  test('[2004:217.2b] an amount that is counted as the text is followed', () => {
    const text =
      'Look at the top X cards of your library, where X is the number of lands you control. Put one of those cards into your hand and exile the rest.'
    const game = cast(text, { battlefield: ['Island', 'Forest'], library: ['Bear', 'Ox', 'Plains'] })
    expect(names(game, game.asks('choose').from)).toEqual(['Bear', 'Ox'])
    game.reply([game.id('Ox', 'library')])
    expect([game.zone('Ox'), game.zone('Bear'), game.zone('Plains')]).toEqual(['hand', 'exile', 'library'])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] an opponent chooses among the revealed cards', () => {
    const text =
      'Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.'
    const game = cast(text, { library: ['Bear', 'Ox', 'Forest', 'Plains'] })
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Ox', 'library')])
    expect([game.zone('Ox'), game.handSize(0), game.state.libraries[0]?.length]).toEqual(['graveyard', 2, 1])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] another player looks at their own library: you see nothing of it', () => {
    const text =
      'Target player looks at the top three cards of their library, puts one of them back on top of their library, then exiles the rest.'
    const game = cast(text, {}, { library: ['Bear', 'Ox', 'Forest'] }, ['player 1'])
    const { seat, from } = game.asks('choose')
    expect([seat, sees(game, 0, from)]).toEqual([1, [false, false, false]])
    game.reply([game.id('Ox', 'library')])
    expect(names(game, game.state.libraries[1])).toEqual(['Ox'])
    expect(game.state.exile).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[2004:glossary/reveal] each player reveals, keeps what it says and exiles the rest', () => {
    const text =
      'Each player reveals the top two cards of their library, puts all land cards revealed this way onto the battlefield tapped, and exiles the rest.'
    const game = cast(text, { library: ['Forest', 'Bear'] }, { library: ['Plains', 'Forest', 'Ox'] })
    expect([game.has('battlefield', 'Forest', 0), game.has('battlefield', 'Plains', 1), game.zone('Bear')]).toEqual([
      true,
      true,
      'exile',
    ])
    expect(get(game.state, game.id('Plains', 'battlefield')).tapped).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:glossary/reveal] another player reveals until there is one, and shuffles the others in', () => {
    const text =
      'Target player reveals cards from the top of their library until they reveal a creature card. That player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.'
    const game = cast(text, {}, { library: ['Forest', 'Plains', 'Ox', 'Bear'] }, ['player 1'])
    expect([game.has('battlefield', 'Ox', 1), game.state.libraries[1]?.length]).toEqual([true, 3])
    expect(game.events.some((event) => event.kind === 'shuffled')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] several kinds are searched for, and come at the same time', () => {
    const text = 'Search your library for a creature card and an Elf card, put them onto the battlefield, then shuffle.'
    const game = cast(text, { library: ['Bear', 'Greeter', 'Spark'] })
    game.reply([game.id('Bear', 'library')])
    expect(game.state.battlefield).toHaveLength(1)
    game.reply([game.id('Greeter', 'library')])
    expect([game.has('battlefield', 'Bear'), game.has('battlefield', 'Greeter')]).toEqual([true, true])
    // It sees what enters with it.
    expect(game.resolve().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] another player searches their own library', () => {
    const text =
      'Target player searches their library for a land card, puts it onto the battlefield tapped, then shuffles.'
    const game = cast(text, {}, { library: ['Forest', 'Bear'] }, ['player 1'])
    const { seat, looking, from } = game.asks('choose')
    expect([seat, sees(game, 0, looking)]).toEqual([1, [false, false]])
    game.reply([from[0] as number])
    expect(game.has('battlefield', 'Forest', 1)).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:217.3c] so many cards of a hand, as its player chooses: the others stay unseen', () => {
    const text =
      'Target player reveals two cards from their hand and you choose one of them. That player discards that card.'
    const game = cast(text, {}, { hand: ['Bear', 'Ox', 'Spark'] }, ['player 1'])
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Bear', 'hand'), game.id('Ox', 'hand')])
    const { seat, from } = game.asks('choose')
    expect([seat, names(game, from)]).toEqual([0, ['Bear', 'Ox']])
    expect(sees(game, 0, [game.id('Spark', 'hand')])).toEqual([false])
    game.reply([game.id('Ox', 'hand')])
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:217.3c] who looks at a hand chooses from it; the card goes where it says', () => {
    const text =
      'Look at target opponent’s hand and choose a card from it. Put that card on top of that player’s library.'
    const game = cast(text, {}, { hand: ['Bear', 'Ox'], library: ['Forest'] }, ['player 1'])
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Ox', 'hand')])
    expect(names(game, game.state.libraries[1])).toEqual(['Ox', 'Forest'])
    game.isAtAQuestion()
  })

  test('[2004:217.3c] all that match of a revealed hand are discarded', () => {
    const text = 'Target player reveals their hand and discards all nonland cards.'
    const game = cast(text, {}, { hand: ['Bear', 'Forest', 'Ox'] }, ['player 1'])
    expect([game.handSize(1), game.zone('Forest')]).toEqual([1, 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:217.3c] hands that are played with revealed are seen by all, as long as that is so', () => {
    const text = 'Your opponents play with their hands revealed.'
    const lamp = card('Lamp', '{0}', 'Enchantment', text)
    const game = table(
      edition,
      [
        { battlefield: ['Lamp'], hand: ['Ox'] },
        { hand: ['Bear'], library: ['Spark'] },
      ],
      [lamp],
    )
    expect(sees(game, 0, [game.id('Bear', 'hand'), game.id('Spark', 'library')])).toEqual([true, false])
    expect(sees(game, 1, [game.id('Ox', 'hand')])).toEqual([false])
    const none = table(edition, [{ hand: ['Ox'] }, { hand: ['Bear'] }], [lamp])
    expect(sees(none, 0, [none.id('Bear', 'hand')])).toEqual([false])
  })
})
