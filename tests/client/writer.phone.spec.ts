import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

test('on a phone a card is written in one column, without scrolling sideways', async ({ page }) => {
  const table = await Table.open(page, '/#/write')
  const text = page.getByRole('textbox', { name: /^Text/ })
  await text.fill('Flying\nWhen Bellringer of the Deep dies, sing.')
  await expect(page.getByText('Line 2: not understood from “sing.”.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove this line' }).tap()
  await expect(text).toHaveValue('Flying')
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})
