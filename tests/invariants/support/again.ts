/** One position, answered in every way there is: the cached process, from JSON, run again. All must be the same. */
import assert from 'node:assert/strict'
import {
  answer,
  deciderOf,
  forget,
  imagine,
  isWholePosition,
  newGame,
  type Position,
  type Reply,
  type Setup,
  sampleReply,
  seenBy,
  stateOf,
} from '../../../src/engine/index.ts'
import type { Roll } from './chance.ts'
import type { Step } from './games.ts'

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** The answer given from the waiting process is the one a saved position and a process run again give. */
export function checkAgain({ before, reply, after, events }: Step): void {
  const given = { position: after, events }
  const saved = copyOf(before)
  assert.deepStrictEqual(saved, before, 'JSON gives back another position')
  assert.deepStrictEqual(stateOf(saved), stateOf(before), 'a saved position has another state')
  assert.deepStrictEqual(answer(copyOf(before), copyOf(reply)), given, 'a saved position answers differently')
  assert(isWholePosition(copyOf(before)), 'a saved position is not taken for whole')
  forget(before)
  assert.deepStrictEqual(answer(before, reply), given, 'run again, the position answers differently')
  const cut = { ...after }
  assert.deepStrictEqual(stateOf(cut), stateOf(after), 'run again, the state is another')
}

/** The whole game again from its setup: every position and every event the same, `compared` by the caller's sample. */
export function checkReplay(
  setup: Setup,
  replies: readonly Reply[],
  last: Position,
  middle: ReadonlyMap<number, Position>,
): void {
  let { position } = newGame(copyOf(setup))
  for (const [index, reply] of replies.entries()) {
    const answered = answer(position, copyOf(reply))
    assert(!('refused' in answered), `replayed reply ${index} is refused`)
    position = answered.position
    const then = middle.get(index)
    if (then !== undefined) assert.deepStrictEqual(position, then, `replayed position ${index} is another`)
  }
  assert.deepStrictEqual(position, last, 'the replayed game ends differently')
}

/** What a seat imagines of its own decision can be played on. */
export function checkImagined(position: Position, roll: Roll): void {
  const { question } = position
  if (question === null) return
  const deck = position.checkpoint.players.map(({ deck }) =>
    deck.flatMap((face) => position.checkpoint.printed[face] ?? []),
  )
  const seen = seenBy(position, deciderOf(question))
  let imagined = imagine(seen, { cards: deck }, roll)
  assert.equal(imagined === null, seen.replies === null)
  if (imagined === null) return
  assert.deepStrictEqual(copyOf(imagined), imagined)
  for (let n = 0; n < 3; n++) {
    const reply = sampleReply(imagined, roll)
    if (reply === null) return
    const answered = answer(imagined, reply)
    assert(!('refused' in answered), `imagined ${JSON.stringify([reply, answered])}`)
    imagined = answered.position
  }
}
