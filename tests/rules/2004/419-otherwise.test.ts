/**
 * Damage that can't be prevented, that is dealt otherwise than it would be, or that leaves a player alive (419.6,
 * 419.7).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Sear', '{0}', 'Instant', "~ deals 4 damage to any target. The damage can't be prevented."),
  card('Nick', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  card('Ward', '{0}', 'Instant', 'Prevent the next 2 damage that would be dealt to any target this turn.'),
  card('Candor', '{0}', 'Sorcery', "Damage can't be prevented this turn."),
  card('Truth', '{0}', 'Enchantment', "Damage can't be prevented."),
  creature('Mirage', '{0}', '0/9', 'If damage would be dealt to ~, prevent that damage. Put a +1/+1 counter on ~.'),
  creature('Brute', '{0}', '3/3', "Damage that would be dealt by ~ can't be prevented."),
  card('Hush', '{0}', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card(
    'Halver',
    '{0}',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
  ),
  card(
    'Dampener',
    '{0}',
    'Enchantment',
    'If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature instead.',
  ),
  card(
    'Ceiling',
    '{0}',
    'Enchantment',
    'If a source would deal 3 or more damage to a permanent or player, it deals 2 damage to that permanent or player instead.',
  ),
  card(
    'Amulet',
    '{0}',
    'Artifact',
    'If an instant or sorcery source would deal 3 or more damage to you, it deals 2 damage to you instead.',
  ),
  card(
    'Fury',
    '{0}',
    'Instant',
    'If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature instead.',
  ),
  card(
    'Retort',
    '{0}',
    'Artifact',
    '{0}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that damage to its controller instead.',
  ),
  card(
    'Verdict',
    '{0}',
    'Enchantment',
    'If an instant or sorcery spell would deal damage to you, it deals that damage to its controller instead.',
  ),
  card(
    'Lifeline',
    '{0}',
    'Enchantment',
    'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  card(
    'Mercy',
    '{0}',
    'Instant',
    'Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  card('Drain', '{0}', 'Sorcery', 'Target player loses 5 life.'),
]
const damageOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions(
  '2004',
  '2011',
  'today',
)('damage, otherwise, %s', (edition) => {
  const board = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = [], life = 20) =>
    table(
      edition,
      [
        { hand, battlefield: mine, life },
        { battlefield: theirs, life },
      ],
      CARDS,
    )
  const at = (game: Table, name: string, target: number | string) =>
    game.cast(name, { targets: [target as string] }).resolve()
  const YOU = 'player 0'
  const FOE = 'player 1'

  test('[2004:419.7 today:615.12] damage that can’t be prevented isn’t, and the shield is still there afterwards', () => {
    const game = at(board(['Ward', 'Sear', 'Jab'], ['Ox', 'Brute']), 'Ward', FOE)
    expect(at(game, 'Sear', FOE).life(1)).toBe(16)
    expect(at(game, 'Jab', FOE).life(1)).toBe(15)
    game.isAtAQuestion()
  })

  test('[2004:419.7 today:615.12] what the prevention does besides that is done', () => {
    const game = at(board(['Sear'], [], ['Mirage']), 'Sear', 'Mirage')
    expect([damageOn(game, 'Mirage'), game.size('Mirage')]).toEqual([4, '1/10'])
  })

  test('[2004:419.7] for a turn, for as long as an ability works, and for one source', () => {
    const turn = at(
      at(board(['Ward', 'Candor', 'Jab']), 'Ward', FOE)
        .cast('Candor')
        .resolve(),
      'Jab',
      FOE,
    )
    expect(turn.life(1)).toBe(17)
    expect(at(at(board(['Ward', 'Jab'], ['Truth']), 'Ward', FOE), 'Jab', FOE).life(1)).toBe(17)
    const fight = board([], ['Brute', 'Ox'], ['Hush'])
    fight.attack('Brute', 'Ox').to('endCombat')
    expect(fight.life(1)).toBe(17)
  })

  test('[2004:419.6] half, minus one, and no less than so much', () => {
    expect(at(board(['Jab'], ['Halver']), 'Jab', FOE).life(1)).toBe(19)
    const minus = at(board(['Jab', 'Nick'], ['Dampener', 'Mirage', 'Ox']), 'Jab', 'Ox')
    expect(damageOn(minus, 'Ox')).toBe(2)
    expect(damageOn(at(minus, 'Nick', 'Ox'), 'Ox')).toBe(2)
    const ceiling = at(board(['Jab', 'Nick', 'Sear'], ['Ceiling']), 'Jab', FOE)
    expect(ceiling.life(1)).toBe(18)
    expect(at(at(ceiling, 'Nick', FOE), 'Sear', FOE).life(1)).toBe(15)
  })

  test('[2004:419.6] dealt to you: only that, from such sources', () => {
    const game = at(board(['Jab', 'Sear'], ['Amulet']), 'Jab', YOU)
    expect(game.life(0)).toBe(18)
    expect(at(game, 'Sear', FOE).life(1)).toBe(16)
  })

  test('[2004:419.6] for a turn: combat damage among creatures is doubled, other damage isn’t', () => {
    const game = board(['Fury', 'Nick'], ['Bear'], ['Mirage', 'Ox']).cast('Fury').resolve()
    at(game, 'Nick', 'Ox')
    game.attack('Bear').block({ Ox: 'Bear' }).to('endCombat')
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:419.6] the next time only: the spell deals it to its own controller', () => {
    const game = board(['Jab', 'Nick'], [], ['Retort']).cast('Jab', { targets: [FOE] })
    game.pass().activate('Retort', 0).resolve().resolve()
    expect([game.life(0), game.life(1)]).toEqual([17, 20])
    expect([at(game, 'Nick', FOE).life(0), game.life(1)]).toEqual([17, 19])
    const always = at(board(['Jab', 'Nick'], [], ['Verdict']), 'Jab', FOE)
    expect([at(always, 'Nick', FOE).life(0), always.life(1)]).toEqual([16, 20])
    game.isAtAQuestion()
  })

  test('[2004:419.6] damage leaves a player at 1, loss of life doesn’t; without a creature it doesn’t either', () => {
    const game = board(['Jab', 'Sear', 'Drain'], ['Lifeline', 'Bear'], [], 4)
    expect(at(at(game, 'Jab', YOU), 'Sear', YOU).life(0)).toBe(1)
    expect(at(board(['Drain'], ['Lifeline', 'Bear'], [], 4), 'Drain', YOU).winner()).toBe(1)
    expect(at(board(['Sear'], ['Lifeline'], [], 4), 'Sear', YOU).winner()).toBe(1)
    expect(at(board(['Mercy', 'Sear'], [], [], 4).cast('Mercy').resolve(), 'Sear', YOU).life(0)).toBe(1)
  })
})
