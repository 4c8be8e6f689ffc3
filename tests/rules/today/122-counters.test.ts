import { describe, expect, test } from 'vitest'
import { characteristics, get, hasKeyword } from '../../../src/engine/index.ts'
import type { Ability } from '../../../src/language/index.ts'
import { EDITIONS } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Wings', '{0}', 'Instant', 'Put a flying counter on target creature.'),
  card('Wards', '{0}', 'Instant', 'Put two shield counters on target creature.'),
  card('Stagger', '{0}', 'Instant', 'Tap target creature. Put two stun counters on it.'),
  card('Last Days', '{0}', 'Instant', 'Put a finality counter on target creature.'),
  card('Blank Look', '{0}', 'Instant', 'Target creature loses all abilities.'),
  card('Pluck', '{0}', 'Instant', 'Remove a flying counter from target creature.'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Rouse', '{0}', 'Instant', 'Untap target creature.'),
  card('Shrink', '{0}', 'Instant', 'Target creature gets -4/-4 until end of turn.'),
  card('Altar', '{0}', 'Artifact', 'Sacrifice a creature: You gain 1 life.'),
  card('Call Back', '{0}', 'Instant', "Return target creature to its owner's hand."),
  creature('Sting', '{0}', '1/1', 'Deathtouch'),
  creature(
    'Budding',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\nWhenever one or more +1/+1 counters are put on ~, you gain 1 life.',
  ),
  card('Almanac', '{0}', 'Enchantment', 'Whenever a +1/+1 counter is put on a creature, you gain 4 life.'),
  creature('Martyr', '{0}', '2/2', 'When ~ dies, you gain 7 life.'),
  card('Tally', '{0}', 'Enchantment', 'Whenever a +1/+1 counter is removed from a creature, you gain 1 life.'),
]
const MORE = [
  creature('Sleeper', '{0}', '2/2', "~ can't have more than four slumber counters on it."),
  card('Lull', '{0}', 'Instant', 'Put three slumber counters on target creature.'),
  card('Knell', '{0}', 'Enchantment', 'Whenever a slumber counter is removed from a creature, you gain 1 life.'),
  creature('Heir', '{0}', '1/1', 'When ~ dies, put its counters on target creature.'),
  creature('Vessel', '{0}', '1/1', 'Sacrifice ~: Put its counters on target creature.'),
]
const flies = (game: Table, name: string) => hasKeyword(game.state, game.id(name, 'battlefield'), 'flying')
const counters = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).counters

test('[today:122.1b] a keyword counter gives its keyword as of when it was put there', () => {
  const game = table(
    'today',
    [{ battlefield: ['Ox'], hand: ['Wings', 'Wings', 'Blank Look', 'Pluck', 'Pluck'] }, {}],
    CARDS,
  )
  game.cast('Wings', { targets: ['Ox'] }).resolve()
  expect(flies(game, 'Ox')).toBe(true)
  game.cast('Blank Look', { targets: ['Ox'] }).resolve()
  expect([flies(game, 'Ox'), counters(game, 'Ox')]).toEqual([false, { flying: 1 }])
  game.cast('Wings', { targets: ['Ox'] }).resolve()
  expect(flies(game, 'Ox')).toBe(true)
  game.cast('Pluck', { targets: ['Ox'] }).resolve()
  expect(flies(game, 'Ox')).toBe(true)
  game.cast('Pluck', { targets: ['Ox'] }).resolve()
  expect(flies(game, 'Ox')).toBe(false)
  game.isAtAQuestion()
})

test('[today:122.1b] one that is there as the game is set up gives it as well, and blockers heed it', () => {
  const flyer = { name: 'Ox', counters: { flying: 1 } }
  const sides = [{ battlefield: [flyer, 'Bear'] }, { battlefield: ['Bear'] }] as const
  const game = table('today', sides, CARDS).attack('Ox', '1:Bear').until('blockers')
  const bear = game.state.battlefield.find((id) => get(game.state, id).controller === 1) ?? 0
  expect(game.refusal([{ id: bear, attackers: [game.id('Ox')] }]).key).toBe('block.flying')
  game.reply([]).isAtAQuestion()
})

/** Without where it is written. */
const unplaced = (abilities: readonly Ability[]): unknown =>
  JSON.parse(JSON.stringify(abilities, (key, value) => (key === 'at' ? undefined : value)))

describe('[today:122.1b] each of the fifteen keyword counters', () => {
  const given = (counter: string, edition: 'today' | '2011' = 'today') => {
    const sides = [{ battlefield: [{ name: 'Ox', counters: { [counter]: 1 } }] }, { battlefield: ['Bear'] }] as const
    const game = table(edition, sides, CARDS)
    return characteristics(game.state, game.id('Ox')).abilities.flatMap((one) => (one.kind === 'keyword' ? [one] : []))
  }
  const { keywords } = EDITIONS.today.stateBased.ruledCounters

  test('there are fifteen', () => expect(keywords).toHaveLength(15))

  test.each(keywords)('gives what the keyword is, with what it is short for: %s', (counter) => {
    const { abilities } = creature(
      'Said',
      '{0}',
      '1/1',
      counter.replace(/^./, (letter) => letter.toUpperCase()),
    )
    expect(unplaced(given(counter))).toEqual(unplaced(abilities))
    expect(given(counter, '2011')).toEqual([])
  })
})

test('[today:122.1b] exalted and decayed counters work without a card that says so', () => {
  const strong = { name: 'Ox', counters: { exalted: 2 } }
  const sides = [{ battlefield: [strong, 'Bear'] }, {}] as const
  const game = table('today', sides, CARDS).attack('Bear')
  game.resolveAll().to('endCombat')
  expect(game.life(1)).toBe(17)
  const worn = { name: 'Ox', counters: { decayed: 1 } }
  const attacked = table('today', [{ battlefield: [worn] }, {}], CARDS)
    .attack('Ox')
    .to('main2')
  expect(attacked.zone('Ox')).toBe('graveyard')
  attacked.isAtAQuestion()
})

test('[today:122.1b] an indestructible counter, where no card says the word', () => {
  const hard = { name: 'Ox', counters: { indestructible: 1 } }
  const game = table('today', [{ battlefield: [hard], hand: ['Slay', 'Slay'] }, { battlefield: ['Bear'] }], CARDS)
  game.cast('Slay', { targets: ['Ox'] }).resolve()
  game.cast('Slay', { targets: ['Bear'] }).resolve()
  expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['battlefield', 'graveyard'])
  game.isAtAQuestion()
})

test('[today:122.1c] a shield counter is removed instead of being destroyed by an effect, or of being dealt damage', () => {
  const mine = { battlefield: ['Ox'], hand: ['Wards', 'Slay'] }
  const game = table('today', [mine, { battlefield: ['Bear', 'Sting'] }], CARDS)
  game.cast('Wards', { targets: ['Ox'] }).resolve()
  game.cast('Slay', { targets: ['Ox'] }).resolve()
  expect([game.zone('Ox'), counters(game, 'Ox')]).toEqual(['battlefield', { shield: 1 }])
  // One counter for all that is dealt at once, deathtouch or not.
  game.attack('Ox').block({ Bear: 'Ox', Sting: 'Ox' }).to('endCombat')
  expect([game.zone('Ox'), counters(game, 'Ox'), get(game.state, game.id('Ox')).damage]).toEqual(['battlefield', {}, 0])
  game.isAtAQuestion()
})

test('[today:122.1c] what dies by the rules alone isn’t saved: no toughness, or damage from before', () => {
  const hurt = { name: 'Ox', damage: 2 }
  const game = table('today', [{ hand: ['Wards', 'Shrink'] }, { battlefield: [hurt] }], CARDS)
  game.cast('Wards', { targets: ['Ox'] }).resolve()
  game.cast('Shrink', { targets: ['Ox'] }).resolve()
  expect(game.zone('Ox')).toBe('graveyard')
})

testInEditions('today')('[today:122.1d] a stun counter is removed instead of untapping, %s', (edition) => {
  const game = table(edition, [{ hand: ['Stagger'] }, { battlefield: ['Ox'], hand: ['Rouse'] }], CARDS)
  game.cast('Stagger', { targets: ['Ox'] }).resolve()
  const now = () => [get(game.state, game.id('Ox')).tapped, counters(game, 'Ox').stun ?? 0]
  expect(now()).toEqual([true, 2])
  game.to('upkeep', game.state.turn.number + 1)
  expect(now()).toEqual([true, 1])
  game.cast('Rouse', { targets: ['Ox'] }).resolve()
  expect(now()).toEqual([true, 0])
  game.to('upkeep', game.state.turn.number + 2)
  expect(now()).toEqual([false, 0])
})

test('[today:122.1h] with a finality counter it is exiled instead of dying, also where it is sacrificed', () => {
  const sides = { battlefield: ['Martyr', 'Altar'], hand: ['Last Days', 'Call Back'] }
  const game = table('today', [sides, {}], CARDS)
    .cast('Last Days', { targets: ['Martyr'] })
    .resolve()
  game.activate('Altar').resolve()
  expect([game.zone('Martyr'), game.life(0), game.state.stack]).toEqual(['exile', 21, []])
  const back = table('today', [sides, {}], CARDS)
    .cast('Last Days', { targets: ['Martyr'] })
    .resolve()
  expect(
    back
      .cast('Call Back', { targets: ['Martyr'] })
      .resolve()
      .zone('Martyr'),
  ).toBe('hand')
})

test('[today:122.1] counters cease as their object leaves: none was removed', () => {
  const grown = { name: 'Ox', counters: { '+1/+1': 5 } }
  const game = table('today', [{ battlefield: [grown, 'Tally'], hand: ['Call Back'] }, {}], CARDS)
  game.cast('Call Back', { targets: ['Ox'] }).resolve()
  expect([game.zone('Ox'), game.state.stack, game.life(0)]).toEqual(['hand', [], 20])
  expect(get(game.state, game.id('Ox', 'hand')).counters).toEqual({})
})

testInEditions('2011', 'today')(
  '[today:122.6] the counters that it enters with are put on it; in the books before they aren\u2019t (%s)',
  (edition) => {
    const enter = (name: string) =>
      table(edition, [{ hand: [name], battlefield: ['Almanac'] }, {}], CARDS)
        .cast(name)
        .resolveAll()
        .life(0) - 20
    // Once for both, and once for each.
    expect([enter('Budding'), enter('Sting')]).toEqual([edition === 'today' ? 1 + 8 : 0, 0])
  },
)

test('[today:122.4] more of a kind than it can have: the surplus is removed by the rules', () => {
  const game = table(
    'today',
    [{ battlefield: ['Sleeper', 'Ox', 'Knell'], hand: ['Lull', 'Lull', 'Wings', 'Lull', 'Lull'] }, {}],
    [...CARDS, ...MORE],
  )
  game.cast('Lull', { targets: ['Sleeper'] }).resolve()
  expect(counters(game, 'Sleeper')).toEqual({ slumber: 3 })
  game.cast('Lull', { targets: ['Sleeper'] }).resolve()
  expect([counters(game, 'Sleeper'), game.state.stack.length]).toEqual([{ slumber: 4 }, 2])
  game
    .resolveAll()
    .cast('Wings', { targets: ['Sleeper'] })
    .resolve()
  expect([counters(game, 'Sleeper'), game.life(0)]).toEqual([{ slumber: 4, flying: 1 }, 22])
  for (const _ of [1, 2]) game.cast('Lull', { targets: ['Ox'] }).resolve()
  expect(counters(game, 'Ox')).toEqual({ slumber: 6 })
  game.isAtAQuestion()
})

test('[today:122.8] its counters are put on another, as many of each kind as it had, whichever way it left', () => {
  const grown = (name: string) => ({ name, counters: { flying: 1, '+1/+1': 2 } })
  const sides = { battlefield: [grown('Heir'), grown('Vessel'), 'Ox', 'Almanac'], hand: ['Slay'] }
  const game = table('today', [sides, {}], [...CARDS, ...MORE])
  game.cast('Slay', { targets: ['Heir'] }).resolve()
  game.announce({ targets: ['Ox'] }).resolve()
  expect([counters(game, 'Ox'), flies(game, 'Ox')]).toEqual([{ flying: 1, '+1/+1': 2 }, true])
  // They are put there: what waits for that sees each of them.
  expect(game.state.stack).toHaveLength(2)
  game
    .resolveAll()
    .activate('Vessel', 0, { targets: ['Ox'] })
    .resolve()
    .resolveAll()
  expect([counters(game, 'Ox'), game.life(0)]).toEqual([{ flying: 2, '+1/+1': 4 }, 36])
  game.isAtAQuestion()
})

test('[today:122.8] none, where it had none', () => {
  const game = table('today', [{ battlefield: ['Vessel', 'Ox'] }, {}], [...CARDS, ...MORE])
  game.activate('Vessel', 0, { targets: ['Ox'] }).resolve()
  expect(counters(game, 'Ox')).toEqual({})
  game.isAtAQuestion()
})
