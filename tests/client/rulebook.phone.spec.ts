import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('on a phone the book is read or searched, one at a time', async ({ page }) => {
  const table = await Table.board(page, RED)
  await page.goto('/#rule=2004:409.1c')
  const book = page.getByRole('dialog', { name: 'Rulebook' })
  const reading = book.getByRole('article')
  await expect(reading.locator('[aria-current]')).toBeInViewport()
  await expect(book.getByRole('searchbox')).toBeHidden()
  await book.getByRole('button', { name: 'Contents' }).tap()
  await expect(reading).toBeHidden()
  // The same rule again: nothing changes but what is shown.
  await book.getByRole('searchbox').fill('409.1c')
  await book.getByRole('link', { name: /^409\.1c/ }).tap()
  await expect(reading.locator('[aria-current]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await book.getByRole('button', { name: 'Close the rulebook' }).tap()
  await expect(book).toHaveCount(0)
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
  expect(table.complaints).toEqual([])
})
