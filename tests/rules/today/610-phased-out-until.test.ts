/** Phased out until something leaves (today:610.4). */
import { expect, test } from 'vitest'
import { findAnywhere } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Veilkeeper',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, target creature an opponent controls phases out until ~ leaves the battlefield.',
  ),
  creature(
    'Warden',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, exile target creature an opponent controls until ~ leaves the battlefield.',
  ),
  card('Steal', '{0}', 'Sorcery', 'Gain control of target creature.'),
  creature('Jailer', '{0}', '1/1', '{0}: Exile target creature until ~ leaves the battlefield.'),
  creature('Wisp', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
  card('Blink', '{0}', 'Instant', 'Target creature phases out.'),
  card('Mantle', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
]

/** The turn in which the table begins. */
const FIRST = table('today', [{}, {}], []).state.turn.number

inEditions('today')('610.4 phased out until, %s', (edition) => {
  const begun = () =>
    table(
      edition,
      [{ hand: ['Veilkeeper', 'Snuff', 'Blink'] }, { battlefield: ['Wisp', 'Ox'], hand: ['Mantle'] }],
      CARDS,
    )
  const veiled = () =>
    begun()
      .cast('Veilkeeper')
      .resolve()
      .announce({ targets: ['Wisp'] })

  test('[today:610.4] it stays away over its controller’s untap steps, and is back at once as the other leaves', () => {
    const game = veiled().resolve()
    const id = game.state.phasedOut[0] ?? -1
    expect(game.state.phasedOut).toHaveLength(1)
    game.to('main1', FIRST + 1)
    expect(game.state.phasedOut).toEqual([id])
    game.to('main1', FIRST + 3)
    expect(game.state.phasedOut).toEqual([id])
    game
      .pass()
      .cast('Snuff', { targets: ['Veilkeeper'] })
      .resolve()
    // The same object, which hasn't entered: nothing triggers, and nothing had to resolve.
    expect([game.state.phasedOut.length, game.id('Wisp', 'battlefield') === id, game.state.stack.length]).toEqual([
      0,
      true,
      0,
    ])
    expect([game.life(1), game.state.delayed.length]).toEqual([20, 0])
    game.isAtAQuestion()
  })
  test('[today:610.4] if the other has left before, nothing phases out', () => {
    const game = veiled()
      .cast('Snuff', { targets: ['Veilkeeper'] })
      .resolveAll()
    expect([game.zone('Wisp'), game.state.phasedOut.length, game.state.delayed.length]).toEqual(['battlefield', 0, 0])
    game.isAtAQuestion()
  })
  test('[today:610.4] what phases out without such words comes back by itself', () => {
    const game = veiled()
      .resolve()
      .cast('Blink', { targets: ['Ox'] })
      .resolve()
    expect(game.state.phasedOut).toHaveLength(2)
    game.to('main1', FIRST + 1)
    expect([game.zone('Ox'), game.state.phasedOut.length]).toEqual(['battlefield', 1])
    game.isAtAQuestion()
  })
  test('[today:610.4] what is attached goes and comes with it; that the other phases out is no leaving', () => {
    const game = begun()
      .to('main1', FIRST + 1)
      .cast('Mantle', { targets: ['Wisp'] })
      .resolve()
      .to('main1', FIRST + 2)
    game
      .cast('Veilkeeper')
      .resolve()
      .announce({ targets: ['Wisp'] })
      .resolve()
    expect(game.state.phasedOut).toHaveLength(2)
    game.cast('Blink', { targets: ['Veilkeeper'] }).resolve()
    game.to('main1', FIRST + 3)
    expect(game.state.phasedOut).toHaveLength(3)
    game.to('main1', FIRST + 4)
    expect([game.zone('Veilkeeper'), game.state.phasedOut.length]).toEqual(['battlefield', 2])
    game.cast('Snuff', { targets: ['Veilkeeper'] }).resolve()
    expect([game.size('Wisp'), findAnywhere(game.state, game.id('Mantle'))?.zone]).toEqual(['2/2', 'battlefield'])
    game.isAtAQuestion()
  })
})

const awayBy = (name: string, hand: readonly string[] = []) => {
  const game = table('today', [{ hand: [name] }, { battlefield: ['Ox'], hand }, {}], CARDS).cast(name)
  game
    .pass(3)
    .announce({ targets: ['Ox'] })
    .resolveAll()
  expect([game.state.phasedOut.length, game.state.exile.length].toSorted()).toEqual([0, 1])
  return game
}

test.each(['Veilkeeper', 'Warden'])(
  '[today:610.3 today:610.4] back as %s leaves the game with its owner, though its controller is gone',
  (name) => {
    const game = awayBy(name).reply({ concede: 0 })
    expect([game.zone('Ox'), game.state.delayed]).toEqual(['battlefield', []])
    game.isAtAQuestion()
  },
)

test('[today:610.3] not while it stays with another player, though whose ability it was leaves the game', () => {
  const sides = [{ hand: ['Steal'] }, { battlefield: ['Jailer'], hand: ['Snuff'] }, { battlefield: ['Ox'] }] as const
  const game = table('today', sides, CARDS)
    .cast('Steal', { targets: ['Jailer'] })
    .resolveAll()
  game.activate('Jailer', 0, { targets: ['Ox'] }).resolveAll()
  game.reply({ concede: 0 })
  expect([game.zone('Jailer'), game.zone('Ox')]).toEqual(['battlefield', 'exile'])
  game
    .to('main1', game.state.turn.number + 1)
    .cast('Snuff', { targets: ['Jailer'] })
    .resolveAll()
  expect(game.zone('Ox')).toBe('battlefield')
  game.isAtAQuestion()
})
