import { useEffect, useState } from 'react'
import { nearNames, useCards } from '../../store/cards/index.ts'

const NONE: readonly string[] = []

/** Near spellings of a name that no card has, best first; none until they are found. */
export function useNear(name: string | null, most: number): readonly string[] {
  const revision = useCards((cards) => cards.revision)
  const [found, take] = useState(NONE)
  useEffect(() => {
    let live = revision >= 0
    take(NONE)
    if (name !== null)
      nearNames(name, most).then(
        (names) => live && take(names),
        () => live && take(NONE),
      )
    return () => {
      live = false
    }
  }, [name, most, revision])
  return found
}
