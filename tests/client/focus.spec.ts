import { expect, test } from '@playwright/test'
import { RED, SEARCHING } from './support/boards.ts'
import { focusByKeys } from './support/keyboard.ts'
import { Table } from './support/table.ts'

test('after a click on a card Enter does not play the next one but passes, as its button says', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Ember Dart'))
  await expect(page.getByRole('heading', { name: 'Target for Ember Dart' })).toBeVisible()
  await table.click(table.button('Cancel'))
  await table.click(table.card('hand', 'Mountain'))
  const { hand } = await table.see()
  await table.act(() => page.keyboard.press('Enter'))
  expect((await table.see()).title).toBe('Declare attackers')
  expect((await table.see()).hand.map(({ name }) => name)).toEqual(hand.map(({ name }) => name))
})

test('after a click Space is the large button’s, whatever was clicked', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  await table.click(table.button('Undo'))
  await table.click(table.card('hand', 'Mountain'))
  await table.press(table.card('you-creatures', 'Clinker Brute'))
  await page.keyboard.press('Escape')
  const stop = page.getByRole('button', { name: /upkeep/i }).first()
  const pressed = await stop.getAttribute('aria-pressed')
  await stop.click()
  await expect(stop).not.toHaveAttribute('aria-pressed', pressed ?? '')
  await table.act(() => page.keyboard.press(' '))
  expect((await table.see()).title).toBe('Declare attackers')
  await expect(stop).not.toHaveAttribute('aria-pressed', pressed ?? '')
})

test('a card that was walked to by keys is played by Enter, also after a click elsewhere', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.press(table.card('you-creatures', 'Clinker Brute'))
  await page.keyboard.press('Escape')
  await focusByKeys(page, table.card('hand', 'Mountain'))
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.card('you-lands', 'Mountain', 3)).toBeVisible()
  // The card in its place has the focus now, and Enter is its own.
  await expect(table.zone('hand').locator(':focus')).toHaveCount(1)
})

test('arrows from a clicked card choose it as keys do', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Ember Dart'))
  await table.click(table.button('Cancel'))
  const dart = table.card('hand', 'Ember Dart')
  await dart.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(dart).toBeFocused()
  await table.act(() => page.keyboard.press('Enter'))
  await expect(page.getByRole('heading', { name: 'Target for Ember Dart' })).toBeVisible()
})

test('arrows set the number that is asked, wherever they have no other use', async ({ page }) => {
  const table = await Table.board(page, SEARCHING)
  await focusByKeys(page, table.card('hand', "Comet's Errand"))
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.primary).toHaveText(/^X = 1/)
  await focusByKeys(page, table.primary)
  await page.keyboard.press('ArrowUp')
  await expect(table.primary).toHaveText(/^X = 2/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(table.primary).toHaveText(/^X = 0/)
})

test('cards of a search are reached by Tab, walked by arrows, taken by Enter, and Space answers', async ({ page }) => {
  const table = await Table.board(page, SEARCHING)
  await focusByKeys(page, table.card('hand', 'Follow the Rootways'))
  await table.act(() => page.keyboard.press('Enter'))
  await expect(page.getByRole('heading', { name: 'Pay for Follow the Rootways' })).toBeVisible()
  await table.act(() => page.keyboard.press(' '))
  if ((await table.see()).title !== 'Search your library: choose a card') await table.go(/Resolve/)
  await focusByKeys(page, table.card('choice', 'Forest'))
  await page.keyboard.press('ArrowRight')
  await expect(table.card('choice', 'Island')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.primary).toHaveText(/^Choose a card/)
  await expect(table.card('choice', 'Island')).toBeFocused()
  await table.act(() => page.keyboard.press(' '))
  await expect(table.card('you-lands', 'Island')).toBeVisible()
})

test('after a card was taken by keys from a list over the table the focus is at the next prompt', async ({ page }) => {
  const table = await Table.board(page, {
    edition: '2011',
    players: [
      {
        name: 'Ada',
        hand: ['Call Back the Lancer'],
        library: ['Plains'],
        graveyard: ['Dawnward Lancer', 'Mossback Elk'],
        battlefield: ['Plains', 'Plains', 'Plains'],
      },
      { name: 'Bea', library: ['Plains'] },
    ],
  })
  await focusByKeys(page, table.card('hand', 'Call Back the Lancer'))
  await table.act(() => page.keyboard.press('Enter'))
  await focusByKeys(page, table.card('choice', 'Dawnward Lancer'))
  await table.act(() => page.keyboard.press('Enter'))
  await expect(table.primary).toHaveText(/^Tap 3 and pay/)
  await expect(page.locator('#asks')).toBeFocused()
})
