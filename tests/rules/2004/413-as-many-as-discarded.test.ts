import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Cleared Mind',
    '{0}',
    'Sorcery',
    'Target player discards two cards, then draws as many cards as they discarded this way.',
  ),
  card(
    'Cleared Minds',
    '{0}',
    'Sorcery',
    'Each player discards two cards, then draws as many cards as they discarded this way.',
  ),
  card(
    'Stolen Mind',
    '{0}',
    'Sorcery',
    'Target player discards two cards. You draw as many cards as that player discarded this way.',
  ),
  card(
    'Hailburst',
    '{0}',
    'Sorcery',
    '~ deals 3 damage to target creature and 1 damage to you and each creature you control.',
  ),
  creature('Ox', '{0}', '3/9'),
  creature('Elk', '{0}', '3/9'),
]

inEditions('2004', '2011')('as many cards, and several hits, %s', (edition) => {
  const after = (spell: string, mine: string[], theirs: string[], targets: string[] = []) => {
    const library = ['Ox', 'Ox', 'Ox', 'Ox']
    const game = table(
      edition,
      [
        { hand: [spell, ...mine], library },
        { hand: theirs, library },
      ],
      CARDS,
    )
    game.cast(spell, targets.length > 0 ? { targets } : {}).resolve()
    while (game.question.kind !== 'priority') game.plain()
    game.isAtAQuestion()
    return [game.handSize(0), game.handSize(1)]
  }

  test('[2004:413.2c] as many as that player has discarded, which may be fewer than the text says', () => {
    expect(after('Cleared Mind', [], ['Elk', 'Elk', 'Elk'], ['player 1'])).toEqual([0, 3])
    expect(after('Cleared Mind', [], ['Elk'], ['player 1'])).toEqual([0, 1])
    expect(after('Cleared Mind', [], [], ['player 1'])).toEqual([0, 0])
    expect(after('Stolen Mind', ['Ox'], ['Elk'], ['player 1'])).toEqual([2, 0])
  })

  test('[2004:413.2c] each player as many as they have themselves', () => {
    expect(after('Cleared Minds', ['Elk'], ['Elk', 'Elk', 'Elk'])).toEqual([1, 3])
  })

  test('[2004:413.2f] one amount to the first, another to each of the others', () => {
    const game = table(edition, [{ hand: ['Hailburst'], battlefield: ['Ox'] }, { battlefield: ['Elk'] }], CARDS)
    game.cast('Hailburst', { targets: ['Elk'] }).resolve()
    const marked = ['Ox', 'Elk'].map((name) => get(game.state, game.id(name)).damage)
    expect([...marked, game.life(0), game.life(1)]).toEqual([1, 3, 19, 20])
    game.isAtAQuestion()
  })
})
