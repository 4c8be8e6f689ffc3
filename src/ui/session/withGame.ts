import { useTable } from '../../store/index.ts'
import { loadIn, tryOthers } from './loading.ts'

/** What is loaded, together with what plays games: where a game is played or begins, no intent has to wait. */
export async function withGame<T>(load: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load, useTable.getState().ready()])
  return loaded
}

/** Tries once more to load what was asked for and couldn't be had; what can't be had again is told in the same place. */
export const loadAgain = (): void => void loadIn(useTable.getState().retry, true).then(tryOthers, () => undefined)
