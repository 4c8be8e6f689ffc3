import { expect, test } from '@playwright/test'
import type { CardRecord } from '../../src/oracle/index.ts'
import { lastReply, openWith } from './support/ownCards.ts'

const CARDS: readonly CardRecord[] = [
  {
    name: 'Kinfolk Lantern',
    mana_cost: '{0}',
    type_line: 'Artifact',
    oracle_text: 'As Kinfolk Lantern enters the battlefield, choose a creature type.',
  },
  {
    name: 'Quillback Sow',
    mana_cost: '{1}{G}',
    type_line: 'Creature — Boar',
    oracle_text: '',
    power: '2',
    toughness: '2',
  },
]

const BOARD = {
  edition: '2011',
  players: [
    { name: 'Ada', hand: ['Kinfolk Lantern'], library: ['Forest', 'Forest'], battlefield: ['Quillback Sow'] },
    { name: 'Bea', library: ['Forest', 'Forest'] },
  ],
} as const

test('a creature type is found by typing, by arrows, and answered by Enter', async ({ page }) => {
  const table = await openWith(page, CARDS, structuredClone(BOARD) as never)
  await table.click(table.card('hand', 'Kinfolk Lantern'))
  for (let n = 0; n < 4 && (await table.see()).title !== 'Choose a creature type'; n++) await table.click(table.primary)
  const field = page.getByRole('combobox', { name: 'Creature type' })
  const options = page.getByRole('option')
  const current = page.getByRole('option', { selected: true })
  await expect(field).toBeFocused()
  // What is on the own cards stands first and is proposed; the others follow, and none of them is a button.
  await expect(current).toHaveText(/^Boar/)
  await expect(options.first()).toContainText('on your cards')
  expect(await options.count()).toBeGreaterThan(100)
  await expect(table.primary).toContainText('Choose Boar')
  expect(await table.prompt.getByRole('button').count()).toBeLessThan(6)

  await page.keyboard.type('gob')
  await expect(current).toHaveText('Goblin')
  await page.keyboard.press('Escape')
  await expect(current).toHaveText(/^Boar/)
  await page.keyboard.type('el')
  const second = await options.nth(1).textContent()
  await page.keyboard.press('ArrowDown')
  await expect(current).toHaveText(second ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  for (const _ of 'el') await page.keyboard.press('Backspace')
  await page.keyboard.type('xyz')
  await expect(page.getByText('No matches.')).toBeVisible()
  await expect(table.primary).toHaveAttribute('aria-disabled', 'true')
  for (const _ of 'xyz') await page.keyboard.press('Backspace')
  await page.keyboard.type('goblin')
  await table.act(() => page.keyboard.press('Enter'))
  await expect.poll(() => lastReply(page)).toBe('Goblin')
})

test('a creature type is chosen by clicks', async ({ page }) => {
  const table = await openWith(page, CARDS, structuredClone(BOARD) as never)
  await table.click(table.card('hand', 'Kinfolk Lantern'))
  for (let n = 0; n < 4 && (await table.see()).title !== 'Choose a creature type'; n++) await table.click(table.primary)
  await page.getByRole('combobox').fill('elf')
  await page.getByRole('option', { name: 'Elf', exact: true }).click()
  await table.go(/Choose Elf/)
  await expect.poll(() => lastReply(page)).toBe('Elf')
})
