/** Today's cards on a phone: marks of the back row, both halves of a Room, the way from a sideboard into the next game. */
import { expect, test } from '@playwright/test'
import { options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

test('what a permanent of the back row is marked with lies above its player’s bar', async ({ page }) => {
  const battlefield = ['Forest', { name: 'Conductor Class', marks: { level: 2 } }]
  const players = [{ name: 'Ada', battlefield, library: ['Forest'] }, { name: 'Bea' }]
  const table = await Table.board(page, { edition: 'today', players }, { openHands: true })
  const tag = table.zone('you-lands').getByText('level 2', { exact: true })
  const bar = page.getByRole('region', { name: 'Ada', exact: true })
  const [low, high] = [await tag.boundingBox(), await bar.boundingBox()]
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual((high?.y ?? 0) + 1)
})

test('the halves of a Room in hand have room for their costs', async ({ page }) => {
  const hand = ['Coal Bunker // Engine Room of the Late Express']
  const players = [{ name: 'Ada', hand, library: ['Forest'] }, { name: 'Bea' }]
  const table = await Table.board(page, { edition: 'today', players }, { openHands: true })
  const heights = await table
    .zone('hand')
    .locator('[data-part="picture"]')
    .evaluateAll((pictures) => pictures.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBe(2)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(14)
})

test('the button of the next game has a whole line below the sideboard', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  const dialog = await options(page)
  for (const choice of ['Play the AI', 'Best of three']) await dialog.getByRole('radio', { name: choice }).check()
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await table.settled()
  await table.tapInMenu('Concede')
  await table.tap(table.button('Concede this game'))
  await page.getByRole('button', { name: 'Go to sideboarding' }).tap()
  const start = page.getByRole('button', { name: /^Start game/ })
  expect((await start.boundingBox())?.width ?? 0).toBeGreaterThan(300)
})
