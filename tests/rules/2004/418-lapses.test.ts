/** "For as long as": it ends the moment that its condition is false, wherever that is. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  card('Brace', '{0}', 'Artifact', '{0}, {T}: Target creature gets +0/+3 for as long as ~ remains tapped.'),
  card('Shackle', '{0}', 'Artifact', '{0}, {T}: Gain control of target creature for as long as ~ remains tapped.'),
  card('Leash', '{0}', 'Artifact', '{0}: Gain control of target creature for as long as you control ~.'),
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
  instant('Twist', 'Untap target artifact. Tap it.'),
  instant('Loosen', 'Untap target artifact.'),
  instant('Swap', 'Exchange control of two target artifacts.'),
  instant('Count', 'Untap target artifact. You gain 1 life for each creature you control.'),
  card('Trinket', '{0}', 'Artifact', ''),
]

describe.each(EDITION_IDS)('"for as long as", %s', (edition) => {
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
})
