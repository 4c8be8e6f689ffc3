import { describe, expect, test } from 'vitest'
import {
  ask,
  inOrder,
  type Payment,
  type Process,
  type Question,
  type Recorded,
  recorded,
  reordered,
  replayed,
  runAlone,
  sameQuestion,
} from '../../../src/engine/questions/index.ts'
import { run } from '../../support/run.ts'

function* numbers(...most: readonly number[]): Process<readonly number[]> {
  const said: number[] = []
  for (const max of most) said.push(yield* ask('number', { seat: 0, source: 1, what: 'x', min: 0, max }))
  return said
}

/** Runs a process and keeps what it asks. */
function recordInto<T>(process: Process<T>, kept: Recorded[]): Process<T> {
  return recorded(process, (question) => (reply) => void kept.push({ question, reply }))
}

describe('recording and replaying questions', () => {
  test('what was asked and told is kept in order', () => {
    const kept: Recorded[] = []
    expect(run(recordInto(numbers(3, 5), kept), [2, 4]).result).toEqual([2, 4])
    expect(kept.map(({ question, reply }) => [question.kind, reply])).toEqual([
      ['number', 2],
      ['number', 4],
    ])
  })

  test('a proposal is not what a payment asks', () => {
    const pay = function* (proposed: Payment | null): Process<unknown> {
      return yield* ask('pay', { seat: 0, source: 1, cost: ['1'], proposal: proposed, terms: {}, optional: true })
    }
    const kept: Recorded[] = []
    run(recordInto(pay(null), kept), [{ pay: 'cancel' }])
    expect(run(replayed(pay({ taps: [], spend: null }), kept)).questions).toEqual([])
  })

  test('the same questions are answered as before; what is new is asked', () => {
    const kept: Recorded[] = []
    run(recordInto(numbers(3, 5), kept), [2, 4])
    expect(run(replayed(numbers(3, 5), kept))).toEqual({ result: [2, 4], questions: [] })
    const other = run(replayed(numbers(3, 4, 5), kept), [1])
    expect(other.result).toEqual([2, 1, 4])
    expect(other.questions).toEqual([{ kind: 'number', seat: 0, source: 1, what: 'x', min: 0, max: 4 }])
  })

  test('questions are compared by what they say, not by how they are written', () => {
    const one: Question = { kind: 'number', seat: 0, source: 1, what: 'x', min: 0, max: 4 }
    const other = { max: 4, min: 0, what: 'x', source: 1, seat: 0, kind: 'number' } as Question
    expect(sameQuestion(one, other)).toBe(true)
    expect(sameQuestion(one, { ...one, max: 5 } as Question)).toBe(false)
    expect(sameQuestion(one, { ...one, seat: 1 })).toBe(false)
  })

  test('run alone it stops where nothing answers', () => {
    const ended = runAlone(numbers(3, 5), (question) => (question.kind === 'number' && question.max === 3 ? 1 : null))
    expect(ended).toMatchObject({ unanswered: { max: 5 } })
    expect(runAlone(numbers(3), () => 3)).toEqual({ result: [3] })
  })
})

describe('putting things in an asked order', () => {
  const order = (things: readonly number[]) => inOrder(0, 'library', things, (id) => id)

  test('asked only where there are two or more', () => {
    expect(run(order([])).result).toEqual([])
    expect(run(order([7])).result).toEqual([7])
    const { result, questions } = run(order([7, 8]), [[8, 7]])
    expect([result, questions.length]).toEqual([[8, 7], 1])
  })

  test('some of a list change places among themselves', () => {
    expect(reordered(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b'])
    expect(reordered(['a', 'b'], [])).toEqual(['a', 'b'])
  })
})
