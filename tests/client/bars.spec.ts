/** Windows of 700 to 999: bars above and below, the question in a narrow column at the hand's end. */
import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('the question’s buttons have a line each, and are in sight with all of the table', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  const table = await Table.board(page, RED)
  const buttons = await table.prompt.getByRole('button').all()
  expect(buttons).toHaveLength(5)
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 })
    const lines = await button
      .locator('span')
      .last()
      .evaluate((words) => words.getClientRects().length)
    expect(lines).toBe(1)
    expect((await button.boundingBox())?.height).toBeLessThan(56)
  }
  expect(await page.evaluate(() => document.querySelector('[data-layout]')?.scrollHeight)).toBeLessThanOrEqual(700)
  expect(table.complaints).toEqual([])
})

test('the names of the steps stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  const table = await Table.board(page, RED)
  const gaps = await page.locator('[data-spot="strip"] [data-place] > button').evaluateAll((all) => {
    const words = all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getBoundingClientRect()
    })
    return words.slice(1).map((one, place) => one.left - (words[place]?.right ?? 0))
  })
  expect(gaps).toHaveLength(11)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3)
  expect(table.complaints).toEqual([])
})
