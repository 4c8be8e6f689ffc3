/** Choices of today's cards: what is asked says what each of them does, and what was chosen can be read afterwards. */
import { expect, type Page, test } from '@playwright/test'
import type { CardRecord } from '../../src/oracle/index.ts'
import { openWith } from './support/ownCards.ts'
import type { Table } from './support/table.ts'

const lands = (n: number): string[] => Array.from({ length: n }, () => 'Forest')

const own = (name: string, type_line: string, oracle_text: string, mana_cost = '{0}'): CardRecord => ({
  name,
  mana_cost,
  type_line,
  oracle_text,
})

/** Each payment is asked for, and nothing is passed by itself. */
const open = (page: Page, cards: readonly CardRecord[], mine: object): Promise<Table> => {
  const players = [
    { name: 'Ada', library: lands(6), ...mine },
    { name: 'Bea', library: lands(6) },
  ]
  return openWith(page, cards, { edition: 'today', players }, { openHands: true, autoPass: false })
}

test('piles are shown as they lie: what is face up with its cards, what is face down without', async ({ page }) => {
  const map = own(
    'Torn Map',
    'Sorcery',
    'Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.',
  )
  const library = ['Mossback Elk', 'Clinker Brute', 'Island', 'Forest']
  const table = await open(page, [map], { hand: ['Torn Map'], library })
  await table.click(table.card('hand', 'Torn Map'))
  await table.act(() => table.prompt.getByRole('button', { name: 'Bea' }).click())
  await table.askedFor('Make two piles')
  const cards = page.locator('[data-sheet] button[data-card]')
  await cards.first().click()
  await table.go(/^Choose a card/)
  await expect(table.prompt).toContainText('Pile 1, 1 card, face up')
  await expect(table.prompt).toContainText('Pile 2, 2 cards, face down')
  await expect(cards).toHaveCount(1)
  await expect(page.locator('[data-sheet]')).toContainText('Mossback Elk')
  await table.act(() => table.prompt.getByRole('button', { name: 'face down' }).click())
  await expect(table.log).toContainText('Ada chooses the face-down pile (2 cards).')
  expect(table.complaints).toEqual([])
})

test('a word is chosen by what its text has for it, and stands on the permanent afterwards', async ({ page }) => {
  const banner = own(
    'Banner of Two Winds',
    'Enchantment',
    'As Banner of Two Winds enters, choose North or South.\n• North — Creatures you control get +1/+1.\n• South — Creatures you control have flying.',
  )
  const mine = { hand: ['Banner of Two Winds'], battlefield: ['Mossback Elk'] }
  const table = await open(page, [banner], mine)
  await table.click(table.card('hand', 'Banner of Two Winds'))
  await table.askedFor('Choose one')
  await table.act(() =>
    table.prompt.getByRole('button', { name: 'South — Creatures you control have flying.' }).click(),
  )
  await expect(table.log).toContainText('Ada chooses South.')
  await expect(table.zone('you-lands').locator('button[data-card]')).toContainText('South')
  await expect(table.card('you-creatures', 'Mossback Elk')).toContainText('Flying')
  expect(table.complaints).toEqual([])
})

test('[today:702.172] modes with prices show what they come to; a card in a pile its price', async ({ page }) => {
  const haul = own(
    'Big Haul',
    'Sorcery',
    'Spree\n+ {1} — You gain 1 life.\n+ {1} — Create a 1/1 white Cat creature token.',
    '{G}',
  )
  const gust = own('Gust Away', 'Sorcery', 'Airbend target creature.')
  const mine = { hand: ['Gust Away', 'Big Haul'], battlefield: [...lands(3), 'Mossback Elk'] }
  const table = await open(page, [haul, gust], mine)
  await table.click(table.card('hand', 'Gust Away'))
  await table.act(() => table.prompt.getByRole('button', { name: 'Mossback Elk' }).click())
  await table.askedFor('To combat')
  await page.getByRole('button', { name: 'Ada’s exile, 1 card' }).click()
  const note = page.getByRole('dialog').locator('[class*="cardNote"]')
  await expect(note).toContainText('cast for')
  await expect(note.getByRole('img')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await table.click(table.card('hand', 'Big Haul'))
  for (const mode of ['gain 1 life', 'Cat']) await table.prompt.getByRole('button', { name: mode }).click()
  await expect(table.prompt).toContainText('Total')
  await table.go(/^Choose 2 modes/)
  await expect(table.prompt).toContainText('Pay for Big Haul')
  expect(table.complaints).toEqual([])
})

test('both halves of a card in hand show their text in whole lines', async ({ page }) => {
  const hand = ['Coal Bunker // Engine Room of the Late Express']
  const table = await open(page, [], { hand })
  const texts = table.zone('hand').locator('[class*="halves"] [class*="short"]')
  await expect(texts).toHaveCount(2)
  const within = await texts.evaluateAll((all) =>
    all.map((one) => {
      const half = one.parentElement?.getBoundingClientRect()
      const box = one.getBoundingClientRect()
      const lines = box.height / Number.parseFloat(getComputedStyle(one).lineHeight)
      return [box.bottom <= (half?.bottom ?? 0) + 0.5, Math.abs(lines - Math.round(lines)) < 0.05, lines >= 2]
    }),
  )
  expect(within.flat()).toEqual(within.flat().map(() => true))
  expect(table.complaints).toEqual([])
})
