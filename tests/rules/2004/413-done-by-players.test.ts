/** What each player has done "this way", and what a delayed trigger still knows of it (413.2b, 404.4). */
import { expect, test } from 'vitest'
import { find } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)
const OTHERS = [creature('Boar', '{1}', '4/4'), card('Relic', '{1}', 'Artifact')]

inEditions('2004', '2011')('done by players, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table => {
    const board = [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs] as const
    return table(edition, board, [deed(text), ...OTHERS])
      .cast('Deed', { targets })
      .resolve()
  }

  test('[2004:413.2d] “all cards they exiled this way”: each player only their own, and under their own control', () => {
    const game = cast(
      'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
      { battlefield: ['Island', 'Ox'], graveyard: ['Bear', 'Relic'] },
      { battlefield: ['Ox'], graveyard: ['Boar', 'Bear'] },
    )
    game.resolveAll().isAtAQuestion()
    const controlled = (seat: number) =>
      game.state.battlefield.flatMap((id) => {
        const object = find(game.state, id)
        return object?.controller === seat ? (game.state.printed[object.face]?.name ?? '') : []
      })
    expect(controlled(0).sort()).toEqual(['Bear', 'Island'])
    expect(controlled(1).sort()).toEqual(['Bear', 'Boar'])
    expect([game.has('graveyard', 'Ox', 0), game.has('graveyard', 'Ox', 1)]).toEqual([true, true])
    expect([game.zone('Relic'), game.state.exile]).toEqual(['graveyard', []])
  })

  test('[2004:413.2b] “the number of cards they discarded this way” differs from player to player', () => {
    const game = cast(
      'Each player may discard up to three cards. ~ deals damage to each player equal to 3 minus the number of cards they discarded this way.',
      { hand: ['Deed', 'Bear', 'Ox'] },
      { hand: ['Bear'] },
    )
    game.reply(true).reply([game.id('Ox', 'hand'), game.id('Bear', 'hand')])
    game.reply(false)
    expect([game.life(0), game.life(1)]).toEqual([19, 17])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] “each card they revealed this way”: none for who reveals none', () => {
    const game = cast(
      'Each player may reveal any number of creature cards from their hand. Then each player creates a 2/2 green Bear creature token for each card they revealed this way.',
      { hand: ['Deed', 'Boar', 'Ox', 'Relic'] },
      { hand: ['Boar'] },
    )
    game.reply(true).reply([game.id('Ox', 'hand')])
    game.reply(false)
    const tokens = game.state.battlefield.filter((id) => find(game.state, id)?.kind === 'token')
    expect(tokens.map((id) => find(game.state, id)?.controller)).toEqual([0])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] life for each card fewer than so many that a player draws this way', () => {
    const game = cast(
      'Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.',
      {},
    )
    game.reply(true).reply(1).reply(false)
    expect([game.life(0), game.life(1), game.handSize(0), game.handSize(1)]).toEqual([22, 24, 1, 0])
    game.isAtAQuestion()
  })

  test('[2004:404.4] a delayed trigger knows what each player exiled this way', () => {
    const game = cast(
      'Each player exiles all cards from their hand face down and draws two cards. At the beginning of the next end step, each player discards their hand and returns to their hand each card they exiled this way.',
      { hand: ['Deed', 'Bear'] },
      { hand: ['Boar', 'Ox'] },
    )
    expect([game.handSize(0), game.handSize(1), game.state.exile.length]).toEqual([2, 2, 3])
    game.to('end').resolveAll()
    expect([game.has('hand', 'Bear', 0), game.has('hand', 'Boar', 1), game.has('hand', 'Ox', 1)]).toEqual([
      true,
      true,
      true,
    ])
    expect([game.handSize(0), game.handSize(1), game.state.exile.length]).toEqual([1, 2, 0])
    game.isAtAQuestion()
  })

  test('[2004:404.4] a delayed trigger counts what was put into the graveyard this way, each time', () => {
    const game = cast(
      'Mill three cards. Whenever a creature attacks this turn, it gets +1/+0 until end of turn for each creature card put into your graveyard this way.',
      { battlefield: ['Island', 'Ox'], library: ['Bear', 'Island', 'Boar', 'Bear'], graveyard: ['Bear'] },
    )
    game.attack('Ox').resolveAll()
    expect(game.size('Ox')).toBe('5/3')
    game.isAtAQuestion()
  })

  test('[2004:404.4] the event of a delayed trigger may speak of what was done this way', () => {
    const text =
      '~ deals 3 damage to target creature. When a creature dealt damage this way dies this turn, you gain 5 life.'
    const dies = cast(text, {}, { battlefield: ['Bear'] }, ['Bear']).resolveAll()
    expect([dies.zone('Bear'), dies.life(0)]).toEqual(['graveyard', 25])
    const lives = cast(text, {}, { battlefield: ['Boar'] }, ['Boar']).resolveAll()
    expect([lives.zone('Boar'), lives.life(0)]).toEqual(['battlefield', 20])
    lives.isAtAQuestion()
  })

  test('[2004:419.7] damage prevented this way is counted later, when the trigger that it set up resolves', () => {
    const guard = card(
      'Guard',
      '{W}',
      'Instant',
      'Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.',
    )
    const game = table(
      edition,
      [{ battlefield: ['Plains', 'Mountain', 'Bear'], hand: ['Guard', 'Spark'] }, {}],
      [guard],
    )
    game.cast('Guard', { targets: ['Bear'] }).resolve()
    game.cast('Spark', { targets: ['Bear'] }).resolve()
    expect(game.zone('Bear')).toBe('battlefield')
    game.to('end').resolveAll()
    expect(game.size('Bear')).toBe('2/5')
    game.isAtAQuestion()
  })

  test('[2004:413.2d] each player chooses a type, and all of those chosen this way are meant', () => {
    const mine = { battlefield: ['Island', 'Boar'], graveyard: ['Bear', 'Relic'] }
    const theirs = { battlefield: ['Ox'], graveyard: ['Ox', 'Boar'] }
    const back = cast(
      'Each player chooses a creature type. Each player returns all creature cards of a type chosen this way from their graveyard to the battlefield.',
      mine,
      theirs,
    )
    expect(back.asks('creatureType').seat).toBe(0)
    back.reply('Ox')
    expect(back.asks('creatureType').seat).toBe(1)
    back.reply('Bear')
    expect([
      back.has('battlefield', 'Bear', 0),
      back.has('graveyard', 'Ox', 1),
      back.has('graveyard', 'Boar', 1),
    ]).toEqual([true, false, false])
    back.isAtAQuestion()
    const spares = cast(
      "Each player chooses a creature type. Destroy all creatures that aren't of a type chosen this way.",
      mine,
      theirs,
    )
    spares.reply('Goblin').reply('Ox')
    expect([spares.has('battlefield', 'Boar'), spares.has('battlefield', 'Ox')]).toEqual([false, true])
    spares.isAtAQuestion()
  })
})
