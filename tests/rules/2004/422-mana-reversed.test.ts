import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  card('Costly', '{5}{U}{U}', 'Instant', 'You gain 9 life.'),
  card('Prism', '{1}', 'Artifact', '{1}, {T}: Add {W}{W}.'),
  card('Well', '{1}', 'Artifact', '{1}, {T}: Add {B}{B}. Draw a card.'),
  card('Spring', '', 'Land', '{T}: Add {C}. Draw a card.'),
  card('Chargejar', '{1}', 'Artifact', 'Remove a charge counter from ~: Add {C}.'),
  card('Thicket', '{1}', 'Enchantment', 'Whenever a land is tapped for mana, add {G}.'),
  creature('Thrall', '{1}', '1/1', 'Sacrifice ~: Add {B}.'),
  card('Rites', '{1}', 'Enchantment', 'Whenever you sacrifice a creature, you gain 1 life.'),
  card('Choir', '{1}', 'Enchantment', 'Whenever a player casts a spell, you gain 1 life.'),
  card(
    'Toll',
    '{1}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  ),
]

inEditions('2004', '2011')('422.1 reversing mana abilities, %s', (edition) => {
  /** Announces a spell that can't be paid in the end. */
  const begun = (...battlefield: readonly (string | { name: string; counters: Record<string, number> })[]): Table => {
    const rest = times(7, 'Island')
    return table(edition, [{ hand: ['Costly'], battlefield: [...battlefield, ...rest] }, {}], CARDS).cast('Costly', {
      pay: false,
    })
  }
  const tap = (game: Table, name: string): Table =>
    game.reply({ pay: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) })
  /** Pays a mana ability's {1} with mana of that type. */
  const spend = (game: Table, type: 'R' | 'B' | 'C' | 'G'): Table =>
    game.reply({ pay: 'plan', plan: { taps: [], spend: [type] } })
  const cancel = (game: Table): Table => game.reply({ pay: 'cancel' })
  const offered = (game: Table): readonly string[] => {
    const { reason, from } = game.asks('choose')
    expect(reason).toBe('reverseMana')
    return from.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')
  }
  const reverse = (game: Table, ...names: readonly string[]): Table =>
    game.reply(names.map((name) => game.id(name, 'battlefield')))
  const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

  const filtered = (): Table => {
    const game = tap(begun('Mountain', 'Filter'), 'Filter')
    tap(game, 'Mountain')
    return cancel(spend(game, 'R'))
  }

  test('[2004:422.1] what paid for a mana ability can be reversed only if that is', () => {
    const kept = filtered()
    expect(offered(kept)).toEqual(['Filter'])
    reverse(kept)
    expect([kept.question.kind, kept.pool(0), isTapped(kept, 'Mountain'), isTapped(kept, 'Filter')]).toEqual([
      'priority',
      'BB',
      true,
      true,
    ])
    const half = reverse(filtered(), 'Filter')
    expect(offered(half)).toEqual(['Mountain'])
    reverse(half)
    expect([half.pool(0), isTapped(half, 'Mountain'), isTapped(half, 'Filter')]).toEqual(['R', true, false])
    const all = reverse(reverse(filtered(), 'Filter'), 'Mountain')
    expect([all.pool(0), isTapped(all, 'Mountain'), isTapped(all, 'Filter')]).toEqual(['', false, false])
    for (const game of [kept, half, all]) {
      expect(game.zone('Costly')).toBe('hand')
      game.isAtAQuestion()
    }
  })

  test('[2004:422.1] what a payment for it left over can be reversed by itself', () => {
    const game = tap(begun('Mountain', 'Forest', 'Filter'), 'Filter')
    tap(tap(game, 'Mountain'), 'Forest')
    cancel(spend(game, 'R'))
    expect([...offered(game)].sort()).toEqual(['Filter', 'Forest'])
    reverse(game, 'Forest')
    expect([game.question.kind, game.pool(0), isTapped(game, 'Forest'), isTapped(game, 'Mountain')]).toEqual([
      'priority',
      'BB',
      false,
      true,
    ])
  })

  test('[2004:422.1] proposed taps count like those made one by one', () => {
    const game = tap(begun('Mountain', 'Filter'), 'Filter')
    const mountain = game.nth(game.id('Mountain'), 0)
    game.reply({ pay: 'plan', plan: { taps: [{ ...mountain, mana: ['R'] }], spend: null } })
    cancel(game)
    expect(offered(game)).toEqual(['Filter'])
    reverse(game)
    expect([game.pool(0), isTapped(game, 'Mountain')]).toEqual(['BB', true])
  })

  test('[2004:422.1] mana of a triggered mana ability that it set off counts as its own', () => {
    const game = tap(begun('Mountain', 'Thicket', 'Filter'), 'Filter')
    tap(game, 'Mountain')
    cancel(spend(game, 'G'))
    expect(offered(game)).toEqual(['Filter'])
    expect(offered(reverse(game, 'Filter'))).toEqual(['Mountain'])
    reverse(game, 'Mountain')
    expect([game.pool(0), isTapped(game, 'Mountain')]).toEqual(['', false])
  })

  test('[2004:422.1] two activations of one permanent are reversed one by one', () => {
    const twice = (): Table => {
      const game = begun({ name: 'Chargejar', counters: { charge: 2 } })
      return cancel(tap(tap(game, 'Chargejar'), 'Chargejar'))
    }
    const counters = (game: Table) => get(game.state, game.id('Chargejar')).counters.charge ?? 0
    const both = reverse(twice(), 'Chargejar')
    expect(offered(both)).toEqual(['Chargejar'])
    reverse(both, 'Chargejar')
    expect([both.pool(0), counters(both), both.question.kind]).toEqual(['', 2, 'priority'])
    const one = reverse(reverse(twice(), 'Chargejar'))
    expect([one.pool(0), counters(one), one.question.kind]).toEqual(['C', 1, 'priority'])
    const none = reverse(reverse(twice()))
    expect([none.pool(0), counters(none), none.question.kind]).toEqual(['CC', 0, 'priority'])
  })

  test('[2004:422.1] chains of three, the first of which drew a card: it stays, the others need not', () => {
    const game = tap(tap(tap(begun('Spring', 'Filter', 'Prism'), 'Prism'), 'Filter'), 'Spring')
    cancel(spend(spend(game, 'C'), 'B'))
    expect(offered(game)).toEqual(['Prism'])
    expect(offered(reverse(game, 'Prism'))).toEqual(['Filter'])
    reverse(game, 'Filter')
    expect([game.question.kind, game.pool(0), isTapped(game, 'Spring'), game.handSize(0)]).toEqual([
      'priority',
      'C',
      true,
      2,
    ])
  })

  test('[2004:422.1] the second of which drew a card: what paid for it stays, too', () => {
    const game = tap(tap(tap(begun('Mountain', 'Well', 'Prism'), 'Prism'), 'Well'), 'Mountain')
    cancel(spend(spend(game, 'R'), 'B'))
    expect(offered(game)).toEqual(['Prism'])
    reverse(game, 'Prism')
    expect([
      game.question.kind,
      game.pool(0),
      isTapped(game, 'Mountain'),
      isTapped(game, 'Well'),
      game.handSize(0),
    ]).toEqual(['priority', 'BB', true, true, 2])
  })

  test('[2004:422.1] the last of which drew a card: nothing can be reversed', () => {
    const game = tap(tap(tap(begun('Mountain', 'Filter', 'Well'), 'Well'), 'Filter'), 'Mountain')
    cancel(spend(spend(game, 'R'), 'B'))
    expect([game.question.kind, game.pool(0), game.handSize(0)]).toEqual(['priority', 'BBB', 2])
    game.isAtAQuestion()
  })

  test('[2004:422.1] reversed, nothing triggers; kept, its own triggers do, and nothing sees the spell cast', () => {
    const undone = cancel(tap(begun('Thrall', 'Rites', 'Choir'), 'Thrall'))
    undone.plain()
    expect([undone.zone('Thrall'), undone.life(0), undone.state.stack.length]).toEqual(['battlefield', 20, 0])
    const kept = cancel(tap(begun('Thrall', 'Rites', 'Choir'), 'Thrall')).reply([])
    expect([kept.zone('Thrall'), kept.pool(0), kept.state.stack.length]).toEqual(['graveyard', 'B', 1])
    expect(kept.resolve().life(0)).toBe(21)
  })

  test('[2004:422.1] the same while paying for an attack', () => {
    const sides = [{ battlefield: ['Bear', 'Mountain', 'Filter'] }, { battlefield: ['Toll'] }] as const
    const game = table(edition, sides, CARDS).attack('Bear')
    if (game.question.kind === 'confirm') game.reply(true)
    tap(tap(game, 'Filter'), 'Mountain')
    cancel(spend(game, 'R'))
    expect(offered(game)).toEqual(['Filter'])
    reverse(reverse(game, 'Filter'), 'Mountain')
    expect([game.pool(0), isTapped(game, 'Mountain'), isTapped(game, 'Bear')]).toEqual(['', false, false])
    game.isAtAQuestion()
  })
})
