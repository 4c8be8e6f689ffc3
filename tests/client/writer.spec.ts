import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { focusByKeys } from './support/keyboard.ts'
import { Table } from './support/table.ts'

const text = (page: Page) => page.getByRole('textbox', { name: /^Text/ })
const understood = (page: Page) => page.getByRole('region', { name: 'What the game understood' })
const underlined = (page: Page, mark: string) => page.locator(`textarea`).locator('..').locator(`[data-mark="${mark}"]`)

test('a card is read as it is typed: up to which phrase, what could stand there, and what it means', async ({
  page,
}) => {
  const table = await Table.open(page, '/#/write')
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  await text(page).fill('Flying\nWhenever Bellringer of the Deep attacks, ring the bell.')
  await expect(page.getByText('Line 2: not understood from “ring the bell.”.').first()).toBeVisible()
  await expect(underlined(page, 'unread')).toHaveText('ring the bell.')
  await expect(underlined(page, 'keyword')).toHaveText('Flying')
  await expect(understood(page)).toContainText('1 of 2 lines')
  await expect(page.getByRole('button', { name: 'Try it on a table' })).toBeDisabled()
  expect(await serious(page)).toEqual([])

  await page.getByRole('button', { name: 'draw a card.' }).click()
  await expect(text(page)).toHaveValue('Flying\nWhenever Bellringer of the Deep attacks, draw a card.')
  await expect(text(page)).toBeFocused()
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  await expect(understood(page).getByRole('listitem').nth(1)).toContainText('Bellringer of the Deep attacks')
  await understood(page).getByRole('link', { name: '508.3' }).click()
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
  await page.goBack()
  await expect(text(page)).toHaveValue(/draw a card\.$/)
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('a card is tried on a table, and is still there afterwards', async ({ page }) => {
  const table = await Table.open(page, '/#/write', { openHands: true })
  await page.getByRole('textbox', { name: 'Name' }).fill('Lantern Sprite')
  await page.getByRole('textbox', { name: 'Cost' }).fill('1r')
  await text(page).fill('Haste\nWhen Lantern Sprite enters the battlefield, it deals 1 damage to target player.')
  await page.getByRole('button', { name: 'Try it on a table' }).click()
  await table.settled()
  await table.click(table.card('hand', 'Lantern Sprite'))
  for (let n = 0; n < 3 && (await table.see()).players.length === 0; n++) await table.click(table.primary)
  await table.press(page.locator('button[data-ref="p1"]').first())
  await table.click(table.primary)
  await expect(async () => {
    if ((await table.life('Bea')) === 20) await table.primary.click()
    expect(await table.life('Bea')).toBe(19)
  }).toPass()
  await table.button('Menu').click()
  await page.getByRole('link', { name: 'Write a card' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lantern Sprite')
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await table.settled()
  expect(await table.life('Bea')).toBe(19)
  expect(table.complaints).toEqual([])
})

test('a link opens the card elsewhere; what is changed there outlives a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = await Table.open(page, '/#/write')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Linked <i>Bell</i>')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await context.clearPermissions()
  await page.getByRole('button', { name: 'New card' }).click()
  await expect(name).toHaveValue('')
  await page.goto(link)
  await expect(name).toHaveValue('Linked <i>Bell</i>')
  await name.fill('Another Bell')
  await page.reload()
  await expect(name).toHaveValue('Another Bell')
  expect(table.complaints).toEqual([])
})

test('by keys alone: written, saved, opened again after a reload, thrown away', async ({ page }) => {
  const table = await Table.open(page, '/#/write')
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name' })
  await focusByKeys(page, name)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Quiet Bell')
  await focusByKeys(page, text(page))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Vigilance')
  await expect(understood(page)).toContainText('It doesn’t tap when it attacks.')
  await focusByKeys(page, page.getByRole('button', { name: 'Save card' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved Quiet Bell.')).toBeVisible()
  await focusByKeys(page, page.getByRole('button', { name: 'New card' }))
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('')
  await page.reload()
  await focusByKeys(page, page.getByRole('button', { name: 'Open Quiet Bell' }))
  await page.keyboard.press('Enter')
  await expect(text(page)).toHaveValue('Vigilance')
  await focusByKeys(page, page.getByRole('button', { name: 'Delete Quiet Bell' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('None yet.')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('cards go to a file and come back; a file of something else is refused', async ({ page }) => {
  const table = await Table.open(page, '/#/write')
  await page.getByRole('button', { name: 'Save card' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all as a file' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from('<html></html>') })
  await expect(page.getByText('This file has no cards.')).toBeVisible()
  await input.setInputFiles(file)
  await expect(page.getByText('1 card read.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Bellringer of the Deep' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('a text is not said to take too long while what reads it is still on its way', async ({ page }) => {
  // Long waits of the page are over at once, as long as its worker is held.
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis
    const hurried = globalThis as { isHeld?: boolean; setTimeout: unknown }
    hurried.isHeld = true
    hurried.setTimeout = (run: () => void, most = 0) => wait(run, hurried.isHeld && most > 5000 ? 0 : most)
  })
  let letGo = (): void => {}
  const isLetGo = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/assets/worker-writer-*.js', async (route) => {
    await isLetGo
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/worker-writer-*.js')
  const table = await Table.open(page, '/#/write')
  await asked
  await text(page).fill('Flying')
  await expect(page.getByText(/takes too long to read/)).toHaveCount(0)
  await page.evaluate(() => Object.assign(globalThis, { isHeld: false }))
  letGo()
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  await page.unrouteAll()
  expect(table.complaints).toEqual([])
})

test('200 kB of markup is refused with a reason, and the page goes on', async ({ page }) => {
  const table = await Table.open(page, '/#/write')
  await text(page).fill('<img src=x onerror=alert(1)> {T}: Draw a card. '.repeat(4_500))
  await expect(page.getByText(/^The text is too long/).first()).toBeVisible()
  await text(page).fill('Летающий <b>鳥</b>')
  await expect(page.getByText(/^Line 1: not understood from “Летающий/).first()).toBeVisible()
  await text(page).fill('Flying')
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the card view says how the game reads a card', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.card('hand', 'Ember Dart').click({ button: 'right' })
  const dialog = page.getByRole('dialog', { name: 'Ember Dart' })
  await dialog.getByText('How the game reads this card').click()
  await expect(dialog.getByRole('list')).toContainText('What the spell does')
  await expect(dialog.getByRole('list')).toContainText('chosen as it is cast')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('link', { name: '608.2b' }).click()
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
  expect(table.complaints).toEqual([])
})
