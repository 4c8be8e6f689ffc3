import { useEffect, useState } from 'react'
import { useCards } from '../../store/cards/index.ts'
import type { DeckReport } from '../session/decks.ts'
import { checkDeckText } from '../session/typedDecks.ts'

export interface Reported {
  /** The text that it is about. */
  readonly text: string
  readonly report: DeckReport
}

/** The report on a list, a moment after it was typed, and again when cards have come. */
export function useDeckReport(text: string): Reported | null {
  const revision = useCards((cards) => cards.revision)
  const [reported, take] = useState<Reported | null>(null)
  useEffect(() => {
    let live = revision >= 0
    const timer = setTimeout(() => {
      checkDeckText(text).then(
        (report) => live && take({ text, report }),
        () => live && take(null),
      )
    }, 120)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [text, revision])
  return reported
}
