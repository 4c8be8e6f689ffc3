/** Players who share one life total: what the table shows of a team (2011:contents/810). */
import { describe, expect, test } from 'vitest'
import { TWO_HEADED_GIANT } from '../../../src/engine/index.ts'
import {
  type CombatPreview,
  playerIn,
  playersOf,
  sharesLife,
  type TableView,
  tableView,
  teamIn,
} from '../../../src/ui/view/index.ts'
import { creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const side = (name: string, more: Partial<Side> = {}): Side => ({ name, battlefield: ['Bear'], ...more }) as Side
const giant = (third: Partial<Side> = {}, fourth: Partial<Side> = {}) =>
  table(
    '2011',
    [side('Ada'), side('Bea', { counters: { poison: 2 } }), side('Cal', third), side('Dee', fourth)],
    [],
    {},
    { format: TWO_HEADED_GIANT },
  )

const team = (view: TableView, seat: number) => {
  const found = teamIn(view, playerIn(view, seat))
  if (found === null) throw new Error('a team')
  return found
}

describe('a team', () => {
  test('[2011:contents/810] has one life total and the poison counters of both, of which fifteen are too many', () => {
    const view = viewOf(giant({ life: 19, counters: { poison: 3 } }, { counters: { poison: 1 } }), 0)
    expect(team(view, 2)).toMatchObject({ life: 19, startingLife: 30, poison: 4, poisonMost: 15 })
    expect(team(view, 2).members.map(({ name }) => name)).toEqual(['Cal', 'Dee'])
    expect(team(view, 3)).toEqual(team(view, 2))
    expect(team(view, 0)).toMatchObject({ life: 30, poison: 2 })
  })

  test('has its players in turn order from the viewer', () => {
    expect(team(viewOf(giant(), 3), 3).members.map(({ name }) => name)).toEqual(['Dee', 'Cal'])
  })

  test('takes its turns together', () => {
    expect(playersOf(viewOf(giant(), 0)).map(({ turnWith }) => turnWith)).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ])
  })

  test('is attacked where any of its players is: the damage of each attacking player is one sum', () => {
    const game = table(
      '2011',
      [side('Ada', { battlefield: ['Bear', 'Ox'] }), side('Bea', { battlefield: ['Heron'] }), side('Cal'), side('Dee')],
      [creature('Heron', '{U}', '1/1')],
      {},
      { format: TWO_HEADED_GIANT },
    ).until('attackers')
    const sent = [
      ['1:Bear', 2, 2],
      ['Ox', 3, 3],
      ['Heron', 3, 1],
    ] as const
    const attacks = sent.map(([name, player]) => ({ id: game.id(name), defender: { player } }))
    const preview: CombatPreview = {
      life: [30, 30, 24, 24],
      dead: new Set(),
      damage: new Map(),
      toPlayer: new Map(),
      dealt: new Map(sent.map(([name, , n]) => [game.id(name), n])),
      assumed: new Set(),
      able: [],
    }
    const scene = sceneOf(game, 0, { kind: 'attackers', attacks, defender: { player: 2 } })
    const view = tableView({ scene, preview, refused: null })
    expect(team(view, 3).hits.map(({ name, attackers, damage }) => [name, attackers, damage])).toEqual([
      ['Ada', 2, 5],
      ['Bea', 1, 1],
    ])
    expect(team(view, 2).after).toBe(24)
    expect(team(view, 0).hits).toEqual([])
  })
})

test('a player with a life total of their own is no team', () => {
  const view = viewOf(table('2011', [side('Ada'), side('Bea'), side('Cal', { counters: { poison: 4 } })]), 0)
  expect(playersOf(view).map(sharesLife)).toEqual([false, false, false])
  expect(teamIn(view, playerIn(view, 2))).toBeNull()
  expect(playerIn(view, 2).poisonMost).toBe(10)
  expect(playersOf(view).map(({ turnWith }) => turnWith)).toEqual([[0], [1], [2]])
})
