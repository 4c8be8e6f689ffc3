import { savedGame, useTable } from '../../store/index.ts'
import { type Offer, useUi } from './uiStore.ts'

/** Begins another game; if an unfinished one would be lost, asks first. */
export function replaceGame(by: Offer['by'], begin: () => void): void {
  const { open } = useUi.getState()
  const go = (): void => {
    open({ offer: null })
    begin()
  }
  const kept = savedGame(useTable.getState())
  // A puzzle can be begun again at any time: nothing is lost with it.
  if (kept === null || ('start' in kept && kept.start.puzzle)) go()
  else open({ offer: { by, go }, linkTrouble: [], opening: false })
}
