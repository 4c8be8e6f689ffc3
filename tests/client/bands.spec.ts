import { expect, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { focusByKeys } from './support/keyboard.ts'
import { Table } from './support/table.ts'

const library = Array.from({ length: 6 }, () => 'Plains')
/** Ada may attack with three, one of which has banding. */
const BANDERS: Board = {
  edition: '2011',
  turn: { number: 4, active: 0, step: 'beginCombat' },
  players: [
    { name: 'Ada', library, battlefield: ['Clinker Brute', 'Slagtooth Raider', 'Gatehouse Corporal'] },
    { name: 'Bea', library, battlefield: ['Mistback Crab'] },
  ],
}

async function toAttack(table: Table): Promise<void> {
  for (let n = 0; n < 3 && (await table.prompt.getByText('Declare attackers').count()) === 0; n++)
    await table.act(() => table.primary.click())
  // A key isn't taken in the first moment of a prompt.
  await expect(async () => {
    await table.page.keyboard.press('a')
    await expect(table.primary).toHaveText(/^Attack \(3\)/, { timeout: 100 })
  }).toPass({ timeout: 40_000 })
}

test('[2004:308.2b] a band is formed with a pointer, undone, and attacks as one', async ({ page }) => {
  const table = await Table.board(page, BANDERS)
  await toAttack(table)
  const choice = table.button('Band Clinker Brute + Gatehouse Corporal')
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(table.card('you-creatures', 'Clinker Brute')).toHaveAccessibleName(/in band 1/)
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  await choice.click()
  await table.go(/^Attack \(3\)/)
  await expect(table.log).toContainText('Clinker Brute and Gatehouse Corporal attack in a band.')
  // Who fights whom: the band is one entry.
  const combat = page.getByRole('region', { name: 'Combat' })
  await expect(combat.getByRole('listitem')).toHaveCount(2)
  await expect(combat.getByRole('listitem').first()).toContainText('Clinker Brute, Gatehouse Corporal')
  expect(table.complaints).toEqual([])
})

test('[2004:308.2b] a band is formed by keys', async ({ page }) => {
  const table = await Table.board(page, BANDERS)
  await toAttack(table)
  const choice = table.button('Band Slagtooth Raider + Gatehouse Corporal')
  await focusByKeys(page, choice)
  await page.keyboard.press('Enter')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
})
