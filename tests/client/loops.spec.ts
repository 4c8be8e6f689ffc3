import { expect, test } from '@playwright/test'
import type { CardRecord } from '../../src/oracle/index.ts'
import { openWith, savedReplies } from './support/ownCards.ts'

const CARDS: readonly CardRecord[] = [
  { name: 'Welling Font', mana_cost: '{1}', type_line: 'Artifact', oracle_text: '{0}: You gain 1 life.' },
]

const BOARD = {
  edition: '2011',
  players: [
    { name: 'Ada', library: ['Forest', 'Forest'], battlefield: ['Welling Font'] },
    { name: 'Bea', library: ['Forest', 'Forest'] },
  ],
} as const

test('a loop’s number is typed, it runs to its end, and one undo leads back before it', async ({ page }) => {
  const table = await openWith(page, CARDS, structuredClone(BOARD) as never)
  const asked = 'How many times will you repeat this?'
  for (let n = 0; n < 3; n++) {
    await table.click(table.button(/^Welling Font/))
    for (let k = 0; k < 3 && (await table.life('Ada')) < 21 + n; k++) await table.click(table.primary)
  }
  expect((await table.see()).title).toBe(asked)
  const field = page.getByRole('textbox', { name: 'Number' })
  await expect(field).toHaveValue('1')
  await field.fill('900')
  // A prompt that has just come doesn't listen for a moment.
  await expect(async () => {
    if ((await table.see()).title === asked) await field.press('Enter')
    expect((await table.see()).title).not.toBe(asked)
  }).toPass()
  // The other player may have it stop earlier: with as many it goes on.
  const { title } = await table.settled()
  await expect(async () => {
    // Only while it is asked: what comes after the loop isn't to be answered.
    if ((await table.see()).title === title) await table.press(table.primary)
    expect((await table.see()).title).not.toBe(title)
  }).toPass()
  await expect.poll(() => table.life('Ada'), { timeout: 30_000 }).toBe(923)
  await table.settled()
  // What is saved is the loop's result, not the way there.
  expect((await savedReplies(page)).length).toBeLessThan(16)
  await page.reload()
  await table.settled()
  expect(await table.life('Ada')).toBe(923)
  await table.click(table.button(/^Undo/))
  expect(await table.life('Ada')).toBeLessThan(30)
})
