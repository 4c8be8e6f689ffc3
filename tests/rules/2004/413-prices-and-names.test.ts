/** Prices that are counted, names within names, and small joints of texts (200, 202, 413). */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const CARDS = [
  creature(
    'Captain',
    '{0}',
    '3/3',
    "At the beginning of your upkeep, put a wage counter on ~. You may pay {1} for each wage counter on it. If you don't, remove all wage counters from ~ and an opponent gains control of it.",
  ),
  card(
    'Ransom',
    '{0}',
    'Sorcery',
    "Destroy target creature unless its controller pays life equal to its toughness. A creature destroyed this way can't be regenerated.",
  ),
  card(
    'Whirl',
    '{0}',
    'Enchantment',
    'At the beginning of your upkeep, put a wind counter on ~, then sacrifice ~ unless you pay {1} for each wind counter on it. If you pay, ~ deals damage equal to the number of wind counters on it to each player.',
  ),
  card(
    'Silt',
    '{0}',
    'Enchantment — Aura',
    "Enchant land\nAt the beginning of the upkeep of enchanted land's controller, destroy that land unless that player pays {1} or 1 life.",
  ),
  card(
    'Union',
    '{0}',
    'Sorcery',
    'You win the game if you control a land of each basic land type and a creature of each color.',
  ),
  card('Ambush Canyon', '{0}', 'Artifact', '{0}: You may cast creature spells this turn as though they had flash.'),
  creature(
    'Wanderer',
    '{0}',
    '5/5',
    "At the beginning of each player's upkeep, that player untaps ~ and gains control of it.",
  ),
  card('Bubble', '{0}', 'Artifact', 'When you play a card, sacrifice ~.'),
  card(
    'Feud',
    '{0}',
    'Enchantment',
    "At the beginning of each player's end step, ~ deals 2 damage to that player unless one of their opponents was dealt damage this turn.",
  ),
  card(
    'Toll Road',
    '{0}',
    'Enchantment',
    "Whenever a player taps a land for mana, if it's not that player's turn, destroy that land.",
  ),
  creature(
    'Antelope',
    '{0}',
    '1/4',
    'When ~ enters the battlefield, target land becomes a Plains until ~ leaves the battlefield.',
  ),
  creature(
    'Paladin',
    '{0}',
    '1/1',
    'Whenever ~ attacks, you may have creatures you control gain flying until end of turn, and you may put a +1/+1 counter on ~.',
  ),
  card('Flip', '{0}', 'Instant', "Switch each creature's power and toughness until end of turn."),
  card('Still', '{0}', 'Instant', 'Counter target spell, activated ability, or triggered ability.'),
  creature(
    'Kook',
    '{0}',
    '3/5',
    "At the beginning of your upkeep, if you don't control a creature named Keeper of Kook, ~ deals 3 damage to you.",
  ),
  creature('Keeper of Kook', '{0}', '1/1'),
  card(
    'Vines',
    '{0}',
    'Enchantment — Aura',
    "Enchant land\nWhen enchanted land becomes tapped, destroy it and ~ deals 1 damage to that land's controller. That player attaches ~ to a land of their choice.",
  ),
  card(
    'Tremor',
    '{0}',
    'Sorcery',
    "Return all creatures on the battlefield and all creature cards in graveyards to their owners' hands.",
  ),
  card('Zap', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  creature('Elk', '{G}', '3/4'),
  creature('Gull', '{0}', '1/3'),
]

inEditions('2004', '2011')('prices and names, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[2004:413.2c] so much for each counter, or what happens where it is not paid', () => {
    const paid = play([], ['Captain', 'Forest', 'Forest'])
    paid.until('confirm').reply(true)
    paid.plain()
    expect(get(paid.state, paid.id('Captain')).controller).toBe(0)
    const unpaid = play([], ['Captain'])
    unpaid.to('draw', unpaid.state.turn.number + 2)
    expect([
      get(unpaid.state, unpaid.id('Captain')).controller,
      get(unpaid.state, unpaid.id('Captain')).counters,
    ]).toEqual([1, {}])
  })

  test.each([
    [true, 16],
    [false, 20],
  ])('[2004:413.2c] life as a price, by what the target is: %s', (pays, life) => {
    const game = play(['Ransom'], [], ['Elk'])
    game
      .cast('Ransom', { targets: ['Elk'] })
      .resolve()
      .reply(pays)
    expect([game.life(1), game.has('battlefield', 'Elk')]).toEqual([life, pays])
  })

  test('[2004:413.2c] "if you pay" is asked after the price', () => {
    const game = play([], ['Whirl', 'Forest'])
    game.until('confirm').reply(true)
    game.plain()
    expect([game.life(0), game.life(1)]).toEqual([19, 19])
    const unpaid = play([], ['Whirl'])
    unpaid.to('draw', unpaid.state.turn.number + 2)
    expect([unpaid.life(0), unpaid.has('battlefield', 'Whirl')]).toEqual([20, false])
  })

  test('[2004:404.1] "that land" is the enchanted one', () => {
    const game = play(['Silt'], [], ['Forest'])
    game.cast('Silt', { targets: ['Forest'] }).resolve()
    game.until('confirm').reply(false).reply(false)
    expect(game.has('graveyard', 'Forest')).toBe(true)
  })

  test('[2004:212.6c] one of each kind, and not with one missing', () => {
    const colors = ['Elk', 'White', 'Blue', 'Black', 'Red']
    const more = [creature('White', '{W}', '1/1'), zoo('Blue'), zoo('Black'), zoo('Red')]
    const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
    const won = (field: readonly string[]) =>
      table(edition, [{ hand: ['Union'], battlefield: field }, {}], [...CARDS, ...more])
        .cast('Union')
        .resolve()
        .winner()
    expect(won([...lands, ...colors])).toBe(0)
    expect(won([...lands.slice(1), ...colors])).toBeUndefined()
    expect(won([...lands, ...colors.slice(1)])).toBeUndefined()
  })

  test('[2004:502.3] creature spells as though they had flash, for the turn', () => {
    const game = play(['Gull'], ['Ambush Canyon'])
    game.activate('Ambush Canyon').resolve().to('end')
    game.cast('Gull').resolve()
    expect(game.has('battlefield', 'Gull')).toBe(true)
  })

  test('[2004:413.2b] the player of the event takes it', () => {
    const game = play([], ['Wanderer'])
    game.to('draw', game.state.turn.number + 1)
    expect(get(game.state, game.id('Wanderer')).controller).toBe(1)
  })

  test('[2004:404.1] a land is a card that is played, and a spell', () => {
    const land = play(['Forest'], ['Bubble'])
    land.land('Forest').resolveAll()
    expect(land.has('battlefield', 'Bubble')).toBe(false)
    const spell = play(['Gull'], ['Bubble'])
    spell.cast('Gull').resolveAll()
    expect(spell.has('battlefield', 'Bubble')).toBe(false)
  })

  test('[2004:413.2b] one of their opponents was dealt damage', () => {
    const calm = play([], ['Feud'])
    calm.to('upkeep', calm.state.turn.number + 1)
    expect(calm.life(0)).toBe(18)
    const game = play(['Zap'], ['Feud'])
    game
      .cast('Zap', { targets: ['player 1'] })
      .resolve()
      .to('upkeep', game.state.turn.number + 1)
    expect(game.life(0)).toBe(20)
  })

  test('[2004:418.3] until ~ leaves the battlefield', () => {
    const game = play(['Antelope', 'Slay'], ['Forest'])
    game.cast('Antelope').resolve()
    game.reply([game.ref('Forest')]).resolve()
    const types = () => characteristics(game.state, game.id('Forest', 'battlefield')).subtypes
    expect(types()).toEqual(['Plains'])
    game.cast('Slay', { targets: ['Antelope'] }).resolve()
    expect(types()).toEqual(['Forest'])
  })

  test('[2004:413.2c] each of two offers by itself', () => {
    const game = play([], ['Paladin', 'Elk'])
    game.attack('Paladin').resolve()
    game.reply(false).reply(true)
    expect(game.size('Paladin')).toBe('2/2')
    game.isAtAQuestion()
  })

  test('[2004:418.5] power and toughness of each', () => {
    const game = play(['Flip'], ['Elk'], ['Gull'])
    game.cast('Flip').resolve()
    expect([game.size('Elk'), game.size('Gull')]).toEqual(['4/3', '3/1'])
  })

  test('[2004:414.1] a spell, or an ability of either kind', () => {
    const game = play(['Zap', 'Still'])
    game
      .cast('Zap', { targets: ['player 1'] })
      .cast('Still', { targets: ['Zap'] })
      .resolveAll()
    expect(game.life(1)).toBe(20)
  })

  test("[2004:202.2] another card's name that goes on with its own", () => {
    const alone = play([], ['Kook'])
    alone.to('draw', alone.state.turn.number + 2)
    expect(alone.life(0)).toBe(17)
    const kept = play([], ['Kook', 'Keeper of Kook'])
    kept.to('draw', kept.state.turn.number + 2)
    expect(kept.life(0)).toBe(20)
  })

  test("[2004:413.2c] the land's controller chooses where the Aura goes", () => {
    const game = play(['Vines'], ['Plains'], ['Forest', 'Island', 'Swamp'])
    game.cast('Vines', { targets: ['Forest'] }).resolve()
    game.pass().activate('Forest').until('choose')
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Island')])
    expect([game.life(1), get(game.state, game.id('Vines')).attachedTo]).toEqual([19, { object: game.id('Island') }])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] from two zones at once', () => {
    const game = table(edition, [{ hand: ['Tremor'], battlefield: ['Elk'] }, { graveyard: ['Gull', 'Zap'] }], CARDS)
    game.cast('Tremor').resolve()
    expect([game.has('hand', 'Elk', 0), game.has('hand', 'Gull', 1), game.has('graveyard', 'Zap')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('[2004:404.3] in another turn than that player has', () => {
    const game = table(edition, [{ battlefield: ['Toll Road'] }, { battlefield: ['Forest'], hand: ['Elk'] }], CARDS)
    game.pass().activate('Forest').resolveAll()
    const mine = table(edition, [{ battlefield: ['Toll Road', 'Forest'], hand: ['Elk'] }, {}], CARDS)
    mine.cast('Elk').resolveAll()
    expect([mine.has('battlefield', 'Forest'), game.has('battlefield', 'Forest')]).toEqual([true, false])
  })
})
