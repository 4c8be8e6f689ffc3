import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('a fault in drawing keeps the game, offers a report file, and can be gone on from', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await page.evaluate(() => {
    const real = document.querySelector.bind(document)
    Object.assign(globalThis, { mend: () => Object.assign(document, { querySelector: real }) })
    Object.assign(document, {
      querySelector: () => {
        throw new Error('broken on purpose')
      },
    })
  })
  await table.press(table.card('hand', 'Mountain'))
  await page.evaluate('mend()')
  const crash = page.locator('[data-screen="crash"]')
  await expect(crash).toContainText('broken on purpose')
  expect(await serious(page)).toEqual([])
  const download = page.waitForEvent('download')
  await crash.getByRole('button', { name: 'Save a bug report' }).click()
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(report.trouble.message).toBe('broken on purpose')
  expect(report.replies).toHaveLength(1)
  expect(JSON.stringify(report)).not.toContain('Ada')
  await crash.getByRole('button', { name: 'Try again' }).click()
  await table.settled()
  await expect(table.card('you-lands', 'Mountain')).toBeVisible()
  await table.click(table.button('Undo'))
  expect((await table.see()).hand).toEqual(before.hand)
})
