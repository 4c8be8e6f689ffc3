import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

test('the builder fits a phone: its parts one at a time, each without scrolling sideways', async ({ page }) => {
  const table = await Table.open(page, '/#/decks')
  const grid = page.getByRole('grid', { name: 'Cards found' })
  await expect(grid).toBeVisible()
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await serious(page)).toEqual([])
  }
  await fits()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('searchbox').fill('ember dart')
  for (let copy = 0; copy < 8; copy++) await page.getByRole('button', { name: 'Add Ember Dart' }).tap()
  const part = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('button', { name })
  await part(/^Deck/).tap()
  await expect(grid).toBeHidden()
  await page.getByRole('button', { name: 'Move Ember Dart to the sideboard' }).tap()
  await expect(page.getByRole('button', { name: '7 Ember Dart' })).toBeVisible()
  await fits()
  await part(/^Check/).tap()
  await expect(page.getByRole('region', { name: 'Legality' })).toContainText('100.2')
  await expect(page.getByRole('region', { name: 'Sample hand' }).getByRole('listitem')).toHaveCount(7)
  await fits()
  expect(table.complaints).toEqual([])
})
