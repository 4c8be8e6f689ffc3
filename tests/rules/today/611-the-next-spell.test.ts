import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Cheaper', '{0}', 'Instant', 'The next creature spell you cast this turn costs {2} less to cast.'),
  card('Certain', '{0}', 'Instant', "The next spell you cast this turn can't be countered."),
  card('Swiftly', '{0}', 'Instant', 'The next creature spell you cast this turn has haste.'),
  card('Cascading', '{0}', 'Instant', 'The next instant or sorcery spell you cast this turn has cascade.'),
  card('Suddenly', '{0}', 'Instant', 'The next sorcery spell you cast this turn can be cast as though it had flash.'),
  creature('Brute', '{2}', '2/2'),
  creature('Titan', '{2}', '5/5'),
  creature('Pup', '{0}', '1/1'),
  card('Ember', '{0}', 'Sorcery', 'You gain 3 life.'),
  card('Glow', '{1}', 'Sorcery', 'You gain 5 life.'),
  card('No', '{0}', 'Instant', 'Counter target spell.'),
  card('Glint', '{0}', 'Instant', 'You gain 1 life.'),
  card('Taxer', '{0}', 'Enchantment', 'Spells cost {2} more to cast.'),
]
const canCast = (game: Table, name: string) =>
  game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') }) === null
const spell = (game: Table) => game.state.stack.at(-1) ?? 0

test('[today:611.2f] what it costs less, and is, and has, all of the same next spell, and of no other', () => {
  const hand = ['Cheaper', 'Certain', 'Swiftly', 'Brute', 'Titan', 'Pup']
  const game = table('today', [{ hand }, { hand: ['No', 'No'] }], CARDS)
  expect(canCast(game, 'Brute')).toBe(false)
  for (const name of ['Cheaper', 'Swiftly', 'Certain']) game.cast(name).resolve()
  expect([canCast(game, 'Brute'), canCast(game, 'Titan')]).toEqual([true, true])
  game.cast('Brute')
  expect(hasKeyword(game.state, spell(game), 'haste')).toBe(true)
  game
    .pass()
    .cast('No', { targets: ['Brute'] })
    .resolve()
    .resolve()
  expect([game.zone('Brute'), canCast(game, 'Titan')]).toEqual(['battlefield', false])
  // It keeps what it was given; the spell after it has nothing.
  expect(hasKeyword(game.state, game.id('Brute', 'battlefield'), 'haste')).toBe(true)
  game.cast('Pup')
  expect(hasKeyword(game.state, spell(game), 'haste')).toBe(false)
  game
    .pass()
    .cast('No', { targets: ['Pup'] })
    .resolve()
  expect(game.zone('Pup')).toBe('graveyard')
  game.isAtAQuestion()
})

test('[today:611.2f] it waits for such a spell: "can’t be countered" of any is used up by the one before', () => {
  const game = table('today', [{ hand: ['Cheaper', 'Certain', 'Ember', 'Brute'] }, { hand: ['No'] }], CARDS)
  game.cast('Certain').resolve().cast('Cheaper').resolve()
  expect(game.state.lasting).toHaveLength(1)
  game.cast('Ember').resolve().cast('Brute')
  game
    .pass()
    .cast('No', { targets: ['Brute'] })
    .resolve()
  expect([game.zone('Brute'), game.life(0)]).toEqual(['graveyard', 23])
})

test('[today:611.2f] another player’s spell is not the next that you cast', () => {
  const game = table('today', [{ hand: ['Certain', 'Pup'] }, { hand: ['Glint', 'No'] }], CARDS)
  game.cast('Certain').resolve().pass().cast('Glint').resolve().cast('Pup')
  game
    .pass()
    .cast('No', { targets: ['Pup'] })
    .resolveAll()
  expect([game.life(1), game.zone('Pup')]).toEqual([21, 'battlefield'])
  game.isAtAQuestion()
})

test('[today:611.2f] a spell that is taken back uses nothing up; the turn’s end does', () => {
  const mine = { hand: ['Cheaper', 'Titan'], pool: '{C}{C}{C}{C}', battlefield: ['Taxer'] }
  const game = table('today', [mine, {}], CARDS)
  game.cast('Cheaper').resolve().cast('Titan', { pay: false })
  game.asks('pay')
  game.reply({ pay: 'cancel' })
  expect([game.zone('Titan'), game.state.lasting.length]).toEqual(['hand', 1])
  game.cast('Titan').resolve()
  expect([game.zone('Titan'), game.state.lasting]).toEqual(['battlefield', []])
  const late = table('today', [{ hand: ['Cheaper', 'Titan'] }, {}], CARDS)
  late.cast('Cheaper').resolve()
  expect(canCast(late, 'Titan')).toBe(true)
  late.to('main1', late.state.turn.number + 2)
  expect(canCast(late, 'Titan')).toBe(false)
})

test('[today:611.2f] an ability that works on the stack, and when it may be cast', () => {
  const library = ['Ember', 'Forest', 'Forest', 'Forest']
  const mine = { hand: ['Cascading', 'Glow', 'Suddenly'], battlefield: ['Plains'], library }
  const game = table('today', [mine, {}], CARDS).cast('Cascading').resolve()
  game.cast('Glow')
  // The cascade has triggered on its being cast.
  expect(game.state.stack).toHaveLength(2)
  game.resolveAll()
  expect(game.life(0)).toBe(28)
  const other = table('today', [{ hand: ['Suddenly', 'Ember'] }, {}], CARDS)
  other.to('upkeep', other.state.turn.number + 1).pass()
  expect(canCast(other, 'Ember')).toBe(false)
  other.cast('Suddenly').resolve().pass()
  expect(canCast(other, 'Ember')).toBe(true)
  other.cast('Ember').resolve()
  expect([other.life(0), other.zone('Ember')]).toEqual([23, 'graveyard'])
  other.isAtAQuestion()
})
