import { describe, expect, test } from 'vitest'
import type { LogEntry, Position } from '../../src/engine/index.ts'
import {
  append,
  forwardTo,
  nodeAt,
  pathTo,
  redoTarget,
  revealsHidden,
  rewindTo,
  startTimeline,
  type Timeline,
  undoTarget,
} from '../../src/store/timeline.ts'

const position = (n: number) => ({ n }) as unknown as Position
const draw = { kind: 'moved', rule: '', from: 'library', to: 'hand', cause: 'draw' } as unknown as LogEntry

/** A line of replies: `h` a person's, `a` automatic, `D` a person's that draws a card. */
function line(steps: string, from: Timeline = startTimeline(position(0))): Timeline {
  return [...steps].reduce(
    (timeline, step, index) =>
      append(timeline, {
        position: position(index + 1),
        events: step === 'D' ? [draw] : [],
        reply: { do: 'pass' },
        by: 0,
        auto: step === 'a',
      }),
    from,
  )
}

const anyone = () => true

describe('the line of positions', () => {
  test('undo goes back to where a person decided, over what happened by itself', () => {
    const timeline = line('haah')
    expect(undoTarget(timeline, anyone)).toBe(3)
    expect(undoTarget(rewindTo(timeline, 3), anyone)).toBe(0)
    expect(undoTarget(rewindTo(timeline, 0), anyone)).toBeNull()
  })

  test('undo stops only at seats of people', () => {
    expect(undoTarget(line('hh'), () => false)).toBeNull()
  })

  test('redo goes forward the same way, and to the tip at last', () => {
    const back = rewindTo(line('haah'), 0)
    expect(redoTarget(back, anyone)).toBe(3)
    const forward = forwardTo(back, 3)
    expect(redoTarget(forward, anyone)).toBe(4)
    expect(redoTarget(forwardTo(forward, 4), anyone)).toBeNull()
  })

  test('another reply after undoing starts a branch, and the old one is kept', () => {
    const branch = line('h', rewindTo(line('hhh'), 1))
    expect(pathTo(branch, branch.cursor)).toEqual([0, 1, 4])
    expect(nodeAt(branch, 3).parent).toBe(2)
    expect(redoTarget(branch, anyone)).toBeNull()
  })

  test('going back behind hidden information is remembered', () => {
    expect(rewindTo(line('hDh'), 1).rewinds).toEqual([{ to: 1, behindHidden: true }])
    expect(rewindTo(line('hDh'), 2).rewinds).toEqual([{ to: 2, behindHidden: false }])
    expect(revealsHidden([draw])).toBe(true)
    expect(revealsHidden([])).toBe(false)
  })

  test('only positions before the cursor can be gone back to', () => {
    const timeline = line('hh')
    expect(rewindTo(timeline, 2)).toBe(timeline)
    const back = rewindTo(timeline, 1)
    expect(rewindTo(back, 2)).toBe(back)
  })
})
