/** The deck on the bench, with the way back. It outlives the page: whoever returns finds it as it was. */
import { create } from 'zustand'
import { changeCount, type DeckBoard, type DeckDraft, moveAcross } from '../../catalog/index.ts'
import { DEFAULT_EDITION, type EditionId } from '../../rulebook/index.ts'
import { begun, type History, redone, stepped, undone } from './history.ts'
import { EMPTY_WORKING_DECK, storeDeck, type WorkingDeck } from './workingDeck.ts'

interface BuilderState {
  readonly history: History<WorkingDeck>
  /** Nothing has been put onto the bench yet: what was last being built is still to come. */
  readonly fresh: boolean
  /** Where added cards go. */
  readonly board: DeckBoard
  /** The rulebook that it is checked by. */
  readonly edition: EditionId
  /** The format that it is checked by; `null`: any cards. */
  readonly formatId: string | null
  readonly choose: (fields: Partial<Pick<BuilderState, 'board' | 'edition' | 'formatId'>>) => void
  /** Another deck: a step like any other, so that the way back leads to the one before. */
  readonly put: (bench: WorkingDeck) => void
  readonly edit: (change: (draft: DeckDraft) => DeckDraft) => void
  /** So many more or fewer of a card on a board. */
  readonly add: (board: DeckBoard, name: string, by: number) => void
  /** One of a card to the other board. */
  readonly move: (from: DeckBoard, name: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Only the name differs: the letters of a name are one step. */
const isRenamed = (a: WorkingDeck | undefined, b: WorkingDeck): boolean =>
  a !== undefined &&
  a.deckId === b.deckId &&
  a.draft.name !== b.draft.name &&
  a.draft.main === b.draft.main &&
  a.draft.side === b.draft.side &&
  a.draft.open === b.draft.open

export const useBuilder = create<BuilderState>()((set, get) => {
  const take = (history: History<WorkingDeck>) => {
    if (history === get().history) return
    set({ history, fresh: false })
    storeDeck(history.now)
  }
  return {
    history: begun(EMPTY_WORKING_DECK),
    fresh: true,
    board: 'main',
    edition: DEFAULT_EDITION,
    formatId: null,
    choose: (fields) => set(fields),
    put: (bench) => {
      const { history, fresh } = get()
      take(fresh ? begun(bench) : stepped(history, bench))
    },
    edit: (change) => {
      const { history } = get()
      const { now, past } = history
      const draft = change(now.draft)
      if (draft === now.draft) return
      const next = { ...now, draft }
      take(stepped(history, next, isRenamed(now, next) && isRenamed(past.at(-1), now)))
    },
    add: (board, name, by) => get().edit((draft) => changeCount(draft, board, name, by)),
    move: (from, name) => get().edit((draft) => moveAcross(draft, from, name)),
    undo: () => take(undone(get().history)),
    redo: () => take(redone(get().history)),
  }
})
