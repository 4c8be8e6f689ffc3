import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { ATTACKED, RED } from './support/boards.ts'
import { goOn, playNow, savedGames } from './support/start.ts'
import { linkTo, Table } from './support/table.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'Your game in progress could not be saved:' })

/** Another link in the page that is open, as if it had been pasted into the address. */
const goTo = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, address.slice(1))

const leave = async (table: Table): Promise<void> => {
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(table.page.locator('[data-screen="start"]')).toBeVisible()
}

test('a link opens beside the game at the table, which is kept and can be continued', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  const before = await table.see()
  await goTo(page, linkTo(ATTACKED))
  await expect(table.card('ring-creatures', 'Slagtooth Raider')).toBeVisible()
  expect((await table.settled()).title).toBe('Declare blockers')
  await expect(offer(page)).toHaveCount(0)
  await leave(table)
  await expect(savedGames(page)).toHaveCount(1)
  await expect(savedGames(page)).toContainText('turn 3 vs Bea')
  expect(await serious(page)).toEqual([])
  await savedGames(page).getByRole('button', { name: 'Continue' }).click()
  expect((await table.settled()).hand).toEqual(before.hand)
  await page.reload()
  expect((await table.settled()).hand).toEqual(before.hand)
  await leave(table)
  // The other one has taken its place.
  await expect(savedGames(page)).toHaveCount(1)
  await savedGames(page).getByRole('button', { name: 'Delete' }).click()
  await expect(savedGames(page)).toHaveCount(0)
  await page.reload()
  await expect(goOn(page)).toBeVisible()
  await expect(savedGames(page)).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('a game that could not be saved would be lost: then the link asks first', async ({ page }) => {
  const table = await Table.board(page, RED)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await table.click(table.card('hand', 'Mountain'))
  const before = await table.see()
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toBeVisible()
  await goTo(page, linkTo(ATTACKED))
  await expect(offer(page)).toContainText('turn 3 vs Bea')
  expect(await table.see()).toEqual(before)
  await offer(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(offer(page)).toHaveCount(0)
  expect((await table.see()).hand).toEqual(before.hand)
  await goTo(page, linkTo(ATTACKED))
  await offer(page).getByRole('button', { name: 'Open the link' }).click()
  await expect(table.card('ring-creatures', 'Slagtooth Raider')).toBeVisible()
})

test('a puzzle, opened from a game, leaves the game where it was', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await page.goto('/#/puzzles/survive-2004-1-1')
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible()
  await table.settled()
  await leave(table)
  // The game comes first; the puzzle can be begun again at any time.
  await expect(goOn(page)).toContainText('turn 3 vs Bea')
  await goOn(page).getByRole('button').click()
  expect((await table.settled()).hand).toEqual(before.hand)
})

test('a link that can’t be opened loses nothing either', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await goTo(page, '/#deck=no-such-deck')
  await expect(page.getByRole('alert')).toContainText('no-such-deck')
  expect(await table.see()).toEqual(before)
})

test('what is set on the start screen is not changed by a link', async ({ page }) => {
  const choice = { mode: 'machine', deckId: 'first-light', otherDeckId: 'night-tide', edition: '2004', level: 'hard' }
  await page.addInitScript((stored) => {
    if (localStorage.getItem('cantrip.choice') === null) localStorage.setItem('cantrip.choice', stored)
  }, JSON.stringify(choice))
  await Table.open(page, '/#deck=cinder-run&against=first-light&seed=11&players=2&edition=2011', { openHands: true })
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('cantrip.choice') ?? ''))).toEqual(choice)
})

test('a new game from the start page begins beside the one that was left', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await leave(table)
  await playNow(page).click()
  await expect(page.getByRole('heading', { name: 'Keep this hand?' })).toBeVisible()
  await leave(table)
  await expect(goOn(page)).toContainText('before the first turn')
  await savedGames(page).getByRole('button', { name: 'Continue' }).click()
  expect((await table.settled()).hand).toEqual(before.hand)
  expect(table.complaints).toEqual([])
})

test('a game that is over is looked back at, and stands in no game’s way', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.button('Menu').click()
  await table.button('Concede').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change decks' }).click()
  const last = page.getByRole('region', { name: 'Look back' })
  await expect(last).toContainText('ended on turn 3 vs Bea')
  await page.reload()
  await expect(last).toContainText('ended on turn 3 vs Bea')
  await last.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Bea wins' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Change decks' }).click()
  await playNow(page).click()
  await expect(page.getByRole('heading', { name: 'Keep this hand?' })).toBeVisible()
})

test('as the page loads, a link leads to the table without the start screen before it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { screensSeen: seen })
    new MutationObserver(() => {
      const screen = document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? null
      if (screen !== null && screen !== seen.at(-1)) seen.push(screen)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await Table.board(page, RED)
  const seen: readonly string[] = await page.evaluate('screensSeen')
  expect(seen).not.toContain('start')
  expect(seen.at(-1)).toBe('table')
})

test('while a link takes its time the page says so', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/followLink-*.js', async (route) => {
    await held
    await route.continue()
  })
  const table = await Table.open(page, linkTo(RED), { openHands: true })
  await expect(page.getByRole('status')).toHaveText('Opening the link…')
  await expect(page.getByRole('status')).toBeVisible()
  go()
  await table.settled()
  await expect(table.card('hand', 'Ember Dart')).toBeVisible()
})

for (const [what, address, trouble] of [
  ['can’t be opened', '/#deck=no-such-deck', 'no-such-deck'],
  ['can’t be followed', '/#deck=cinder-run', 'followLink'],
] as const)
  test(`a link that ${what} as the page loads leads to the start screen, which says so`, async ({ page }) => {
    if (trouble === 'followLink') await page.route('**/followLink-*.js', (route) => route.abort())
    await Table.open(page, address)
    await expect(page.getByRole('alert')).toContainText(trouble)
    await expect(playNow(page)).toBeEnabled()
  })
