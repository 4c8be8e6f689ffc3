import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { BURNT } from './support/boards.ts'
import { Table } from './support/table.ts'

const GAME = '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you'

const over = (page: Page) => page.getByRole('dialog')
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' })
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

/** A game of a few replies, which the person then gives up. */
async function conceded(page: Page): Promise<Table> {
  const table = await Table.open(page, GAME)
  await table.settled()
  await table.click(table.primary)
  await table.click(table.card('hand', 'Mountain'))
  await table.button('Menu').click()
  await table.button('Concede').click()
  await over(page).getByRole('button', { name: 'Concede' }).click()
  await expect(over(page).getByRole('heading', { level: 2 }).first()).toHaveText('Tamsin wins')
  await expect(over(page).getByRole('region', { name: 'Statistics' })).toBeVisible()
  return table
}

async function replayed(page: Page): Promise<Table> {
  const table = await conceded(page)
  await over(page).getByRole('button', { name: 'Watch the replay' }).click()
  await expect(slider(page)).toBeVisible()
  return table
}

test('the end tells what decided it, life, damage, numbers and hands, and any turn can be looked back at', async ({
  page,
}) => {
  const table = await conceded(page)
  await expect(over(page)).toContainText('You conceded.')
  await expect(over(page)).toContainText('Cinder Run against Easy: 0 of 1 won')
  const lands = over(page).getByRole('row', { name: /^Lands played/ })
  await expect(lands.getByRole('cell')).toHaveText(['1', '0'])
  await expect(over(page).getByRole('region', { name: 'Final hands' }).getByRole('listitem')).toHaveCount(13)
  expect(await serious(page)).toEqual([])
  await over(page).getByRole('button', { name: 'Look back at turn 1, your turn' }).click()
  await expect(table.prompt).toContainText('turn 1')
  expect(table.complaints).toEqual([])
})

test('the turn that decided it is shown in pictures, and Space leads on', async ({ page }) => {
  const table = await Table.board(page, BURNT)
  await table.act(() => table.press(table.card('hand', 'Ember Dart')))
  await table.click(page.locator('button[data-ref="p1"]').first())
  for (let n = 0; n < 4 && !(await table.see()).over; n++) await table.click(table.primary)
  await expect(over(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
  const turn = over(page).getByRole('region', { name: 'the turn that decided it' })
  await expect(turn.getByRole('listitem')).toHaveText([
    /Ember Dart deals 2 damage to Bea\./,
    /2 life lost\. Bea has none/,
  ])
  expect(await serious(page)).toEqual([])

  await expect(async () => {
    await page.keyboard.press(' ')
    await expect(over(page)).toHaveCount(0, { timeout: 300 })
  }).toPass()
  await expect(table.prompt).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('a replay is seen with open hands or by the eyes of either seat', async ({ page }) => {
  const table = await replayed(page)
  const theirs = table.zone('other-hand').locator('[data-card]')
  const mine = table.zone('hand').locator('[data-card]')
  await expect(theirs).toHaveCount(7)
  const [own] = await mine.allInnerTexts()
  expect(await serious(page)).toEqual([])

  await page.getByText('You', { exact: true }).last().click()
  await expect(theirs).toHaveCount(0)
  expect((await mine.allInnerTexts())[0]).toBe(own)

  await page.getByRole('radio', { name: 'Tamsin' }).check({ force: true })
  await expect(mine.filter({ hasText: 'Plains' }).first()).toBeVisible()
  await expect(mine.filter({ hasText: 'Mountain' })).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('arrows go a step or a turn, Space plays, Escape leads back to the end', async ({ page }) => {
  const table = await replayed(page)
  expect(await at(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => at(page)).toBe(1)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(table.prompt).toContainText('turn 1')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => at(page)).toBe(0)
  await table.until(table.primary.filter({ hasText: 'Pause' }), () => table.primary.click())
  await expect.poll(() => at(page)).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(over(page)).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('from any step the game is played on, and the game as it was is kept', async ({ page }) => {
  const table = await replayed(page)
  // Before the land was played: after that came giving up, and that was all.
  await slider(page).fill(String(Number(await slider(page).getAttribute('max')) - 2))
  await expect(table.prompt).toContainText('turn 1')
  await page.keyboard.press('p')
  await table.settled()
  await expect(slider(page)).toHaveCount(0)
  await expect(over(page)).toHaveCount(0)
  await expect(table.zone('you-lands').locator('[data-card]')).toHaveCount(0)
  await table.click(table.card('hand', 'Mountain'))
  await expect(table.zone('you-lands').locator('[data-card]')).toHaveCount(1)

  await table.button('Menu').click()
  await table.button('Back to start').click()
  await page.getByRole('button', { name: 'Set aside: 1' }).click()
  await over(page).getByRole('button', { name: 'Restore' }).click()
  await expect(over(page).getByRole('heading', { level: 2 }).first()).toHaveText('Tamsin wins')
  expect(table.complaints).toEqual([])
})

test('while it is played, a game is gone through with one’s own eyes only', async ({ page }) => {
  const table = await Table.open(page, GAME)
  await table.settled()
  await table.click(table.primary)
  const before = await table.see()
  await table.button('Menu').click()
  await table.button('Replay the game').click()
  await expect(slider(page)).toBeVisible()
  await slider(page).fill('2')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(table.zone('other-hand').locator('[data-card]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await table.see()).at).toBe(before.at)
  expect(table.complaints).toEqual([])
})

test('a finished game is a file, which opens at its end', async ({ page }) => {
  const table = await conceded(page)
  const downloading = page.waitForEvent('download')
  await over(page).getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await downloading).path()
  await over(page).getByRole('button', { name: 'Change decks' }).click()
  await page.getByLabel('Open a game file').setInputFiles(path)
  await expect(over(page).getByRole('heading', { level: 2 }).first()).toHaveText('Tamsin wins')
  await over(page).getByRole('button', { name: 'Watch the replay' }).click()
  await expect(slider(page)).toBeVisible()
  expect(table.complaints).toEqual([])
})

/** Whether the moment of victory or defeat has been in the page. */
const watchMoments = (page: Page) =>
  page.addInitScript(() => {
    const words: string[] = []
    Object.assign(globalThis, { words })
    new MutationObserver(() => {
      const word = document.querySelector<HTMLElement>('[data-word]')?.dataset.word
      if (word !== undefined && !words.includes(word)) words.push(word)
    }).observe(document, { childList: true, subtree: true })
  })
const moments = (page: Page): Promise<readonly string[]> => page.evaluate('words')

async function burn(page: Page): Promise<Table> {
  await watchMoments(page)
  const table = await Table.board(page, BURNT, { pace: 1, openHands: true })
  await table.act(() => table.press(table.card('hand', 'Ember Dart')))
  await table.click(page.locator('button[data-ref="p1"]').first())
  for (let n = 0; n < 4 && !(await table.see()).over; n++) await table.click(table.primary)
  return table
}

test('the last blow is followed by a moment of victory, then by the end screen, without a ring after the mouse', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const table = await burn(page)
  const title = over(page).getByRole('heading', { level: 2 }).first()
  await expect(title).toBeFocused()
  expect(await moments(page)).toEqual(['victory'])
  expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  expect(table.complaints).toEqual([])
})

test('without motion the end screen comes right after the last blow', async ({ page }) => {
  await burn(page)
  await expect(over(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
  expect(await moments(page)).toEqual([])
})
