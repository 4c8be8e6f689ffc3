/** Cards carried by the pointer, from the list to the deck and between its parts. Buttons and keys do the same. */
import { type DragEvent, useState } from 'react'
import type { DeckBoard } from '../../catalog/index.ts'
import { useBuilder } from './builderStore.ts'

const FORM = 'application/x-cantrip-card'

interface Carried {
  readonly name: string
  /** The board it is taken from; `null`: from the list of all cards. */
  readonly from: DeckBoard | null
}

/** What begins to carry a card. */
export const dragged = (card: Carried) => (event: DragEvent) => {
  event.dataTransfer.setData(FORM, JSON.stringify(card))
  event.dataTransfer.effectAllowed = 'copyMove'
}

function carriedIn(event: DragEvent): Carried | null {
  try {
    const value: unknown = JSON.parse(event.dataTransfer.getData(FORM))
    if (typeof value !== 'object' || value === null || !('name' in value) || !('from' in value)) return null
    const { name, from } = value
    if (typeof name !== 'string') return null
    return { name, from: from === 'main' || from === 'side' ? from : null }
  } catch {
    return null
  }
}

/** What a card means that is dropped on a board; `null` is the list of all cards, where it leaves the deck. */
function dropCard({ name, from }: Carried, to: DeckBoard | null): void {
  const { add, move } = useBuilder.getState()
  if (from === to) return
  if (from !== null && to !== null) move(from, name)
  else if (to !== null) add(to, name, 1)
  else if (from !== null) add(from, name, -1)
}

/** A place where cards can be dropped. */
export function useDrop(to: DeckBoard | null) {
  const [over, enter] = useState(false)
  return {
    'data-over': over ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(FORM)) return
      event.preventDefault()
      if (!over) enter(true)
    },
    onDragLeave: () => enter(false),
    onDrop: (event: DragEvent) => {
      enter(false)
      const card = carriedIn(event)
      if (card === null) return
      event.preventDefault()
      dropCard(card, to)
    },
  }
}
