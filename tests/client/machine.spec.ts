import { expect, test } from '@playwright/test'
import { Bot, mouseOf, rollOf } from './support/bot.ts'
import { Table } from './support/table.ts'

test('a whole game against the machine by mouse, and another', async ({ page }) => {
  test.setTimeout(240_000)
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you')
  const bot = new Bot(table, mouseOf(table), rollOf(1))
  expect(await bot.play(400)).toBe(true)
  const over = page.getByRole('dialog')
  await expect(over.getByRole('heading')).toHaveText(/^(Ada|Bea) wins$/)
  await over.getByRole('button', { name: 'Rematch' }).click()
  const again = await table.settled()
  expect(again.title).toBe('Keep these cards?')
  expect(again.hand).toHaveLength(7)
  await bot.play(6)
  expect(table.complaints).toEqual([])
})
