import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Cloak', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Peg', '{0}', 'Artifact', '{0}: Attach target Aura attached to a creature to another creature.'),
  creature('Tailor', '{0}', '1/1', '{0}: Attach target Aura attached to a creature to another creature.'),
  card(
    'Kindred',
    '{0}',
    'Artifact',
    '{0}: Attach target Aura attached to a permanent to another permanent with the same controller.',
  ),
]

inEditions('2004', '2011')('200.6 another one than it is attached to, %s', (edition) => {
  type Side = Parameters<typeof table>[1][0]
  const put = (mine: Side['battlefield'], theirs: Side['battlefield'] = []) =>
    table(edition, [{ battlefield: mine ?? [], hand: ['Cloak'] }, { battlefield: theirs ?? [] }], CARDS)

  test("[2004:200.6] the one that it enchants isn't among them", () => {
    const game = put(['Peg', 'Bear', 'Wisp'], ['Ox'])
      .cast('Cloak', { targets: ['Bear'] })
      .resolve()
    game.activate('Peg', 0, { targets: ['Cloak'] }).resolve()
    const names = game
      .asks('choose')
      .from.map((id) => game.state.printed[game.state.objects.flat()[id]?.face ?? -1]?.name)
    expect([...names].sort()).toEqual(['Ox', 'Wisp'])
    game.reply([game.id('Ox')])
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['4/4', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:200.6] the creature that does it may be that other one', () => {
    const game = put(['Tailor', 'Bear'])
      .cast('Cloak', { targets: ['Bear'] })
      .resolve()
    game.activate('Tailor', 0, { targets: ['Cloak'] }).resolveAll()
    expect([game.size('Tailor'), game.size('Bear')]).toEqual(['2/2', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:103.3] with no other creature there it stays', () => {
    const game = put(['Peg', 'Bear'])
      .cast('Cloak', { targets: ['Bear'] })
      .resolve()
    game.activate('Peg', 0, { targets: ['Cloak'] }).resolveAll()
    expect(game.size('Bear')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:200.6] of the same controller as the one that it enchants, not as the Aura', () => {
    const game = put(['Kindred', 'Bear'], ['Ox', 'Wisp'])
      .cast('Cloak', { targets: ['Wisp'] })
      .resolve()
    game.activate('Kindred', 0, { targets: ['Cloak'] }).resolveAll()
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['4/4', '2/2'])
    game.isAtAQuestion()
  })
})
