import { describe, expect, test } from 'vitest'
import type { PermanentView, PileView } from '../../src/ui/view/index.ts'
import { pileKeys } from '../../src/ui/zones/pileKeys.ts'

const pile = (...ids: readonly number[]): PileView => ({
  name: 'Mountain',
  members: ids.map((id) => ({ card: { id }, attachments: [] }) as unknown as PermanentView),
})

/** The keys of one picture after those of the one before. */
function keysAfter(before: readonly PileView[], after: readonly PileView[]) {
  const old = pileKeys(before, new Map())
  const known = new Map(
    before.flatMap(({ members }, at) => members.map(({ card }) => [card.id, old[at] ?? ''] as const)),
  )
  return { old, keys: pileKeys(after, known) }
}

describe('a pile keeps its key', () => {
  test('whichever member leaves, and whoever joins', () => {
    for (const left of [pile(2, 3), pile(1, 2), pile(1, 2, 3, 4)]) {
      const { old, keys } = keysAfter([pile(1, 2, 3)], [left])
      expect(keys).toEqual(old)
    }
  })

  test('the larger part keeps it where a pile is parted, wherever it lies', () => {
    const { old, keys } = keysAfter([pile(1, 2, 3)], [pile(1), pile(2, 3)])
    expect(keys[1]).toBe(old[0])
    expect(keys[0]).not.toBe(old[0])
  })

  test('of two that become one, the larger lends its key', () => {
    const { old, keys } = keysAfter([pile(1), pile(2, 3)], [pile(1, 2, 3)])
    expect(keys).toEqual([old[1]])
  })

  test('no two piles have the same, nor one that another had', () => {
    const { old, keys } = keysAfter([pile(1, 2, 3), pile(4)], [pile(1), pile(2), pile(3), pile(4)])
    expect(new Set(keys).size).toBe(4)
    expect(keys[3]).toBe(old[1])
    const swapped = keysAfter([pile(1, 2, 3)], [pile(2, 3), pile(1, 9)])
    expect(new Set(swapped.keys).size).toBe(2)
  })
})
