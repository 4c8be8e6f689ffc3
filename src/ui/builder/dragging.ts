/** What it means to carry a card between the list of all cards and the parts of the deck. */
import type { DeckBoard } from '../../catalog/index.ts'
import { useDrop } from '../dnd/carry.ts'
import { useBuilder } from './builderStore.ts'

/** `all`: the list of all cards, from which a copy is taken and in which one leaves the deck. */
type List = DeckBoard | 'all'

const LISTS: readonly List[] = ['main', 'side', 'all']

function dropCard(name: string, from: List, to: List): void {
  const { add, move } = useBuilder.getState()
  if (from === 'all') {
    if (to !== 'all') add(to, name, 1)
  } else if (to === 'all') add(from, name, -1)
  else move(from, name)
}

/** A list where cards of the others can be dropped. */
export const useCardDrop = (to: List) => useDrop(to, LISTS, (name, from) => dropCard(name, from, to))
