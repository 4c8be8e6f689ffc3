/** Which cards of lists are not known here. */
import { useEffect, useState } from 'react'
import { readDeckText } from '../../catalog/index.ts'
import { cardsNamed, useCards } from '../../store/cards/index.ts'
import { useOwnDecks } from '../../store/index.ts'

/** More than any list of names: looking all of them up would stop the page. */
export const LONGEST = 20_000

/** The names in a deck list, or in a list of names without numbers. */
export function namesIn(text: string): readonly string[] {
  const { entries, sideboard, problems } = readDeckText(text)
  const bare = problems.flatMap((problem) => (problem.key === 'deckText.notAnEntry' ? [problem.text.trim()] : []))
  return [...new Set([...[...entries, ...sideboard].map(({ name }) => name), ...bare])]
}

/** Those of the names that no card known here has. */
async function unknownOf(names: readonly string[]): Promise<readonly string[]> {
  const find = await cardsNamed(names)
  return names.filter((name) => find(name) === undefined)
}

/** The names in a text that no card known here has; `null`: it is being looked up. */
export function useUnknownNames(text: string): readonly string[] | null {
  const revision = useCards((cards) => cards.revision)
  const [found, take] = useState<{ readonly text: string; readonly names: readonly string[] } | null>(null)
  useEffect(() => {
    let live = revision >= 0
    const timer = setTimeout(() => {
      unknownOf(namesIn(text)).then(
        (names) => live && take({ text, names }),
        () => live && take(null),
      )
    }, 150)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [text, revision])
  return found?.text === text ? found.names : null
}

export interface DeckLackingCards {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
}

/** One's own decks with cards that are not known here. */
export function useDecksLackingCards(): readonly DeckLackingCards[] {
  const revision = useCards((cards) => cards.revision)
  const decks = useOwnDecks((own) => own.decks)
  const [found, take] = useState<readonly DeckLackingCards[]>([])
  useEffect(() => {
    let live = revision >= 0
    const looked = decks.map(async ({ id, name, text }) => ({ id, name, names: await unknownOf(namesIn(text)) }))
    Promise.all(looked).then(
      (all) => live && take(all.filter(({ names }) => names.length > 0)),
      () => live && take([]),
    )
    return () => {
      live = false
    }
  }, [decks, revision])
  return found
}
