import { expect, test } from '@playwright/test'
import { Bot, mouseOf, rollOf } from './support/bot.ts'
import { Table } from './support/table.ts'

/** `ANSWERS=200` makes it a soak. */
const ANSWERS = Number(process.env.ANSWERS ?? 60)

test('every question has a way on: answer after answer in games of many kinds of cards', async ({ page }) => {
  test.setTimeout(240_000)
  const table = await Table.open(page, '/#deck=storm-lantern&against=hollow-court&seed=5&players=2&starter=you', {
    openHands: true,
  })
  const bot = new Bot(table, mouseOf(table), rollOf(3))
  await bot.play(ANSWERS)
  expect(table.complaints).toEqual([])
})
