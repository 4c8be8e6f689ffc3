/** The start page in its two states: for who is new, and for who was here before. */
import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { deckFace, goOn, options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

const brass = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).first()
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cantrip.choice') ?? 'null'))

/** As somebody has it who played before. */
async function wasHere(page: Page, choice: Readonly<Record<string, unknown>> = {}): Promise<Table> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('cantrip.choice') === null) localStorage.setItem('cantrip.choice', text)
    },
    JSON.stringify({ deckId: 'ember-grove', level: 'normal', ...choice }),
  )
  const table = await Table.open(page, '/')
  await ready(page)
  return table
}

test('who is new is told what this is, and learns it with one key', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down,draw seven.')
  await expect(page.getByText('every refusal explained')).toBeVisible()
  await expect(page.getByRole('img', { name: /^A game on turn 7/ })).toBeVisible()
  // A picture is one thing: nothing in it takes the focus.
  expect(
    await page
      .locator('[inert] button')
      .first()
      .evaluate((card: HTMLElement) => {
        card.focus()
        return document.activeElement === card
      }),
  ).toBe(false)
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Click Plains' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the large button comes first after the top line, and who knows the game plays at once', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  await page.getByRole('button', { name: 'Settings' }).focus()
  await page.keyboard.press('Tab')
  await expect(brass(page, 'Learn it in a first game')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'I know it: play now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep this hand?' })).toBeVisible()
  expect(await stored(page)).toMatchObject({ deckId: 'first-light', level: 'easy' })
  expect(table.complaints).toEqual([])
})

test('the last table is a sentence: its words are changed in place, and Space plays it', async ({ page }) => {
  const table = await wasHere(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same again?')
  await expect(page.getByRole('combobox', { name: 'Deck', exact: true })).toHaveValue('ember-grove')
  expect(await serious(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'rules of 2004' })
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'easy' })
  await page.getByRole('combobox', { name: 'Their deck' }).selectOption({ label: 'Night Tide' })
  await page.getByRole('combobox', { name: 'Against' }).selectOption({ label: 'a friend on this screen' })
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveCount(0)
  await expect(brass(page, 'Same again')).toContainText('Ember Grove vs Night Tide, on this screen')
  await page.getByRole('combobox', { name: 'Against' }).selectOption({ label: 'the AI' })
  await page.locator('body').press('Space')
  await expect(page.locator('[data-screen="table"]')).toContainText('Night Tide')
  expect(await stored(page)).toMatchObject({ deckId: 'ember-grove', edition: '2004', level: 'easy', mode: 'machine' })
  expect(table.complaints).toEqual([])
})

test('the button that plays the last table names its variant, where so many can play it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cantrip.choice', JSON.stringify({ deckId: 'ember-grove', seats: 4, variant: 'giant' }))
  })
  const table = await Table.open(page, '/')
  const again = brass(page, 'Same again')
  await expect(again).toContainText('Ember Grove vs three AIs, Two-Headed Giant')
  await page.getByRole('combobox', { name: 'Against' }).selectOption({ label: 'the AI' })
  await expect(again).not.toContainText('Giant')
  expect(table.complaints).toEqual([])
})

test('another deck is a press away, by key and by mouse; the one played last is marked', async ({ page }) => {
  const table = await wasHere(page)
  await expect(await deckFace(page, 'Ember Grove')).toContainText('Played last')
  await page.locator('body').press('d')
  const next = page.locator('[data-shelf] > li:nth-child(2) > button:first-child')
  await expect(next).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await (await deckFace(page, 'Clockwork Sky')).click()
  await expect(page.locator('[data-screen="table"]')).toContainText('Clockwork Sky')
  expect(table.complaints).toEqual([])
})

test('two people sit down at one screen with one press', async ({ page }) => {
  const table = await wasHere(page)
  await page.getByRole('button', { name: /^Two players/ }).click()
  await expect(page.locator('[data-screen="curtain"]')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the unfinished game is a picture, and C continues it', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(goOn(page).getByRole('img', { name: /^Your game on turn 3/ })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.locator('body').press('c')
  expect((await table.settled()).hand).toEqual(before.hand)
  expect(table.complaints).toEqual([])
})

test('of two people’s game no hand is in the picture', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: false })
  await table.takeOver()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(goOn(page).getByRole('img')).toBeVisible()
  await expect(goOn(page).locator('[data-size="phone"]').first()).toBeAttached()
  await expect(goOn(page).locator('[data-size="tile"]')).toHaveCount(0)
})

test('options stand in a dialog: nothing on the page moves for them', async ({ page }) => {
  await wasHere(page)
  const before = await brass(page, 'Same again').boundingBox()
  const dialog = await options(page)
  for (const name of ['Random', 'Best of three', 'Hard', 'On this screen', '2004'])
    await expect(dialog.getByRole('radio', { name, exact: true }).first()).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /ante/ })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await brass(page, 'Same again').boundingBox()).toEqual(before)
})

const RESULT = {
  at: '2026-11-28T20:00:00.000Z',
  deckId: 'first-light',
  deck: 'First Light',
  againstId: 'tall-timber',
  against: 'Tall Timber',
  level: 'easy',
  turns: 9,
  edition: '2011',
}

/** Somebody who has beaten two rungs of the ladder, and lost once. */
async function afterThree(page: Page): Promise<void> {
  const results = ['won', 'won', 'lost'].map((how, n) => ({ ...RESULT, how, game: `g${n}` }))
  await page.addInitScript(
    (stored) => localStorage.setItem('cantrip.results', stored),
    JSON.stringify({ schema: 2, results, climbed: 2 }),
  )
  await page.goto('/')
}

test('a deck tells how many of its games were won', async ({ page }) => {
  await afterThree(page)
  await expect(page.getByRole('button', { name: /^First Light/ }).first()).toContainText('2 of 3 won')
})

test('the ladder shows what is beaten, and its next rung is a press away', async ({ page }) => {
  await afterThree(page)
  await page.getByRole('button', { name: /^The ladder/ }).click()
  const dialog = page.getByRole('dialog', { name: 'The ladder' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expect(dialog.getByText('Beaten')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: /^3 Cinder Run.*Easy/ })).toBeEnabled()
  await expect(dialog.getByRole('button', { name: /^4 Green Banner/ })).toBeDisabled()
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Play Cinder Run' }).click()
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
  await expect(page.getByText('Cinder Run').first()).toBeVisible()
})

test('past games are saved as a file from the settings', async ({ page }) => {
  await afterThree(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('cantrip-results.csv')
})
