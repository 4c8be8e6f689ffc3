/**
 * What holds at every position of a generated game: of tables that are kept, of what a seat sees, of what it imagines.
 */
import { describe, expect, test } from 'vitest'
import { table } from '../../../src/engine/continuous/index.ts'
import { begin, proceed } from '../../../src/engine/game.ts'
import {
  answer,
  newGame,
  type Position,
  type Question,
  type Replied,
  sampleReply,
  stateOf,
} from '../../../src/engine/index.ts'
import { ownUnseen, seenBy } from '../../../src/engine/seen/index.ts'
import { find, newEpoch, type State } from '../../../src/engine/state/index.ts'
import { rollFrom } from '../../invariants/support/chance.ts'
import { handmadeDeck } from '../../support/handmade.ts'
import { imagined } from '../../support/imagined.ts'

type Visit = (
  position: Position,
  roll: (n: number) => number,
  decks: readonly ReturnType<typeof handmadeDeck>[],
) => void

function playOut(seed: number, visit: Visit): void {
  const roll = rollFrom(seed)
  const aside = rollFrom(seed + 1)
  const decks = [0, 1].map(() => handmadeDeck(roll, 40))
  const players = decks.map((deck, seat) => ({ name: `Player ${seat}`, deck }))
  let { position } = newGame({ edition: seed % 2 === 0 ? '2004' : '2011', seed, starter: 'random', players })
  for (let count = 0; position.question !== null && count < 1500; count++) {
    if (aside(6) === 0) visit(position, aside, decks)
    const answered = answer(position, sampleReply(position, roll))
    if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
    position = answered.position
  }
}

const SEEDS = [11, 12, 13, 14]

function plain(state: State): string {
  const { of, triggers, statics, playerRules, misplaced } = table(state)
  return JSON.stringify({ of: [...of], triggers, statics, playerRules, misplaced })
}

/** A search may list the cards of the library in another order. */
function asked(question: Question | null): string {
  if (question?.kind !== 'choose' || question.reason !== 'search') return JSON.stringify(question)
  const sort = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b)
  return JSON.stringify({ ...question, from: sort(question.from), looking: sort(question.looking) })
}

describe('in generated games', () => {
  test.each(SEEDS)('[2004:418.4a] a table that is kept is the one that would be computed (%i)', (seed) => {
    playOut(seed, (position) => {
      const state = stateOf(position)
      expect(plain(state)).toBe(plain({ ...state, epoch: newEpoch() }))
    })
  })

  test.each(SEEDS)('[2004:217.3c] no card of another hand or of a library is in what a seat sees (%i)', (seed) => {
    playOut(seed, (position) => {
      const state = stateOf(position)
      for (const { seat } of state.players) {
        if (position.question?.seat === seat) continue
        const { now } = seenBy(position, state, seat)
        const hidden = [...state.libraries.flat(), ...state.hands.filter((_, owner) => owner !== seat).flat()]
        expect(
          hidden.filter((id) => find(state, id)?.knownTo.includes(seat) === false && find(now, id) !== null),
        ).toEqual([])
      }
    })
  })

  test.each(SEEDS)('an imagined position asks what the real one asks, and can be played on (%i)', (seed) => {
    const others: string[] = []
    playOut(seed, (position, roll, decks) => {
      const seat = position.question?.seat ?? 0
      const seen = seenBy(position, stateOf(position), seat)
      if (seen.replies === null) return
      const cards = decks.map((deck, other) => (other === seat ? ownUnseen(seen) : deck))
      const guessed = imagined(seen, { cards }, roll)
      let run = begin(guessed.checkpoint).position
      for (const { reply } of guessed.replies as readonly Replied[]) run = proceed(run, reply).position
      if (asked(run.question) !== asked(guessed.question)) others.push(asked(guessed.question))
      const reply = sampleReply(run, roll)
      expect(answer(run, reply)).not.toHaveProperty('refused')
    })
    // What depends on chance since the rest (a shuffle inside an effect) comes out differently.
    expect(others.length, others.join(' ')).toBeLessThan(3)
  })
})
