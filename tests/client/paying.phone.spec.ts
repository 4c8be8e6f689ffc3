/** What has one sensible payment is paid for by the tap that announces it, or by the drop. */
import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('a creature is cast and paid for by one tap, and taken back by another', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true, confirmPayments: false })
  const before = await table.see()
  await table.act(() => table.tap(table.card('hand', 'Slagtooth Raider')))
  await expect(table.card('you-creatures', 'Slagtooth Raider')).toBeVisible()
  await expect(table.zone('you-lands').locator('[data-state~="tapped"]')).toHaveCount(2)
  await table.act(() => table.tap(table.button('Undo')))
  expect(await table.see()).toEqual(before)
  expect(table.complaints).toEqual([])
})

test('a spell with a target asks for that alone, by touch', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true, confirmPayments: false })
  await table.act(() => table.tap(table.card('hand', 'Ember Dart')))
  await expect(table.prompt).toContainText('Ember Dart')
  await table.act(() => table.tap(table.card('ring-creatures', 'Mistback Crab')))
  await expect(table.prompt).not.toContainText('Pay for')
  await expect(page.locator('[data-spot="stack"]')).toContainText('Ember Dart')
  expect(table.complaints).toEqual([])
})
