import { expect, type Locator, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { goOn, options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

const over = (page: Page): Locator => page.getByRole('dialog')

async function begin(page: Page, mode: 'Play the AI' | 'On this screen', wishes = {}): Promise<Table> {
  const table = await Table.open(page, '/', wishes)
  await ready(page)
  const dialog = await options(page)
  await dialog.getByRole('radio', { name: mode }).check()
  await dialog.getByRole('radio', { name: 'Best of three' }).check()
  if (mode === 'Play the AI') await dialog.getByRole('radio', { name: 'Normal' }).check()
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  return table
}

/** Whoever looks gives up the game. */
async function concede(table: Table): Promise<void> {
  await table.settled()
  await table.button('Menu').click()
  await table.button('Concede').click()
  await table.button('Concede this game').click()
}

const side = (page: Page): Locator => page.getByRole('region', { name: /^Sideboard/ })
const deck = (page: Page): Locator => page.getByRole('region', { name: /^Deck/ })
const START = /^Start game/

test('a best of three against the machine: sideboards, a reload between the games, the end', async ({ page }) => {
  test.setTimeout(120_000)
  const table = await begin(page, 'Play the AI')
  await expect(page.getByText('Game 1 of 3 · You 0 – 0 Corvin')).toBeVisible()
  await concede(table)
  await expect(over(page).getByRole('heading').first()).toHaveText('Corvin wins the game')
  await expect(over(page)).toContainText('You 0 – 1 Corvin')
  await page.reload()
  await over(page).getByRole('button', { name: 'Go to sideboarding' }).click()

  await expect(page.getByRole('heading', { name: 'Before game 2' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await expect(deck(page)).toHaveAccessibleName('Deck · 60')
  await side(page).getByRole('button').first().click()
  await expect(deck(page)).toHaveAccessibleName('Deck · 61')
  await table.button(START).click()
  await expect(page.getByText('Swap cards one for one.')).toBeVisible()
  await page.reload()
  await expect(deck(page)).toHaveAccessibleName('Deck · 60')

  // One by drag, one by key.
  const came = (await side(page).getByRole('button').first().locator('[class*="name"]').textContent()) ?? ''
  await side(page).getByRole('button').first().dragTo(deck(page).getByRole('heading'))
  await deck(page)
    .getByRole('button', { name: /^\d+ Plains/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 card swapped.')).toBeVisible()
  await expect(deck(page).getByRole('button', { name: new RegExp(`^1 ${came}`) })).toBeVisible()
  await table.button(START).click()

  await expect(table.button(/You go first/)).toBeVisible()
  await expect(page.getByText('Game 2 of 3 · You 0 – 1 Corvin')).toBeVisible()
  await expect(table.button('Undo')).toBeDisabled()
  await concede(table)
  await expect(over(page).getByRole('heading').first()).toHaveText('Corvin wins the match')
  await expect(over(page)).toContainText('Final score: You 0 – 2 Corvin.')
  await over(page).getByRole('button', { name: 'New match' }).click()
  await expect(page.getByText('Game 1 of 3 · You 0 – 0 Corvin')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('two people exchange cards behind the curtain, and a match can be given up', async ({ page }) => {
  test.setTimeout(120_000)
  const table = await begin(page, 'On this screen')
  const pass = async () => {
    await expect(page.locator('[data-screen="curtain"]')).toBeVisible()
    await page.keyboard.down(' ')
    await expect(page.locator('[data-screen="curtain"]')).toHaveCount(0)
    await page.keyboard.up(' ')
  }
  await pass()
  await concede(table)
  await over(page).getByRole('button', { name: 'Go to sideboarding' }).click()
  await expect(page.getByRole('heading', { name: 'Pass to Ada' })).toBeVisible()
  await expect(page.getByText('Sideboard')).toHaveCount(0)
  await pass()
  await table.button('Pass to Bea').click()
  await expect(page.getByRole('heading', { name: 'Pass to Bea' })).toBeVisible()
  await expect(page.getByText('Sideboard')).toHaveCount(0)
  await pass()
  await table.button('Back to start').click()
  await goOn(page).getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Pass to Bea' })).toBeVisible()
  await pass()
  await table.button(START).click()
  await pass()
  await table.settled()
  await table.button('Menu').click()
  await table.button('Concede').click()
  await table.button('Concede the match').click()
  await expect(over(page)).toContainText('conceded the match')
  await expect(over(page).getByRole('button', { name: 'New match' })).toBeVisible()
  expect(table.complaints).toEqual([])
})
