import { expect, type Locator, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

const book = (page: Page): Locator => page.getByRole('dialog', { name: 'Rulebook' })
const reading = (page: Page): Locator => book(page).getByRole('article')
const current = (page: Page): Locator => reading(page).locator('[aria-current]')
const callout = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Not possible.' })

test('from a refusal to its rule, through a search, and back to the very table', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.card('hand', 'Vermilion Sovereign').click()
  const link = callout(page).getByRole('link')
  const number = (await link.textContent()) ?? ''
  await link.click()
  await expect(current(page)).toContainText(number)
  await expect(current(page)).toBeFocused()

  await book(page).getByRole('searchbox').fill('first strike')
  await expect(book(page).getByRole('status')).toHaveText(/^\d+ rules found$/)
  await page.keyboard.press('Enter')
  await expect(reading(page).getByRole('heading', { name: /502.2 First strike/ })).toBeFocused()
  await reading(page).getByRole('link', { name: '502.2b' }).click()
  await expect(current(page)).toContainText('deal damage')

  await page.goBack()
  await expect(current(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
  await expect(link).toBeFocused()
  await expect(callout(page)).toBeVisible()
  expect(await table.see()).toEqual(before)

  await page.goForward()
  await expect(book(page)).toBeVisible()
  await page.goBack()
  await expect(book(page)).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('by keyboard alone: the log’s rules, a rule named in a rule, the contents', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  const links = table.log.getByRole('link')
  await expect(links.and(page.locator('[tabindex="0"]'))).toHaveCount(1)
  await links.last().focus()
  const all = await links.count()
  if (all > 1) {
    await page.keyboard.press('ArrowUp')
    await expect(links.nth(all - 2)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(book(page)).toBeVisible()
  await page.goto('/#rule=2004:409.1g')
  const named = current(page).getByRole('link', { name: '411' })
  await named.focus()
  await page.keyboard.press('Enter')
  await expect(reading(page).getByRole('heading', { name: /^411/ })).toBeFocused()

  const contents = book(page).getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link', { name: /^411/ })).toHaveAttribute('aria-current', 'true')
  await book(page).getByRole('searchbox').focus()
  await page.keyboard.type('409.1c')
  await page.keyboard.press('ArrowDown')
  await expect(book(page).getByRole('link', { name: /^409\.1c/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(book(page).getByRole('searchbox')).toBeFocused()
  // The first Escape clears the search, the second closes the book.
  await page.keyboard.press('Escape')
  await expect(book(page).getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
})

test('a card’s keywords lead to their rules, over the card', async ({ page }) => {
  const [ada, bea] = RED.players
  const table = await Table.board(page, {
    ...RED,
    players: [{ ...ada, battlefield: ['Ashwing Fledgling'] }, { ...bea }],
  })
  await table.card('you-creatures', 'Ashwing Fledgling').click({ button: 'right' })
  await page.getByRole('dialog', { name: 'Ashwing Fledgling' }).getByRole('link', { name: 'Flying' }).click()
  await expect(reading(page).getByRole('heading', { name: /702.9 Flying/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Ashwing Fledgling' })).toBeVisible()
})

test('the edition is the game’s, and can be changed while reading', async ({ page }) => {
  await Table.board(page, { ...RED, edition: '2004' })
  await page.goto('/#rule=2004:300.3')
  await expect(current(page)).toContainText('mana burn')
  await expect(current(page)).not.toContainText('In 2011')
  await expect(book(page).getByRole('radio', { name: '2004' })).toBeChecked()
  await book(page).getByRole('radio', { name: '2011' }).check()
  await expect(current(page)).toContainText('In 2011')
  await book(page).getByRole('searchbox').fill('emblem')
  await expect(book(page).getByRole('link', { name: /^113/ })).toBeVisible()
  await book(page).getByRole('radio', { name: '2004' }).check()
  await expect(book(page).getByRole('status')).toHaveText('No rule has all these words.')
})

test('a rule that today’s rules replace leads to the one in its place', async ({ page }) => {
  const table = await Table.open(page, '/#rule=2004:420.5e')
  await expect(current(page)).not.toContainText('704.5j')
  await book(page).getByRole('radio', { name: 'Today' }).check()
  await expect(current(page)).toContainText('In 2011')
  const change = current(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Today/ })
  await change.getByRole('link', { name: '704.5j', exact: true }).first().click()
  await expect(reading(page).getByRole('heading', { name: /^704/ })).toBeVisible()
  await expect(current(page)).toContainText('704.5j')
  await expect(reading(page)).toContainText('Today’s rules')
  const contents = book(page).getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('heading')).toHaveText([
    'Changed since 2011',
    'Changed in the 2011 book',
    'The 2004 rules, as amended',
  ])
  expect(table.complaints).toEqual([])
})

test('a link to a rule opens it over the start screen; leaving it stays there', async ({ page }) => {
  const table = await Table.open(page, '/#rule=2011:605.3b')
  await expect(current(page)).toContainText('605.3b')
  await expect(book(page).getByRole('radio', { name: '2011' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page.locator('[data-screen="start"]')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await table.button('Rules').click()
  await expect(book(page).getByRole('searchbox')).toBeFocused()
  await book(page).getByText('The turn', { exact: true }).click()
  await book(page).getByRole('link', { name: /^304/ }).click()
  await expect(reading(page).getByRole('heading', { name: /^304/ })).toBeVisible()
  await book(page).getByRole('button', { name: 'Close the rulebook' }).click()
  await expect(book(page)).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('a rule that is open survives a reload, and Back still leads to the table', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.card('hand', 'Vermilion Sovereign').click()
  await callout(page).getByRole('link').click()
  await expect(current(page)).toBeVisible()
  await page.reload()
  await expect(current(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page.locator('[data-screen="table"]')).toBeVisible()
  expect(table.complaints).toEqual([])
})
