import { describe, expect, test } from 'vitest'
import { characteristics, find, get, newGame, seenBy, seenEvents, stateOf } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const WISP = card('Wisp', '{0}', 'Creature — Spirit', '', '1/1')
const named = (game: Table, seat: number, ids: readonly number[] | undefined): readonly (string | null)[] => {
  const { now } = seenBy(game.position, seat)
  return (ids ?? []).map((id) => (id === 0 || find(now, id) === null ? null : characteristics(now, id).name))
}
const libraryAsSeen = (game: Table, seat: number, whose: number) =>
  named(game, seat, seenBy(game.position, seat).now.libraries[whose])

inEditions('2004', '2011', 'today')('217.2 libraries, %s', (edition) => {
  test('[2004:217.2a] the deck becomes the library; the sideboard is no part of it', () => {
    const deck = times(40, 'x').map(() => WISP)
    const players = [
      { name: 'Ada', deck, sideboard: [card('Spare', '{0}', 'Artifact')] },
      { name: 'Bea', deck: deck.slice(0, 30) },
    ]
    const state = stateOf(newGame({ edition, seed: 1, starter: 0, players }).position)
    const sizes = state.players.map(
      ({ seat }) => (state.libraries[seat]?.length ?? 0) + (state.hands[seat]?.length ?? 0),
    )
    expect(sizes).toEqual([40, 30])
    expect([state.outside[0]?.length, state.outside[1]?.length]).toEqual([1, 0])
  })

  test('[2004:217.2b 2004:217.2c] nobody sees a card or the order of a library; everyone sees how many there are', () => {
    const game = table(edition, [{ library: ['Bear', 'Ox'] }, { library: ['Spark', 'Bear', 'Ox'] }])
    for (const seat of [0, 1]) {
      expect(libraryAsSeen(game, seat, 0)).toEqual([null, null])
      expect(libraryAsSeen(game, seat, 1)).toEqual([null, null, null])
      // Not in another way either.
      const { now } = seenBy(game.position, seat)
      expect(game.state.libraries.flat().filter((id) => find(now, id) !== null)).toEqual([])
    }
    game.to('draw', 4)
    expect([0, 1].map((seat) => seenBy(game.position, seat).now.libraries[1]?.length)).toEqual([2, 2])
    expect(game.asks('priority').seat).toBe(1)
  })

  const RECALL = card('Homecall', '{0}', 'Sorcery', "Put three target creatures on top of their owners' libraries.")

  test('[2004:217.2d today:401.4] cards put on a library together are ordered by their owner, unseen by the other', () => {
    const sides = { battlefield: ['Bear', 'Ox'] }
    const game = table(
      edition,
      [
        { hand: ['Homecall'], battlefield: ['Wisp'], library: [] },
        { ...sides, library: [] },
      ],
      [RECALL, WISP],
    )
    game.cast('Homecall', { targets: ['Bear', 'Ox', 'Wisp'] }).resolve()
    const order = game.asks('order')
    expect([order.seat, order.what, order.items.length]).toEqual([1, 'library', 2])
    const from = game.events.length
    const [first = 0, second = 0] = order.items
    const names = [second, first].map((id) => characteristics(game.state, id).name)
    game.reply([second, first])
    expect(game.state.libraries[1]?.map((id) => characteristics(game.state, id).name)).toEqual(names)
    expect(libraryAsSeen(game, 0, 1)).toEqual([null, null])
    const told = seenEvents(game.events.slice(from), 0).filter(
      (event) => event.kind === 'moved' && event.to === 'library',
    )
    // That the permanents went there is public; where they lie is not, nor what numbers they have now.
    expect(told.length).toBeGreaterThan(0)
    for (const event of told)
      expect(event.kind === 'moved' ? find(seenBy(game.position, 0).now, event.became ?? 0) : 0).toBeNull()
  })

  const OPEN = zoo('Open Book')
  const PLAY = card('Far Sight', '{1}', 'Enchantment', 'You may play the top card of your library.')
  const BALM = card('Balm', '{0}', 'Instant', 'Target player gains 3 life.')

  test("[2004:217.2e] a library's top card lies open to both players, and only that one", () => {
    const game = table(edition, [{ battlefield: ['Open Book'], library: ['Bear', 'Ox'] }, {}], [OPEN])
    expect([libraryAsSeen(game, 0, 0), libraryAsSeen(game, 1, 0)]).toEqual([
      ['Bear', null],
      ['Bear', null],
    ])
    expect(libraryAsSeen(game, 1, 1).every((name) => name === null)).toBe(true)
  })

  test('[2004:217.2e today:401.6] the next card is shown only when the casting of the top card is done', () => {
    const sides = { battlefield: ['Open Book', 'Far Sight'], library: ['Balm', 'Ox'] }
    const game = table(edition, [sides, {}], [OPEN, PLAY, BALM])
    game.reply({ do: 'cast', object: game.id('Balm', 'library'), via: 'normal' })
    expect(game.asks('targets').seat).toBe(0)
    expect([libraryAsSeen(game, 0, 0), libraryAsSeen(game, 1, 0)]).toEqual([[null], [null]])
    game.announce({ targets: ['player 0'] })
    expect(game.asks('priority').seat).toBe(0)
    expect([libraryAsSeen(game, 0, 0), libraryAsSeen(game, 1, 0)]).toEqual([['Ox'], ['Ox']])
    game.resolve()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:217.2e] "may look at" shows it to that player only', () => {
    const peek = card('Glance', '{1}', 'Enchantment', 'You may look at the top card of your library any time.')
    const game = table(edition, [{ battlefield: ['Glance'], library: ['Bear', 'Ox'] }, {}], [peek])
    expect([libraryAsSeen(game, 0, 0), libraryAsSeen(game, 1, 0)]).toEqual([
      ['Bear', null],
      [null, null],
    ])
    expect(game.why({ do: 'cast', object: game.id('Bear', 'library'), via: 'normal' })?.key).toBe('cast.wrongZone')
  })
})

describe('217.3 hands', () => {
  test("[2004:217.3c] a player sees the own hand; of the other's only how many cards there are, at any question", () => {
    const game = table('2004', [{ hand: ['Bear', 'Ox'] }, { hand: ['Spark', 'Bear', 'Ox'] }])
    for (let n = 0; n < 12; n++) {
      const [mine, theirs] = [seenBy(game.position, 0), seenBy(game.position, 1)]
      expect(named(game, 0, mine.now.hands[0])).not.toContain(null)
      expect(named(game, 1, theirs.now.hands[1])).not.toContain(null)
      expect(new Set(named(game, 0, mine.now.hands[1]))).toEqual(new Set([null]))
      expect(new Set(named(game, 1, theirs.now.hands[0]))).toEqual(new Set([null]))
      expect(mine.now.hands[1]).toHaveLength(game.handSize(1))
      game.question.kind === 'priority' ? game.pass() : game.plain()
    }
  })
})

inEditions('2004', '2011')('217.1b, 217.4b, 217.5a what lies open, and in which order, %s', (edition) => {
  test('[2004:217.1b 2004:217.4b] both see a graveyard in its order at any time; no reply reorders it, a library or the stack', () => {
    const balm = card('Balm', '{0}', 'Instant', 'Target player gains 3 life.')
    const sides = { graveyard: ['Bear', 'Ox', 'Spark'], hand: ['Balm', 'Balm'] }
    const game = table(edition, [sides, {}], [balm])
    game.cast('1:Balm', { targets: ['player 0'] }).reply({ do: 'cast', object: game.id('Balm', 'hand'), via: 'normal' })
    expect(game.asks('targets').seat).toBe(0)
    for (const seat of [0, 1])
      expect(named(game, seat, seenBy(game.position, seat).now.graveyards[0])).toEqual(['Bear', 'Ox', 'Spark'])
    game.announce({ targets: ['player 0'] })
    const ids = game.state.graveyards[0] ?? []
    for (const items of [ids, game.state.libraries[0] ?? [], game.state.stack]) {
      expect(game.refusal([...items].reverse()).key).toBe('reply.malformed')
      expect(game.refusal({ do: 'order', items: [...items].reverse() })).toBeTruthy()
    }
  })

  test('[2004:217.1b 2004:217.5a] who controls a permanent, whether it is tapped and what is attached are plain to both', () => {
    const aura = zoo('Mantle')
    const theirs = { battlefield: [{ name: 'Ox', tapped: true }] }
    const game = table(edition, [{ battlefield: ['Bear', { name: 'Mantle', attachedTo: 'Ox' }] }, theirs], [aura])
    for (const seat of [0, 1]) {
      const { now } = seenBy(game.position, seat)
      expect([get(now, game.id('Bear')).controller, get(now, game.id('Mantle')).controller]).toEqual([0, 0])
      expect([get(now, game.id('Ox')).controller, get(now, game.id('Ox')).tapped]).toEqual([1, true])
      expect(get(now, game.id('Mantle')).attachedTo).toEqual({ object: game.id('Ox') })
    }
  })
})

inEditions('2004', '2011')('glossary: reveal, shuffle, %s', (edition) => {
  test('[2004:glossary/reveal] a card is shown to all and is then as it was before', () => {
    const show = card(
      'Show',
      '{0}',
      'Sorcery',
      "Reveal the top card of your library. If it's a creature card, you gain 2 life.",
    )
    const game = table(edition, [{ hand: ['Show'], library: ['Bear', 'Ox'] }, {}], [show])
    const from = game.events.length
    game.cast('Show').resolve()
    expect([game.life(0), game.zone('Bear'), game.state.libraries[0]?.[0]]).toEqual([22, 'library', game.id('Bear')])
    for (const seat of [0, 1]) {
      const shown = seenEvents(game.events.slice(from), seat).flatMap((event) =>
        event.kind === 'revealed' ? event.objects : [],
      )
      expect(shown.map((object) => object.name)).toEqual(['Bear'])
      expect(libraryAsSeen(game, seat, 0)).toEqual([null, null])
    }
  })

  test('[2004:glossary/reveal] a revealed hand stays in hand and is hidden again', () => {
    const bare = card('Bare', '{0}', 'Sorcery', 'Target player reveals their hand.')
    const game = table(edition, [{ hand: ['Bare'] }, { hand: ['Bear', 'Ox'] }], [bare])
    const from = game.events.length
    game.cast('Bare', { targets: ['player 1'] }).resolve()
    const shown = seenEvents(game.events.slice(from), 0).flatMap((event) =>
      event.kind === 'revealed' ? event.objects : [],
    )
    expect(shown.map((object) => object.name)).toEqual(['Bear', 'Ox'])
    expect(named(game, 0, seenBy(game.position, 0).now.hands[1])).toEqual([null, null])
  })

  test('[2004:glossary/shuffle] after a search the order is random and unknown, also where nothing was found', () => {
    const seek = card(
      'Seekout',
      '{0}',
      'Sorcery',
      'Search your library for a creature card, reveal it, put it into your hand, then shuffle.',
    )
    const tops = new Set<string>()
    const library = ['Forest', 'Island', 'Swamp', 'Plains', 'Mountain', 'Spark']
    for (let extra = 0; extra < 12; extra++) {
      // Another number of draws from the game's chance before it.
      const hand = ['Seekout', ...times(extra, 'Mix')]
      const mix = zoo('Mix')
      const game = table(edition, [{ hand, library }, {}], [seek, mix])
      for (let n = 0; n < extra; n++) game.cast('Mix').resolve()
      const from = game.events.length
      game.cast('Seekout').resolveAll()
      expect(game.events.slice(from).some((event) => event.kind === 'shuffled')).toBe(true)
      expect(game.state.libraries[0]).toHaveLength(6)
      expect(libraryAsSeen(game, 0, 0)).toEqual(times(6, 'x').map(() => null))
      tops.add(characteristics(game.state, game.state.libraries[0]?.[0] ?? 0).name)
    }
    expect(tops.size).toBeGreaterThan(2)
  })

  test('[2004:glossary/shuffle] a card whose place was known is known no more', () => {
    const peek = card('Glance', '{1}', 'Enchantment', 'You may look at the top card of your library any time.')
    const mix = zoo('Mix')
    const game = table(edition, [{ hand: ['Mix'], library: ['Bear', ...times(9, 'Ox')] }, {}], [peek, mix])
    game.cast('Mix').resolve()
    expect(libraryAsSeen(game, 0, 0).every((name) => name === null)).toBe(true)
    expect(game.state.libraries[0]?.every((id) => get(game.state, id).knownTo.length === 0)).toBe(true)
  })
})

test("[2004:217.3c] creatures face down are not in the other player's data", () => {
  const lurker = zoo('Skulkling')
  const game = table('2004', [{ battlefield: [{ name: 'Skulkling', faceDown: true }] }, {}], [lurker])
  expect(seenBy(game.position, 1).now.printed.some((face) => face?.name === 'Skulkling')).toBe(false)
})
