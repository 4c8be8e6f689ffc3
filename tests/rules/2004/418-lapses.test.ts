/** "For as long as": it ends the moment that its condition is false, wherever that is. */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  card('Shackle', '{0}', 'Artifact', '{0}, {T}: Gain control of target creature for as long as ~ remains tapped.'),
  card(
    'Spring',
    '{0}',
    'Artifact',
    '{0}, {T}: Target creature gets +0/+3 for as long as ~ remains tapped.\n{0}: Add {G}. Untap ~. Tap ~.',
  ),
  card(
    'Pyre',
    '{0}',
    'Artifact',
    '{0}: Target creature gets +0/+3 for as long as you control a Forest.\nSacrifice a Forest: Add {G}. Put a Forest card from your graveyard onto the battlefield.',
  ),
  card(
    'Old Jolt',
    '{0}',
    'Artifact',
    '{0}, {T}: Untap ~. Tap ~. Target creature gets +0/+3 for as long as ~ remains tapped.',
  ),
  card('Wake', '{0}', 'Artifact', '{0}: Tap ~. Target creature gets +0/+3 for as long as ~ remains tapped.'),
  card(
    'Old Flood',
    '{0}',
    'Artifact',
    '{0}: Put a flood counter on target land. That land becomes an Island for as long as it has a flood counter on it.',
  ),
  card(
    'Strain',
    '{0}',
    'Enchantment',
    'Whenever a creature becomes tapped, it gets +1/+1 for as long as it remains tapped.',
  ),
  instant('Sway', 'Gain control of target creature for as long as you control an Equipment.'),
  instant('Turn', 'Tap target creature.'),
  instant('Unturn', 'Untap target creature.'),
  instant('Twist', 'Untap target artifact. Tap it.'),
  instant('Swap', 'Exchange control of two target artifacts.'),
  instant('Count', 'Untap target artifact. You gain 1 life for each creature you control.'),
  card('Trinket', '{0}', 'Artifact — Equipment', 'Equip {9}'),
]

inEditions('2004', '2011')('"for as long as", %s', (edition) => {
  const put = (one: Parameters<typeof table>[1][0], two: Parameters<typeof table>[1][1] = {}) =>
    table(edition, [one, two], CARDS)
  const controller = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).controller

  test('[2004:418.3d] a lapse within one resolution ends it', () => {
    const game = put({ hand: ['Twist'], battlefield: ['Brace', 'Bear'] })
    game.activate('Brace', 0, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/5')
    game.cast('Twist', { targets: ['Brace'] }).resolve()
    expect([game.size('Bear'), get(game.state, game.id('Brace')).tapped]).toEqual(['2/2', true])
    game.isAtAQuestion()
  })

  test('[2004:418.3d] so does a lapse while it waits on the stack', () => {
    const game = put({ hand: ['Twist'], battlefield: ['Brace', 'Bear'] })
    game.activate('Brace', 0, { targets: ['Bear'] })
    game.cast('Twist', { targets: ['Brace'] }).resolve()
    game.resolve()
    expect([game.state.stack.length, game.size('Bear')]).toEqual([0, '2/2'])
  })

  test('[2004:418.3a] control held for as long as that ends with it, and does not come back', () => {
    const game = put({ hand: ['Twist'], battlefield: ['Shackle'] }, { battlefield: ['Bear'] })
    game.activate('Shackle', 0, { targets: ['Bear'] }).resolve()
    expect(controller(game, 'Bear')).toBe(0)
    game.cast('Twist', { targets: ['Shackle'] }).resolve()
    expect(controller(game, 'Bear')).toBe(1)
  })

  test('[2004:418.3a] the rest of the same resolution finds it ended', () => {
    const game = put({ hand: ['Count'], battlefield: ['Shackle', 'Ox'] }, { battlefield: ['Bear'] })
    game.activate('Shackle', 0, { targets: ['Bear'] }).resolve()
    game.cast('Count', { targets: ['Shackle'] }).resolve()
    expect([game.life(0), controller(game, 'Bear')]).toEqual([21, 1])
  })

  test('[2004:418.3a] one follows from another: what holds the one is lost with the other', () => {
    const game = put({ hand: ['Swap'], battlefield: ['Leash'] }, { battlefield: ['Bear', 'Trinket'] })
    game.activate('Leash', 0, { targets: ['Bear'] }).resolve()
    expect(controller(game, 'Bear')).toBe(0)
    game.cast('Swap', { targets: ['Leash', 'Trinket'] }).resolve()
    expect([controller(game, 'Leash'), controller(game, 'Bear')]).toEqual([1, 1])
  })
  test('[2004:418.3a] a lapse inside a mana ability, while a cost is paid, ends it', () => {
    const game = put({ battlefield: ['Spring', 'Bear'], hand: ['Twist'] })
    game.activate('Spring', 0, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/5')
    game.activate('Spring', 1)
    expect([game.pool(0), get(game.state, game.id('Spring')).tapped, game.size('Bear')]).toEqual(['G', true, '2/2'])
  })

  test('[2004:418.3a] a lapse inside a cost ends it, whatever the effect of the same ability brings back', () => {
    const game = put({ battlefield: ['Pyre', 'Bear', 'Forest'] })
    game.activate('Pyre', 0, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/5')
    game.activate('Pyre', 1)
    while (game.question.kind !== 'priority') game.plain()
    expect([game.zone('Forest'), game.size('Bear')]).toEqual(['battlefield', '2/2'])
  })

  test('[2004:418.3d] so does a lapse inside its own resolution, before the effect begins', () => {
    const game = put({ battlefield: ['Old Jolt', 'Bear'] })
    game.activate('Old Jolt', 0, { targets: ['Bear'] }).resolve()
    expect([get(game.state, game.id('Old Jolt')).tapped, game.size('Bear'), game.state.lasting]).toEqual([
      true,
      '2/2',
      [],
    ])
    game.isAtAQuestion()
  })

  test('[2004:418.3d] what its own text makes true before the effect begins has not ended', () => {
    const game = put({ battlefield: ['Wake', 'Bear'] })
    game.activate('Wake', 0, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/5')
    const flood = put({ battlefield: ['Old Flood', 'Forest'] })
    flood.activate('Old Flood', 0, { targets: ['Forest'] }).resolve()
    expect(characteristics(flood.state, flood.id('Forest', 'battlefield')).subtypes).toEqual(['Island'])
  })

  test('[2004:418.3d] what a triggered ability is about may lapse while it waits', () => {
    const tapped = (...hand: readonly string[]) => {
      const game = put({ hand: ['Turn', ...hand], battlefield: ['Strain', 'Bear'] })
      game.cast('1:Turn', { targets: ['Bear'] }).resolve()
      expect(game.state.stack.length).toBe(1)
      return game
    }
    expect(tapped().resolve().size('Bear')).toBe('3/3')
    const lapsed = tapped('Unturn', 'Turn')
      .cast('Unturn', { targets: ['Bear'] })
      .resolve()
    lapsed
      .cast('1:Turn', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([lapsed.state.stack.length, lapsed.size('Bear')]).toEqual([1, '3/3'])
    // The first one, under it, has nothing to add.
    expect([lapsed.resolve().size('Bear'), lapsed.state.stack.length]).toEqual(['3/3', 0])
  })

  test('[2004:418.3d] a spell waits as well', () => {
    const game = put({ hand: ['Sway', 'Swap', 'Swap'], battlefield: ['Trinket'] }, { battlefield: ['Bear', 'Leash'] })
    game.cast('Sway', { targets: ['Bear'] })
    for (const held of [1, 0]) {
      game.cast('1:Swap', { targets: ['Trinket', 'Leash'] }).resolve()
      expect(controller(game, 'Trinket')).toBe(held)
    }
    game.resolve()
    expect([game.state.stack.length, controller(game, 'Bear')]).toEqual([0, 1])
    const plain = put({ hand: ['Sway'], battlefield: ['Trinket'] }, { battlefield: ['Bear'] })
    expect(controller(plain.cast('Sway', { targets: ['Bear'] }).resolve(), 'Bear')).toBe(0)
  })
})
