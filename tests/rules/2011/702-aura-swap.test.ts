import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Plumes', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature has flying.\nAura swap {1}'),
  card('Hide', '{5}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +3/+3.'),
  card('Moat', '{5}', 'Enchantment — Aura', 'Enchant land'),
  card('Take', '{0}', 'Instant', 'Gain control of target enchantment.'),
]
const worn = (hand: readonly string[]) => {
  const game = table(
    '2011',
    [
      { hand: ['Plumes', ...hand], pool: '{C}' },
      { battlefield: ['Bear'], hand: ['Take'] },
    ],
    CARDS,
  )
  return game.cast('Plumes', { targets: ['Bear'] }).resolve()
}
const swap = (game: ReturnType<typeof worn>) => game.activate('Plumes', 2)

test('[2011:702.63] the two change places: the other Aura enters attached to the same creature, without a target', () => {
  const game = swap(worn(['Hide'])).resolve()
  expect([game.zone('Plumes'), game.zone('Hide'), game.size('Bear')]).toEqual(['hand', 'battlefield', '5/5'])
  expect(get(game.state, game.id('Hide')).attachedTo).toEqual({ object: game.id('Bear') })
  game.isAtAQuestion()
})

test('[2011:702.63] an Aura that can’t enchant that creature: nothing happens; nor without an Aura in hand', () => {
  for (const hand of [['Moat'], []]) {
    const game = swap(worn(hand)).resolve()
    expect([game.zone('Plumes'), get(game.state, game.id('Plumes')).attachedTo]).toEqual([
      'battlefield',
      { object: game.id('Bear') },
    ])
    if (hand.length > 0) expect(game.zone('Moat')).toBe('hand')
    game.isAtAQuestion()
  }
})

test('[2011:702.63] no longer under its player’s control, nothing happens', () => {
  const game = swap(worn(['Hide']))
    .pass()
    .cast('Take', { targets: ['Plumes'] })
  game.resolve().resolve()
  expect([game.zone('Plumes'), game.zone('Hide'), game.state.stack.length]).toEqual(['battlefield', 'hand', 0])
})
