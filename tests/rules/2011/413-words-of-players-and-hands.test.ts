/** Whom one clashes with, what is chosen from a hand and drawn for it, and one spell each turn: by play. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Cow', '{3}', '3/3', '', 'Creature — Ox'),
  card('Ring', '{0}', 'Artifact'),
  card('Tonic', '{0}', 'Sorcery', 'You gain 1 life.'),
  card(
    'Wager',
    '{0}',
    'Sorcery',
    'Clash with an opponent. If you win, that player loses 3 life. Otherwise, that player gains control of target creature.',
  ),
  card(
    'Old Lull',
    '{0}',
    'Sorcery',
    "Clash with an opponent. If you win, creatures that player controls don't untap during the player's next untap step.",
  ),
  creature(
    'Thief',
    '{0}',
    '3/1',
    "When ~ enters the battlefield, look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.",
  ),
  creature(
    'Bailiff',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card, then draws a card.',
  ),
  creature(
    'Lawyer',
    '{0}',
    '2/2',
    "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.",
  ),
]
/** Everyone keeps their card where it is. */
const keep = (game: Table) => {
  while (game.question.kind === 'arrange') game.reply({ top: game.question.cards, bottom: [] })
  return game
}

describe('“that player”, of a clash', () => {
  const wager = (mine: string, theirs: string): Table => {
    const sides = [
      { hand: ['Wager'], battlefield: ['Bear'], library: [mine, 'Forest'] },
      { library: [theirs, 'Forest'] },
    ] as const
    const game = table('2011', sides, CARDS)
    return keep(game.cast('Wager', { targets: ['Bear'] }).resolve())
  }
  test('[2011:701.20] is the opponent clashed with, who loses life or gets the creature', () => {
    const won = wager('Cow', 'Bear')
    expect([won.life(0), won.life(1), get(won.state, won.id('Bear', 'battlefield')).controller]).toEqual([20, 17, 0])
    const lost = wager('Forest', 'Cow')
    expect([lost.life(0), lost.life(1), get(lost.state, lost.id('Bear', 'battlefield')).controller]).toEqual([
      20, 20, 1,
    ])
    lost.isAtAQuestion()
  })

  test('[2011:701.20] of two opponents the one chosen', () => {
    const sides = [
      { hand: ['Wager'], battlefield: ['Bear'], library: ['Cow', 'Forest'] },
      { library: ['Forest', 'Forest'] },
      { library: ['Forest', 'Forest'] },
    ] as const
    const game = table('2011', sides, CARDS)
    game.cast('Wager', { targets: ['Bear'] }).pass(3)
    game.reply(2)
    keep(game)
    expect([game.life(1), game.life(2)]).toEqual([20, 17])
  })

  test.each([
    ['Cow', true],
    ['Forest', false],
  ])('their creatures stay tapped for one untap step if %s wins: %s', (mine, stays) => {
    const sides = [
      { hand: ['Old Lull'], library: [mine, ...times(5, 'Forest')] },
      { battlefield: [{ name: 'Bear', tapped: true }], library: ['Bear', ...times(5, 'Forest')] },
    ] as const
    const game = table('2011', sides, CARDS)
    const turn = game.state.turn.number
    keep(game.cast('Old Lull').resolve())
    game.to('main1', turn + 1)
    expect(get(game.state, game.id('Bear', 'battlefield')).tapped).toBe(stays)
    game.to('main1', turn + 3)
    expect(get(game.state, game.id('Bear', 'battlefield')).tapped).toBe(false)
  })
})

describe('a card that may be chosen from a hand', () => {
  const enter = (name: string): Table =>
    table('2011', [{ hand: [name] }, { hand: ['Cow', 'Forest'], library: ['Ring', 'Island'] }], CARDS)
      .cast(name)
      .pass(2)
      .announce({ targets: ['player 1'] })
      .pass(2)
  const choose = (game: Table, ids: readonly number[]): Table => game.reply(ids as never)
  test('goes below the library, and its owner draws', () => {
    const game = enter('Thief')
    const cow = game.id('Cow')
    choose(game, [cow])
    expect([game.has('hand', 'Ring', 1), game.has('library', 'Cow', 1), game.handSize(1)]).toEqual([true, true, 2])
    game.isAtAQuestion()
  })

  test('not chosen: nothing is drawn', () => {
    const game = enter('Thief')
    choose(game, [])
    expect([game.has('hand', 'Cow', 1), game.handSize(1), game.has('library', 'Ring', 1)]).toEqual([true, 2, true])
  })

  test('is discarded, and its owner draws; no land', () => {
    const game = enter('Bailiff')
    expect(game.refusal([game.id('Forest', 'hand')])).toBeDefined()
    choose(game, [game.id('Cow')])
    expect([game.zone('Cow'), game.has('hand', 'Ring', 1), game.handSize(1)]).toEqual(['graveyard', true, 2])
    const not = choose(enter('Bailiff'), [])
    expect([not.has('hand', 'Cow', 1), not.handSize(1)]).toEqual([true, 2])
  })
})

describe('additional spells', () => {
  test('[2004:103.1] after one such spell no other, but others still; and in the next turn again', () => {
    const game = table('2011', [{ battlefield: ['Lawyer'], hand: ['Tonic', 'Tonic', 'Ring', 'Ring'] }, {}], CARDS)
    game.cast('Ring').resolve().cast('Tonic').resolve()
    expect(game.why({ do: 'cast', object: game.id('Tonic', 'hand'), via: 'normal' })).not.toBeNull()
    game.cast('Ring').resolve()
    const turn = game.state.turn.number
    game
      .to('main1', turn + 2)
      .cast('Tonic')
      .resolve()
    expect(game.life(0)).toBe(22)
  })

  test('also one cast before the rule was there', () => {
    const game = table('2011', [{ hand: ['Tonic', 'Tonic', 'Lawyer'] }, {}], CARDS)
    game.cast('Tonic').resolve().cast('Lawyer').resolve()
    expect(game.why({ do: 'cast', object: game.id('Tonic', 'hand'), via: 'normal' })).not.toBeNull()
    game.isAtAQuestion()
  })
})
