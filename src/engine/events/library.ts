/** The order of libraries (217.2). */
import { type Draft, get, type Happened, inTurnOrder, type ObjectId, type Seat } from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'

/** Cards of a library are put in another order: nothing can see that as an event. */
export function arrangeLibrary(g: Draft, seat: Seat, cards: readonly ObjectId[]): void {
  g.writeZone('library', seat, cards)
}

/**
 * Shuffles the libraries to be shuffled and those into which something was shuffled, each once, as part of the event.
 */
export function shuffleLibraries(g: Draft, all: readonly FinalEvent[], happened: Happened[]): void {
  const seats: Seat[] = []
  for (const { event } of all) if (event.kind === 'shuffle') seats.push(event.seat)
  for (const one of happened)
    if (one.kind === 'move' && one.position === 'shuffled' && one.to === 'library' && one.became !== null)
      seats.push(get(g.state, one.became).owner)
  if (seats.length === 0) return
  for (const seat of inTurnOrder(g.state)) if (seats.includes(seat)) shuffle(g, seat, happened)
}

/** Puts a library in random order; nobody knows any of its cards any longer. */
export function shuffle(g: Draft, seat: Seat, happened: Happened[]): void {
  const cards = [...(g.state.libraries[seat] ?? [])]
  for (let last = cards.length - 1; last > 0; last--) {
    const other = g.random(last + 1)
    const held = cards[last] as ObjectId
    cards[last] = cards[other] as ObjectId
    cards[other] = held
  }
  for (const id of cards) if (get(g.state, id).knownTo.length > 0) g.patch(id, { knownTo: [] })
  g.writeZone('library', seat, cards)
  g.emit({ kind: 'shuffled', rule: 'library.shuffled', seat })
  happened.push({ kind: 'shuffled', seat })
}
