import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { serious } from './support/axe.ts'
import { linkTo, Table } from './support/table.ts'

/** The first player is attacked by a trampler for four, at one life: only both blockers together stop it. */
const BOARD = {
  edition: '2011',
  turn: { number: 9, active: 1, step: 'declareAttackers' },
  players: [
    { name: 'Ada', life: 1, library: ['Plains', 'Plains'], battlefield: ['Gibbering Husk', 'Ashwing Fledgling'] },
    { name: 'Bea', library: ['Plains', 'Plains'], battlefield: [{ name: 'Clinker Brute', attacking: true }] },
  ],
}

test('a puzzle of one’s own is checked, tried wrong, refuted and solved by clicks', async ({ page }) => {
  const table = await Table.open(page, '/#/puzzles/make')
  const make = page.getByRole('region', { name: 'Make your own' })
  await make.getByRole('textbox').fill('{"edition":"2011"}')
  await make.getByRole('button', { name: 'Check puzzle' }).click()
  await expect(make.getByRole('status').last()).toHaveText(/not a board/)
  await make.getByRole('textbox').fill(JSON.stringify(BOARD))
  await make.getByRole('radio', { name: 'Win now' }).check()
  await make.getByRole('button', { name: 'Check puzzle' }).click()
  await expect(make.getByRole('status').last()).toHaveText(/no solution|nothing to decide/)
  await make.getByRole('radio', { name: 'Survive' }).check()
  await make.getByRole('button', { name: 'Check puzzle' }).click()
  await expect(make.getByRole('status').last()).toHaveText(/A puzzle: 1 of 4 first moves reaches the goal/)
  await expect(make.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await make.getByRole('button', { name: 'Play puzzle' }).click()
  const goal = page.getByRole('region', { name: 'Puzzle' })
  await expect(goal).toContainText('don’t lose this turn')
  await table.settled()
  expect(await serious(page)).toEqual([])

  const dialog = page.getByRole('dialog')
  await goal.getByRole('button', { name: 'Where did I go wrong?' }).click()
  await expect(dialog).toContainText('You can still reach the goal')
  await dialog.getByRole('button', { name: 'Back to the table' }).last().click()
  await expect(table.primary).toHaveText(/No blocks/)
  await table.primary.click()
  await expect(dialog.getByRole('heading')).toHaveText('Not solved')
  await dialog.getByRole('button', { name: 'Where did I go wrong?' }).click()
  await expect(dialog).toContainText('You declared no blockers. You should have blocked with')
  await expect(dialog).toContainText(/Clinker Brute deals 4 damage to Ada/)
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Undo to that move' }).click()

  await expect(table.primary).toHaveText(/No blocks/)
  await table.card('you-creatures', 'Gibbering Husk').click()
  await table.card('you-creatures', 'Ashwing Fledgling').click()
  await table.until(dialog, () => table.primary.click())
  await expect(dialog.getByRole('heading')).toHaveText('Solved')
  expect(table.complaints).toEqual([])
})

test('a link opens a puzzle; hints come step by step; the list keeps what was solved', async ({ page }) => {
  const table = await Table.open(page, '/#/puzzles')
  const tile = page.getByRole('button', { name: /^Survive 1, rules of/ })
  await expect(tile).toHaveAccessibleName(/, next$/)
  await tile.click()
  await table.settled()
  const goal = page.getByRole('region', { name: 'Puzzle' })
  await goal.getByRole('button', { name: 'Hint' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Block with 2 creatures.')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Tell me more' }).click()
  await expect(dialog).toContainText('Look at')
  await dialog.getByRole('button', { name: 'Tell me more' }).click()
  await expect(dialog).toContainText(/blocks Clinker Brute/)
  await page.keyboard.press('Escape')
  await table.card('you-creatures', 'Gibbering Husk').click()
  await table.card('you-creatures', 'Ashwing Fledgling').click()
  await table.until(dialog, () => table.primary.click())
  await expect(dialog).toContainText('Solved with a hint')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await table.settled()
  await table.card('you-creatures', 'Gibbering Husk').click()
  await table.card('you-creatures', 'Ashwing Fledgling').click()
  await table.until(dialog, () => table.primary.click())
  await expect(dialog.getByRole('heading')).toHaveText('Solved')
  await dialog.getByRole('link', { name: 'All puzzles' }).click()
  await page.reload()
  await expect(tile).toHaveAccessibleName(/, solved$/)
  await page.goto('/#/puzzles/survive-2004-1-1')
  await expect(goal).toBeVisible()
  await page.goto('/#/puzzles/no-such')
  await expect(page.getByRole('alert')).toContainText('no such puzzle')
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('the table as it stands becomes a puzzle, with cards that nobody knows as Plains; what can’t be said is told', async ({
  page,
}) => {
  const board: Board = {
    edition: '2011',
    turn: { number: 9, active: 0, step: 'main1' },
    players: [
      { name: 'Ada', library: ['Island'], hand: ['Forest'], battlefield: ['Ashwing Fledgling'] },
      { name: 'Bea', life: 2, library: ['Island'], hand: ['Island'], battlefield: ['Plains'] },
    ],
  }
  const table = await Table.open(page, linkTo(board))
  await table.takeOver()
  await table.settled()
  await table.button('Menu').click()
  await page.getByRole('button', { name: 'Make a puzzle from this' }).click()
  const make = page.getByRole('region', { name: 'Make your own' })
  await expect(make.getByRole('status').last()).toContainText('the table as you see it')
  await expect(make.getByRole('textbox')).toBeFocused()
  await expect(make.getByRole('textbox')).toBeInViewport()
  const written: unknown = JSON.parse(await make.getByRole('textbox').inputValue())
  expect(written).toMatchObject({
    players: [
      { name: 'Ada', hand: ['Forest'], library: ['Plains'], battlefield: ['Ashwing Fledgling'] },
      { name: 'Bea', life: 2, hand: ['Plains'], library: ['Plains'], battlefield: ['Plains'] },
    ],
  })
  await make.getByRole('radio', { name: 'Win now' }).check()
  await make.getByRole('button', { name: 'Check puzzle' }).click()
  await expect(make.getByRole('status').last()).toHaveText(/A puzzle|Every first move|no solution/)
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('whose stops they are is said whole beside the steps, in every window that shows them', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/#/puzzles/survive-2004-1-1')
    const name = page.locator('[data-spot="strip"]').getByText('Stops on Isaura’s turn')
    await expect(name).toBeVisible()
    const hidden = await name.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
    ])
    expect(Math.max(...hidden), `${width}x${height}`).toBeLessThanOrEqual(1)
  }
})

const board = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, rules of`) })

test('the board of the day is the date’s; keys move among the boards, change grades and open them', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 28, 12))
  const table = await Table.open(page, '/#/puzzles')
  const today = page.getByRole('region', { name: 'Today’s board' })
  await expect(today).toContainText('Saturday 28 November')
  await expect(today).toContainText('Hard')
  await expect(today.getByRole('listitem')).toHaveCount(7)
  await expect(today.getByRole('img', { name: /^The board: you have/ })).toBeVisible()
  expect(await serious(page)).toEqual([])

  await board(page, 'Win now 1').focus()
  await page.keyboard.press('ArrowRight')
  await expect(board(page, 'Win now 2')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(board(page, 'Survive 2')).toBeFocused()
  await page.keyboard.press('3')
  const grades = page.getByRole('tablist', { name: 'Grades of Survive' })
  await expect(grades.getByRole('tab', { name: /^Hard / })).toHaveAttribute('aria-selected', 'true')
  await expect(board(page, 'Survive 16')).toBeVisible()
  await expect(board(page, 'Survive 1')).toHaveCount(0)
  await page.locator('body').press('n')
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible()
  await page.goto('/#/puzzles')
  await expect(today).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('what was stored as solved is read: tabs, ring and the next one follow from it', async ({ page }) => {
  await page.addInitScript(() => {
    const done = Object.fromEntries([1, 2, 3].map((n) => [`survive-2004-1-${n}`, n === 2 ? 'helped' : 'solved']))
    localStorage.setItem('cantrip.puzzles', JSON.stringify(done))
  })
  await Table.open(page, '/#/puzzles')
  await expect(page.getByRole('img', { name: '3 of 92 solved' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Survive' })).toContainText('3 of 22')
  await expect(page.getByRole('button', { name: /^Next: Survive/ })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Puzzles.*3 solved/s })).toBeVisible()
})
