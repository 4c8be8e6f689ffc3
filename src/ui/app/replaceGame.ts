import { savedGame, useTable } from '../../store/index.ts'
import { type Offer, useUi } from './uiStore.ts'

/** Begins another game; if an unfinished one would be lost, asks first. */
export function replaceGame(by: Offer['by'], begin: () => void): void {
  const { open } = useUi.getState()
  const go = (): void => {
    open({ offer: null })
    begin()
  }
  if (savedGame(useTable.getState()) === null) go()
  else open({ offer: { by, go }, linkTrouble: [] })
}
