import { expect, test } from '@playwright/test'
import { answer, newGame, type Setup, sampleReply } from '../../src/engine/index.ts'
import { compile } from '../../src/oracle/index.ts'
import { openSaved } from './support/ownCards.ts'

const card = (name: string, type_line: string, mana_cost: string, size: string | null) => {
  const compiled = compile({
    name,
    mana_cost,
    type_line,
    oracle_text: '',
    ...(size === null ? {} : { power: size, toughness: size }),
  })
  if (!compiled.ok) throw new Error(name)
  return compiled.printed
}

/** A long game of chance, stopped in its middle. */
function longGame() {
  const deck = Array.from({ length: 60 }, (_, n) =>
    n % 2 === 0
      ? card('Forest', 'Basic Land — Forest', '', null)
      : card('Quillback Sow', 'Creature — Boar', '{1}{G}', '2'),
  )
  const setup: Setup = {
    edition: '2011',
    seed: 5,
    starter: 0,
    players: [
      { name: 'Ada', deck },
      { name: 'Bea', deck },
    ],
  }
  let state = 9
  const roll = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
  const replies = []
  let { position } = newGame(setup)
  while (position.question !== null && replies.length < 900 && position.checkpoint.turn.number < 30) {
    const reply = sampleReply(position, roll)
    const answered = reply === null ? null : answer(position, reply)
    if (reply === null || answered === null || 'refused' in answered) throw new Error('no way on')
    replies.push({ reply, by: position.question.seat, auto: false })
    position = answered.position
  }
  return { setup, replies, position }
}

test('the log goes back to the first line, by keys as well', async ({ page }) => {
  const { setup, replies, position } = longGame()
  const table = await openSaved(page, setup, null, replies, position)
  const lines = table.log.locator('li')
  const more = table.log.getByRole('button', { name: /^Show earlier lines/ })
  await expect(more).toBeVisible()
  const first = await lines.count()
  expect(first).toBeLessThan(200)
  const newest = await lines.last().textContent()
  for (let n = 0; n < 40 && (await more.count()) > 0; n++) {
    const before = await lines.count()
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  await expect(more).toHaveCount(0)
  // The focus stays in the log, the newest line is where it was, and the first is the game's.
  await expect(table.log).toBeFocused()
  expect(await lines.last().textContent()).toBe(newest)
  await expect(lines.first()).toContainText(/Ada|Bea|starts|Turn/)
  const all = await lines.count()
  await page.keyboard.press('l')
  const whole = page.getByRole('dialog').getByRole('region', { name: 'Recent events' }).locator('li')
  expect(await whole.count()).toBe(all)
})
