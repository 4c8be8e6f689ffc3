import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { INNER } from './support/boards.ts'
import { Table } from './support/table.ts'

test('a game inside the game: where one is, a look at the game around it, and the way back', async ({ page }) => {
  const table = await Table.board(page, INNER)
  const games = page.getByRole('navigation', { name: 'Games' })
  await expect(games).toHaveCount(0)
  await table.click(table.card('hand', 'Theatre of Smaller Stars'))
  await table.go(/pay/i)
  while (!(await games.isVisible())) await table.click(table.primary)
  const news = page.locator('[data-part="game-news"]')
  await expect(news).toContainText('Theatre of Smaller Stars begins a subgame.')
  // What lies outside are the main game's cards, not a sideboard (506.3).
  await expect(page.getByRole('button', { name: /Ada’s cards outside this game, 7 cards/ })).toBeVisible()
  for (const _ of [0, 1]) await table.click(table.button(/Keep/))
  await expect(news).toHaveCount(0)

  // The main game waits, with its life totals; the one inside begins anew.
  const main = games.getByRole('button', { name: /Main game/ })
  await expect(games.getByText('Ada: 12 life')).toBeAttached()
  await expect(games.getByText('Bea: 16 life')).toBeAttached()
  await expect(table.log).toContainText('Subgame')
  expect(await serious(page)).toEqual([])
  // Everything has room below the bar of games: nothing of the hand is cut off.
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: height === 900 ? 1440 : 1280, height })
    const below = () =>
      table
        .zone('hand')
        .evaluate((row) =>
          Math.max(...[...row.querySelectorAll('button')].map((card) => card.getBoundingClientRect().bottom)),
        )
    await expect.poll(below).toBeLessThanOrEqual(height)
  }
  // A glance at it by key, while that is held.
  await expect(games).toContainText('Hold M to view the main game.')
  await page.keyboard.down('m')
  await expect(page.getByText('Clinker Brute').first()).toBeVisible()
  await page.keyboard.up('m')
  await expect(page.getByText('Clinker Brute')).toHaveCount(0)
  await main.click()
  await expect(page.getByText('Clinker Brute').first()).toBeVisible()
  await expect(games).toContainText('Theatre of Smaller Stars continues when the subgame ends.')
  const back = page.getByRole('button', { name: 'Back to the current game' })
  await expect(async () => {
    if (await back.isVisible()) await back.click({ timeout: 500 })
    await expect(back).toHaveCount(0, { timeout: 200 })
  }).toPass()

  // It is conceded by itself: no end of the game, and the main game goes on.
  await table.button('Menu').click()
  await table.button('Concede').click()
  await page.getByRole('button', { name: 'Concede the subgame' }).click()
  await expect(games).toHaveCount(0)
  await expect(table.log).toContainText('wins the subgame')
  await expect(news).toContainText('wins the subgame. The main game resumes.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Undo leads back in.
  await table.click(table.button('Undo'))
  await expect(games).toBeVisible()
  expect(table.complaints).toEqual([])
})
