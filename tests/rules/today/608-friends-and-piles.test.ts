/** Friends and foes, and piles of which one lies face down (today:608.2, 700.3). */
import { describe, expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string, cost = '{0}') => card(name, cost, 'Sorcery', text)
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ox', '{0}', '2/4'),
  spell(
    'Grudge',
    'For each player, choose friend or foe. Each friend returns a creature card from their graveyard to their hand. Each foe sacrifices a creature they control.',
  ),
  spell(
    'Rage',
    'For each player, choose friend or foe. Each friend discards all cards from their hand, then draws that many cards plus one. Rage deals damage to each foe equal to the number of cards in their hand.',
  ),
  spell(
    'Halves',
    'Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.',
  ),
  spell(
    'Split',
    "Exile up to three target creature cards from graveyards. An opponent separates those cards into two piles. Put all cards from the pile of your choice onto the battlefield under your control and the rest into their owners' graveyards.",
  ),
  spell(
    'Sort',
    'Reveal the top X plus one cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.',
    '{X}',
  ),
  spell('Muster', 'Each opponent creates X minus one 1/1 red Elf creature tokens.', '{X}'),
]
const three = (mine: Side, one: Side = {}, two: Side = {}): Table => table('today', [mine, one, two], CARDS)

describe('friend or foe', () => {
  test('each player is the one or the other, as its controller says, and is done to accordingly', () => {
    const side = { battlefield: ['Imp'], graveyard: ['Ox'] }
    const game = three({ hand: ['Grudge'], ...side }, side, side)
    game.cast('Grudge').pass(3)
    for (const [about, isFriend] of [
      [0, true],
      [1, false],
      [2, true],
    ] as const) {
      const asked = game.asks('confirm')
      expect([asked.seat, asked.reason, asked.about]).toEqual([0, 'friend', about])
      game.reply(isFriend)
    }
    while (game.question.kind !== 'priority') game.plain()
    expect([0, 1, 2].map((seat) => game.has('hand', 'Ox', seat))).toEqual([true, false, true])
    expect([0, 1, 2].map((seat) => game.has('battlefield', 'Imp', seat))).toEqual([true, false, true])
    game.isAtAQuestion()
  })
  test('numbers are those of each player; nobody need be a foe', () => {
    const game = three({ hand: ['Rage', 'Imp'], life: 10 }, { hand: ['Imp', 'Imp'], life: 10 }, { life: 10 })
    game.cast('Rage').pass(3).reply(true).reply(false).reply(false)
    expect([game.life(0), game.life(1), game.life(2), game.handSize(0)]).toEqual([10, 8, 10, 2])
    const all = three({ hand: ['Rage'] }, { hand: ['Imp'], life: 10 })
    all.cast('Rage').pass(3).reply(true).reply(true).reply(true)
    expect([all.life(1), all.handSize(1)]).toEqual([10, 2])
    all.isAtAQuestion()
  })
})

describe('piles', () => {
  test('one lies face up, the other face down: its cards are shown to nobody else', () => {
    const game = table('today', [{ hand: ['Halves'], library: ['Imp', 'Ox', 'Forest', 'Island'] }, {}], CARDS)
    game.cast('Halves', { targets: ['player 1'] }).pass(2)
    const separates = game.asks('choose')
    expect([separates.seat, separates.reason, separates.from.length]).toEqual([1, 'faceUpPile', 3])
    const [imp, ox, forest] = separates.from as [number, number, number]
    game.reply([ox])
    const picks = game.asks('pile')
    expect([picks.seat, picks.piles, picks.faceDown]).toEqual([0, [[ox], [imp, forest]], 1])
    const seen = JSON.stringify(seenBy(game.position, 0))
    expect(seen).toContain('Ox')
    expect(seen).not.toContain('Imp')
    game.reply(1)
    expect([game.zone('Imp'), game.zone('Forest'), game.zone('Ox')]).toEqual(['hand', 'hand', 'graveyard'])
    game.isAtAQuestion()
  })
  test('the pile of your choice, and the rest', () => {
    const game = table('today', [{ hand: ['Split'], graveyard: ['Imp'] }, { graveyard: ['Ox'] }], CARDS)
    game.cast('Split', { targets: ['Imp', 'Ox'] }).pass(2)
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Ox')])
    expect(game.asks('pile').seat).toBe(0)
    game.reply(0)
    expect([game.zone('Ox'), game.zone('Imp')]).toEqual(['battlefield', 'graveyard'])
    expect(game.state.battlefield.length).toBe(1)
    game.isAtAQuestion()
  })
  test.each([0, 2])('one more than X, of %i', (x) => {
    const game = table(
      'today',
      [{ hand: ['Sort'], battlefield: Array<string>(x).fill('Mountain'), library: ['Imp', 'Ox', 'Imp', 'Ox'] }, {}],
      CARDS,
    )
    game.cast('Sort', { x }).pass(2)
    expect(game.asks('choose').from).toHaveLength(x + 1)
    game.reply([])
    expect(game.asks('pile').seat).toBe(1)
    game.reply(1)
    expect(game.handSize(0)).toBe(x + 1)
    game.isAtAQuestion()
  })
  test.each([
    [3, 2],
    [1, 0],
    [0, 0],
  ])('one fewer than %i: %i', (x, made) => {
    const game = three({ hand: ['Muster'], battlefield: Array<string>(x).fill('Mountain') })
    game.cast('Muster', { x }).pass(3)
    expect(game.state.battlefield.length).toBe(x + 2 * made)
    game.isAtAQuestion()
  })
})
