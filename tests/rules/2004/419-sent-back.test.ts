/** Damage sent back to its source's controller, whose turn "that player" has, and what goes by X (419.6c, 419.8a). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Requital',
    '{0}',
    'Instant',
    "The next time a source of your choice would deal damage to you this turn, instead that source deals that much damage to you and ~ deals that much damage to that source's controller.",
  ),
  card(
    'Glass',
    '{0}',
    'Instant',
    "The next time a source of your choice would deal damage this turn, that damage is dealt to that source's controller instead.",
  ),
  card(
    'Frenzy',
    '{0}',
    'Instant',
    "Cast this spell only during an opponent's turn.\nTap target creature that player controls. That creature deals damage equal to its power to the player. Prevent all combat damage that would be dealt to and dealt by the creature this turn.",
  ),
  card('Truce', '{0}', 'Sorcery', 'Target player skips all combat phases of their next turn.'),
  creature(
    'Swell',
    '{0}',
    '1/1',
    "At the beginning of your upkeep, put a +1/+1 counter on ~. Then you may pay {X}, where X is the number of +1/+1 counters on it. If you don't, tap ~ and it deals X damage to you.",
  ),
  card(
    'Mob',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nWhenever all non-Wall creatures you control attack, enchanted creature gets +X/+0 until end of turn, where X is the number of attacking creatures.',
  ),
  creature('Post', '{0}', '0/3', 'Defender', 'Creature — Wall'),
  creature('Elk', '{0}', '2/5'),
  creature('Ram', '{0}', '3/5'),
  creature(
    'Chooser',
    '{0}',
    '2/2',
    'As ~ enters the battlefield, an opponent chooses a creature type.\n{0}: Tap target creature that isn’t of the chosen type.'.replace(
      '’',
      "'",
    ),
    'Creature — Cephalid',
  ),
  card(
    'Either',
    '{0}',
    'Instant',
    'Choose artifact, creature, or land. Tap all untapped permanents of the chosen type target player controls, or untap all tapped permanents of that type that player controls.',
  ),
  creature(
    'Gift',
    '{0}',
    '1/1',
    'At the beginning of your upkeep, choose flying, first strike, or trample. ~ gains that ability until your next upkeep.',
  ),
  card(
    'Heal',
    '{0}',
    'Instant',
    'Choose target Wall creature. Whenever that creature is dealt damage by an attacking creature this turn, you gain that much life.',
  ),
]
const tapped = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).tapped

inEditions('2004', '2011')('419 sent back, %s', (edition) => {
  const board = (
    mine: readonly string[],
    theirs: readonly string[] = [],
    hand: readonly string[] = [],
    theirHand: readonly string[] = [],
  ): Table =>
    table(
      edition,
      [
        { battlefield: mine, hand },
        { battlefield: theirs, hand: theirHand },
      ],
      CARDS,
    )
  const next = (game: Table, step: 'upkeep' | 'main1' = 'upkeep', n = 1): Table =>
    game.to(step, game.state.turn.number + n)
  const chosen = (game: Table, name: string): Table =>
    game.question.kind === 'choose' ? game.reply([game.id(name, 'battlefield')]) : game

  test('[2004:419.8a] the chosen source deals it all the same, and as much comes back', () => {
    const game = board(['Elk', 'Ram'], [], [], ['Requital']).attack('Elk', 'Ram').pass()
    chosen(game.cast('Requital').resolve(), 'Ram').resolveAll()
    expect([game.to('main2').life(0), game.life(1)]).toEqual([17, 15])
    game.isAtAQuestion()
  })

  test('[2004:419.6c] all of it is dealt to its source’s controller instead, once', () => {
    const game = board(['Elk', 'Ram'], [], [], ['Glass']).attack('Elk', 'Ram').pass()
    chosen(game.cast('Glass').resolve(), 'Ram').resolveAll()
    expect([game.to('main2').life(0), game.life(1)]).toEqual([17, 18])
    game.isAtAQuestion()
  })

  test('[2004:401.5] in an opponent’s turn, and that opponent is meant', () => {
    const game = next(board(['Elk'], ['Ram'], ['Frenzy']))
    expect(game.question.seat).toBe(1)
    game
      .pass()
      .cast('Frenzy', { targets: ['Ram'] })
      .resolve()
    expect([tapped(game, 'Ram'), game.life(1), game.life(0)]).toEqual([true, 17, 20])
    expect(
      board(['Elk'], ['Ram'], ['Frenzy']).why({
        do: 'cast',
        object: board(['Elk'], ['Ram'], ['Frenzy']).id('Frenzy'),
        via: 'normal',
      }),
    ).not.toBeNull()
  })

  test('[2004:300.5] all combat phases of one turn', () => {
    const game = board(['Elk'], ['Ram'], ['Truce'])
      .cast('Truce', { targets: ['player 1'] })
      .resolve()
    game.attack('Elk').to('main2')
    next(game, 'main1')
    game.to('end')
    expect(game.events.filter((event) => event.kind === 'stepSkipped')).toHaveLength(1)
    next(game, 'main1', 2).until('attackers').isAtAQuestion()
  })

  test('[2004:413.2c] paying goes by the counters, and so does what not paying costs', () => {
    const game = next(board(['Swell', 'Forest', 'Forest', 'Forest']), 'upkeep', 2)
      .until('confirm')
      .reply(false)
    expect([game.life(0), tapped(game, 'Swell'), game.size('Swell')]).toEqual([19, true, '2/2'])
    const paid = next(board(['Swell', 'Forest', 'Forest']), 'upkeep', 2)
      .until('confirm')
      .reply(true)
    if (paid.question.kind === 'pay') paid.plain()
    expect([paid.life(0), tapped(paid, 'Swell')]).toEqual([20, false])
  })

  test('[2004:410.9d] only where all of them attack', () => {
    const enchanted = () =>
      board(['Elk', 'Ram', 'Post'], [], ['Mob'])
        .cast('Mob', { targets: ['Elk'] })
        .resolve()
    expect(enchanted().attack('Elk', 'Ram').resolveAll().size('Elk')).toBe('4/5')
    expect(enchanted().attack('Elk').resolveAll().size('Elk')).toBe('2/5')
  })

  test('[2004:410.10e] an opponent chooses as it enters', () => {
    const game = board(['Elk'], ['Ram'], ['Chooser']).cast('Chooser').resolve()
    expect(game.asks('creatureType').seat).toBe(1)
    game.reply('Cephalid').activate('Chooser', 1)
    expect(game.asks('targets').legal).not.toContainEqual({ object: game.id('Chooser') })
    expect(game.asks('targets').legal).toContainEqual({ object: game.id('Elk') })
  })

  test('[2004:413.2c] one of three types, and tapped or untapped', () => {
    const game = board(['Elk'], ['Ram', 'Forest'], ['Either'])
      .cast('Either', { targets: ['player 1'] })
      .resolve()
    game.reply('creature').reply(true)
    const forest = game.state.battlefield.find(
      (id) => get(game.state, id).controller === 1 && id !== game.id('Ram'),
    ) as number
    expect([tapped(game, 'Ram'), tapped(game, 'Elk'), get(game.state, forest).tapped]).toEqual([true, false, false])
    game.isAtAQuestion()
  })

  test('[2004:418.3a] one ability chosen for a while', () => {
    const game = next(board(['Gift']), 'upkeep', 2)
    game.resolve().reply('flying')
    const has = () => game.state.lasting.length
    expect(has()).toBe(1)
    next(game, 'upkeep', 2)
    expect(has()).toBe(0)
    game.isAtAQuestion()
  })

  test('[2004:410.6] damage by attackers, each time', () => {
    const game = next(board(['Elk', 'Ram'], ['Post'], [], ['Heal']), 'upkeep', 0)
    game
      .attack('Elk')
      .pass()
      .cast('Heal', { targets: ['Post'] })
      .resolve()
      .block({ Post: 'Elk' })
      .resolveAll()
    expect(game.to('main2').life(1)).toBe(22)
    game.isAtAQuestion()
  })
})
