import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

const LIST =
  '20 Mountain\n20 Forest\n4 Ember Dart\n4 Dewleaf Adept\n4 Slagtooth Raider\n4 Clinker Brute\n4 Fellhorn Stag'

test('a deck is pasted, mended by its lines, kept over a reload, played with and removed', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(table.button(/Play now/)).toBeEnabled()
  await table.button('Paste a deck').click()
  const dialog = page.getByRole('dialog', { name: 'Paste a deck' })
  const keep = dialog.getByRole('button', { name: 'Keep the deck' })
  await dialog.getByLabel('Name').fill('Own Brew')
  await dialog.getByLabel('Deck list').fill('20 Mountain\nForest\n2 Nobody of Note')
  await expect(dialog.getByRole('alert')).toContainText('Line 2: expected a number and a card name')
  await expect(dialog.getByText('no card of this name is known here')).toBeVisible()
  await expect(keep).toBeDisabled()
  expect(await serious(page)).toEqual([])
  await dialog.getByLabel('Deck list').fill(`${LIST}\nSideboard\n15 Island`)
  await expect(dialog.getByText('Every card is understood, and the deck is legal.')).toBeVisible()
  await keep.click()

  const own = page.getByRole('button', { name: /Own Brew.*Yours/ })
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await own.click()
  await table.button('Look through the deck').click()
  const look = page.getByRole('dialog', { name: 'Own Brew' })
  await expect(look.getByRole('region', { name: 'Sideboard · 15' })).toContainText('Island')
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await table.button(/Play now/).click()
  await table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Own Brew')
  await table.button('Menu').click()
  await table.button('Leave the table').click()

  await own.click()
  await table.button('Look through the deck').click()
  await look.getByRole('button', { name: 'Remove the deck' }).click()
  await expect(own).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('what players agree on is set before the game: ante, in a game of 2004', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(table.button(/Play now/)).toBeEnabled()
  await page.getByRole('radio', { name: '2004' }).check()
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('radio', { name: 'Ada' }).check()
  const ante = page.getByRole('checkbox', { name: /Play for ante/ })
  await ante.check()
  await page.getByRole('radio', { name: 'Best of three' }).check()
  await expect(ante).toBeDisabled()
  await page.getByRole('radio', { name: 'Single game' }).check()
  expect(await serious(page)).toEqual([])
  await table.button(/Play now/).click()
  await table.settled()
  await table.click(table.primary)
  await expect(table.log).toContainText('Ada stakes')
  await expect(page.getByText(/^Ante: .+ and .+/)).toBeVisible()
  expect(table.complaints).toEqual([])
})
