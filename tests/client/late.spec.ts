/** Code that is loaded when it is needed, and can't be: that is said, nothing is lost, and asking again helps once it can. */
import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

for (const [what, chunk] of [
  ['the cards', '**/set-*.js'],
  ['the code that compiles them', '**/loadDecks-*.js'],
] as const)
  test(`where ${what} can’t be loaded the start screen says so, and tries again`, async ({ page }) => {
    await page.route(chunk, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('The cards could not be loaded.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('a replay whose code can’t be loaded leaves the game on the table', async ({ page }) => {
  const table = await Table.board(page, RED)
  const { hand } = await table.click(table.card('hand', 'Mountain'))
  await page.route('**/story-*.js', (route) => route.abort())
  await table.button('Menu').click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Go through the game again' }).click()
  await expect(menu.getByRole('alert')).toHaveText('This part of the page could not be loaded.')
  await page.keyboard.press('Escape')
  expect((await table.settled()).hand).toEqual(hand)
  await page.unroute('**/story-*.js')
  await table.button('Menu').click()
  await menu.getByRole('button', { name: 'Go through the game again' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
})

test('a picture whose code can’t be loaded leaves the card and the table', async ({ page }) => {
  await page.route('**/cardData-*.js', (route) => route.abort())
  const table = await Table.board(page, RED, { openHands: true, cardImages: true })
  await table.card('hand', 'Ember Dart').focus()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Ember Dart' })
  await expect(dialog.getByText('Ember Dart deals 2 damage').first()).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await page.unroute('**/cardData-*.js')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(table.prompt).toBeVisible()
})

test('a puzzle whose cards can’t be loaded leaves the list, and says so', async ({ page }) => {
  await page.route('**/set-*.js', (route) => route.abort())
  await page.goto('/#/puzzles')
  const first = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await first.click()
  await expect(page.getByRole('alert')).toHaveText('The puzzles could not be loaded.')
  await page.unroute('**/set-*.js')
  await first.click()
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
})
