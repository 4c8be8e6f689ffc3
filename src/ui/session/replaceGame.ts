import { savedNow, unfinishedNow, useTable } from '../../store/index.ts'
import { type Offer, useUi } from './uiStore.ts'

/** Whether the browser keeps what is at the table: another game then begins beside it. */
export const isKept = (): boolean =>
  typeof indexedDB !== 'undefined' && !useTable.getState().notices.includes('saveFailed')

/** Asks first, where what stands at the table goes on, and isn't a puzzle: that can be begun again at any time. */
async function ask(by: Offer['by'], go: () => void): Promise<void> {
  const left = await unfinishedNow(useTable.getState())
  if (left === null || ('start' in left.saved && left.saved.start.puzzle)) go()
  else useUi.getState().open({ offer: { by, left, go }, linkTrouble: [], opening: false })
}

/**
 * Begins another game; the unfinished one is kept beside it. Where it couldn't be saved it would be lost: then this asks
 * first.
 */
export function replaceGame(by: Offer['by'], begin: () => void): void {
  const go = (): void => {
    useUi.getState().open({ offer: null })
    begin()
  }
  if (isKept() || savedNow(useTable.getState()) === null) go()
  else void ask(by, go).catch(go)
}
