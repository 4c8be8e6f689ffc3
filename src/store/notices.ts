/** What the table tells, and the table that another page has. */
import type { SaveTrouble } from './saves.ts'
import { EMPTY, type Notice, type TableState } from './tableState.ts'

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return notices.includes(notice) ? notices : [...notices, notice]
}

/** The table where another page has it: nothing of the game is left on this one. */
export const elsewhere = (notices: readonly Notice[]): TableState => ({
  ...EMPTY,
  booted: true,
  notices,
  elsewhere: true,
})

/** How what is wrong with a save is told. */
export const TROUBLES: { readonly [T in SaveTrouble]: Notice } = {
  newer: 'saveNewer',
  older: 'saveOlder',
  broken: 'saveBroken',
}
