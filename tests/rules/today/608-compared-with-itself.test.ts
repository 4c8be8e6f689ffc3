/** Comparisons: a life total with another number, whose a thing was, a creature's own sizes; tokens of everyone's. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Chalice',
    '{0}',
    'Artifact',
    'At the beginning of your end step, draw a card if your life total is greater than your starting life total. Otherwise, you gain 2 life.',
  ),
  card(
    'Late Recall',
    '{0}',
    'Instant',
    "Return target nonland permanent to its owner's hand. If you controlled that permanent, draw a card.",
  ),
  card('Wither', '{0}', 'Instant', 'Destroy target creature. If you controlled it, draw a card.'),
  card('Steal', '{0}', 'Sorcery', 'Gain control of target creature until end of turn.'),
  creature(
    'Captain',
    '{0}',
    '1/2',
    'Whenever a creature you control with power equal to its toughness attacks, you gain 1 life.',
  ),
  card('Sever', '{0}', 'Instant', 'Destroy target creature with power greater than its toughness.'),
  creature('Even', '{0}', '2/2'),
  creature('Sharp', '{0}', '3/2'),
  creature('Broad', '{0}', '2/3'),
  card(
    'Plenty',
    '{0}',
    'Enchantment',
    'If one or more tokens would be created, twice that many of those tokens are created instead.',
  ),
  card(
    'Own Plenty',
    '{0}',
    'Enchantment',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  creature(
    'Rival',
    '{0}',
    '2/2',
    "Whenever another creature you control enters or dies, if that creature's power is greater than ~'s, put a +1/+1 counter on ~.",
  ),
  creature('Weak', '{0}', '2/9'),
  creature('Strong', '{0}', '3/1'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Guard', '{0}', '1/1', 'As long as a creature you control has a +1/+1 counter on it, ~ has vigilance.'),
  card('Grow', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card(
    'Clean Expunge',
    '{0}',
    'Sorcery',
    "Choose a nonland card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then creates a 2/2 black Zombie creature token for each card exiled from their hand this way.",
  ),
  card('Litter', '{0}', 'Instant', 'Create a 1/1 red Goblin creature token.'),
]

test.each([
  [19, 21],
  [20, 22],
  [21, 21],
])('[2004:413.2] a life total of %i beside the one at the start', (life, after) => {
  const game = table('today', [{ battlefield: ['Chalice'], life, library: ['Forest', 'Forest'] }, {}], CARDS)
  game.to('end').resolveAll()
  expect([game.life(0), game.handSize(0)]).toEqual([after, life > 20 ? 1 : 0])
  game.isAtAQuestion()
})

describe('[2004:413.2f] whose it was', () => {
  test.each([
    ['Late Recall', 0, 2],
    ['Late Recall', 1, 0],
    ['Wither', 0, 1],
    ['Wither', 1, 0],
  ])('%s, of player %i', (spell, whose, hand) => {
    const sides: Parameters<typeof table>[1] = [
      { hand: [spell], library: ['Forest', 'Forest'], battlefield: whose === 0 ? ['Even'] : [] },
      { battlefield: whose === 1 ? ['Even'] : [] },
    ] as const
    const game = table('today', sides, CARDS)
    game.cast(spell, { targets: ['Even'] }).resolveAll()
    expect(game.handSize(0)).toBe(hand)
    game.isAtAQuestion()
  })
  test('control counts, not who owns it', () => {
    const game = table(
      'today',
      [{ hand: ['Steal', 'Late Recall'], library: ['Forest', 'Forest'] }, { battlefield: ['Even'] }],
      CARDS,
    )
    game.cast('Steal', { targets: ['Even'] }).resolveAll()
    game.cast('Late Recall', { targets: ['Even'] }).resolveAll()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 1])
    game.isAtAQuestion()
  })
})

describe('[2004:200.9] a creature’s own sizes', () => {
  test('equal as it attacks: it alone', () => {
    const game = table('today', [{ battlefield: ['Captain', 'Even', 'Sharp', 'Broad'] }, {}], CARDS)
    game.attack('Even', 'Sharp', 'Broad').resolveAll()
    expect(game.life(0)).toBe(21)
  })
  test('greater power: a target of that kind alone', () => {
    const game = table('today', [{ hand: ['Sever'], battlefield: ['Even', 'Sharp', 'Broad'] }, {}], CARDS)
    game.cast('Sever')
    expect(game.asks('targets').legal).toEqual([game.ref('Sharp')])
  })
})

test('[today:614.16] as many again of everyone’s tokens, or of one’s own', () => {
  const made = (what: string, whose: number) => {
    const sides: Parameters<typeof table>[1] = [
      { battlefield: [what], hand: whose === 0 ? ['Litter'] : [] },
      { hand: whose === 1 ? ['Litter'] : [] },
    ] as const
    const game = table('today', sides, CARDS)
    if (whose === 1) game.pass()
    game.cast('Litter').resolveAll()
    game.isAtAQuestion()
    return game.state.battlefield.length - 1
  }
  expect([made('Plenty', 0), made('Plenty', 1), made('Own Plenty', 0), made('Own Plenty', 1)]).toEqual([2, 2, 2, 1])
})

describe('[2004:404.3] greater than ~’s: the same number of both', () => {
  const rival = (hand: readonly string[]) => table('today', [{ hand: [...hand], battlefield: ['Rival'] }, {}], CARDS)
  test('as another enters, and as it dies', () => {
    const game = rival(['Strong', 'Slay'])
    game.cast('Strong').resolveAll()
    expect(game.size('Rival')).toBe('3/3')
    // It isn't greater any more as it dies.
    game.cast('Slay', { targets: ['Strong'] }).resolveAll()
    expect(game.size('Rival')).toBe('3/3')
    game.isAtAQuestion()
  })
  test('power alone is compared', () => {
    const game = rival(['Weak'])
    game.cast('Weak').resolveAll()
    expect(game.size('Rival')).toBe('2/2')
    game.isAtAQuestion()
  })
})

test('[2004:200.9] as long as one of several has a counter', () => {
  const game = table(
    'today',
    [{ hand: ['Grow', 'Grow'], battlefield: ['Guard', 'Even'] }, { battlefield: ['Sharp'] }],
    CARDS,
  )
  const watches = (): boolean =>
    characteristics(game.state, game.id('Guard')).abilities.some(
      (one) => one.kind === 'keyword' && one.keyword.name === 'vigilance',
    )
  expect(watches()).toBe(false)
  game.cast('Grow', { targets: ['Sharp'] }).resolveAll()
  expect(watches()).toBe(false)
  game.cast('Grow', { targets: ['Even'] }).resolveAll()
  expect(watches()).toBe(true)
  game.isAtAQuestion()
})

test('[2004:413.2] what that player does then is counted by what came from their hand', () => {
  const sides = [
    { hand: ['Clean Expunge'] },
    { hand: ['Slay', 'Slay'], graveyard: ['Slay'], library: ['Slay', 'Even'] },
  ] as const
  const game = table('today', sides, CARDS)
  game
    .cast('Clean Expunge', { targets: ['player 1'] })
    .resolve()
    .reply('Slay')
  const all = game.asks('choose').from
  expect(all).toHaveLength(4)
  game.reply([...all]).resolveAll()
  const tokens = game.state.battlefield.filter((id) => get(game.state, id).controller === 1)
  expect([game.state.exile.length, tokens.length, game.handSize(1)]).toEqual([4, 2, 0])
  game.isAtAQuestion()
})
