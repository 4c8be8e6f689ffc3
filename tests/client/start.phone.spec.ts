/** The start page and the puzzles by touch. */
import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { ready } from './support/start.ts'
import { Table } from './support/table.ts'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What a finger can press and is too small for it; the links within a text are excepted. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-screen] :is(button, a, select)')]
      .filter((one) => one.closest('[inert], p') === null && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.textContent ?? ''),
  )

test('a first game begins by touch; everything has room for a finger', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await small(page)).toEqual([])
  expect(await serious(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^Play the AI/ })).toBeInViewport({ ratio: 0.3 })
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Puzzles' }).tap()
  await expect(page.getByRole('region', { name: 'Today’s board' })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await small(page)).toEqual([])
  expect(await serious(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to start' }).tap()
  await page.getByRole('button', { name: /^Learn it in a first game/ }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Tap Plains' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the last table is chips, and another deck plays by touch', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cantrip.choice', JSON.stringify({ deckId: 'ember-grove' }))
  })
  const table = await Table.open(page, '/')
  await ready(page)
  await expect(page.getByRole('combobox', { name: 'Level' })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await small(page)).toEqual([])
  await page.locator('[data-shelf] > li:nth-child(2) > button:first-child').tap()
  await expect(page.getByText('Keep this hand?')).toBeVisible()
  expect(table.complaints).toEqual([])
})
