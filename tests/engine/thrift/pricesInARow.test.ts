import { expect, test } from 'vitest'
import { get, proposePayment } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Dues',
    '{0}',
    'Artifact',
    '{0}: Put two charge counters on ~.\n{0}: Remove all charge counters from ~. For each charge counter removed this way, you lose 1 life unless you pay {1}{W}.',
  ),
  card('Twilight Field', '', 'Land', '{T}: Add {W} or {B}.'),
  card('Watch', '', 'Land', '{T}: Add {B}.\n{T}: You gain 1 life.'),
  card('Gloom', '{B}{B}', 'Instant', 'You gain 1 life.'),
]

inEditions('2004', '2011')('409.1g prices in a row, %s', (edition) => {
  test('[2004:413.2e] the first of two prices leaves what the second asks for, whatever else could be done', () => {
    const own = ['Dues', 'Plains', 'Twilight Field', 'Watch', 'Watch']
    const game = table(edition, [{ battlefield: own }, {}], CARDS)
    game.activate('Dues', 0).resolve().activate('Dues', 1).resolve()
    for (let price = 0; price < 2; price++) {
      game.reply(true)
      const question = game.asks('pay')
      const proposal = proposePayment(game.state, question)
      const taps = (proposal?.plan.taps ?? []).map(({ object }) => get(game.state, object).face)
      expect(new Set(taps).size).toBe(2)
      game.reply({ pay: 'plan', plan: proposal?.plan ?? { taps: [], spend: null } })
    }
    expect([game.life(0), game.question.kind]).toEqual([20, 'priority'])
    game.isAtAQuestion()
  })

  test('[2004:413.2e] the last of them keeps what the hand could still use', () => {
    const own = ['Dues', ...times(4, 'Twilight Field'), ...times(2, 'Plains')]
    const game = table(edition, [{ hand: ['Gloom'], battlefield: own }, {}], CARDS)
    game.activate('Dues', 0).resolve().activate('Dues', 1).resolve()
    for (let price = 0; price < 2; price++) {
      game.reply(true)
      const plan = proposePayment(game.state, game.asks('pay'))?.plan
      game.reply({ pay: 'plan', plan: plan ?? { taps: [], spend: null } })
    }
    expect(game.why({ do: 'cast', ...game.way(game.id('Gloom'), 'normal') })).toBeNull()
  })
})
