/**
 * Cards carried from one list to another by the browser's own drag. Buttons and keys do the same. The lists scroll, and
 * one has thousands of rows: the browser scrolls them under a drag, and needs nothing mounted at each row, as the
 * table's drag would.
 */
import { type DragEvent, useState } from 'react'

const FORM = 'application/x-cantrip-card'

interface Carried<L extends string> {
  readonly name: string
  /** The list it is taken from. */
  readonly from: L
}

/** What is carried, where it comes from one of these lists. */
function carriedIn<L extends string>({ dataTransfer }: DragEvent, lists: readonly L[]): Carried<L> | null {
  try {
    const value: unknown = JSON.parse(dataTransfer.getData(FORM))
    if (typeof value !== 'object' || value === null || !('name' in value) || !('from' in value)) return null
    const { name } = value
    const from = lists.find((list) => list === value.from)
    return typeof name === 'string' && from !== undefined ? { name, from } : null
  } catch {
    return null
  }
}

/** What begins to carry a card. */
export const carried =
  <L extends string>(card: Carried<L>) =>
  (event: DragEvent): void => {
    event.dataTransfer.setData(FORM, JSON.stringify(card))
    event.dataTransfer.effectAllowed = 'copyMove'
  }

/** The list `to`, where cards of the other lists can be dropped. */
export function useDrop<L extends string>(to: L, lists: readonly L[], take: (name: string, from: L) => void) {
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
      const card = carriedIn(event, lists)
      if (card === null) return
      event.preventDefault()
      if (card.from !== to) take(card.name, card.from)
    },
  }
}
