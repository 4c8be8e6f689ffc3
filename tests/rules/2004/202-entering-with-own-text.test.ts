/** A permanent that enters with an ability that names it means itself (2004:202.2b). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const BOLD = 'two +1/+1 counters on it and with'
const CARDS = [
  creature(
    'Mender',
    '{1}',
    '2/2',
    `Kicker {0}\nIf ~ was kicked, it enters the battlefield with ${BOLD} "Pay 3 life: Regenerate Mender."`,
  ),
  creature(
    'Leech',
    '{1}',
    '2/2',
    `Kicker {0}\nIf ~ was kicked, it enters the battlefield with ${BOLD} "Whenever Leech deals damage, you gain that much life."`,
  ),
  creature(
    'Homing',
    '{1}',
    '2/2',
    `Kicker {0}\nIf ~ was kicked, it enters the battlefield with ${BOLD} "{0}: Return Homing to its owner's hand."`,
  ),
  creature(
    'Spiteful',
    '{1}',
    '2/2',
    `Kicker {0}\nIf ~ was kicked, it enters the battlefield with ${BOLD} "Sacrifice Spiteful: You gain 2 life."`,
  ),
  creature(
    'Budding',
    '{1}',
    '2/2',
    '~ enters the battlefield with a +1/+1 counter on it and with "Sacrifice Budding: You gain 2 life."',
  ),
  card('Double', '{0}', 'Instant', "Create a token that's a copy of target creature."),
  card('Hatchery', '{1}', 'Enchantment', 'Creatures you control have haste.'),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
]

inEditions('2004', '2011')('an ability that a permanent enters with, %s', (edition) => {
  const kicked = (name: string): Table =>
    table(edition, [{ hand: [name, 'Doom'], pool: '{C}' }, {}], CARDS)
      .cast(name, { kick: true })
      .resolveAll()

  test('[2004:202.2b] what is paid for does something to the permanent itself', () => {
    const game = kicked('Mender')
    expect(game.size('Mender')).toBe('4/4')
    game.activate('Mender', 3).resolve()
    game.cast('Doom', { targets: ['Mender'] }).resolveAll()
    expect([game.zone('Mender'), game.life(0)]).toEqual(['battlefield', 17])
    game.isAtAQuestion()
  })

  test('[2004:202.2b] it returns itself', () => {
    expect(kicked('Homing').activate('Homing', 3).resolveAll().zone('Homing')).toBe('hand')
  })

  test('[2004:202.2b] it is what is sacrificed', () => {
    const game = kicked('Spiteful').activate('Spiteful', 3).resolveAll()
    expect([game.zone('Spiteful'), game.life(0)]).toEqual(['graveyard', 22])
  })

  test('[2004:202.2b] so does a token', () => {
    const game = table(edition, [{ battlefield: ['Budding'], hand: ['Double'] }, {}], CARDS)
    game.cast('Double', { targets: ['Budding'] }).resolveAll()
    const [budding, token] = [game.id('2:Budding'), game.id('1:Budding')]
    const one = token > budding ? '1:Budding' : '2:Budding'
    game.activate(one, 2).resolveAll()
    expect([game.life(0), game.state.battlefield.length]).toEqual([22, 1])
  })

  test('[2004:202.2b] its damage is what triggers', () => {
    const sides = [{ battlefield: ['Hatchery'], hand: ['Leech'], pool: '{C}' }, { battlefield: ['Ox'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).cast('Leech', { kick: true }).resolveAll()
    game.attack('Leech').until('blockers').block({}).to('end')
    expect([game.life(0), game.life(1)]).toEqual([24, 16])
  })
})
