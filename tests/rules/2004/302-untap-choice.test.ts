import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const VISE = card(
  'Vise',
  '{2}',
  'Artifact',
  "You may choose not to untap ~ during your untap step.\n{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as ~ remains tapped.",
)
const DROUGHT = card(
  'Dry Spell Year',
  '{2}',
  'Artifact',
  "Players can't untap more than one land during their untap steps.",
)
const DAWN = card(
  'Dawn',
  '{3}',
  'Enchantment',
  "Untap all creatures you control during each other player's untap step.",
)
const DRIFTER = creature(
  'Drifter',
  '{2}{U}',
  '2/2',
  "~ doesn't untap during your untap step if it has a slumber counter on it.\n{0}: Put a slumber counter on ~.",
)

const tapped = (name: string): { name: string; tapped: boolean } => ({ name, tapped: true })
const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name)).tapped

testInEditions('2004', '2011')(
  '[2004:302.2] what may stay tapped does if its controller says so, and holds on (%s)',
  (edition) => {
    const game = table(edition, [{ battlefield: ['Vise', tapped('Forest')] }, { battlefield: ['Bear'] }], [VISE])
    game.activate('Vise', 1, { targets: ['Bear'] }).resolve()
    game.to('upkeep', 4)
    expect(isTapped(game, 'Bear')).toBe(true)
    game.until('choose')
    const asked = game.asks('choose')
    expect([asked.seat, asked.from, asked.min, asked.max]).toEqual([0, [game.id('Vise')], 0, 1])
    game.reply([]).to('upkeep', 5)
    expect([isTapped(game, 'Vise'), isTapped(game, 'Forest')]).toEqual([true, false])
    game.to('upkeep', 6)
    expect(isTapped(game, 'Bear')).toBe(true)
    game.until('choose').reply([game.id('Vise')])
    expect(isTapped(game, 'Vise')).toBe(false)
    game.to('upkeep', 8)
    expect(isTapped(game, 'Bear')).toBe(false)
    game.isAtAQuestion()
  },
)

testInEditions('2004', '2011')('[2004:302.2] of more than can untap, the active player chooses (%s)', (edition) => {
  const theirs = [tapped('Plains'), tapped('Island'), tapped('Bear'), tapped('Ox')]
  const game = table(edition, [{ battlefield: ['Dry Spell Year'] }, { battlefield: theirs }], [DROUGHT]).until('choose')
  const { seat, from, min, max } = game.asks('choose')
  expect([seat, min, max]).toEqual([1, 1, 1])
  expect([...from].sort()).toEqual([game.id('Plains'), game.id('Island')].sort())
  game.reply([game.id('Island')]).to('upkeep', 4)
  expect(['Plains', 'Island', 'Bear', 'Ox'].map((name) => isTapped(game, name))).toEqual([true, false, false, false])
  // The rest again: one land is no more than one.
  game.to('upkeep', 6)
  expect(isTapped(game, 'Plains')).toBe(false)
})

testInEditions('2004', '2011')(
  '[2004:302.2] some untap in the other player’s untap step too, with what is theirs (%s)',
  (edition) => {
    const mine = ['Dawn', tapped('Bear'), tapped('Forest')]
    const game = table(edition, [{ battlefield: mine }, { battlefield: [tapped('Ox')] }], [DAWN]).to('upkeep', 4)
    expect(['Bear', 'Forest', 'Ox'].map((name) => isTapped(game, name))).toEqual([false, true, false])
  },
)

test('[2004:302.2] what doesn’t untap under a condition untaps without it', () => {
  const game = table('2004', [{ battlefield: [tapped('Drifter')] }, {}], [DRIFTER])
  game.to('upkeep', 5)
  expect(isTapped(game, 'Drifter')).toBe(false)
  const held = table('2004', [{ battlefield: [tapped('Drifter')] }, {}], [DRIFTER])
  held.activate('Drifter', 1).resolve().to('upkeep', 5)
  expect(isTapped(held, 'Drifter')).toBe(true)
})
