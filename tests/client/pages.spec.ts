import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('every page opens from the start screen by keys, and leads back', async ({ page }) => {
  const table = await Table.open(page, '/')
  for (const name of ['decks', 'write', 'cards', 'puzzles']) {
    await page.getByRole('navigation', { name: 'Pages' }).locator(`a[href="#/${name}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-screen="${name}"]`)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')).toHaveCount(1)
    expect(await serious(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to start' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-screen="start"]')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  }
  expect(table.complaints).toEqual([])
})

test('a page stands beside the game: Back and the link lead to the very table', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await page.goto('/#/write')
  await expect(page.locator('[data-screen="write"]')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the game' }).click()
  expect(await table.settled()).toEqual(before)
  await page.goBack()
  await expect(page.locator('[data-screen="write"]')).toBeVisible()
  await page.goBack()
  expect(await table.settled()).toEqual(before)
  expect(table.complaints).toEqual([])
})
