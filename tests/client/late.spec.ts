/**
 * Code that is loaded when it is needed, and can't be: that is said, nothing is lost, and asking again helps once it
 * can. Some browsers remember what they couldn't load until the page is loaded anew; then it is, and what was asked for
 * is asked for again.
 */
import { expect, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { goOn, playNow, savedGames } from './support/start.ts'
import { Table } from './support/table.ts'

/** Lets nothing load that matches; what is given lets it again. */
async function without(page: Page, ...addresses: readonly string[]): Promise<() => Promise<void>> {
  for (const one of addresses) await page.route(one, (route) => route.abort())
  return async () => {
    for (const one of addresses) await page.unroute(one)
  }
}

const enlarged = (page: Page) => page.getByRole('dialog', { name: 'Ember Dart' })

/** Enlarges the spell in hand. */
async function enlarge(table: Table): Promise<void> {
  await table.card('hand', 'Ember Dart').focus()
  await table.page.keyboard.press('i')
  await expect(enlarged(table.page).getByText('Ember Dart deals 2 damage').first()).toBeVisible()
}

for (const [what, chunk] of [
  ['the cards', '**/set-*.js'],
  ['the code that makes decks of them', '**/table-*.js'],
] as const)
  test(`where ${what} can’t be loaded the start screen says so, and tries again`, async ({ page }) => {
    const restore = await without(page, chunk)
    await page.goto('/')
    // Where it is the code, the picture of a game is missing, too.
    const told = page.getByRole('alert').filter({ hasText: 'The cards could not be loaded.' })
    await expect(told).toBeVisible()
    await restore()
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(playNow(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

const waiting = (page: Page) => page.locator('[data-part="waiting"]')

/** The start screen of who played with planes, which have decks of their own. */
async function withPlanes(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(
    "localStorage.setItem('cantrip.choice', JSON.stringify({ variant: 'planechase', edition: '2011' }))",
  )
  await page.reload()
  await expect(playNow(page)).toBeEnabled()
}

const atTable = (page: Page) => page.locator('[data-screen="table"], [data-screen="curtain"]')

test('what is pressed while its code is under way is done once it is there, and nothing else is pressed', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/variantDecks-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await withPlanes(page)
  await playNow(page).click()
  await expect(waiting(page)).toHaveText('Opening the table…')
  await page.keyboard.press('Space')
  await expect(page.locator('[inert] > [data-screen="start"]')).toHaveCount(1)
  arrive()
  await expect(atTable(page)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Back to start' }).click()
  await expect(goOn(page)).toBeVisible()
  await expect(savedGames(page)).toHaveCount(0)
})

test('where its code can’t be loaded a press says so, and can be let go or tried again', async ({ page }) => {
  const restore = await without(page, '**/variantDecks-*.js', '**/favicon.svg?*')
  await withPlanes(page)
  const told = waiting(page).getByRole('alert')
  await playNow(page).click()
  await expect(told).toContainText('This part of the page could not be loaded.')
  await waiting(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await playNow(page).click()
  await expect(told).toBeVisible()
  await restore()
  await expect(async () => {
    if (await told.isVisible()) await told.getByRole('button', { name: 'Try again' }).click()
    else if (await playNow(page).isEnabled()) await playNow(page).click()
    await expect(atTable(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('the first lesson is given once what plays it is there, however soon it was asked for', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/engine-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator('[data-screen="start"]')).toBeVisible()
  await page.keyboard.press('Space')
  arrive()
  await expect(atTable(page)).toBeVisible()
})

test('a reload at the table whose code can’t be loaded says so, and brings the game back after trying again', async ({
  page,
}) => {
  const table = await Table.board(page, RED)
  const { hand } = await table.settled()
  const restore = await without(page, '**/table-*.js')
  await page.reload()
  await expect(waiting(page).getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await restore()
  await waiting(page).getByRole('button', { name: 'Try again' }).click()
  expect((await table.settled()).hand).toEqual(hand)
})

test('where nothing can be reached the page stays as it is, and helps once it can', async ({ page }) => {
  const restore = await without(page, '**/set-*.js', '**/favicon.svg?*')
  await page.goto('/')
  await page.evaluate('window.stays = true')
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('favicon.svg?'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(page.getByRole('alert')).toContainText('The cards could not be loaded.')
  expect(await page.evaluate('window.stays')).toBe(true)
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(playNow(page)).toBeEnabled()
})

test('a page, the rulebook and a dialog that can’t be loaded are there after trying again', async ({ page }) => {
  const restore = await without(page, '**/builder-*.js', '**/loadRulebook-*.js', '**/SettingsDialog-*.js')
  const again = page.getByRole('button', { name: 'Try again' })
  await page.goto('/#/decks')
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded.')
  await page.goto('/#rules')
  await expect(page.getByRole('alert').last()).toContainText('The rulebook could not be loaded.')
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await restore()
  await again.click()
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('the builder without cards says so, and tries again', async ({ page }) => {
  const restore = await without(page, '**/set-*.js')
  await page.goto('/#/decks')
  await expect(page.getByRole('alert')).toContainText('The cards could not be loaded.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByPlaceholder('Names, types, words')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a replay whose code can’t be loaded leaves the game on the table', async ({ page }) => {
  const table = await Table.board(page, RED)
  const { hand } = await table.click(table.card('hand', 'Mountain'))
  const restore = await without(page, '**/story-*.js')
  await table.button('Menu').click()
  const menu = page.getByRole('dialog')
  const replay = menu.getByRole('button', { name: 'Replay the game' })
  await replay.click()
  await expect(menu.getByRole('alert')).toHaveText('This part of the page could not be loaded.')
  await page.keyboard.press('Escape')
  expect((await table.settled()).hand).toEqual(hand)
  await restore()
  await table.until(page.getByRole('slider'), async () => {
    if (!(await menu.isVisible())) await table.button('Menu').click()
    await replay.click()
  })
})

test('how the game reads a card is there after trying again, where it couldn’t be loaded', async ({ page }) => {
  const restore = await without(page, '**/loadReading-*.js')
  const table = await Table.board(page, RED)
  const dialog = enlarged(page)
  const look = async () => {
    await enlarge(table)
    await dialog.getByText('How the game reads this card').click()
  }
  await look()
  await expect(dialog.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await restore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await table.settled()
  if (!(await dialog.isVisible())) await look()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
})

test('a picture whose code can’t be loaded leaves the card and the table', async ({ page }) => {
  const restore = await without(page, '**/cardData-*.js')
  const table = await Table.board(page, RED, { openHands: true, cardImages: true })
  const dialog = enlarged(page)
  await enlarge(table)
  await expect(dialog.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await restore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await table.settled()
  if (!(await dialog.isVisible())) await enlarge(table)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a puzzle whose cards can’t be loaded leaves the list, and says so', async ({ page }) => {
  const restore = await without(page, '**/set-*.js')
  await page.goto('/#/puzzles')
  const first = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await first.click()
  await expect(page.getByRole('alert')).toHaveText('The puzzles could not be loaded.')
  await restore()
  await expect(async () => {
    if (await first.isVisible()) await first.click()
    await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
