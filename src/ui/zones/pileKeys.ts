import { useLayoutEffect, useRef } from 'react'
import type { ObjectId } from '../../engine/index.ts'
import type { PileView } from '../view/index.ts'

type Keys = ReadonlyMap<ObjectId, string>

/** The key that most of a pile's members had before, among those still available. */
function inherited({ members }: PileView, before: Keys, taken: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>()
  for (const { card } of members) {
    const key = before.get(card.id)
    if (key !== undefined && !taken.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0] || undefined
}

function fresh({ members }: PileView, taken: ReadonlySet<string>): string {
  let key = `pile${members[0]?.card.id ?? 0}`
  while (taken.has(key)) key += '+'
  return key
}

/**
 * A key for each pile, in order. A pile keeps the key its members had before, whoever joins or leaves, so that the
 * remaining cards aren't recreated: on a full table that is most of the time a click takes.
 */
export function pileKeys(piles: readonly PileView[], before: Keys): readonly string[] {
  const largestFirst = [...piles].sort((a, b) => b.members.length - a.members.length)
  const keys = new Map<PileView, string>()
  const taken = new Set<string>()
  for (const pile of largestFirst) {
    const key = inherited(pile, before, taken)
    if (key === undefined) continue
    keys.set(pile, key)
    taken.add(key)
  }
  for (const pile of piles) {
    if (keys.has(pile)) continue
    const key = fresh(pile, new Set([...taken, ...before.values()]))
    keys.set(pile, key)
    taken.add(key)
  }
  return piles.map((pile) => keys.get(pile) ?? '')
}

/** `pileKeys` from one render of a row to the next. */
export function usePileKeys(piles: readonly PileView[]): readonly string[] {
  const before = useRef<Keys>(new Map())
  const keys = pileKeys(piles, before.current)
  useLayoutEffect(() => {
    before.current = new Map(
      piles.flatMap(({ members }, index) => members.map(({ card }) => [card.id, keys[index] ?? ''] as const)),
    )
  })
  return keys
}
