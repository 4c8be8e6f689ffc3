import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { ATTACKED, RED } from './support/boards.ts'
import { linkTo, Table } from './support/table.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { html: string }[]
  }[]
}

/** Serious and critical findings of axe on what the page shows now. */
async function serious(page: Page): Promise<readonly string[]> {
  // Run by the debugger, not by the page: its policy forbids scripts that are not its own.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<Found>(
    `axe.run({ rules: { 'label-content-name-mismatch': { enabled: true } } })`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

test('start, settings and help have no serious violation', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(page.getByRole('button', { name: /Play now/ })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Your deck' }).getByRole('button').first()).toBeVisible()
  expect(await serious(page)).toEqual([])
  await table.button('Settings').click()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await table.button('Keys and help').click()
  expect(await serious(page)).toEqual([])
})

test('the table, a card large and the menu have no serious violation', async ({ page }) => {
  const table = await Table.board(page, RED)
  expect(await serious(page)).toEqual([])
  await table.card('other-creatures', 'Mistback Crab').click({ button: 'right' })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await table.card('hand', 'Vermilion Sovereign').click()
  await expect(page.getByText('Not possible.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await table.button('Menu').click()
  expect(await serious(page)).toEqual([])
})

test('combat and the end of the game have no serious violation', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  await expect(table.primary).toHaveText(/No blocks/)
  expect(await serious(page)).toEqual([])
  await table.button('Menu').click()
  await table.button('Concede').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Ada wins')
  expect(await serious(page)).toEqual([])
})

test('the curtain has no serious violation', async ({ page }) => {
  await Table.open(page, linkTo(RED))
  await expect(page.locator('[data-screen="curtain"]')).toBeVisible()
  expect(await serious(page)).toEqual([])
})
