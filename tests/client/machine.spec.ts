import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Bot, mouseOf, rollOf } from './support/bot.ts'
import { Table } from './support/table.ts'

test('a whole game against the machine by mouse, and another', async ({ page }) => {
  test.setTimeout(240_000)
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you')
  const bot = new Bot(table, mouseOf(table), rollOf(1))
  expect(await bot.play(400)).toBe(true)
  const over = page.getByRole('dialog')
  await expect(over.getByRole('heading').first()).toHaveText(/^(You win|Tamsin wins)$/)
  await over.getByRole('button', { name: 'Rematch' }).click()
  const again = await table.settled()
  expect(again.title).toBe('Keep this hand?')
  expect(again.hand).toHaveLength(7)
  await bot.play(6)
  expect(table.complaints).toEqual([])
})

test('the machine says why it did what the log tells, and its turn can be watched again', async ({ page }) => {
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=other')
  await table.settled()
  await table.click(table.primary)
  await table.settled()
  const line = table.log.locator('li', { hasText: 'Tamsin plays' }).first()
  const why = line.getByText(/^A land every turn/)
  await expect(why).toBeHidden()
  await line.getByText('Why?').click()
  await expect(why).toBeVisible()
  const lines = await table.log.locator('li').count()

  await table.button('Menu').click()
  await table.button('Replay opponent’s last turn').click()
  await expect(table.prompt).toContainText('Tamsin’s last turn')
  await expect.poll(() => table.log.locator('li').count()).toBeLessThan(lines)
  // One press, or the last step, and the game is as it was.
  await table.page.keyboard.press('Escape')
  await expect(table.prompt).not.toContainText('last turn')
  await expect(table.log.locator('li')).toHaveCount(lines)
  expect(table.complaints).toEqual([])
})

test('the menu answers why the machine did that in a dialog of its own, about a play', async ({ page }) => {
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=other')
  await table.settled()
  await table.click(table.primary)
  await table.settled()
  await table.button('Menu').click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const group of ['Game', 'View', 'Save', 'Leave'])
    await expect(menu.getByRole('region', { name: group, exact: true })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await menu.getByRole('button', { name: 'Why did the AI do that?' }).click()
  await expect(menu).toBeHidden()
  const answer = page.getByRole('dialog', { name: 'Why did the AI do that?' })
  await expect(answer).toContainText(/Tamsin (plays|casts) .*\./)
  await expect(answer).toContainText('A land every turn')
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('a key holds what the machine does, and the large button lets it go on', async ({ page }) => {
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=other', {
    pace: 1,
    linger: 4000,
  })
  await table.until(page.getByText('Paused', { exact: true }), async () => {
    if ((await table.primary.count()) > 0) await table.press(table.primary)
    await page.keyboard.press('w')
  })
  const before = (await table.see()).at
  await page.keyboard.press('l')
  await page.keyboard.press('Escape')
  expect((await table.see()).at).toBe(before)
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect.poll(async () => (await table.see()).at).not.toBe(before)
  expect(table.complaints).toEqual([])
})
