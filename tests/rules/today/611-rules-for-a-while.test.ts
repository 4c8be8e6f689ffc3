import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Decree',
    '{0}',
    'Sorcery',
    'Noncreature spells your opponents cast cost {2} more to cast until your next turn.',
  ),
  card('Note', '{0}', 'Instant', 'You gain 1 life.'),
  creature('Cub', '{0}', '1/1'),
  card('Ward', '{0}', 'Enchantment', 'You and permanents you control have hexproof.'),
  creature('Breaker', '{0}', '3/3', 'During your turn, you and ~ have hexproof.'),
  card('Old Shock', '{0}', 'Instant', '~ deals 2 damage to target player.'),
  card('Kill', '{0}', 'Instant', 'Destroy target creature.'),
  card(
    'Banner',
    '{0}',
    'Enchantment',
    'Creatures you control get +1/+0.\nCreatures you control also get +2/+0 as long as you control three or more creatures.',
  ),
  card(
    'Fate',
    '{0}',
    'Sorcery',
    'Each player with exactly 13 life loses 1 life. Each opponent with 12 or less life loses 2 life.',
  ),
  card('Chooser', '{0}', 'Sorcery', 'Each player with two or more cards in hand loses 5 life.'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('opponents’ spells of that kind cost more, until your next turn', () => {
  const game = board({ hand: ['Decree', 'Note'] }, { hand: ['Note', 'Cub'] })
  game.cast('Decree').resolve().cast('Note').resolve()
  expect(game.life(0)).toBe(21)
  game.to('main1', game.state.turn.number + 1)
  const note = { do: 'cast', object: game.id('Note', 'hand'), via: 'normal' } as const
  expect(game.why(note)).toMatchObject({ key: 'cast.cantPay', params: { cost: '{2}' } })
  game.cast('Cub').resolve()
  game.to('upkeep', game.state.turn.number + 1).pass()
  expect(game.why(note)).toBeNull()
  game.isAtAQuestion()
})

test('you and permanents have hexproof: neither is a target for opponents, both are for you', () => {
  const game = board({ battlefield: ['Ward', 'Cub'] }, { hand: ['Old Shock', 'Kill'], battlefield: ['Ox'] })
  game.pass()
  game.reply({ do: 'cast', object: game.id('Old Shock', 'hand'), via: 'normal' })
  expect(game.asks('targets').legal).toEqual([{ player: 1 }])
  const other = board({ battlefield: ['Ward', 'Cub'] }, { hand: ['Kill'], battlefield: ['Ox'] }).pass()
  other.reply({ do: 'cast', object: other.id('Kill', 'hand'), via: 'normal' })
  expect(other.asks('targets').legal).toEqual([{ object: other.id('Ox') }])
  const own = board({ battlefield: ['Ward', 'Cub'], hand: ['Kill'] })
  own.cast('Kill', { targets: ['Cub'] }).resolve()
  expect(own.has('graveyard', 'Cub')).toBe(true)
  own.isAtAQuestion()
})

test('hexproof of both for a turn, and shroud of both', () => {
  const cloak = card('Cloak', '{0}', 'Instant', 'You and permanents you control gain hexproof until end of turn.')
  const veil = card('Veil', '{0}', 'Enchantment', 'You and creatures you control have shroud.')
  const start = (mine: object) =>
    table('today', [mine, { hand: ['Kill', 'Old Shock'], battlefield: ['Ox'] }], [...CARDS, cloak, veil])
  const legal = (game: ReturnType<typeof table>, spell: string) =>
    game.reply({ do: 'cast', object: game.id(spell, 'hand'), via: 'normal' }).asks('targets').legal
  const cloaked = start({ hand: ['Cloak'], battlefield: ['Cub'] })
    .cast('Cloak')
    .resolve()
    .pass()
  expect(legal(cloaked, 'Kill')).toEqual([{ object: cloaked.id('Ox') }])
  const struck = start({ hand: ['Cloak'], battlefield: ['Cub'] })
    .cast('Cloak')
    .resolve()
    .pass()
  expect(legal(struck, 'Old Shock')).toEqual([{ player: 1 }])
  const later = start({ hand: ['Cloak'], battlefield: ['Cub'] })
    .cast('Cloak')
    .resolve()
  later.to('main1', later.state.turn.number + 1)
  expect(legal(later, 'Old Shock')).toHaveLength(2)
  const own = start({ hand: ['Old Shock'], battlefield: ['Veil', 'Cub'] })
  expect(legal(own, 'Old Shock')).toEqual([{ player: 1 }])
})

test('or only in your turn', () => {
  const game = board({ battlefield: ['Breaker'] }, { hand: ['Old Shock', 'Old Shock'] }).pass()
  game.reply({ do: 'cast', object: game.id('Old Shock', 'hand'), via: 'normal' })
  expect(game.asks('targets').legal).toEqual([{ player: 1 }])
  const later = board({ battlefield: ['Breaker'] }, { hand: ['Kill'] })
  later
    .to('main1', later.state.turn.number + 1)
    .cast('Kill', { targets: ['Breaker'] })
    .resolve()
  expect(later.has('graveyard', 'Breaker')).toBe(true)
  later.isAtAQuestion()
})

test('what creatures also get is added', () => {
  const game = board({ battlefield: ['Banner', 'Cub', 'Breaker'], hand: ['Cub'] })
  expect(game.size('Breaker')).toBe('4/3')
  game.cast('Cub').resolve()
  expect(game.size('Breaker')).toBe('6/3')
  game.isAtAQuestion()
})

test('players with that much life, or that many cards', () => {
  const game = table(
    'today',
    [
      { hand: ['Fate', 'Chooser'], life: 13 },
      { life: 12, hand: ['Note'] },
    ],
    CARDS,
  )
  game.cast('Fate').resolve()
  expect([game.life(0), game.life(1)]).toEqual([12, 10])
  game.cast('Chooser').resolve()
  expect([game.life(0), game.life(1)]).toEqual([12, 10])
  const many = board({ hand: ['Chooser', 'Note', 'Cub'] }, { hand: ['Note'] })
    .cast('Chooser')
    .resolve()
  expect([many.life(0), many.life(1)]).toEqual([15, 20])
  many.isAtAQuestion()
})
