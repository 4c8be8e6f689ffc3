import { expect, test } from 'vitest'
import { loadSet } from '../../../src/catalog/index.ts'
import { cardIndex, cardsNamed, nearNames, ownCards, useCards } from '../../../src/store/cards/index.ts'

test('without a database the built-in cards are known, in any spelling', async () => {
  const { cards } = await loadSet()
  const name = cards[0]?.record.name ?? ''
  const find = await cardsNamed([name.toUpperCase(), 'No Such Card'])
  expect(find(name.toUpperCase())?.record.name).toBe(name)
  expect(find(name)?.source).toBe('builtIn')
  expect(find('No Such Card')).toBeUndefined()
})

test('the index has one entry a card, with what a search looks at', async () => {
  const { cards } = await loadSet()
  const index = await cardIndex()
  expect(index.length).toBe(cards.length)
  expect(index.every(({ name, types, source }) => name !== '' && types.length > 0 && source === 'builtIn')).toBe(true)
})

test('a misspelt name has its card among the near ones', async () => {
  const name = (await loadSet()).cards[3]?.record.name ?? ''
  expect((await nearNames(`${name.slice(0, 4)}${name.slice(5)}`, 3))[0]).toBe(name)
})

test("without a database nothing of one's own is kept, and that is said", async () => {
  expect(await useCards.getState().removeOwn('Anything')).toBe(false)
  expect(await ownCards()).toEqual([])
  expect(useCards.getState().trouble).toBe('noDatabase')
})
