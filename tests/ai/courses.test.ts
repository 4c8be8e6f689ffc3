import { describe, expect, it } from 'vitest'
import { candidates, neighbours } from '../../src/ai/candidates.ts'
import { carriedOn, isDrafted, leadOf, plain } from '../../src/ai/courses.ts'
import { nameOf } from '../../src/ai/plans.ts'
import { playOut } from '../../src/ai/playOut.ts'
import { type Action, answer, find, legalActions, type Position, stateOf } from '../../src/engine/index.ts'
import { put } from './table.ts'

const FORESTS = ['Forest', 'Forest', 'Forest']

/** Three lands, and in hand what they pay for one after the other or at once. */
const start = (): Position => put({ players: [{ battlefield: FORESTS, hand: ['Ox', 'Bear', 'Mouse'] }, {}] })

function casting(position: Position, name: string): Action {
  const state = stateOf(position)
  const found = legalActions(state, 0).find((one) => one.do === 'cast' && nameOf(state, one.object) === name)
  if (found === undefined) throw new Error(`${name} can't be cast`)
  return found
}

/** What the first seat controls beside its lands as its main phase ends. */
function afterwards(first: Action, then: readonly Action[], rests: boolean): readonly string[] {
  const position = start()
  const begun = answer(position, first)
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused))
  const lead = leadOf({ reply: first, then, rests }, position)
  const isOver = (later: Position): boolean => later.checkpoint.turn.step !== 'main1'
  const end = playOut(begun.position, isOver, { roll: () => 0, late: () => false, lead })
  if (end === null) throw new Error('time ran out')
  const state = stateOf(end)
  const mine = state.battlefield.filter((id) => find(state, id)?.controller === 0)
  return mine
    .flatMap((id) => nameOf(state, id) ?? [])
    .filter((name) => name !== 'Forest')
    .sort()
}

describe('a drafted turn', () => {
  it('is left to the heuristics where it has nothing of its own', () => {
    expect(afterwards(casting(start(), 'Mouse'), [], false)).toEqual(['Bear', 'Mouse'])
  })

  it('goes on with its acts, in their order', () => {
    const position = start()
    const acts = [casting(position, 'Mouse')]
    expect(afterwards(casting(position, 'Bear'), acts, false)).toEqual(['Bear', 'Mouse'])
  })

  it('ends with its acts where it rests', () => {
    const position = start()
    expect(afterwards(casting(position, 'Mouse'), [], true)).toEqual(['Mouse'])
    expect(afterwards(casting(position, 'Bear'), [casting(position, 'Mouse')], true)).toEqual(['Bear', 'Mouse'])
  })

  it('leaves out what cannot be done any more', () => {
    const position = start()
    // Two lands are spent, three are needed.
    expect(afterwards(casting(position, 'Bear'), [casting(position, 'Ox')], false)).toEqual(['Bear', 'Mouse'])
  })

  it('says nothing in the other player’s turn, beside a stack, or in the next phase', () => {
    const position = start()
    const cast = casting(position, 'Mouse')
    const lead = leadOf({ ...plain(cast), rests: true }, position)
    expect(lead(position)).toEqual({ do: 'pass' })
    const onStack = answer(position, cast)
    if ('refused' in onStack) throw new Error('refused')
    expect(isDrafted(position)).toBe(true)
    expect(isDrafted(onStack.position)).toBe(false)
    expect(lead(onStack.position)).toBeNull()
    const theirs = put({ turn: { active: 1 }, players: [{ battlefield: FORESTS, hand: ['Mouse'] }, {}] })
    const passed = answer(theirs, { do: 'pass' })
    if ('refused' in passed) throw new Error('refused')
    expect(passed.position.question).toMatchObject({ kind: 'priority', seat: 0 })
    expect(isDrafted(passed.position)).toBe(false)
    const later = put({ turn: { step: 'main2' }, players: [{ battlefield: FORESTS, hand: ['Mouse'] }, {}] })
    expect(isDrafted(later)).toBe(true)
    expect(lead(later)).toBeNull()
  })

  it('is carried on by each act that it hasn’t yet, or ends there', () => {
    const position = start()
    const [bear, mouse] = ['Bear', 'Mouse'].map((name) => casting(position, name)) as [Action, Action]
    expect(carriedOn(plain(bear), [bear, mouse])).toEqual([
      { reply: bear, then: [mouse], rests: false },
      { reply: bear, then: [], rests: true },
    ])
  })

  it('grows from a reply that casts; passing and what was ended have no more', () => {
    const position = start()
    const ox = casting(position, 'Ox')
    const all = candidates(position, ox, 'hard')
    expect(all.map(({ reply }) => reply)).toContainEqual({ do: 'pass' })
    const grown = neighbours(position, plain(ox))
    expect(grown.map(({ then }) => then.length)).toEqual([1, 1, 0])
    expect(neighbours(position, plain({ do: 'pass' }))).toEqual([])
    expect(neighbours(position, { ...plain(ox), rests: true })).toEqual([])
  })
})
