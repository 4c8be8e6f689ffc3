import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { CardData } from './support/cardData.ts'
import { options, playNow, ready } from './support/start.ts'
import { Table } from './support/table.ts'

/** Cards of each colour that were printed in a set of Mirrodin's block, one of a later set, and one of which no set is known. */
const CARDS = [
  ...['W', 'U', 'B', 'R', 'G'].flatMap((color) =>
    Array.from({ length: 14 }, (_, n) => ({
      name: `Tinling ${color}${String.fromCharCode(97 + n)}`,
      manaCost: `{${(n % 5) + 1}}{${color}}`,
      // Decks are drawn with creatures and other spells.
      ...(n % 2 === 0
        ? { type: 'Creature — Spirit', text: 'Flying', power: '2', toughness: '2' }
        : { type: 'Sorcery', text: 'Draw a card.' }),
      printings: ['MRD', '8ED'],
    })),
  ),
  { name: 'Later Tinling', type: 'Instant', manaCost: '{U}', text: 'Draw a card.', printings: ['CHK'] },
]

const list = (extra = ''): string =>
  [...Array.from({ length: 9 }, (_, n) => `4 Tinling G${String.fromCharCode(97 + n)}`), '24 Forest', extra].join('\n')

/** Imports the cards and puts a deck on the shelf. */
async function stocked(page: Page, text: string): Promise<void> {
  const data = await CardData.open(page)
  await data.choose(
    'cards.json',
    JSON.stringify({ data: Object.fromEntries(CARDS.map((card) => [card.name, [card]])) }),
  )
  await expect(data.result).toContainText('71')
  await page.goto('/')
  await page.getByRole('button', { name: 'Paste a deck' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Tin Grove')
  await dialog.getByLabel('Deck list').fill(text)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(page.locator('[data-shelf]').getByText('Tin Grove')).toBeVisible()
}

async function pick(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: /^Format: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Which cards may be played?' })
  await dialog.getByRole('radio', { name: format }).check()
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: `Play ${format}` }).click()
  await expect(page.getByRole('button', { name: `Format: ${format}` })).toBeVisible()
}

test('a deck that fits plays in its format against a deck drawn from the same cards, by its rules', async ({
  page,
}) => {
  await stocked(page, list())
  await pick(page, 'Block: Mirrodin, June 2004')
  await page.locator('[data-shelf] > li > button:first-child').filter({ hasText: 'Tin Grove' }).click()
  await expect(page.getByRole('button', { name: /^Keep 7/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('Block: Mirrodin, June 2004')
  // Such a deck is called by one of its cards.
  await expect(page.getByRole('region', { name: 'Tamsin', exact: true })).toContainText(/Tinling/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('Block: Mirrodin, June 2004')
})

test('a deck that doesn’t fit is refused card by card, and plays as free cards', async ({ page }) => {
  await stocked(page, list('4 Later Tinling'))
  await pick(page, 'Standard, June 2004')
  await page.locator('[data-shelf] > li > button:first-child').filter({ hasText: 'Tin Grove' }).click()
  const dialog = page.getByRole('dialog', { name: /doesn’t fit Standard, June 2004/ })
  await expect(dialog.getByRole('listitem')).toHaveText(['Later Tinling is in none of the format’s sets'])
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Play as free cards' }).click()
  await expect(page.getByRole('button', { name: /^Keep 7/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The turn' })).not.toContainText('Standard')
})

test('the page of a format tells its rules and lists; house rules go to the table and its menu', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  await playNow(page).isEnabled()
  await page.getByRole('button', { name: /^Format: / }).click()
  const picker = page.getByRole('dialog', { name: 'Which cards may be played?' })
  await picker.getByRole('radio', { name: 'Middle School' }).check()
  await picker.getByRole('button', { name: 'About this format' }).click()
  const about = page.getByRole('dialog', { name: 'Middle School' })
  await expect(about.getByText('Unspent mana burns')).toBeVisible()
  await expect(about.getByRole('heading', { name: 'Banned: 25' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  const dialog = await options(page)
  await dialog.getByRole('combobox', { name: 'Unspent mana doesn’t burn' }).selectOption('Unspent mana burns')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('House rules')
  await table.button('Menu').click()
  await expect(page.getByRole('dialog').getByText('Unspent mana burns')).toBeVisible()
  expect(await serious(page)).toEqual([])
})

test('the deck page settles what doesn’t fit', async ({ page }) => {
  await stocked(page, list('4 Later Tinling'))
  await page.goto('/#/decks')
  await page.getByLabel('Open a deck').selectOption({ label: 'Tin Grove' })
  await page.getByRole('button', { name: /^Format: / }).click()
  const picker = page.getByRole('dialog', { name: 'Which cards may be played?' })
  await picker.getByRole('radio', { name: 'Standard, June 2004' }).check()
  await picker.getByRole('button', { name: 'Play Standard, June 2004' }).click()
  await expect(page.getByText('Later Tinling is in none of the format’s sets')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Every card may be played in Standard, June 2004.')).toBeVisible()
})

test('a link brings house rules; what it names wrongly is said', async ({ page }) => {
  await page.goto('/#deck=first-light&house=manaBurn:often')
  await expect(page.getByText(/House rules are .*manaBurn:true/)).toBeVisible()
  // Another document: a link is followed when the page is loaded.
  await page.goto('about:blank')
  await page.goto('/#deck=first-light&format=tomorrow')
  await expect(page.getByText(/There is no format “tomorrow”/)).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/#deck=first-light&against=ember-grove&seed=3&house=manaBurn:true,deckSize:40')
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('House rules')
})
