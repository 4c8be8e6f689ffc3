import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  global('Pale Gate', 'If a creature would die, exile it instead.'),
  global('Deep Fold', "If a creature would die, shuffle it into its owner's library instead."),
  global('Parting Bell', 'Whenever a creature leaves the battlefield, you gain 1 life.'),
  global('Mourning Bell', 'Whenever a creature dies, you gain 10 life.'),
  creature(
    'Clay Crier',
    '{0}',
    '2/2',
    'Whenever a creature leaves the battlefield, you gain 1 life.',
    'Creature — Bird',
  ),
  global('Dry Well', 'Skip your draw step.'),
  global('Long Rest', 'Players skip their untap steps.'),
  global('Their Drought', 'Your opponents skip their draw steps.'),
  global('No Noon', 'Each player skips their upkeep step.'),
  global('Dawn Chime', 'At the beginning of each upkeep, you gain 1 life.'),
]

inEditions('2004', '2011')('going elsewhere instead of dying, %s', (edition) => {
  const flood = (...battlefield: string[]) =>
    table(edition, [{ hand: ['Dark Flood'], battlefield }, { battlefield: ['Clay Steed'] }], CARDS)
      .cast('Dark Flood')
      .resolve()
      .resolveAll()

  test('[2004:419.1] "exile it instead": it never died, it left', () => {
    const game = flood('Pale Gate', 'Parting Bell', 'Mourning Bell', 'Clay Steed')
    expect(game.state.exile).toHaveLength(2)
    expect(game.life(0)).toBe(22)
    game.isAtAQuestion()
  })

  test('[2004:419.1] "shuffle it into its owner\'s library instead": each library gets its own and is shuffled once', () => {
    const game = flood('Deep Fold', 'Parting Bell', 'Mourning Bell', 'Clay Steed', 'Clay Steed')
    expect(game.life(0)).toBe(23)
    expect([game.has('library', 'Clay Steed', 0), game.has('library', 'Clay Steed', 1)]).toEqual([true, true])
    expect(game.state.libraries.map((cards) => cards.length)).toEqual([7, 6])
    expect(game.events.filter((event) => event.kind === 'shuffled').map((event) => event.seat)).toEqual([0, 1])
    game.isAtAQuestion()
  })

  test('[2004:410.10d] what is shuffled away together leaves together: each sees the other leave', () => {
    const game = flood('Deep Fold', 'Clay Crier', 'Clay Crier')
    // Three creatures left at once, each of the two criers saw all three.
    expect(game.life(0)).toBe(26)
  })
})

inEditions('2004', '2011')('steps that are always skipped, %s', (edition) => {
  test('[2004:419.6f] "skip your draw step": only the own one, every turn', () => {
    const game = table(edition, [{ battlefield: ['Dry Well'] }, {}], CARDS)
    const now = game.state.turn.number
    game.to('main1', now + 1)
    expect(game.handSize(1)).toBe(1)
    game.to('main1', now + 2)
    expect(game.handSize(0)).toBe(0)
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'stepSkipped', step: 'draw', seat: 0 }))
    game.to('main1', now + 4)
    expect(game.handSize(0)).toBe(0)
  })

  test('[2004:419.6f] "players skip their untap steps": what is tapped stays so', () => {
    const game = table(edition, [{ battlefield: ['Long Rest', { name: 'Bear', tapped: true }] }, {}], CARDS)
    const now = game.state.turn.number
    game.to('main1', now + 2)
    expect(game.state.objects.flat().find((one) => one?.id === game.id('Bear'))?.tapped).toBe(true)
    expect(game.events.filter((event) => event.kind === 'stepSkipped').length).toBeGreaterThanOrEqual(2)
  })

  test('[2004:419.6f] "your opponents skip their draw steps"', () => {
    const game = table(edition, [{ battlefield: ['Their Drought'] }, {}], CARDS)
    const now = game.state.turn.number
    game.to('main1', now + 1)
    expect(game.handSize(1)).toBe(0)
    game.to('main1', now + 2)
    expect(game.handSize(0)).toBe(1)
  })

  test('[2004:419.6f] nothing happens in a skipped step: no upkeep trigger', () => {
    const game = table(edition, [{ battlefield: ['No Noon', 'Dawn Chime'] }, {}], CARDS)
    const now = game.state.turn.number
    game.to('main1', now + 2)
    expect(game.life(0)).toBe(20)
  })
})
