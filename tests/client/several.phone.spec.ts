import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

const players = ['Ada', 'Bea', 'Cal', 'Dee'].map((name) => ({
  name,
  battlefield: ['Mossback Elk', 'Tanglefoot Boar', 'Forest'],
  library: Array<string>(12).fill('Forest'),
}))
const format = { life: 20, hand: 7, teams: [], attack: 'several', emperors: [], ranges: [] } as const
const BOARD = { edition: '2011', turn: { number: 5, active: 0, step: 'main1' }, format, players } as const
const QUIET = { openHands: true, stops: { own: ['main1'], other: [] } }

test('opponents are bars; one that is tapped shows its board, tapped again it closes', async ({ page }) => {
  const table = await Table.board(page, BOARD as never, QUIET)
  for (const name of ['Bea', 'Cal', 'Dee'])
    await expect(page.getByRole('region', { name, exact: true }).getByText('20')).toBeVisible()
  await table.tap(page.getByRole('button', { name: 'Cal: look at this board' }))
  await expect(page.locator('[data-zone="square-creatures"] [data-card]')).toHaveCount(2)
  expect(await serious(page)).toEqual([])
  await table.tap(page.getByRole('button', { name: 'Cal: back to all boards' }))
  await expect(page.locator('[data-zone="square-creatures"]')).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('attackers go to the player who is chosen in the prompt', async ({ page }) => {
  const table = await Table.board(page, BOARD as never, QUIET)
  await table.act(() => table.tap(table.primary))
  await table.tap(table.prompt.getByRole('button', { name: /^Dee/ }))
  await table.tap(table.card('you-creatures', 'Mossback Elk'))
  await expect(page.getByRole('region', { name: 'Dee', exact: true })).toContainText('attacked: 2')
})
