/** Modes that have costs of their own (spree, tiered), and modes that weigh something (pawprints). */
import { describe, expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { printCost } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Big Haul',
    '{G}',
    'Sorcery',
    'Spree\n+ {1} — You gain 1 life.\n+ {3} — ~ deals 3 damage to target creature.\n+ {W} — Create a 1/1 white Cat creature token.',
  ),
  card('Late Choice', '{G}', 'Sorcery', 'Spree\n+ {3} — You gain 1 life.\n+ {W} — You gain 5 life.'),
  card('Spark Art', '{0}', 'Instant', 'Tiered\n• Dim — {0} — You gain 1 life.\n• Bright — {2} — You gain 5 life.'),
  card('Slow Art', '{0}', 'Instant', 'Tiered\n• Dim — {1} — You gain 1 life.\n• Bright — {2} — You gain 5 life.'),
  card(
    'Old Paths',
    '{0}',
    'Sorcery',
    'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — You gain 1 life.\n{P}{P} — Create a 1/1 green Cat creature token.\n{P}{P}{P} — ~ deals 3 damage to target player.',
  ),
  creature('Taxer', '{0}', '1/1', 'Spells cost {1} more to cast.'),
  card('Echo', '{0}', 'Instant', 'Copy target instant or sorcery spell.'),
]
const begun = (pool: string, ...hand: readonly string[]) =>
  table('today', [{ hand, pool, battlefield: ['Ox'] }, {}], CARDS)
const whyCast = (game: Table, name: string) =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
const asked = (game: Table, name: string): Table =>
  game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })

describe('spree', () => {
  test('[today:702.172] each chosen mode is paid for, and all of them are followed', () => {
    const game = begun('{G}{C}{W}', 'Big Haul').cast('Big Haul', { modes: [0, 2] })
    expect(game.pool(0)).toBe('')
    game.resolve()
    expect([game.life(0), game.size('Cat'), game.has('battlefield', 'Ox')]).toEqual([21, '1/1', true])
    game.isAtAQuestion()
  })

  test('[today:702.172] none can’t be chosen, and only sets that can be paid for', () => {
    const game = asked(begun('{G}{C}{C}{W}', 'Big Haul'), 'Big Haul')
    const question = game.asks('modes')
    expect([question.min, question.max]).toEqual([1, 2])
    expect(game.refusal([]).key).toBe('choose.tooFew')
    expect(game.refusal([0, 1]).key).toBeDefined()
    expect(legalReplies(game.position).toSorted()).toEqual([[0], [0, 2], [1], [2]].toSorted())
    expect(game.refusal([1, 2]).key).toBeDefined()
    game
      .reply([1])
      .announce({ targets: ['Ox'] })
      .resolve()
    expect([game.has('graveyard', 'Ox'), game.pool(0)]).toEqual([true, ''])
  })

  test('[today:702.172] the question says what the spell costs with which modes, what makes it dearer included', () => {
    const side = { hand: ['Big Haul'], pool: '{G}{C}{C}{W}', battlefield: ['Ox', 'Taxer'] }
    const game = asked(table('today', [side, {}], CARDS), 'Big Haul')
    const prices = game.asks('modes').prices?.map(({ modes, mana }) => [modes, printCost(mana)])
    expect(prices).toEqual([
      [[0, 2], '{2}{G}{W}'],
      [[0], '{2}{G}'],
      [[2], '{1}{G}{W}'],
    ])
    game.reply([0, 2])
    expect(printCost(game.asks('pay').cost)).toBe('{2}{G}{W}')
  })

  test('[today:702.172] it can’t be cast where no mode can be paid for, whatever else can', () => {
    expect(whyCast(begun('{G}', 'Big Haul'), 'Big Haul')).toBe('cast.cantPay')
    expect(whyCast(begun('{G}{W}', 'Big Haul'), 'Big Haul')).toBeNull()
    expect(whyCast(begun('{G}{C}', 'Big Haul'), 'Big Haul')).toBeNull()
    expect(whyCast(begun('{C}{C}{C}{W}', 'Big Haul'), 'Big Haul')).toBe('cast.cantPay')
    expect(whyCast(begun('{G}{W}', 'Late Choice'), 'Late Choice')).toBeNull()
    expect(whyCast(begun('{G}{R}', 'Late Choice'), 'Late Choice')).toBe('cast.cantPay')
    const taxed = table('today', [{ hand: ['Big Haul'], pool: '{G}{W}', battlefield: ['Taxer'] }, {}], CARDS)
    expect(whyCast(taxed, 'Big Haul')).toBe('cast.cantPay')
  })

  test('[today:702.172] a copy has the same modes, and pays for none', () => {
    const game = begun('{G}{C}', 'Big Haul', 'Echo').cast('Big Haul', { modes: [0] })
    game.cast('Echo', { targets: ['Big Haul'] }).resolveAll()
    expect(game.life(0)).toBe(22)
    game.isAtAQuestion()
  })
})

describe('tiered', () => {
  test('[today:702.183] exactly one mode, and its cost in addition', () => {
    const game = asked(begun('{C}{C}{C}', 'Spark Art'), 'Spark Art')
    expect([game.asks('modes').min, game.asks('modes').max]).toEqual([1, 1])
    expect(game.refusal([0, 1]).key).toBe('choose.tooMany')
    game.reply([1]).announce({}).resolve()
    expect([game.life(0), game.pool(0)]).toEqual([25, 'C'])
    game.isAtAQuestion()
  })

  test('[today:702.183] the mode that can’t be paid for isn’t offered; without any it can’t be cast', () => {
    const game = asked(begun('{C}', 'Spark Art'), 'Spark Art')
    expect(game.asks('modes').legal).toEqual([0])
    expect(game.reply([0]).announce({}).resolve().life(0)).toBe(21)
    expect(whyCast(begun('', 'Slow Art'), 'Slow Art')).toBe('cast.cantPay')
  })
})

describe('pawprints', () => {
  test('[today:107.17] modes of two, two and one together, one of them twice', () => {
    const game = asked(begun('', 'Old Paths'), 'Old Paths')
    expect(game.asks('modes').legal).toEqual([0, 1, 2])
    game.reply([1]).reply([1])
    expect(game.asks('modes').legal).toEqual([0])
    expect(game.refusal([1]).key).toBe('choose.notOffered')
    game.reply([0]).announce({}).resolve()
    const cats = game.state.battlefield.length - 1
    expect([cats, game.life(0)]).toEqual([2, 21])
    game.isAtAQuestion()
  })

  test('[today:107.17] three and two are five, two more are too many; fewer may be chosen', () => {
    const game = asked(begun('', 'Old Paths'), 'Old Paths').reply([2])
    expect(game.asks('modes').legal).toEqual([0, 1])
    game.reply([1])
    expect(game.question.kind).toBe('targets')
    game.announce({ targets: ['player 1'] }).resolve()
    expect([game.life(1), game.size('Cat')]).toEqual([17, '1/1'])
    const few = asked(begun('', 'Old Paths'), 'Old Paths').reply([0]).reply([]).announce({}).resolve()
    expect(few.life(0)).toBe(21)
    expect(asked(begun('', 'Old Paths'), 'Old Paths').refusal([]).key).toBe('choose.tooFew')
  })
})
