import { describe, expect, it } from 'vitest'
import { FREE_FOR_ALL, type GameFormat, newGame, seenBy, TWO_HEADED_GIANT } from '../../src/engine/index.ts'
import { rollFrom } from '../invariants/support/chance.ts'
import { randomDeck } from '../invariants/support/decks.ts'
import { compare, exchanged } from './hidden.ts'

const FORMATS: readonly GameFormat[] = [
  FREE_FOR_ALL,
  TWO_HEADED_GIANT,
  { ...FREE_FOR_ALL, teams: TWO_HEADED_GIANT.teams },
  { ...FREE_FOR_ALL, ranges: [1, 1, 1, 1] },
]

/** A game of four with decks of the set. */
function setupOf(seed: number) {
  const roll = rollFrom(seed)
  const players = ['Ada', 'Bea', 'Cleo', 'Dan'].map((name) => ({ name, deck: randomDeck('set', 40, roll) }))
  return {
    edition: '2011',
    seed,
    starter: 'random',
    players,
    format: FORMATS[seed % FORMATS.length] ?? FREE_FOR_ALL,
  } as const
}

describe('a machine player among four', () => {
  it.each([
    ['easy', 9, 40],
    ['normal', 23, 12],
  ] as const)('answers the same where only hidden cards differ (%s)', (level, every, most) => {
    let positions = 0
    for (let seed = 1; seed <= 4; seed++) {
      const compared = compare(setupOf(seed), level, every, most)
      expect(compared.differences).toEqual([])
      positions += compared.positions
    }
    expect(positions).toBe(4 * most)
  })

  it('may go by the cards that it is shown: those that it arranges or finds in a library stay', () => {
    for (const seed of [1026, 1037]) expect(compare(setupOf(seed), 'easy', 3, 150, 4).differences).toEqual([])
  })

  it('would not, if it knew them: what is exchanged is seen by those who may', () => {
    const { position } = newGame(setupOf(1))
    const other = exchanged(position, 0, rollFrom(2))
    expect(seenBy(other, 0).now.hands).toEqual(seenBy(position, 0).now.hands)
    expect(JSON.stringify(seenBy(other, 1).rest.objects)).not.toBe(JSON.stringify(seenBy(position, 1).rest.objects))
  })
})
