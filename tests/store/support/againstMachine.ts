/** A small game against the machine, for tests whose mocks make them load the store again. */
import type { SeatConfig } from '../../../src/store/game.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings.ts'
import { table } from '../../support/table.ts'

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const machine: SeatConfig = { player: { by: 'ai', level: 'easy' }, deckId: '', deckName: '' }

interface Stores {
  readonly useSettings: typeof import('../../../src/store/settingsStore.ts').useSettings
  readonly useTable: typeof import('../../../src/store/tableStore.ts').useTable
}

/** Sits down at a board with a spell and a creature on each side, with these settings beside the usual ones. */
export function sitDown({ useSettings, useTable }: Stores, settings: Partial<Settings>): void {
  useSettings.getState().change({ ...DEFAULT_SETTINGS, ...settings })
  const side = { hand: ['Spark'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain'] }
  const { position } = table('2011', [side, side])
  useTable.getState().start({ edition: '2011', seed: 1, starter: 0, players: [] }, [human, machine], position)
}
