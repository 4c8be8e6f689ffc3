import { useEffect, useState } from 'react'
import { nearNames, useCards } from '../../store/cards/index.ts'

const NONE: readonly string[] = []

let queue: Promise<unknown> = Promise.resolve()

/** One name after the other, with a pause for the page: a list may have many unknown ones. */
function inTurn(name: string, most: number, wanted: () => boolean): Promise<readonly string[]> {
  const found = queue.then(async () => {
    if (!wanted()) return NONE
    await new Promise((done) => setTimeout(done))
    return nearNames(name, most)
  })
  queue = found.catch(() => NONE)
  return found
}

/** Near spellings of a name that no card has, best first; none until they are found. */
export function useNear(name: string | null, most: number): readonly string[] {
  const revision = useCards((cards) => cards.revision)
  const [found, take] = useState(NONE)
  useEffect(() => {
    let live = revision >= 0
    take(NONE)
    if (name !== null)
      inTurn(name, most, () => live).then(
        (names) => live && take(names),
        () => live && take(NONE),
      )
    return () => {
      live = false
    }
  }, [name, most, revision])
  return found
}
