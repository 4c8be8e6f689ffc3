/** What makes a spell cheaper: any number of things sacrificed, exiled or tapped, and either of two reasons: by play. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Giant',
    '{4}{R}{R}',
    '6/6',
    'As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.',
  ),
  card(
    'March',
    '{X}{B}',
    'Instant',
    'As an additional cost to cast this spell, you may exile any number of black cards from your hand. This spell costs {2} less to cast for each card exiled this way.\n~ deals X damage to target creature and you gain X life.',
  ),
  card(
    'Surge',
    '{3}{R}',
    'Sorcery',
    'As an additional cost to cast this spell, you may tap any number of untapped creatures you control. This spell costs {1} less to cast for each creature tapped this way.\n~ deals 2 damage to any target.',
  ),
  card(
    'Snare',
    '{2}{U}',
    'Instant',
    'This spell costs {1} less to cast if you control an Elf. It also costs {1} less to cast if you control an enchantment.\nYou gain 1 life.',
  ),
  card(
    'Verse',
    '{0}',
    'Sorcery',
    'Kicker {1}\nChoose one. If this spell was kicked, choose any number instead.\n• You gain 1 life.\n• You gain 10 life.',
  ),
  creature('Imp', '{0}', '1/1'),
  creature('Elf', '{0}', '1/1', '', 'Creature — Elf'),
  creature('Wall', '{0}', '0/5'),
  creature('Shade', '{B}', '1/1'),
  card('Altar', '{0}', 'Enchantment', 'Whenever a creature you control dies, you gain 1 life.'),
]
const MOUNTAINS = ['Mountain', 'Mountain', 'Mountain', 'Mountain']
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)
const cast = (name: string, game: Table) => ({ do: 'cast', object: game.id(name), via: 'normal' }) as const

describe('any number of things', () => {
  test('[today:601.2b] each creature sacrificed takes {2} off; colored mana is left', () => {
    const game = play({ hand: ['Giant'], battlefield: ['Imp', 'Imp', 'Imp', 'Mountain', 'Mountain'] })
    game.reply(cast('Giant', game))
    const ways = game.asks('options').ways.map(({ times }) => times[0])
    expect([...new Set(ways)].sort()).toEqual([2, 3])
    game.reply([2])
    while (game.question.kind !== 'priority') game.plain()
    game.resolve()
    expect([game.zone('Giant'), game.state.graveyards[0]?.length]).toEqual(['battlefield', 2])
    game.isAtAQuestion()
  })

  test('more may be sacrificed than it helps', () => {
    const game = play({ hand: ['Giant'], battlefield: ['Altar', 'Imp', 'Imp', 'Imp', 'Mountain', 'Mountain'] })
    game.reply(cast('Giant', game)).reply([3])
    while (game.question.kind !== 'priority') game.plain()
    game.resolveAll()
    expect([game.zone('Giant'), game.life(0)]).toEqual(['battlefield', 23])
  })

  test('without enough of them it can’t be cast', () => {
    const game = play({ hand: ['Giant'], battlefield: ['Imp', 'Mountain', 'Mountain'] })
    expect(game.why(cast('Giant', game))).not.toBeNull()
  })

  test('what is exiled pays for X', () => {
    const game = play({ hand: ['March', 'Shade', 'Shade'], battlefield: ['Swamp', 'Swamp'] }, { battlefield: ['Wall'] })
    game.reply(cast('March', game)).reply([2])
    game.announce({ x: 5, targets: ['Wall'], pay: false })
    while (game.question.kind !== 'priority') game.plain()
    game.resolve()
    expect([game.zone('Wall'), game.life(0), game.state.exile.length]).toEqual(['graveyard', 25, 2])
    game.isAtAQuestion()
  })

  test('tapped creatures, also those that came this turn', () => {
    const game = play({ hand: ['Surge', 'Imp'], battlefield: ['Imp', 'Mountain', 'Mountain'] })
    game.cast('Imp').resolve()
    game.reply(cast('Surge', game)).reply([2])
    game.announce({ targets: ['player 1'], pay: false })
    while (game.question.kind !== 'priority') game.plain()
    game.resolve()
    expect(game.life(1)).toBe(18)
    const none = play({ hand: ['Surge'], battlefield: MOUNTAINS })
    none.cast('Surge', { targets: ['player 1'] }).resolve()
    expect(none.life(1)).toBe(18)
  })
})

test('two reasons, each by itself and both together', () => {
  const may = (mine: readonly string[]): boolean => {
    const game = play({ hand: ['Snare'], battlefield: mine })
    return game.why(cast('Snare', game)) === null
  }
  expect([may(['Island', 'Island']), may(['Island', 'Island', 'Elf']), may(['Island', 'Island', 'Altar'])]).toEqual([
    false,
    true,
    true,
  ])
  expect([may(['Island', 'Elf']), may(['Island', 'Elf', 'Altar'])]).toEqual([false, true])
})

test('[today:700.2] any number of modes if it was kicked, one otherwise', () => {
  const game = play({ hand: ['Verse', 'Verse'], battlefield: ['Forest'] })
  game.cast('Verse', { kick: true, modes: [0, 1] }).resolve()
  expect(game.life(0)).toBe(31)
  game.reply(cast('Verse', game))
  expect(game.refusal([0, 1])).toBeDefined()
  game.announce({ modes: [0] }).resolve()
  expect(game.life(0)).toBe(32)
  game.isAtAQuestion()
})
