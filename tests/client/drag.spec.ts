import { expect, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { ATTACKED, RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test('a creature dragged from the hand to the table is cast there', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.carry(table.card('hand', 'Slagtooth Raider'), table.zone('you-creatures'))
  await table.drop()
  await table.go(/Tap 2 and pay/)
  await expect(table.card('you-creatures', 'Slagtooth Raider')).toBeVisible()
  await expect(table.card('hand', 'Slagtooth Raider')).toHaveCount(0)
})

test('a land dragged to the table is played', async ({ page }) => {
  const table = await Table.board(page, RED)
  await expect(table.zone('you-lands').locator('button[data-card]')).toHaveCount(3)
  await table.carry(table.card('hand', 'Mountain'), table.zone('you-creatures'))
  await table.drop()
  await expect(table.zone('you-lands').locator('button[data-card]')).toHaveCount(4)
})

test('a spell dragged onto a creature is cast with that target', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.carry(table.card('hand', 'Ember Dart'), table.card('ring-creatures', 'Mistback Crab'))
  await expect(page.locator('[data-place][data-over]')).toHaveCount(1)
  await table.drop()
  await table.go(/Tap 1 and pay/)
  // It is aimed at what is Bea's: she is asked, though she can do nothing.
  await table.go(/Resolve Ember Dart/)
  await expect(table.log).toContainText('Ember Dart deals 2 damage to Mistback Crab.')
})

test('a card put down beside the table, or let go with Escape, is back in the hand', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.carry(table.card('hand', 'Ember Dart'), table.log)
  await table.drop()
  expect(await table.see()).toEqual(before)
  await table.carry(table.card('hand', 'Ember Dart'), table.card('ring-creatures', 'Mistback Crab'))
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
  await page.mouse.up()
  expect(await table.see()).toEqual(before)
  await expect(page.locator('[data-place="table"]')).toHaveCount(0)
})

test('creatures dragged onto attackers block them', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  await expect(table.primary).toHaveText(/No blocks/)
  await table.carry(table.card('you-creatures', 'Fellhorn Stag'), table.card('ring-creatures', 'Clinker Brute'))
  await table.drop()
  await expect(table.primary).toHaveText(/Block \(1\)/)
  await table.carry(table.card('you-creatures', 'Mossback Elk'), table.card('ring-creatures', 'Slagtooth Raider'))
  await table.drop()
  await table.go(/Block \(2\)/)
  await expect(table.log).toContainText('Fellhorn Stag blocks Clinker Brute.')
  await expect(table.log).toContainText('Mossback Elk blocks Slagtooth Raider.')
})

test('blockers are ordered by dragging one to another place', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  for (const blocker of ['Fellhorn Stag', 'Mossback Elk']) {
    await table.carry(table.card('you-creatures', blocker), table.card('ring-creatures', 'Clinker Brute'))
    await table.drop()
  }
  await table.go(/Block \(2\)/)
  await expect(table.prompt).toContainText('Order the blockers')
  const rows = table.prompt.getByRole('listitem')
  const [first = '', second = ''] = (await rows.allInnerTexts()).map((text) => /Stag|Elk/.exec(text)?.[0] ?? '')
  await rows.nth(0).hover()
  await page.mouse.down()
  const below = await rows.nth(1).boundingBox()
  if (below === null) throw new Error('one row only')
  await page.mouse.move(below.x + 60, below.y + below.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(rows).toContainText([second, first])
  // What the rows hold can still be pressed.
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .click()
  await expect(rows).toContainText([first, second])
  expect(table.complaints).toEqual([])
})

test('a blocker put down where nothing attacks does not block', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  await table.carry(table.card('you-creatures', 'Fellhorn Stag'), table.zone('hand'))
  await table.drop()
  await expect(table.primary).toHaveText(/No blocks/)
})

test('a card that can’t be played says why when it is taken', async ({ page }) => {
  const table = await Table.board(page, RED)
  const card = await table.card('hand', 'Vermilion Sovereign').boundingBox()
  if (card === null) throw new Error('no card')
  await page.mouse.move(card.x + card.width / 2, card.y + 60)
  await page.mouse.down()
  await page.mouse.move(card.x + card.width / 2, card.y - 100, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator('[data-state~="refused"]')).toHaveCount(1)
  expect(table.complaints).toEqual([])
})

test('equipment is dropped onto the creature that gets it', async ({ page }) => {
  const board: Board = {
    edition: '2011',
    players: [
      {
        name: 'Ada',
        library: ['Forest'],
        battlefield: ['Lantern Pike', 'Mossback Elk', 'Forest', 'Forest', 'Forest', 'Forest'],
      },
      { name: 'Bea', library: ['Forest'] },
    ],
  }
  const table = await Table.board(page, board, { openHands: true, confirmPayments: false })
  await table.carry(table.card('you-lands', 'Lantern Pike'), table.card('you-creatures', 'Mossback Elk'))
  await table.act(() => table.drop())
  await expect(page.locator('[data-attached]')).toHaveCount(1)
  expect(table.complaints).toEqual([])
})
