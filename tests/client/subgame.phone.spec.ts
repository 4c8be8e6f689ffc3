import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { INNER } from './support/boards.ts'
import { Table } from './support/table.ts'

test('a game inside the game fits a phone, and shows the game around it', async ({ page }) => {
  const table = await Table.board(page, INNER)
  const games = page.getByRole('navigation', { name: 'Games' })
  await table.click(table.card('hand', 'Theatre of Smaller Stars'))
  await table.go(/pay/i)
  while (!(await games.isVisible())) await table.click(table.primary)
  for (const _ of [0, 1]) await table.click(table.button(/Keep/))
  await expect(games).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(await serious(page)).toEqual([])
  await games.getByRole('button', { name: /Main game/ }).click()
  await expect(page.getByText('Game on hold')).toBeVisible()
  const back = page.getByRole('button', { name: 'Back to the current game' })
  await expect(async () => {
    if (await back.isVisible()) await back.click({ timeout: 500 })
    await expect(back).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(page.getByText('Game on hold')).toHaveCount(0)
})
