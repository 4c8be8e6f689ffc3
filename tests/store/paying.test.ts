/** What has one sensible payment is paid for by the press that announces it. */
import { expect, test } from 'vitest'
import { stateOf } from '../../src/engine/index.ts'
import type { SeatConfig } from '../../src/store/game.ts'
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts'
import { useSettings } from '../../src/store/settingsStore.ts'
import { useTable } from '../../src/store/tableStore.ts'
import { current } from '../../src/store/timeline.ts'
import { undoOf } from '../../src/store/undo.ts'
import { creature } from '../support/cards.ts'
import { table } from '../support/table.ts'

await useTable.getState().ready()

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const setup = { edition: '2011', seed: 1, starter: 0, players: [] } as const

const shown = () => {
  const { game } = useTable.getState()
  if (game === null) throw new Error('no game')
  return current(game.timeline).position
}

function cast(wanted: Partial<typeof DEFAULT_SETTINGS> = {}, battlefield = ['Mountain', 'Mountain'], holding = false) {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 1, ...wanted } })
  const side = { hand: ['Ox', 'Spark', 'Growth'], battlefield, library: ['Mountain', 'Mountain'] }
  const game = table('2011', [side, side], [creature('Ox', '{1}', '1/1')])
  useTable.getState().start(setup, [human, human], game.position)
  useTable.setState({ holding })
  useTable.getState().reply({ do: 'cast', ...game.way(game.id('1:Ox', 'hand'), 'normal') })
  return shown().question?.kind
}

test('it is cast at once, and one step back takes all of it back', () => {
  expect(cast()).toBe('priority')
  const { game } = useTable.getState()
  expect(undoOf(game)).toBe(0)
  useTable.getState().undo()
  expect(stateOf(shown()).stack).toEqual([])
})

test('where the lands are wanted for different cards it is asked', () => {
  expect(cast({}, ['Mountain', 'Forest'])).toBe('pay')
})

test('the setting asks, and so does full control', () => {
  expect(cast({ confirmPayments: true })).toBe('pay')
  expect(cast({}, ['Mountain', 'Mountain'], true)).toBe('pay')
})
