/** The grammar is loaded by those who import, write or read a card: a first game, and a board from a link, go without. */
import { expect, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { playNow } from './support/start.ts'
import { Table } from './support/table.ts'

/** The scripts that the page has asked for. */
function asked(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  return scripts
}

const isGrammar = (script: string) => /oracle-[^/]*\.js$/.test(script)

test('a game begun on the start page loads no grammar', async ({ page }) => {
  const scripts = asked(page)
  await page.goto('./')
  await playNow(page).click()
  await expect(page.locator('[data-screen="start"]')).toHaveCount(0)
  await new Table(page).settled()
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(isGrammar)).toEqual([])
})

test('nor does a board from a link; the card writer does', async ({ page }) => {
  const scripts = asked(page)
  const table = await Table.board(page, RED)
  await table.click(table.card('hand', 'Mountain'))
  expect(scripts.filter(isGrammar)).toEqual([])
  await page.goto('/#/write')
  await expect.poll(() => scripts.some(isGrammar) || page.workers().length > 0).toBe(true)
})
