/** Spells cast from among several cards: for a while, some of them at once, face down in exile, of those looked at. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  card('Heal', '{0}', 'Sorcery', 'You gain 1 life.'),
  card('Cure', '{2}{W}', 'Sorcery', 'You gain 4 life.'),
  card('Hurt', '{0}', 'Sorcery', 'Destroy target creature.'),
  card('Bog', '', 'Land', '{T}: Add {B}.'),
  card(
    'Rush',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. You may cast noncreature spells from among them this turn.',
  ),
  card(
    'Gift',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. Until end of turn, you may cast spells from among those exiled cards without paying their mana costs.',
  ),
  card(
    'Delve',
    '{0}',
    'Sorcery',
    'Exile the top three cards of your library. You may play lands from among those cards for as long as they remain exiled.',
  ),
  card(
    'Burst',
    '{0}',
    'Sorcery',
    'Exile the top four cards of your library. You may cast up to two sorcery spells from among them without paying their mana costs.',
  ),
  card(
    'Share',
    '{0}',
    'Sorcery',
    "Exile the top card of each player's library, then you may cast any number of spells from among those cards without paying their mana costs.",
  ),
  card(
    'Glimpse',
    '{0}',
    'Sorcery',
    'Look at the top three cards of your library. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in any order.',
  ),
  card(
    'Pick',
    '{0}',
    'Sorcery',
    "Look at the top two cards of your library. You may reveal a creature card from among them and put it into your hand. If it's an Imp, you gain 3 life. Put the rest into your graveyard.",
  ),
  card(
    'Steal',
    '{0}',
    'Sorcery',
    "Exile the top card of target opponent's library face down. You may look at and cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any color to cast that spell.",
  ),
]
const playing = (mine: Side, theirs: Side = {}): Table =>
  table(
    'today',
    [
      { life: 10, ...mine },
      { life: 10, ...theirs },
    ],
    CARDS,
  )
const why = (game: Table, name: string) =>
  game.why(
    name === 'Bog'
      ? { do: 'playLand', object: game.id(name, 'exile') }
      : { do: 'cast', object: game.id(name, 'exile'), via: 'normal' },
  )
const may = (game: Table, ...names: string[]): readonly boolean[] => names.map((name) => why(game, name) === null)

describe('[today:601.3] for a while', () => {
  test('only those that the words describe, and no lands; not in a later turn', () => {
    const game = playing({ hand: ['Rush'], library: ['Heal', 'Imp', 'Bog'] })
      .cast('Rush')
      .resolve()
    expect(may(game, 'Heal', 'Imp', 'Bog')).toEqual([true, false, false])
    game.reply({ do: 'cast', object: game.id('Heal', 'exile'), via: 'normal' }).resolve()
    expect([game.life(0), game.zone('Heal')]).toEqual([11, 'graveyard'])
    const late = playing({ hand: ['Rush'], library: ['Heal', 'Imp', 'Bog', 'Forest', 'Forest'] }, {})
      .cast('Rush')
      .resolve()
    late.to('main1', late.state.turn.number + 2)
    expect(may(late, 'Heal')).toEqual([false])
    late.isAtAQuestion()
  })
  test('for nothing', () => {
    const game = playing({ hand: ['Gift'], library: ['Cure', 'Imp', 'Bog'] })
      .cast('Gift')
      .resolve()
    expect(may(game, 'Cure', 'Imp', 'Bog')).toEqual([true, true, false])
    game.reply({ do: 'cast', object: game.id('Cure', 'exile'), via: 'normal' }).resolve()
    expect(game.life(0)).toBe(14)
  })
  test('lands, and lands only', () => {
    const game = playing({ hand: ['Delve'], library: ['Heal', 'Imp', 'Bog'] })
      .cast('Delve')
      .resolve()
    expect(may(game, 'Heal', 'Imp', 'Bog')).toEqual([false, false, true])
    game.reply({ do: 'playLand', object: game.id('Bog', 'exile') })
    expect(game.zone('Bog')).toBe('battlefield')
    game.isAtAQuestion()
  })
})

describe('[today:608.2g] at once', () => {
  test('one after the other, two at most', () => {
    const game = playing({ hand: ['Burst'], library: ['Heal', 'Heal', 'Heal', 'Imp'] })
      .cast('Burst')
      .resolve()
    for (const left of [3, 2]) {
      const { from } = game.asks('choose')
      expect(from).toHaveLength(left)
      game.reply(from.slice(0, 1))
    }
    expect(game.question.kind).toBe('priority')
    game.resolveAll()
    expect([game.life(0), game.state.exile.length]).toEqual([12, 2])
    game.isAtAQuestion()
  })
  test('not what could not be cast, or is no such spell', () => {
    const game = playing({ hand: ['Burst'], library: ['Heal', 'Hurt', 'Imp', 'Bog'] })
      .cast('Burst')
      .resolve()
    expect(game.asks('choose').from).toEqual([game.id('Heal', 'exile')])
  })
  test('or none', () => {
    const game = playing({ hand: ['Burst'], library: ['Heal', 'Heal', 'Heal', 'Imp'] })
      .cast('Burst')
      .resolve()
    game.reply([]).resolveAll()
    expect([game.life(0), game.state.exile.length]).toEqual([10, 4])
  })
  test("those of each player's library", () => {
    const game = playing({ hand: ['Share'], library: ['Heal'] }, { library: ['Cure'] })
      .cast('Share')
      .resolve()
    game.reply(true).reply(true).resolveAll()
    expect(game.life(0)).toBe(15)
  })
  test('of cards looked at; the rest goes where the words say', () => {
    const game = playing({ hand: ['Glimpse'], library: ['Cure', 'Bog', 'Imp', 'Forest'] })
      .cast('Glimpse')
      .resolve()
    game.reply([game.id('Cure', 'library')])
    game.resolveAll()
    expect(game.life(0)).toBe(14)
    const names = game.state.libraries[0]?.map((id) => ['Forest', 'Bog', 'Imp'].find((name) => game.id(name) === id))
    expect(names?.[0]).toBe('Forest')
    expect(names?.slice(1).sort()).toEqual(['Bog', 'Imp'])
    game.isAtAQuestion()
  })
})

test('[today:701.20] something between the taking and the rest', () => {
  const game = playing({ hand: ['Pick'], library: ['Imp', 'Heal', 'Forest'] })
    .cast('Pick')
    .resolve()
  game.reply([game.id('Imp', 'library')]).resolveAll()
  expect([game.life(0), game.zone('Imp'), game.zone('Heal'), game.state.libraries[0]?.length]).toEqual([
    13,
    'hand',
    'graveyard',
    1,
  ])
  game.isAtAQuestion()
})

test('[today:406.3] what lies face down is looked at and cast, with any mana', () => {
  const game = playing({ hand: ['Steal'], battlefield: ['Bog', 'Bog', 'Bog'] }, { library: ['Cure'] })
  game.cast('Steal', { targets: ['player 1'] }).resolve()
  const [exiled] = game.state.exile
  game
    .reply({ do: 'cast', object: exiled ?? 0, via: 'normal' })
    .announce({})
    .resolveAll()
  expect([game.life(0), game.has('graveyard', 'Cure', 1)]).toEqual([14, true])
  // For its mana cost.
  expect(game.state.battlefield.map((id) => get(game.state, id).tapped)).toEqual([true, true, true])
  game.isAtAQuestion()
})
