/** Wordings of effects on cards and permanents, each played (213, 413). */
import { expect, test } from 'vitest'
import { find } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)
const OTHERS = [
  creature('Gull', '{W}', '1/1', 'Flying', 'Creature — Bird'),
  card('Relic', '{1}', 'Artifact'),
  card('Rod', '{1}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip {1}'),
]

inEditions('2004', '2011')('more wordings, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table => {
    const board = [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs] as const
    return table(edition, board, [deed(text), ...OTHERS])
      .cast('Deed', { targets })
      .resolve()
  }

  test('[2004:418.3] “until end of turn, you gain control of it and it gains haste”', () => {
    const game = cast(
      'Until end of turn, you gain control of target creature and it gains haste.',
      {},
      { battlefield: ['Ox'] },
      ['Ox'],
    )
    game.attack('Ox').to('upkeep', 2)
    expect(find(game.state, game.id('Ox'))?.controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] as many cards from a hand as were discarded this way', () => {
    const game = cast(
      'Discard any number of cards. Target player reveals their hand, then you choose a nonland card from it for each card discarded this way. That player discards those cards.',
      { hand: ['Deed', 'Bear', 'Ox', 'Newt'] },
      { hand: ['Bear', 'Ox', 'Newt', 'Forest'] },
      ['player 1'],
    )
    game.reply([game.id('Newt', 'hand'), game.id('Ox', 'hand')])
    const asked = game.asks('choose')
    expect([asked.seat, asked.min, asked.max, asked.from.length]).toEqual([0, 2, 2, 3])
    game.plain()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 2])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] one thing first, then two: “draw four cards, then choose X cards and discard the rest”', () => {
    const game = cast('Draw two cards, then choose a card in your hand and discard the rest.', {
      hand: ['Deed', 'Bear'],
      library: ['Ox', 'Newt', 'Forest'],
    })
    game.reply([game.id('Ox', 'hand')])
    expect([game.handSize(0), game.zone('Ox'), game.zone('Bear'), game.zone('Newt')]).toEqual([
      1,
      'hand',
      'graveyard',
      'graveyard',
    ])
    game.isAtAQuestion()
  })

  test('[2004:413.2e] “if any player pays”: what then happens, happens once', () => {
    const text = 'Draw two cards. Then if any player pays {1}, discard two cards.'
    const game = cast(text, { battlefield: ['Island', 'Forest'] }, { battlefield: ['Forest'] })
    while (game.question.kind === 'confirm' && game.question.seat === 0) game.reply(false)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    while (game.question.kind !== 'priority') game.plain()
    expect(game.handSize(0)).toBe(0)
    game.isAtAQuestion()
    const free = cast(text, {}, {})
    expect(free.handSize(0)).toBe(2)
  })

  test('[2004:410.7] a coin that is flipped later', () => {
    const game = cast(
      'Target creature gains flying until end of turn. Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice that creature.',
      { battlefield: ['Island', 'Ox'] },
      {},
      ['Ox'],
    )
    expect(game.events.some(({ kind }) => kind === 'coinFlipped')).toBe(false)
    game.to('end').resolveAll()
    const flip = game.events.find((one) => one.kind === 'coinFlipped')
    const lost = flip?.kind === 'coinFlipped' && flip.won === false
    expect(game.zone('Ox')).toBe(lost ? 'graveyard' : 'battlefield')
    game.isAtAQuestion()
  })

  test('[2004:419.7] the next time any creature would deal damage: once', () => {
    const game = cast('The next time a creature would deal damage to you this turn, prevent that damage.', {})
    const bite = table(
      edition,
      [{ battlefield: ['Island', 'Island', 'Newt', 'Gull'], hand: ['Deed'] }, {}],
      [
        deed('The next time a creature would deal damage to target opponent this turn, prevent that damage.'),
        ...OTHERS,
      ],
    )
    bite.cast('Deed', { targets: ['player 1'] }).resolve()
    bite.attack('Newt').to('endCombat')
    expect(bite.life(1)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] “instead destroy it and ~ deals 1 damage to each creature and each player”', () => {
    const text =
      'Destroy target land.\nThreshold — If seven or more cards are in your graveyard, instead destroy that land and ~ deals 1 damage to each creature and each player.'
    const few = cast(text, {}, { battlefield: ['Forest', 'Newt'] }, ['Forest'])
    expect([few.has('graveyard', 'Forest', 1), few.zone('Newt'), few.life(0)]).toEqual([true, 'battlefield', 20])
    const many = cast(text, { graveyard: times(7, 'Bear') }, { battlefield: ['Forest', 'Newt'] }, ['Forest'])
    expect([many.has('graveyard', 'Forest', 1), many.zone('Newt'), many.life(0), many.life(1)]).toEqual([
      true,
      'graveyard',
      19,
      19,
    ])
    many.isAtAQuestion()
  })

  test('[2004:glossary/search] what is done between finding and shuffling', () => {
    const game = cast(
      'Search your library for an Equipment card, put it onto the battlefield, attach it to a creature you control, then shuffle.',
      { battlefield: ['Island', 'Newt'], library: ['Rod', 'Ox'] },
    )
    game.reply([game.id('Rod', 'library')]).resolveAll()
    expect(game.size('Newt')).toBe('2/1')
    game.isAtAQuestion()
    const exiles = cast(
      'Search your library for any number of artifact cards, exile them, then create that many 1/1 colorless Myr artifact creature tokens. Then shuffle.',
      { library: ['Relic', 'Relic', 'Ox'] },
    )
    exiles.reply(exiles.asks('choose').from)
    expect([exiles.state.exile.length, exiles.state.battlefield.length]).toEqual([2, 3])
  })

  test('[2004:glossary/search] each other player may search: only who searched shuffles', () => {
    const giant = creature(
      'Giant',
      '{U}',
      '4/4',
      'When ~ enters the battlefield, each other player may search their library for a land card and put that card onto the battlefield. Then each player who searched their library this way shuffles.',
    )
    const game = table(edition, [{ battlefield: ['Island'], hand: ['Giant'] }, { library: ['Ox', 'Plains'] }], [giant])
    game.cast('Giant').resolve().resolve()
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true).reply([game.id('Plains', 'library')])
    expect(game.has('battlefield', 'Plains', 1)).toBe(true)
    expect(game.events.filter(({ kind }) => kind === 'shuffled')).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] artifacts that a player controlled and that were put into a graveyard this way', () => {
    const text =
      'Destroy two target artifacts. ~ deals damage to each player equal to the number of artifacts they controlled that were put into a graveyard this way.'
    const game = cast(text, {}, { battlefield: ['Relic', 'Rod', 'Relic'] }, ['Relic', 'Rod'])
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.isAtAQuestion()
  })

  test('[2004:217.2] Bird and/or Cleric permanent cards; to its owner’s hand each creature', () => {
    const text = 'Return up to two target Bird and/or Cleric permanent cards from your graveyard to the battlefield.'
    const board = [{ battlefield: ['Island'], hand: ['Deed'], graveyard: ['Gull', 'Bear', 'Ox'] }, {}] as const
    const game = table(edition, board, [deed(text), ...OTHERS])
    game.reply({ do: 'cast', ...game.way(game.id('Deed', 'hand'), 'normal') })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Gull', 'graveyard') }])
    const bounce = cast(
      "Return to its owner's hand each creature with power 3 or greater.",
      {},
      { battlefield: ['Ox', 'Newt'] },
    )
    expect([bounce.zone('Ox'), bounce.zone('Newt')]).toEqual(['hand', 'battlefield'])
    bounce.isAtAQuestion()
  })

  test('[2004:413.2e] “you may cast it if it’s an instant”: nothing else may be cast; what was cast goes into exile instead', () => {
    const text =
      "Look at the top card of your library. You may cast it without paying its mana cost if it's an instant or sorcery spell."
    const no = cast(text, { library: ['Ox'] })
    expect(no.question.kind).toBe('priority')
    const yes = cast(text, { library: ['Spark'] })
    expect(yes.question.kind).not.toBe('priority')
    const again = cast(
      'You may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into a graveyard this turn, exile it instead.',
      { graveyard: ['Spark'] },
      { battlefield: ['Newt'] },
      ['Spark'],
    )
    again
      .reply(true)
      .announce({ targets: ['Newt'] })
      .resolveAll()
    expect([again.zone('Spark'), again.zone('Newt')]).toEqual(['exile', 'graveyard'])
    again.isAtAQuestion()
  })

  test('[2004:406.1] any of the exiled card’s colours', () => {
    const mox = card(
      'Mox',
      '{0}',
      'Artifact',
      "When ~ enters the battlefield, you may exile a nonartifact, nonland card from your hand.\n{T}: Add one mana of any of the exiled card's colors.",
    )
    const game = table(edition, [{ hand: ['Mox', 'Bear', 'Mox'] }, {}], [mox])
    game.cast('Mox').resolve().resolve().reply(true)
    game.activate('Mox', 1)
    expect(game.pool(0)).toBe('G')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] a counter taken off for each card; more cards for each counter', () => {
    const game = cast(
      'Put three +1/+1 counters on target creature. Remove a +1/+1 counter from it for each card in your hand.',
      {
        battlefield: ['Island', 'Newt'],
        hand: ['Deed', 'Ox', 'Ox'],
      },
      {},
      ['Newt'],
    )
    expect(game.size('Newt')).toBe('2/2')
    const then = cast(
      "Look at the top two cards of target player's library. You may then have that player shuffle that library.",
      {},
      {},
      ['player 1'],
    )
    then.reply(true)
    expect(then.events.filter(({ kind }) => kind === 'shuffled')).toHaveLength(1)
    then.isAtAQuestion()
  })

  test('[2004:217.3] “each Mountain and red card in it”: of the hand that was revealed, each card once', () => {
    const game = cast(
      'Target opponent reveals their hand. You draw a card for each Mountain and red card in it.',
      {},
      { hand: ['Mountain', 'Spark', 'Ox', 'Forest'] },
      ['player 1'],
    )
    expect(game.handSize(0)).toBe(2)
    game.isAtAQuestion()
  })
})
