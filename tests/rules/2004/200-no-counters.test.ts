/** What can't have counters put on it (103.1, 200.10). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Glass', '{0}', '2/2', "~ can't have counters put on it."),
  creature('Warden', '{0}', '2/2', "Creatures you control can't have -1/-1 counters put on them."),
  creature('Returner', '{0}', '2/2', 'Persist'),
  creature('Withered', '{0}', '1/1', 'Wither\n{T}: ~ deals 1 damage to target creature.'),
  creature('Grower', '{0}', '1/1', '~ enters the battlefield with two +1/+1 counters on it.'),
  creature('Payer', '{0}', '3/3', 'Put a -1/-1 counter on ~: You gain 1 life.'),
  card('Swell', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card('Still', '{0}', 'Enchantment', "Creatures can't have counters put on them."),
  card('Shift', '{0}', 'Instant', 'Move a +1/+1 counter from target creature onto another target creature.'),
]

inEditions('2004', '2011')('no counters, %s', (edition) => {
  test("[2004:103.1] what can't have counters put on it gets none from an effect; another does", () => {
    const game = table(edition, [{ hand: ['Swell', 'Swell'], battlefield: ['Glass', 'Elk'] }, {}], CARDS)
    game.cast('1:Swell', { targets: ['Glass'] }).resolve()
    game.cast('1:Swell', { targets: ['Elk'] }).resolve()
    expect([game.size('Glass'), game.size('Elk')]).toEqual(['2/2', '4/5'])
    game.isAtAQuestion()
  })

  test('[2004:103.1] it gets none as it enters, and none for damage with wither', () => {
    const sides = { hand: ['Grower', 'Grower'], battlefield: ['Withered', 'Glass'] }
    const game = table(edition, [{ ...sides, hand: [...sides.hand, 'Still'] }, {}], CARDS)
    game.cast('1:Grower').resolve()
    expect(game.size('Grower')).toBe('3/3')
    game.activate('Withered', 1, { targets: ['Glass'] }).resolve()
    expect(game.size('Glass')).toBe('2/2')
    game.cast('Still').resolve()
    game.cast('Grower').resolve()
    // The one that was there keeps its counters; the new one is put down by the rules of size.
    expect([game.size('2:Grower'), game.size('1:Grower')].sort()).toEqual(['1/1', '3/3'])
    game.isAtAQuestion()
  })

  test("[2004:103.1] a counter isn't moved to where it can't be", () => {
    const game = table(edition, [{ hand: ['Shift', 'Shift', 'Grower'], battlefield: ['Glass', 'Elk'] }, {}], CARDS)
    game.cast('Grower').resolve()
    game.cast('1:Shift', { targets: ['Grower', 'Glass'] }).resolve()
    expect([game.size('Grower'), game.size('Glass')]).toEqual(['3/3', '2/2'])
    game.cast('Shift', { targets: ['Grower', 'Elk'] }).resolve()
    expect([game.size('Grower'), game.size('Elk')]).toEqual(['2/2', '4/5'])
  })

  test('[2004:103.1] of one kind it gets none, of another it does', () => {
    const game = table(edition, [{ hand: ['Slay', 'Slay', 'Swell'], battlefield: ['Warden', 'Returner'] }, {}], CARDS)
    game
      .cast('1:Slay', { targets: ['Returner'] })
      .resolve()
      .resolve()
    expect(game.size('Returner')).toBe('2/2')
    game.cast('Swell', { targets: ['Returner'] }).resolve()
    expect(game.size('Returner')).toBe('3/3')
    game.isAtAQuestion()
  })

  test("[2004:103.1] a cost that puts one there can't be paid", () => {
    const game = table(edition, [{ battlefield: ['Warden', 'Payer'] }, {}], CARDS)
    const { object, ability } = game.nth(game.id('Payer'), 0)
    expect(game.why({ do: 'activate', object, ability })).not.toBe(null)
    const other = table(edition, [{ battlefield: ['Payer'] }, {}], CARDS)
    other.activate('Payer').resolve()
    expect([other.size('Payer'), other.life(0)]).toEqual(['2/2', 21])
  })
})
