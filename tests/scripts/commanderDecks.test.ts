import { expect, test } from 'vitest'
import { commanderDecks } from '../../scripts/lib/commanderDecks.ts'
import { chance } from '../../scripts/lib/playGame.ts'
import { deckProblems } from '../../src/catalog/index.ts'

test('[2011:contents/9] the decks of four seats are legal and have different commanders', async () => {
  const build = await commanderDecks('2011')
  const roll = chance(3)
  const decks = [0, 1, 2, 3].map((seat) => build(seat, roll))
  for (const cards of decks) expect(deckProblems('2011', 'commander', cards)).toEqual([])
  expect(new Set(decks.map(({ commander: [leader] }) => leader.name)).size).toBe(4)
})
