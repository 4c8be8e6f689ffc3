/** Autosave: every reply goes into the browser's database. */
import type { Seat } from '../engine/index.ts'
import type { Game } from './game.ts'
import { keepCopy } from './keptGames.ts'
import type { BetweenGames } from './match.ts'
import { elsewhere, withNotice } from './notices.ts'
import { lineOf, savedBetween, savedOf, startOf } from './savedNow.ts'
import type { TableState } from './tableState.ts'
import { type SaveOutcome, writeBetween, writeSave } from './writingGames.ts'

/** The part of the store that saving reads and tells. */
export interface StateAccess {
  readonly get: () => TableState
  readonly set: (fields: Partial<TableState>) => void
}

/** Tells what became of a save: a failure until one succeeds, and that the table was taken over elsewhere. */
const telling =
  ({ get, set }: StateAccess) =>
  (outcome: SaveOutcome) => {
    const { notices } = get()
    if (outcome === 'taken') set(elsewhere(notices))
    else if (outcome === 'failed') set({ notices: withNotice(notices, 'saveFailed') })
    else if (notices.includes('saveFailed')) set({ notices: notices.filter((one) => one !== 'saveFailed') })
  }

/** Saves the game at the table; `from` is where it was kept aside until then. */
export function saveGame(game: Game, viewer: Seat | null, table: StateAccess, from?: string): void {
  if (typeof indexedDB === 'undefined') return
  writeSave(startOf(game), lineOf(game, viewer, Date.now()), telling(table), from)
}

/** Keeps a copy of a game that is about to become another, where it can be brought back from. */
export function keepGame(game: Game, viewer: Seat | null, table: StateAccess): void {
  if (typeof indexedDB === 'undefined') return
  void keepCopy(savedOf(game, viewer)).catch(() => telling(table)('failed'))
}

export function saveBetween(between: BetweenGames, table: StateAccess, from?: string): void {
  if (typeof indexedDB === 'undefined') return
  writeBetween(savedBetween(between), telling(table), from)
}
