import { expect, test } from 'vitest'
import { refuse } from '../../src/engine/index.ts'
import { EDITION_IDS } from '../../src/rulebook/index.ts'
import { whyNotPlayable } from '../../src/ui/app/decks.ts'
import { checkDeckText, loadDecks } from '../../src/ui/app/loadDecks.ts'

test('the decks that come with the game can be chosen in both editions', async () => {
  const decks = await loadDecks()
  for (const deck of decks) for (const edition of EDITION_IDS) expect(whyNotPlayable(deck, edition)).toBeNull()
})

test('a deck that is not legal says why, in the edition that forbids it', async () => {
  const [deck] = await loadDecks()
  if (deck === undefined) throw new Error('no deck')
  const refusal = refuse('edition.cardType', '2004:205.2a', { card: 'Odd One', type: 'planeswalker' })
  const other = { ...deck, problems: { '2004': [refusal], '2011': [] } }
  expect(whyNotPlayable(other, '2004')).toContain('Odd One')
  expect(whyNotPlayable(other, '2011')).toBeNull()
  expect(whyNotPlayable({ ...other, missing: ['Blur'] }, '2011')).toContain('Blur')
})

test('the decks that come with the game bring fifteen cards for between the games', async () => {
  for (const deck of await loadDecks()) {
    expect(deck.sideboard, deck.name).toHaveLength(15)
    const own = new Set(deck.cards.flatMap(({ colors }) => colors))
    for (const card of deck.sideboard) expect(card.colors.filter((color) => !own.has(color))).toEqual([])
  }
})

test('a pasted list is told line by line, and is a deck once its cards are known', async () => {
  const [built] = await loadDecks()
  if (built === undefined) throw new Error('no deck')
  const text = built.list.map(({ count, name }) => `${count} ${name}`).join('\n')
  const whole = await checkDeckText(`${text}\nSideboard\n15 Forest`)
  expect(whole.problems).toEqual([])
  expect(whole.deck).toMatchObject({ own: true, missing: [], problems: { '2011': [] } })
  expect(whole.deck?.sideboard).toHaveLength(15)
  const torn = await checkDeckText('Forest\n2 Nobody')
  expect(torn.problems.map(({ line }) => line)).toEqual([1])
  expect(torn.list.map(({ state }) => state)).toEqual(['unknown'])
  expect(torn.deck).toBeNull()
})
