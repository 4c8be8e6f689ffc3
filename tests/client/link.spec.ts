import { expect, type Page, test } from '@playwright/test'
import { ATTACKED, RED } from './support/boards.ts'
import { linkTo, Table } from './support/table.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'You have a game in progress:' })

/** Another link in the page that is open, as if it had been pasted into the address. */
const goTo = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, address.slice(1))

test('a link asks before it replaces a game at the table; keeping it changes nothing', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  const before = await table.see()
  await goTo(page, linkTo(ATTACKED))
  await expect(offer(page)).toContainText('turn 3 vs Bea')
  expect(await table.see()).toEqual(before)
  // The table can be worked while it asks.
  await table.click(table.button('Undo'))
  await table.click(table.card('hand', 'Mountain'))
  await offer(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(offer(page)).toHaveCount(0)
  expect({ ...(await table.see()), at: '' }).toEqual({ ...before, at: '' })
  await page.reload()
  await table.settled()
  expect((await table.see()).hand).toEqual(before.hand)
})

test('the link is opened where that is wanted', async ({ page }) => {
  const table = await Table.board(page, RED)
  await goTo(page, linkTo(ATTACKED))
  await offer(page).getByRole('button', { name: 'Open the link' }).click()
  await expect(table.card('other-creatures', 'Slagtooth Raider')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  expect((await table.settled()).title).toBe('Declare blockers')
})

test('a game that was left is asked about as well; with none, nothing is asked', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(page.locator('[data-screen="start"]')).toBeVisible()
  await goTo(page, linkTo(ATTACKED))
  await offer(page).getByRole('button', { name: 'Keep playing' }).click()
  await page.getByRole('region', { name: 'Continue' }).getByRole('button').click()
  expect((await table.settled()).hand).toEqual(before.hand)
})

test('a link that can’t be opened loses nothing either', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await goTo(page, '/#deck=no-such-deck')
  await offer(page).getByRole('button', { name: 'Open the link' }).click()
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

test('a new game from the start page asks too, where one was left', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  const playNow = page.getByRole('button', { name: 'Play now' })
  await expect(playNow).toBeEnabled()
  await playNow.click()
  await expect(offer(page)).toContainText('Starting a new game ends it')
  await offer(page).getByRole('button', { name: 'Keep playing' }).click()
  await playNow.click()
  await expect(offer(page)).toBeVisible()
  await page.getByRole('region', { name: 'Continue' }).getByRole('button').click()
  expect((await table.settled()).hand).toEqual(before.hand)
  await expect(offer(page)).toHaveCount(0)
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await playNow.click()
  await offer(page).getByRole('button', { name: 'Start the new game' }).click()
  await expect(page.getByRole('heading', { name: 'Keep this hand?' })).toBeVisible()
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
  await page.getByRole('button', { name: 'Play now' }).click()
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
    await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled()
  })
