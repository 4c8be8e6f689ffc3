import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { focusByKeys } from './support/keyboard.ts'
import { follow, panelOf } from './support/lessons.ts'
import { savedGames } from './support/start.ts'
import { Table } from './support/table.ts'

test('a lesson is begun in one press, followed with the mouse, and noted in the list', async ({ page }) => {
  const table = await Table.open(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn at a real table')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: /^Lesson 1: Land and mana/ }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('status')).toHaveText('Click Plains. You win once Tamsin’s life falls from 20 to 0.')
  await table.settled()
  expect(await serious(page)).toEqual([])

  const said = await follow(page, ({ x, y }) => page.mouse.click(x, y))
  expect(said).toContain('Press End turn: no land is left to pay with.')
  await expect(table.card('you-creatures', 'Dawnward Lancer')).toBeVisible()
  expect(await serious(page)).toEqual([])

  await panel.getByRole('button', { name: 'Next lesson' }).click()
  await expect(panel.getByRole('heading')).toHaveText('Lesson 2: Creatures')
  await page.goto('/#/learn')
  await expect(page.getByRole('button', { name: /^Lesson 1: Land and mana.*Done$/ })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('a lesson is followed by keys alone', async ({ page }) => {
  const table = await Table.open(page, '/#/learn')
  await expect(page.getByRole('button', { name: /^Begin: Land and mana/ })).toBeVisible()
  await page.keyboard.press('Space')
  await table.settled()
  await follow(page, async ({ card }) => {
    if (card === null) return page.keyboard.press('Space')
    await focusByKeys(page, page.locator(`[data-card="${card}"]`))
    await page.keyboard.press('Enter')
  })
  expect(table.complaints).toEqual([])
})

test('“Show me” plays the moves; undo leads back; leaving leaves an ordinary game', async ({ page }) => {
  const table = await Table.open(page, '/#/learn')
  await page.getByRole('button', { name: /^Lesson 3/ }).click()
  const panel = panelOf(page)
  const sentence = panel.getByRole('status')
  const show = panel.getByRole('button', { name: 'Show me' })
  await expect(sentence).toContainText('Causeway Patrol to block')
  await table.until(panel.getByText('Press Block (1)'), () => show.click())
  await table.until(panel.getByText('now it is your turn to attack'), () => show.click())
  await expect(panel.getByText('2 of 5')).toBeVisible()
  await table.settled()
  await table.button('Undo').click()
  await expect(sentence).toContainText('confirm your blocks')
  await expect(panel.getByText('1 of 5')).toBeVisible()

  await panel.getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.locator('[data-lesson-pointer]')).toHaveCount(0)
  await expect(table.primary).toHaveText(/Block \(1\)/)
  await page.reload()
  await table.settled()
  await expect(panel).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('something else is played: the lesson waits, and comes back to it in the next turn', async ({ page }) => {
  const table = await Table.open(page, '/#/learn')
  await page.getByRole('button', { name: /^Lesson 1/ }).click()
  const sentence = panelOf(page).getByRole('status')
  await expect(sentence).toContainText('Click Plains')
  await table.settled()
  await table.act(() => page.keyboard.press('Enter'))
  await expect(sentence).toContainText('Click Plains')
  await expect(page.getByText('Turn 3').first()).toBeVisible()
  // A reload finds the lesson where it was.
  await page.reload()
  await table.settled()
  await expect(sentence).toContainText('Click Plains')
  expect(table.complaints).toEqual([])
})

test('a lesson begins beside a running game, which is kept', async ({ page }) => {
  const table = await Table.open(page, '/#deck=first-light&against=cinder-run&seed=3&starter=you')
  await table.settled()
  await table.button('Keep').click()
  await table.settled()
  await page.goto('/#/learn')
  await page.getByRole('button', { name: /^Lesson 1/ }).click()
  await expect(panelOf(page).getByRole('status')).toContainText('Click Plains')
  await panelOf(page).getByRole('button', { name: 'Leave the lesson' }).click()
  await page.reload()
  await table.settled()
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await savedGames(page)
    .getByRole('button', { name: /^Continue: vs Corvin/ })
    .click()
  await expect(page.getByText('7 in hand').first()).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the lesson about decks is followed on the deck page', async ({ page }) => {
  const table = await Table.open(page, '/#/learn')
  await page.getByRole('button', { name: /^Lesson 6/ }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('status')).toContainText('Choose a colour you like')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect(panel.getByRole('status')).toContainText('until you have four')
  for (let n = 0; n < 4; n++) await panel.getByRole('button', { name: 'Show me' }).click()
  await expect(panel.getByRole('heading')).toHaveText('Lesson 6 done')
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})
