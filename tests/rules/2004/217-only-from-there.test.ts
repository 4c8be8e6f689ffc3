/**
 * Cards that are moved only from where the text says, searches of several zones, and what happens before the rest is
 * put away.
 */
import { expect, test } from 'vitest'
import { find } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)
const OTHERS = [
  card('Toll', '{B}', 'Enchantment', 'Whenever you discard a card, exile that card from your graveyard.'),
  card('Waste', '{B}', 'Sorcery', 'Discard a card.'),
  card('Rest', '{2}', 'Enchantment', 'If a card would be put into a graveyard from anywhere, exile it instead.'),
  card(
    'Blight',
    '{B}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature gets +1/+1.\nWhen enchanted creature leaves the battlefield, that creature's controller returns ~ from its owner's graveyard to the battlefield.",
  ),
  card('Veil', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.'),
]

inEditions('2004', '2011')('only from there, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table => {
    const board = [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs] as const
    return table(edition, board, [deed(text), ...OTHERS])
      .cast('Deed', { targets })
      .resolve()
  }

  test('[2004:217.1c] “exile that card from your graveyard”: once it has come there', () => {
    const game = table(edition, [{ battlefield: ['Toll', 'Swamp'], hand: ['Waste', 'Bear'] }, {}], OTHERS)
    game.cast('Waste').resolve()
    expect(game.zone('Bear')).toBe('graveyard')
    game.resolveAll()
    expect(game.zone('Bear')).toBe('exile')
    game.isAtAQuestion()
  })

  test('[2004:217.1c] “return it from your graveyard”: not from where it went instead', () => {
    const text =
      'Discard a card at random. If you discard a creature card this way, return it from your graveyard to the battlefield.'
    expect(cast(text, { hand: ['Deed', 'Bear'] }).zone('Bear')).toBe('battlefield')
    const gone = cast(text, { battlefield: ['Island', 'Rest'], hand: ['Deed', 'Bear'] })
    expect(gone.zone('Bear')).toBe('exile')
    gone.isAtAQuestion()
  })

  test('[2004:217.1c] who returns an Aura from its owner’s graveyard controls it and chooses what it enchants', () => {
    const slay = card('Slay', '{B}', 'Instant', 'Destroy target creature.')
    const game = table(
      edition,
      [{ battlefield: ['Swamp', 'Swamp'], hand: ['Blight', 'Slay'] }, { battlefield: ['Newt', 'Ox'] }],
      [...OTHERS, slay],
    )
    game.cast('Blight', { targets: ['Newt'] }).resolve()
    game
      .cast('Slay', { targets: ['Newt'] })
      .resolve()
      .resolveAll()
    const aura = find(game.state, game.id('Blight'))
    expect([aura?.zone, aura?.controller, aura?.owner]).toEqual(['battlefield', 1, 0])
    expect(game.size('Ox')).toBe('4/4')
    game.isAtAQuestion()
  })

  test('[2004:217.2] where the cards are may be said last', () => {
    const game = cast(
      'Each other player may put an artifact or creature card onto the battlefield from their hand.',
      { hand: ['Deed', 'Ox'] },
      { hand: ['Bear', 'Forest'] },
    )
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    if (game.question.kind === 'choose') game.plain()
    expect([game.has('battlefield', 'Bear', 1), game.zone('Ox')]).toEqual([true, 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:217.2] “a creature you control” is chosen as the Aura comes; without one it stays', () => {
    const text =
      'Put target Aura card from a graveyard onto the battlefield under your control attached to a creature you control.'
    const game = cast(text, { battlefield: ['Island', 'Newt', 'Bear'] }, { graveyard: ['Veil'] }, ['Veil'])
    game.reply([game.id('Bear', 'battlefield')])
    expect([game.size('Bear'), find(game.state, game.id('Veil'))?.controller]).toEqual(['4/4', 0])
    game.isAtAQuestion()
    expect(cast(text, {}, { battlefield: ['Ox'], graveyard: ['Veil'] }, ['Veil']).zone('Veil')).toBe('graveyard')
  })

  const SEEK =
    'Search your graveyard, hand, and/or library for a card named Newt and put it onto the battlefield. If you search your library this way, shuffle.'
  const shuffles = (game: Table): number => game.events.filter(({ kind }) => kind === 'shuffled').length

  test('[2004:glossary/search] “graveyard, hand, and/or library”: the library only if wanted, and only then it is shuffled', () => {
    const game = cast(SEEK, { graveyard: ['Newt'], library: ['Newt', 'Bear', 'Ox'] })
    expect(game.asks('confirm').reason).toBe('searchLibrary')
    game.reply(false)
    expect(game.asks('choose').from).toEqual([game.id('Newt', 'graveyard')])
    game.reply([game.id('Newt', 'graveyard')])
    expect([game.has('battlefield', 'Newt'), game.state.libraries[0]?.length, shuffles(game)]).toEqual([true, 3, 0])
    game.isAtAQuestion()
    const all = cast(SEEK, { library: ['Newt', 'Bear', 'Ox'] }).reply(true)
    all.reply([all.id('Newt', 'library')])
    expect([all.zone('Newt'), shuffles(all)]).toEqual(['battlefield', 1])
  })

  test('[2004:217.2b] what is done between taking a card and putting the rest away', () => {
    const game = cast(
      "Reveal the top three cards of your library and put one of them into your hand. You gain life equal to that card's mana value. Put all other cards revealed this way into your graveyard.",
      { library: ['Ox', 'Bear', 'Forest', 'Island'] },
    )
    game.reply([game.id('Ox', 'library')])
    expect([game.zone('Ox'), game.zone('Bear'), game.life(0), game.state.libraries[0]?.length]).toEqual([
      'hand',
      'graveyard',
      23,
      1,
    ])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] “You may put a creature card from among them onto the battlefield. It gains ... Then put the rest ...”', () => {
    const text =
      'Reveal the top three cards of your library. You may put a creature card from among them onto the battlefield. It gains haste. Then put the rest of the cards revealed this way on the bottom of your library in any order.'
    const game = cast(text, { library: ['Ox', 'Forest', 'Plains', 'Island'] })
    game.reply([game.id('Ox', 'library')]).plain()
    expect([game.zone('Ox'), game.state.libraries[0]?.length]).toEqual(['battlefield', 3])
    const [top] = game.state.libraries[0] ?? []
    expect(game.state.printed[find(game.state, top ?? 0)?.face ?? 0]?.name).toBe('Island')
    game.attack('Ox').isAtAQuestion()
  })

  test('[2004:217.2] from a hand that is revealed', () => {
    const game = cast(
      'Target opponent reveals their hand. You may put a creature card from it onto the battlefield under your control. That creature gains haste. Sacrifice it at the beginning of the next end step.',
      {},
      { hand: ['Ox', 'Forest'] },
      ['player 1'],
    )
    game.reply([game.id('Ox', 'hand')])
    expect(find(game.state, game.id('Ox'))?.controller).toBe(0)
    game.attack('Ox').to('end').resolveAll()
    expect(game.has('graveyard', 'Ox', 1)).toBe(true)
    game.isAtAQuestion()
    const own = cast(
      'You may reveal your hand and put all land cards from it onto the battlefield. If you do, discard your hand.',
      { hand: ['Deed', 'Forest', 'Plains', 'Ox'] },
    ).reply(true)
    expect([own.has('battlefield', 'Forest', 0), own.has('battlefield', 'Plains', 0), own.zone('Ox')]).toEqual([
      true,
      true,
      'graveyard',
    ])
  })

  test('[2004:217.2] as many cards from the top as something counts; a zone and ~ shuffled together', () => {
    const exiled = cast('Exile cards from the top of your library equal to the number of creatures you control.', {
      battlefield: ['Island', 'Bear', 'Newt'],
    })
    expect(exiled.state.exile).toHaveLength(2)
    const flask = card(
      'Flask',
      '{1}',
      'Artifact',
      '{1}, {T}: You gain 5 life. Shuffle ~ and your graveyard into their owner’s library.'.replace('’', "'"),
    )
    const game = table(edition, [{ battlefield: ['Flask', 'Island'], graveyard: ['Bear', 'Ox'] }, {}], [flask])
    game.activate('Flask').resolve()
    expect([game.state.libraries[0]?.length, game.state.graveyards[0], game.zone('Flask')]).toEqual([8, [], 'library'])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] another player looks at the top of your library', () => {
    const game = cast(
      "Look at the top three cards of target opponent's library, then put them back in any order. That player looks at the top three cards of your library, then puts them back in any order.",
      { library: ['Ox', 'Bear', 'Newt', 'Forest'] },
      {},
      ['player 1'],
    )
    const seats: number[] = []
    while (game.question.kind === 'order') {
      seats.push(game.question.seat)
      game.plain()
    }
    expect(seats).toEqual([0, 1])
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] as many cards as were put on top, into that player’s hand', () => {
    const game = cast(
      "Target opponent puts the cards from their hand on top of their library. Search that player's library for that many cards. The player puts those cards into their hand, then shuffles.",
      {},
      { hand: ['Ox', 'Bear'], library: ['Newt', 'Forest', 'Forest'] },
      ['player 1'],
    )
    while (game.question.kind !== 'choose') game.plain()
    const asked = game.asks('choose')
    expect([asked.seat, asked.max, asked.from.length]).toEqual([0, 2, 5])
    game.reply([game.id('Newt', 'library'), asked.from.at(-1) as number])
    expect([game.handSize(1), game.has('hand', 'Newt', 1), game.state.libraries[1]?.length]).toEqual([2, true, 3])
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] a search at the end of a list; two kinds of cards that are sought', () => {
    const game = cast(
      'Sacrifice a creature, search your library for up to two creature cards, put those cards onto the battlefield, then shuffle.',
      { battlefield: ['Island', 'Newt'], library: ['Ox', 'Bear', 'Forest'] },
    )
    game.reply([game.id('Ox', 'library'), game.id('Bear', 'library')])
    expect([game.zone('Newt'), game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield', 'battlefield'])
    const flash = creature('Wisp', '{U}', '1/1', 'Flash', 'Creature — Wisp')
    const wants = table(
      edition,
      [{ battlefield: ['Island'], hand: ['Deed'], library: ['Wisp', 'Spark', 'Ox', 'Forest'] }, {}],
      [
        deed(
          'Search your library for an instant card or a card with flash, reveal it, put it into your hand, then shuffle.',
        ),
        flash,
      ],
    )
    wants.cast('Deed').resolve()
    expect(wants.asks('choose').from).toHaveLength(2)
    wants.reply([wants.id('Wisp', 'library')])
    expect(wants.zone('Wisp')).toBe('hand')
    wants.isAtAQuestion()
  })
})
