import { expect, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

/** Counts the tones that would be heard. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = window as unknown as { tones: number }
    heard.tones = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      heard.tones++
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones)
}

test('what happens is heard, and one key mutes it; the keys help names it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const tones = await listen(page)
  const table = await Table.board(page, RED)
  expect(await tones()).toBe(0)
  await table.card('hand', 'Mountain').click()
  await expect.poll(tones).toBeGreaterThan(0)

  await page.keyboard.press('s')
  const before = await tones()
  await table.act(() => page.keyboard.press('z'))
  await table.click(table.card('hand', 'Mountain'))
  await expect(table.card('hand', 'Mountain')).toHaveCount(0)
  expect(await tones()).toBe(before)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').locator('li', { hasText: 'Sound on or off' }).locator('kbd')).toHaveText('S')
  expect(table.complaints).toEqual([])
})

test('where the system asks for less it is silent, until it is turned on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tones = await listen(page)
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  await expect(table.card('hand', 'Mountain')).toHaveCount(0)
  expect(await tones()).toBe(0)
  await table.act(() => page.keyboard.press('z'))
  await page.keyboard.press('s')
  await table.click(table.card('hand', 'Mountain'))
  await expect.poll(tones).toBeGreaterThan(0)
})
