import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { openWith } from './support/ownCards.ts'
import { Table } from './support/table.ts'

const POOL = /Ada.s mana pool/

/** What a card says that would be tapped. */
const TAPPED = '[data-part="spoken"][aria-label*="will be tapped to pay"]'

test('a land is tapped for mana by a click and untapped by another', async ({ page }) => {
  const table = await Table.board(page, RED)
  const lands = table.zone('you-lands')
  await table.click(table.card('you-lands', 'Mountain'))
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(1)
  await expect(page.getByLabel(POOL)).toContainText('1')
  await table.click(table.card('you-lands', 'Mountain', 1))
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(2)
  await expect(page.getByLabel(POOL)).toContainText('2')
  // The first can be taken back although the second was tapped after it.
  await table.click(lands.locator('[data-state~="tapped"]').first())
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(1)
  await table.click(lands.locator('[data-state~="tapped"]').first())
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(0)
  await expect(page.getByLabel(POOL)).toHaveCount(0)
})

test('mana that floats pays, and no land is tapped beside it', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.click(table.card('you-lands', 'Mountain'))
  await table.click(table.card('hand', 'Ember Dart'))
  await table.click(table.card('ring-creatures', 'Mistback Crab'))
  await table.go(/^Pay/)
  await table.go(/Resolve Ember Dart/)
  await expect(table.zone('you-lands').locator('[data-state~="tapped"]')).toHaveCount(1)
  await expect(table.log).toContainText('Ember Dart deals 2 damage to Mistback Crab.')
})

test('what a spell would tap is marked before it is paid, and can be taken back', async ({ page }) => {
  const table = await Table.board(page, RED)
  const marked = table.zone('you-lands').locator('button[data-card]', { has: page.locator(TAPPED) })
  await table.click(table.card('hand', 'Slagtooth Raider'))
  await expect(marked).toHaveCount(2)
  await expect(table.zone('you-lands').locator('[data-state~="tapped"]')).toHaveCount(0)
  await table.click(table.button('Cancel'))
  await expect(marked).toHaveCount(0)
  await expect(table.card('hand', 'Slagtooth Raider')).toBeVisible()
  await table.click(table.card('hand', 'Slagtooth Raider'))
  await table.go(/Tap 2 and pay/)
  await expect(table.zone('you-lands').locator('[data-state~="tapped"]')).toHaveCount(2)
})

test('another land than the one that is marked can be chosen', async ({ page }) => {
  const table = await Table.board(page, RED)
  const lands = table.zone('you-lands')
  await table.click(table.card('hand', 'Slagtooth Raider'))
  const free = lands.locator('button[data-card]', { hasNot: page.locator(TAPPED) })
  await expect(free).toHaveCount(1)
  const id = await free.getAttribute('data-card')
  await table.click(free)
  await table.go(/Tap 1 and pay/)
  await expect(lands.locator(`[data-card="${id}"][data-state~="tapped"]`)).toHaveCount(1)
})

test('a marked land is taken out by a press where another can pay, and put back by the next', async ({ page }) => {
  const table = await Table.board(page, RED)
  const lands = table.zone('you-lands')
  const marked = lands.locator('button[data-card]', { has: page.locator(TAPPED) })
  await table.click(table.card('hand', 'Slagtooth Raider'))
  const first = await marked.first().getAttribute('data-card')
  const ids = () => marked.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  const before = await ids()
  await lands.locator(`[data-card="${first}"]`).click()
  await expect.poll(ids).not.toContain(first)
  await expect(marked).toHaveCount(2)
  // Nothing is tapped for it.
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(0)
  await lands.locator(`[data-card="${first}"]`).click()
  await expect.poll(ids).toEqual(before)
  await lands.locator(`[data-card="${first}"]`).click()
  await expect.poll(ids).not.toContain(first)
  await table.go(/Tap 2 and pay/)
  await expect(lands.locator(`[data-card="${first}"][data-state~="tapped"]`)).toHaveCount(0)
  await expect(lands.locator('[data-state~="tapped"]')).toHaveCount(2)
  expect(table.complaints).toEqual([])
})

test('a payment leaves what the hand could still use, and says so', async ({ page }) => {
  const refusal = {
    name: 'Deep Refusal',
    mana_cost: '{1}{U}',
    type_line: 'Instant',
    oracle_text: 'Counter target spell.',
  }
  const type_line = 'Artifact Creature — Golem'
  const golem = { name: 'Clay Golem', mana_cost: '{3}', type_line, oracle_text: '', power: '3', toughness: '3' }
  const battlefield = ['Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Mountain']
  const players = [
    { name: 'Ada', battlefield, hand: ['Clay Golem', 'Deep Refusal'], library: ['Island'] },
    { name: 'Bea', library: ['Island'] },
  ]
  const table = await openWith(page, [refusal, golem], { edition: '2011', players })
  await table.click(table.card('hand', 'Clay Golem'))
  await expect(table.prompt).toContainText('Keeps Deep Refusal castable.')
  const marked = table.zone('you-lands').locator('button[data-card]', { has: page.locator(TAPPED) })
  await expect(marked).toHaveCount(3)
  for (const land of await marked.all()) await expect(land).toHaveAccessibleName(/^Mountain/)
  await table.go(/Tap 3 and pay/)
  await expect(table.zone('you-lands').locator('[data-state~="tapped"]')).toHaveCount(3)
})

test('with one way to pay a press casts, and so does a drop on the target', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true, confirmPayments: false })
  const tapped = table.zone('you-lands').locator('[data-state~="tapped"]')
  await table.carry(table.card('hand', 'Ember Dart'), table.card('ring-creatures', 'Mistback Crab'))
  await table.act(() => table.drop())
  await expect(table.primary).toHaveText(/Resolve Ember Dart/)
  await expect(page.locator('[data-state~="tapped"]')).toHaveCount(1)
  await table.act(() => page.keyboard.press('z'))
  await expect(tapped).toHaveCount(0)
  await table.click(table.card('hand', 'Slagtooth Raider'))
  await expect(table.card('you-creatures', 'Slagtooth Raider')).toBeVisible()
})
