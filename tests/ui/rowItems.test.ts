import { describe, expect, test } from 'vitest'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { creatureItems, type RowItem } from '../../src/ui/table/rowItems.ts'
import { roomOf } from '../../src/ui/table/sizes.ts'
import { type PlayerView, startDraft } from '../../src/ui/view/index.ts'
import { creature } from '../support/cards.ts'
import { type Table, table, times } from '../support/table.ts'
import { sceneOf, viewOf } from './view/support.ts'

const room = roomOf(layoutModeFor(1440, 900), 1440, 900)
const ARRANGED = {
  step: 'l',
  rows: 2,
  theirRows: 2,
  folded: true,
  grouped: false,
  room,
  spare: true,
  crowded: false,
  handLines: 1,
  handCards: 1,
} as const
const CARDS = [creature('Wall', '{1}', '0/3')]

const nameOf = ({ what }: RowItem): string => (typeof what === 'string' ? what : (what[0]?.name ?? ''))

function sidesOf(game: Table, draft = startDraft(game.position.question)) {
  const view = viewOf(game, undefined, draft)
  const itemsOf = (player: PlayerView) => creatureItems(view, sceneOf(game, undefined, draft), ARRANGED, player).items
  return { you: itemsOf(view.you), other: itemsOf(view.others[0]) }
}

function attacked(): Table {
  const mine = { battlefield: ['Ox', 'Bear', 'Wolf'] }
  return table('2011', [mine, { battlefield: ['Wall', 'Crab', 'Bird'] }], [...CARDS, creature('Bird', '{U}', '1/1')])
    .attack('Ox', 'Wolf')
    .until('blockers')
}

describe('who blocks is wanted opposite what it blocks', () => {
  test('side by side where several block one, which has their room', () => {
    const game = attacked()
    game.block({ Bird: 'Wolf', Wall: 'Wolf' })
    const { you, other } = sidesOf(game)
    const wanted = new Map(other.map((one) => [nameOf(one), one.opposite]))
    const wolf = you.find((one) => nameOf(one) === 'Wolf')
    expect(wolf?.room).toBe(2 * 114 + 12)
    expect(wanted.get('Crab')).toBeUndefined()
    expect((wanted.get('Wall') ?? 0) - (wanted.get('Bird') ?? 0)).toBe(-126)
  })

  test('from the declaration on: who is only chosen moves nobody', () => {
    const game = attacked()
    const [bird, ox] = [game.id('Bird'), game.id('Ox')]
    const wanted = ({ you, other }: ReturnType<typeof sidesOf>) =>
      [...you, ...other].flatMap(({ opposite }) => opposite ?? [])
    expect(wanted(sidesOf(game))).toEqual([])
    expect(wanted(sidesOf(game, { kind: 'blockers', blocks: [{ id: bird, attackers: [ox] }], active: null }))).toEqual(
      [],
    )
    game.block({ Bird: 'Ox' })
    expect(sidesOf(game).other.find((one) => nameOf(one) === 'Bird')?.opposite).toBe(-126)
  })

  test('nobody is, where nobody blocks', () => {
    const game = table('2011', [{ battlefield: times(3, 'Bear') }, { battlefield: ['Crab'] }], CARDS)
    const { you, other } = sidesOf(game)
    expect([...you, ...other].every(({ opposite, room: wide }) => opposite === undefined && wide === undefined)).toBe(
      true,
    )
  })
})
