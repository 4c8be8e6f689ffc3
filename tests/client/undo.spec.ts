import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

const MARK = 'Undid past hidden information.'

test('undo and redo go over several replies and back', async ({ page }) => {
  const table = await Table.board(page, RED)
  const start = await table.see()
  await table.click(table.card('hand', 'Mountain'))
  const landed = await table.see()
  await table.click(table.card('hand', 'Slagtooth Raider'))
  await table.go(/Tap 2 and pay/)
  const cast = await table.see()
  await expect(table.card('you-creatures', 'Slagtooth Raider')).toBeVisible()

  await table.click(table.button('Undo'))
  await expect(table.primary).toHaveText(/Tap 2 and pay/)
  await table.act(() => page.keyboard.press('z'))
  expect(await table.see()).toEqual(landed)
  await table.act(() => page.keyboard.press('Control+z'))
  expect(await table.see()).toEqual(start)
  await expect(table.button('Undo')).toBeDisabled()

  for (const key of ['Shift+z', 'Control+y', 'Control+Shift+z']) await table.act(() => page.keyboard.press(key))
  expect(await table.see()).toEqual(cast)
  await expect(table.log).not.toContainText(MARK)
})

test('undo behind a drawn card says so in the log', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  const before = await table.see()
  await table.click(table.button('Pass to end of turn'))
  await table.go(/No attack/)
  await expect(table.log).toContainText('Bea draws')
  await table.act(() => page.keyboard.press('z'))
  await table.act(() => page.keyboard.press('z'))
  await expect(table.log).toContainText(MARK)
  const back = await table.see()
  expect({ ...back, turn: '' }).toEqual({ ...before, turn: '' })
})

test('the mark of having gone back behind a drawn card outlives a reload and further undoing', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('you-lands', 'Mountain'))
  await table.click(table.button('Pass to end of turn'))
  await table.go(/No attack/)
  await expect(table.log).toContainText('Bea draws')
  for (const key of ['z', 'z']) await table.act(() => page.keyboard.press(key))
  await expect(table.log).toContainText(MARK)
  await table.click(table.zone('you-lands').locator('[data-state~="tapped"]').first())
  await expect(table.log).toContainText(MARK)
  await table.click(table.card('hand', 'Mountain'))
  await page.waitForTimeout(300)
  await page.reload()
  await table.settled()
  await expect(table.log).toContainText(MARK)
})

test('another answer after undo begins another line', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  await table.act(() => page.keyboard.press('z'))
  await table.click(table.card('hand', 'Slagtooth Raider'))
  await table.go(/Tap 2 and pay/)
  await expect(table.log).not.toContainText('Ada plays Mountain.')
  const here = await table.see()
  await page.keyboard.press('Shift+z')
  expect(await table.see()).toEqual(here)
})
