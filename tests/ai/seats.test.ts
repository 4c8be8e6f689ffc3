import { expect, test } from 'vitest'
import { decide, type Level } from '../../src/ai/index.ts'
import { answer, newGame, outcomeOf, seenBy, stateOf } from '../../src/engine/index.ts'
import { rollFrom } from '../invariants/support/chance.ts'
import { randomDeck } from '../invariants/support/decks.ts'

/** A clock that goes on by itself, so that thinking ends at the same point on every machine. */
function ticking(ms: number): () => number {
  let time = 0
  return () => {
    time += ms
    return time
  }
}

test.each(['easy', 'normal'] as const satisfies readonly Level[])(
  'a machine player (%s) plays on in a game of three, also after one has left',
  (level) => {
    const roll = rollFrom(11)
    const players = ['Ada', 'Bea', 'Cleo'].map((name) => ({ name, deck: randomDeck('handmade', 30, roll) }))
    let { position } = newGame({ edition: '2011', seed: 3, starter: 0, players })
    for (let replies = 0; replies < 220 && position.question !== null; replies++) {
      const { seat } = position.question
      expect(stateOf(position).players[seat]?.lost).toBeNull()
      const thought = decide(seenBy(position, seat), level, { ms: 20, now: ticking(1) }, roll)
      const answered = answer(position, replies === 110 ? { concede: 1 } : thought.reply)
      if ('refused' in answered) throw new Error(JSON.stringify([thought, answered.refused]))
      position = answered.position
    }
    expect(stateOf(position).players[1]?.lost).not.toBeNull()
    expect(position.question !== null || outcomeOf(position) !== null).toBe(true)
  },
  60_000,
)
