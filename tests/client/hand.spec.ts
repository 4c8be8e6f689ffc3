import { expect, type Locator, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

/** The cards of the hand by their names, in the order in which they are seen. */
async function held(table: Table): Promise<readonly string[]> {
  const labels = table.zone('hand').locator('button[data-card]')
  const found = await labels.evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('[data-part="label"]')?.textContent?.replaceAll('\u00ad', '') ?? '',
      x: card.getBoundingClientRect().x,
    })),
  )
  return found.sort((a, b) => a.x - b.x).map(({ name }) => name)
}

const order = (table: Table) => expect.poll(() => held(table))

const hand = RED.players[0]?.hand as readonly string[]

async function carryTo(table: Table, from: Locator, to: Locator): Promise<void> {
  await table.carry(from, to)
  await expect(table.page.locator('[data-place][data-over]')).toHaveCount(1)
  await table.drop()
}

test('cards of the hand are put in another order by dragging, and stay so over a reload', async ({ page }) => {
  const table = await Table.board(page, RED)
  await order(table).toEqual(hand)
  const before = await table.see()
  // To the right a card is put behind the one it is dropped on, to the left before it.
  await carryTo(table, table.card('hand', 'Ember Dart'), table.card('hand', 'Mountain'))
  await order(table).toEqual(['Slagtooth Raider', 'Mountain', 'Ember Dart', 'Vermilion Sovereign', 'Verdict at Dawn'])
  await carryTo(table, table.card('hand', 'Verdict at Dawn'), table.card('hand', 'Slagtooth Raider'))
  const now = ['Verdict at Dawn', 'Slagtooth Raider', 'Mountain', 'Ember Dart', 'Vermilion Sovereign']
  await order(table).toEqual(now)
  // Nothing of it is the game's.
  expect((await table.see()).at).toBe(before.at)
  await table.click(table.card('hand', 'Mountain'))
  await order(table).toEqual(now.filter((name) => name !== 'Mountain'))
  await page.reload()
  await table.settled()
  await order(table).toEqual(now.filter((name) => name !== 'Mountain'))
  await table.act(() => page.keyboard.press('z'))
  await order(table).toEqual(now)
  expect(table.complaints).toEqual([])
})

test('a card that can’t be played is moved as well, and says why once it is carried out of the hand', async ({
  page,
}) => {
  const table = await Table.board(page, RED)
  const refusal = page.getByRole('status').filter({ hasText: 'Not possible.' })
  await carryTo(table, table.card('hand', 'Vermilion Sovereign'), table.card('hand', 'Ember Dart'))
  await order(table).toEqual(['Vermilion Sovereign', ...hand.filter((name) => name !== 'Vermilion Sovereign')])
  await expect(refusal).toHaveCount(0)
  await table.carry(table.card('hand', 'Vermilion Sovereign'), table.zone('you-creatures'))
  await table.drop()
  await expect(refusal).toContainText('Not enough mana')
  expect(table.complaints).toEqual([])
})

test('Shift and an arrow move the card with the focus, which is told', async ({ page }) => {
  const table = await Table.board(page, RED)
  await page.keyboard.press('1')
  await expect(table.card('hand', 'Ember Dart')).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await order(table).toEqual(['Slagtooth Raider', 'Mountain', 'Ember Dart', 'Vermilion Sovereign', 'Verdict at Dawn'])
  await expect(table.card('hand', 'Ember Dart')).toBeFocused()
  await expect(page.getByText('Ember Dart: 3 of 5')).toBeAttached()
  await page.keyboard.press('Shift+ArrowLeft')
  await order(table).toEqual(['Slagtooth Raider', 'Ember Dart', 'Mountain', 'Vermilion Sovereign', 'Verdict at Dawn'])
  // Without Shift the focus goes on from there, and it does not leave the first place to the left.
  await page.keyboard.press('ArrowLeft')
  await expect(table.card('hand', 'Slagtooth Raider')).toBeFocused()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(table.card('hand', 'Slagtooth Raider')).toBeFocused()
  expect(table.complaints).toEqual([])
})

test('a hand is sorted by cost or by type in the settings, and so are cards that were moved', async ({ page }) => {
  const table = await Table.board(page, RED)
  const choose = async (name: string) => {
    await table.button('Menu').click()
    await table.button('Settings').click()
    const group = page.getByRole('group', { name: 'Hand order' })
    await group.getByText(name).click()
    await expect(group.getByRole('radio', { name })).toBeChecked()
    await page.getByRole('button', { name: 'Close settings' }).click()
  }
  await choose('By cost')
  await order(table).toEqual(['Ember Dart', 'Slagtooth Raider', 'Verdict at Dawn', 'Vermilion Sovereign', 'Mountain'])
  await choose('By type')
  await order(table).toEqual(['Slagtooth Raider', 'Vermilion Sovereign', 'Ember Dart', 'Verdict at Dawn', 'Mountain'])
  await carryTo(table, table.card('hand', 'Mountain'), table.card('hand', 'Slagtooth Raider'))
  await expect.poll(async () => (await held(table))[0]).toBe('Mountain')
  // What is pressed the moment something is put down isn't a press.
  await table.until(table.button('Settings'), () => table.button('Menu').click())
  await table.button('Settings').click()
  await expect(page.getByRole('group', { name: 'Hand order' }).locator(':checked')).toHaveCount(0)
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Close settings' }).click()
  await choose('As drawn')
  await order(table).toEqual(hand)
  expect(table.complaints).toEqual([])
})
