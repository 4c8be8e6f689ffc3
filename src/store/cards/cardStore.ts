import { create } from 'zustand'
import { compileAll } from '../../catalog/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import { putCards, removeCards } from './database.ts'

export interface CardsState {
  /** Rises when cards are added or removed. */
  readonly revision: number
  /** The browser allows no database: only the built-in cards are known. */
  readonly trouble: 'noDatabase' | null
  /** Keeps a card of one's own, replacing the one with its name; false if the browser doesn't allow it. */
  readonly keepOwn: (record: CardRecord) => Promise<boolean>
  readonly removeOwn: (name: string) => Promise<boolean>
}

/** Other pages of this browser hear of it when cards are added or removed. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cantrip-cards') : null

export const useCards = create<CardsState>()((set) => {
  const changed = async (change: Promise<void>): Promise<boolean> => {
    try {
      await change
    } catch {
      set({ trouble: 'noDatabase' })
      return false
    }
    cardsChanged()
    return true
  }
  return {
    revision: 0,
    trouble: null,
    keepOwn: (record) => changed(putCards('own', compileAll([record]))),
    removeOwn: (name) => changed(removeCards('own', name)),
  }
})

const rise = () => useCards.setState(({ revision }) => ({ revision: revision + 1, trouble: null }))

/** Says that cards were added or removed. */
function cardsChanged(): void {
  rise()
  others?.postMessage(null)
}

others?.addEventListener('message', rise)
