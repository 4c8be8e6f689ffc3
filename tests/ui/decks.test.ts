import { expect, test } from 'vitest'
import { EDITION_IDS } from '../../src/rulebook/index.ts'
import { whyNotPlayable } from '../../src/ui/app/decks.ts'
import { loadDecks } from '../../src/ui/app/loadDecks.ts'

test('the decks that come with the game can be chosen in both editions', async () => {
  const decks = await loadDecks()
  for (const deck of decks) for (const edition of EDITION_IDS) expect(whyNotPlayable(deck, edition)).toBeNull()
})

test('a deck that is not legal says why, in the edition that forbids it', async () => {
  const [deck] = await loadDecks()
  if (deck === undefined) throw new Error('no deck')
  const refusal = { key: 'edition.cardType', rule: '2004:205.2a', params: { card: 'Odd One', type: 'planeswalker' } }
  const other = { ...deck, problems: { '2004': [refusal], '2011': [] } }
  expect(whyNotPlayable(other, '2004')).toContain('Odd One')
  expect(whyNotPlayable(other, '2011')).toBeNull()
  expect(whyNotPlayable({ ...other, missing: ['Blur'] }, '2011')).toContain('Blur')
})
