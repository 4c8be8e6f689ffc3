import { type GameChoice, whyNotBegin } from '../session/choice.ts'
import type { PlayableDeck } from '../session/decks.ts'
import { formatTitled, inFormat } from '../session/format.ts'
import { FormatPicker } from './FormatPicker.tsx'
import { UnfitDeck } from './UnfitDeck.tsx'

/** What is asked about formats: which one, or what a deck lacks for the one that is chosen. */
export type AskedOfFormats = 'pick' | PlayableDeck

interface FormatDialogsProps {
  readonly asked: AskedOfFormats
  readonly ask: (asked: AskedOfFormats | null) => void
  readonly choice: GameChoice
  readonly change: (fields: Partial<GameChoice>) => void
  /** All decks, whatever format is chosen. */
  readonly decks: readonly PlayableDeck[]
  readonly begin: (fields: Partial<GameChoice>, among: readonly PlayableDeck[]) => void
}

/** Choosing a format, and what a deck lacks for the one that is chosen. */
export const FormatDialogs = ({ asked, ask, choice, change, decks, begin }: FormatDialogsProps) => {
  const close = () => ask(null)
  if (asked === 'pick')
    return (
      <FormatPicker
        decks={decks}
        formatId={choice.formatId}
        edition={choice.edition}
        onTake={(format) => {
          change(inFormat(format?.id ?? null, choice.edition))
          close()
        }}
        onClose={close}
      />
    )
  const free = { formatId: null, deckId: asked.id } as const
  const why = whyNotBegin(decks, { ...choice, ...free })
  return (
    <UnfitDeck
      deck={asked}
      format={formatTitled(choice.formatId) ?? ''}
      asFree={why === null ? () => begin(free, decks) : undefined}
      other={() => ask('pick')}
      onClose={close}
    />
  )
}
