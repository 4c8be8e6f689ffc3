import { expect, type Page, test } from '@playwright/test'
import { ATTACKED } from './support/boards.ts'
import { savedReplies } from './support/ownCards.ts'
import { Table } from './support/table.ts'

/** How many replies the browser's database holds. */
const savedCount = async (page: Page): Promise<number> => (await savedReplies(page)).length

test('a reload in mid-combat comes back to the very position, with its log and undo', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  const asked = await savedCount(page)
  await table.act(() =>
    table
      .card('you-creatures', 'Fellhorn Stag')
      .click()
      .then(() => table.card('ring-creatures', 'Clinker Brute').click())
      .then(() => table.primary.click()),
  )
  const before = await table.see()
  const creatures = await table.zone('you-creatures').ariaSnapshot()
  expect(before.title).not.toBe('')
  await expect.poll(() => savedCount(page)).toBeGreaterThan(asked)
  await expect(table.log).toContainText('blocks')
  const log = await table.log.textContent()

  await page.reload()
  await table.settled()
  expect(await table.see()).toEqual(before)
  await expect(table.log).toHaveText(log ?? '')
  expect(await table.zone('you-creatures').ariaSnapshot()).toBe(creatures)
  await expect(page.getByRole('status').filter({ hasText: 'another version' })).toHaveCount(0)

  await table.act(() => page.keyboard.press('z'))
  await expect(table.primary).toHaveText(/No blocks/)
})

test('a game that was left is offered on the start screen and goes on', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  const before = await table.see()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(page.locator('[data-screen="start"]')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-screen="start"]')).toBeVisible()
  await page.getByRole('region', { name: 'Continue', exact: true }).getByRole('button').click()
  expect(await table.settled()).toEqual(before)
})
