/**
 * A program of its own, which the bench starts: loads the set and deals a game, and prints the milliseconds since its
 * process began, as the first question is asked. It imports what a game takes, and nothing else.
 */
import { loadSet } from '../../src/catalog/index.ts'
import { newGame } from '../../src/engine/index.ts'
import type { Printed } from '../../src/language/index.ts'

const set = await loadSet()
const byName = new Map(set.cards.map((card) => [card.record.name, card]))
const deckAt = (n: number): readonly Printed[] =>
  (set.decks[n]?.cards ?? []).flatMap(({ name, count }) => {
    const compiled = byName.get(name)?.compiled
    if (compiled?.ok !== true) throw new Error(`${name} is not understood`)
    return Array.from({ length: count }, () => compiled.printed)
  })
const { position } = newGame({
  edition: '2011',
  seed: 1,
  starter: 'random',
  players: [
    { name: 'A', deck: deckAt(0) },
    { name: 'B', deck: deckAt(1) },
  ],
})
if (position.question === null) throw new Error('nothing is asked')
console.log(performance.now())
