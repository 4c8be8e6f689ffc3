/** The cards one wrote: kept in the browser, saved to and read from files. */
import { useEffect, useState } from 'react'
import { readCardFile } from '../../catalog/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import { ownCards, useCards } from '../../store/cards/index.ts'

/** The own cards' records, again whenever one is kept or removed. */
export function useOwnRecords(): readonly CardRecord[] {
  const revision = useCards((cards) => cards.revision)
  const [records, set] = useState<readonly CardRecord[]>([])
  useEffect(() => {
    let live = revision >= 0
    void ownCards().then((cards) => live && set(cards.map(({ record }) => record)))
    return () => {
      live = false
    }
  }, [revision])
  return records
}

/** A file of cards that one wrote holds no more. */
const LARGEST = 2_000_000
const MOST = 500

export type Imported = { readonly kept: number } | { readonly trouble: 'large' | 'foreign' | 'storage' }

/** Keeps the cards of a file as one's own. */
export async function importCards(file: File): Promise<Imported> {
  if (file.size > LARGEST) return { trouble: 'large' }
  const { records } = readCardFile(await file.text())
  if (records.length === 0) return { trouble: 'foreign' }
  if (records.length > MOST) return { trouble: 'large' }
  return (await useCards.getState().keepOwn(...records)) ? { kept: records.length } : { trouble: 'storage' }
}
