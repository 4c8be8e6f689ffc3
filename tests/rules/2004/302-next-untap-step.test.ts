import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Sleep',
    '{0}',
    'Sorcery',
    "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
  ),
  card('Vapors', '{0}', 'Sorcery', "Lands target player controls don't untap during their next untap step."),
  card('Beam', '{0}', 'Sorcery', "Creatures don't untap during target player's next untap step."),
  card('Seize', '{0}', 'Sorcery', 'Gain control of target creature.'),
  creature('Late', '{0}', '1/1', 'Flash\nVigilance', 'Creature — Elf'),
  creature('Ox', '{0}', '3/3', '', 'Creature — Ox'),
]
const tapped = (name: string) => ({ name, tapped: true })

inEditions('2004', '2011')('302 the next untap step, %s', (edition) => {
  type Side = Parameters<typeof table>[1][0]
  const board = (mine: Side, theirs: Side): Table => table(edition, [mine, theirs], CARDS)
  const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name)).tapped
  /** The upkeep of the n-th turn from now. */
  const later = (game: Table, turns: number): Table => game.to('upkeep', game.state.turn.number + turns)

  test('[2004:302.2] those creatures, tapped before or by it, in that one step', () => {
    const game = board({ hand: ['Sleep'] }, { battlefield: ['Bear', tapped('Ox'), tapped('Forest')] })
    later(game.cast('Sleep', { targets: ['player 1'] }).resolve(), 1)
    expect(['Bear', 'Ox', 'Forest'].map((name) => isTapped(game, name))).toEqual([true, true, false])
    expect(['Bear', 'Ox'].map((name) => isTapped(later(game, 2), name))).toEqual([false, false])
    game.isAtAQuestion()
  })

  test("[2004:302.2] in that player's step: another who controls it by then untaps it", () => {
    const game = board({ hand: ['Sleep', 'Seize'], battlefield: [tapped('Forest')] }, { battlefield: ['Bear'] })
    game
      .cast('Sleep', { targets: ['player 1'] })
      .resolve()
      .cast('Seize', { targets: ['Bear'] })
      .resolve()
    expect(isTapped(later(game, 2), 'Bear')).toBe(false)
  })

  test('[2004:302.2 2004:418.3b] whatever such permanents there are by then', () => {
    const game = board({ hand: ['Beam'] }, { battlefield: [tapped('Forest')], hand: [] })
    game.cast('Beam', { targets: ['player 1'] }).resolve()
    expect(isTapped(later(game, 1), 'Forest')).toBe(false)
    const lands = board({ hand: ['Vapors'] }, { battlefield: [tapped('Forest'), tapped('Ox')] })
    lands.cast('Vapors', { targets: ['player 1'] }).resolve()
    expect(['Forest', 'Ox'].map((name) => isTapped(later(lands, name === 'Forest' ? 1 : 0), name))).toEqual([
      true,
      false,
    ])
    expect(isTapped(later(lands, 2), 'Forest')).toBe(false)
  })

  test("[2004:302.2] another player's untap step doesn't use it up", () => {
    const game = board({ hand: ['Vapors'], battlefield: [tapped('Forest')] }, {})
    game.cast('Vapors', { targets: ['player 0'] }).resolve()
    expect(isTapped(later(game, 2), 'Forest')).toBe(true)
    expect(isTapped(later(game, 2), 'Forest')).toBe(false)
  })
})
