/**
 * Damage that can be neither prevented nor dealt to anything else, and damage among those that share a colour (419.6c,
 * 419.7).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Hard Fire',
    '{0}',
    'Instant',
    '~ deals 3 damage to any target. If ~ would deal damage to a creature, that damage can’t be prevented or dealt instead to another permanent or player.'.replace(
      '’',
      "'",
    ),
  ),
  card('Fire', '{0}', 'Instant', '~ deals 3 damage to any target.'),
  card(
    'Nail Down',
    '{0}',
    'Instant',
    "Choose target creature. Damage that would be dealt to that creature this turn can't be prevented or dealt instead to another permanent or player.",
  ),
  card('Ward', '{0}', 'Instant', 'Prevent the next 3 damage that would be dealt to any target this turn.'),
  card(
    'Ward Off',
    '{0}',
    'Instant',
    'The next 3 damage that would be dealt to target creature this turn is dealt to you instead.',
  ),
  card(
    'Kinship',
    '{0}',
    'Enchantment',
    'Prevent all damage that would be dealt to a creature by another creature if they share a color.',
  ),
  card('Thorns', '{0}', 'Instant', 'Target creature deals damage equal to its power to another target creature.'),
  card(
    'Kin Ward',
    '{0}',
    'Artifact',
    'Imprint — When ~ enters the battlefield, you may exile target card from a graveyard.\n{0}: Prevent all damage that would be dealt this turn by a source of your choice that shares a color with the exiled card.',
  ),
  creature('Elk', '{G}', '2/5'),
  creature('Boar', '{G}', '3/5'),
  creature('Imp', '{R}', '2/5'),
  creature('Moss', '{G}', '1/1'),
  creature(
    'Ogre',
    '{0}',
    '4/4',
    'At the beginning of your upkeep, ~ deals 5 damage to you unless you sacrifice a creature other than ~. If ~ deals damage to you this way, tap it.',
  ),
  creature(
    'Lion',
    '{0}',
    '2/2',
    'Prevent all damage that would be dealt to ~.\n{0}: Until end of turn, ~ loses "Prevent all damage that would be dealt to ~." Any player may activate this ability.',
  ),
]
const damage = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('419 damage unmoved, %s', (edition) => {
  const board = (
    hand: readonly string[],
    mine: readonly string[] = [],
    theirs: readonly string[] = [],
    graveyard: readonly string[] = [],
  ) => table(edition, [{ hand, battlefield: mine, graveyard }, { battlefield: theirs }], CARDS)

  test('[2004:419.7] to a creature it is neither prevented nor redirected; to a player it can be', () => {
    const moved = board(['Ward Off', 'Hard Fire'], [], ['Elk'])
      .cast('Ward Off', { targets: ['Elk'] })
      .resolve()
    moved.cast('Hard Fire', { targets: ['Elk'] }).resolve()
    expect([damage(moved, 'Elk'), moved.life(0)]).toEqual([3, 20])
    const held = board(['Ward', 'Hard Fire'], [], ['Elk'])
      .cast('Ward', { targets: ['Elk'] })
      .resolve()
    expect(damage(held.cast('Hard Fire', { targets: ['Elk'] }).resolve(), 'Elk')).toBe(3)
    const player = board(['Ward', 'Hard Fire'])
      .cast('Ward', { targets: ['player 1'] })
      .resolve()
    expect(
      player
        .cast('Hard Fire', { targets: ['player 1'] })
        .resolve()
        .life(1),
    ).toBe(20)
    player.isAtAQuestion()
  })

  test('[2004:419.6c] an effect says it of one creature for the turn, and of no other', () => {
    const game = board(['Nail Down', 'Ward Off', 'Ward Off', 'Fire', 'Fire'], [], ['Elk', 'Imp'])
    game.cast('Nail Down', { targets: ['Elk'] }).resolve()
    for (const name of ['Elk', 'Imp'])
      game
        .cast('Ward Off', { targets: [name] })
        .resolve()
        .cast('Fire', { targets: [name] })
        .resolve()
    expect([damage(game, 'Elk'), damage(game, 'Imp'), game.life(0)]).toEqual([3, 0, 17])
    game.isAtAQuestion()
  })

  test('[2004:419.7] those that share a color deal each other no damage; itself and others they do', () => {
    const dealt = (by: string, to: string): number =>
      damage(
        board(['Thorns'], ['Kinship', by], [to])
          .cast('Thorns', { targets: [by, to] })
          .resolve(),
        to,
      )
    expect([dealt('Elk', 'Boar'), dealt('Elk', 'Imp')]).toEqual([0, 2])
  })

  test('[2004:419.8a] a source that shares a color with the exiled card', () => {
    const game = board(['Kin Ward', 'Thorns', 'Thorns'], ['Elk', 'Imp'], ['Boar'], ['Moss']).cast('Kin Ward').resolve()
    if (game.question.kind === 'targets') game.reply([{ object: game.id('Moss') }])
    game.resolveAll().activate('Kin Ward', 1)
    game.resolve()
    if (game.question.kind === 'choose') {
      expect(game.asks('choose').from).not.toContain(game.id('Imp'))
      game.reply([game.id('Elk')])
    }
    game.cast('Thorns', { targets: ['Elk', 'Boar'] }).resolve()
    expect(damage(game, 'Boar')).toBe(0)
    game.cast('Thorns', { targets: ['Imp', 'Boar'] }).resolve()
    expect(damage(game, 'Boar')).toBe(2)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] what deals you damage this way, and only then', () => {
    const upkeep = (mine: readonly string[], hand: readonly string[] = []) => {
      const game = table(edition, [{ battlefield: mine, hand }, {}], CARDS)
      return game.to('upkeep', game.state.turn.number + 2)
    }
    const hit = upkeep(['Ogre'])
    hit.resolveAll()
    expect([hit.life(0), get(hit.state, hit.id('Ogre')).tapped]).toEqual([15, true])
    const paid = upkeep(['Ogre', 'Moss']).until('confirm').reply(true)
    if (paid.question.kind === 'choose') paid.plain()
    expect([paid.life(0), get(paid.state, paid.id('Ogre')).tapped]).toEqual([20, false])
    const prevented = upkeep(['Ogre'], ['Ward', 'Ward'])
      .cast('Ward', { targets: ['player 0'] })
      .resolve()
    prevented
      .cast('Ward', { targets: ['player 0'] })
      .resolve()
      .resolveAll()
    expect([prevented.life(0), get(prevented.state, prevented.id('Ogre')).tapped]).toEqual([20, false])
  })

  test('[2004:418.5] an ability is lost by its text, until end of turn', () => {
    const game = board(['Fire', 'Fire'], [], ['Lion'])
      .cast('Fire', { targets: ['Lion'] })
      .resolve()
    expect(game.zone('Lion')).toBe('battlefield')
    game
      .activate('Lion', 1)
      .resolve()
      .cast('Fire', { targets: ['Lion'] })
      .resolve()
    expect(game.zone('Lion')).toBe('graveyard')
    game.isAtAQuestion()
  })
})
