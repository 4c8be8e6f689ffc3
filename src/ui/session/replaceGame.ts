import { savedGame, useTable } from '../../store/index.ts'
import { type Offer, useUi } from './uiStore.ts'

/** Whether the browser keeps what is at the table: another game then begins beside it. */
const isKept = (): boolean => typeof indexedDB !== 'undefined' && !useTable.getState().notices.includes('saveFailed')

/**
 * Begins another game; the unfinished one is kept beside it. Where it couldn't be saved it would be lost: then this asks
 * first.
 */
export function replaceGame(by: Offer['by'], begin: () => void): void {
  const { open } = useUi.getState()
  const go = (): void => {
    open({ offer: null })
    begin()
  }
  const left = savedGame(useTable.getState())
  // A puzzle can be begun again at any time: nothing is lost with it.
  if (left === null || isKept() || ('start' in left && left.start.puzzle)) go()
  else open({ offer: { by, go }, linkTrouble: [], opening: false })
}
