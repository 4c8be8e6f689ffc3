import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { follow, panelOf } from './support/lessons.ts'
import { Table } from './support/table.ts'

test('a lesson is followed by fingers alone', async ({ page }) => {
  const table = await Table.open(page, '/#/learn')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: /^Lesson 1/ }).tap()
  const panel = panelOf(page)
  await expect(panel.getByRole('status')).toHaveText('Tap Plains. You win once Tamsin’s life falls from 20 to 0.')
  await table.settled()
  expect(await serious(page)).toEqual([])
  // The whole hand lies above the band.
  const top = (await panel.boundingBox())?.y ?? 0
  const last = await page.locator('[data-zone="hand"] [data-card]').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  for (const button of await panel.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await follow(page, ({ x, y }) => page.touchscreen.tap(x, y))
  await expect(panel.getByRole('button', { name: 'Next lesson' })).toBeVisible()
  await panel.getByRole('button', { name: 'Leave the lesson' }).tap()
  await expect(panel).toHaveCount(0)
  expect(table.complaints).toEqual([])
})
