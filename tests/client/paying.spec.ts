/** What has one sensible payment is paid for by the press that announces it: by keys, and with the curtain. */
import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { focusByKeys } from './support/keyboard.ts'
import { Table } from './support/table.ts'

const tapped = (table: Table) => table.zone('you-lands').locator('[data-state~="tapped"]')

test('a creature is cast and paid for by one Enter, and one key takes all of it back', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true, confirmPayments: false })
  const before = await table.see()
  const raider = table.card('hand', 'Slagtooth Raider')
  await page.keyboard.press('2')
  await expect(raider).toBeFocused()
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.card('you-creatures', 'Slagtooth Raider')).toBeVisible()
  await expect(tapped(table)).toHaveCount(2)
  await table.act(() => page.keyboard.press('z'))
  expect(await table.see()).toEqual(before)
  await expect(tapped(table)).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('a spell with a target asks for that alone, by keys', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true, confirmPayments: false })
  await page.keyboard.press('1')
  await expect(table.card('hand', 'Ember Dart')).toBeFocused()
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.prompt).toContainText('Target for Ember Dart')
  await focusByKeys(page, table.card('ring-creatures', 'Mistback Crab'))
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.prompt).not.toContainText('Pay for')
  await expect(page.getByRole('region', { name: 'Stack' })).toContainText('Ember Dart')
  expect(table.complaints).toEqual([])
})

test('with the curtain the other player is asked once it is paid, and Undo on it takes back target and payment', async ({
  page,
}) => {
  const table = await Table.board(page, RED, { openHands: false, confirmPayments: false })
  await table.takeOver()
  const before = await table.see()
  await table.click(table.card('hand', 'Ember Dart'))
  await expect(table.prompt).toContainText('Target for Ember Dart')
  const sight = await table.click(table.card('ring-creatures', 'Mistback Crab'))
  expect(sight.screen).toBe('curtain')
  await expect(page.getByRole('button', { name: /^I am Bea/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^I am Ada/ })).toBeVisible()
  await table.takeOver()
  // The last decision was the target.
  await expect(table.prompt).toContainText('Target for Ember Dart')
  await expect(tapped(table)).toHaveCount(0)
  await table.click(table.button('Cancel'))
  expect(await table.see()).toEqual(before)
  await expect(tapped(table)).toHaveCount(0)

  await table.click(table.card('hand', 'Ember Dart'))
  await table.click(table.card('ring-creatures', 'Mistback Crab'))
  await table.takeOver()
  await expect(page.getByRole('region', { name: 'Stack' })).toContainText('Ember Dart')
  expect(table.complaints).toEqual([])
})
