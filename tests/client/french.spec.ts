/** The page in French: chosen by the browser or in the settings, and nothing in English but what cards have on them. */
import { expect, type Page, test } from '@playwright/test'
import { french } from '../../src/ui/messages/fr/index.ts'
import { english } from '../../src/ui/messages/language.ts'
import { said } from '../ui/messages/support/samples.ts'
import { serious } from './support/axe.ts'
import { ATTACKED, RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test.use({ locale: 'fr-FR', reuseContext: false })

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))

const wordsOf = (messages: object): Set<string> =>
  wordsIn(Object.values(messages).flatMap((message) => [1, 2].map((n) => said(message, 'Ada', n) ?? '')))

/** Words that the interface has in English and not in French. */
const FRENCH = wordsOf(french.messages)
const ENGLISH = [...wordsOf(english.messages)].filter((word) => !FRENCH.has(word))

/** What is read and heard on the page: outside of cards’ names and texts, and apart from what rules are called. */
async function texts(page: Page): Promise<{ readonly shown: readonly string[]; readonly cards: readonly string[] }> {
  return page.evaluate(() => {
    const isCard = (element: Element | null): boolean => element?.closest('[lang="en"]') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    const cards: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-rule], script, style, noscript')) continue
      const list = isCard(node.parentElement) ? cards : shown
      list.push(node.nodeValue ?? '')
    }
    const labelled = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    const labels = labelled.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    )
    return { shown: [...shown, ...labels], cards }
  })
}

/** English words on the page that no card has. */
async function englishWords(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const { shown, cards } = await texts(page)
  const printed = wordsIn([...cards, ...names])
  const found = wordsIn(shown)
  return ENGLISH.filter((word) => found.has(word) && !printed.has(word))
}

/** The names of a board’s cards, wherever they are. */
const namesOn = (board: object): readonly string[] => [...JSON.stringify(board).matchAll(/"([A-Z][^"]+)"/g)].map(String)

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('radio', { name: language, exact: true }).click()
}

test('who reads French is met in French, and learns the game in it', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prenez place,piochez sept.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[data-shelf] button').first()).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Options de partie' }).click()
  await expect(page.getByRole('radio', { name: 'Vous', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Leçon 1/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vous', exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('@you')
  expect(table.complaints).toEqual([])
})

test('a turn at the table has nothing in English but the cards', async ({ page }) => {
  const table = await Table.board(page, RED)
  const names = namesOn(RED)
  expect(await englishWords(page, names)).toEqual([])
  await table.card('hand', 'Vermilion Sovereign').click()
  await expect(page.getByRole('status').filter({ hasText: 'Vermilion Sovereign' })).toContainText('mana')
  expect(await englishWords(page, names)).toEqual([])
  await page.keyboard.press('Escape')
  await table.click(table.card('hand', 'Mountain'))
  await expect(page.getByRole('region', { name: 'Événements récents' })).toContainText('Ada joue Mountain')
  await table.click(table.card('hand', 'Ember Dart'))
  await expect(page.locator('[data-prompt] h2')).toContainText('Ember Dart')
  expect(await englishWords(page, names)).toEqual([])
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('blocks are declared in French', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  await expect(page.getByRole('heading', { name: 'Déclarez les bloqueurs' })).toBeVisible()
  expect(await englishWords(page, namesOn(ATTACKED))).toEqual([])
  await table.go(/^Ne pas bloquer/)
  expect(table.complaints).toEqual([])
})

test('the settings switch at once, and the focus stays', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.button('Menu').click()
  await table.button('Réglages').click()
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await choose(page, 'English')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeFocused()
  await expect(table.prompt).toContainText('Ada has priority')
  await page.reload()
  await table.settled()
  await expect(table.prompt).toContainText('Ada has priority')
  await table.button('Menu').click()
  await table.button('Settings').click()
  await choose(page, 'Français')
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table.prompt).toContainText('Ada a la priorité')
  expect(table.complaints).toEqual([])
})

test('on a phone the attack is asked for in the place that prompts have, as in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const table = await Table.board(page, RED)
  const height = () => page.locator('#asks').evaluate((asks) => Math.round(asks.getBoundingClientRect().height))
  const usual = await height()
  await table.click(table.primary)
  await expect(table.prompt).toContainText('Déclarez les attaquants')
  expect(await height()).toBe(usual)
  expect(table.complaints).toEqual([])
})

test('a page comes with its sentences in French', async ({ page }) => {
  const table = await Table.open(page, '/#/write')
  await expect(page.getByRole('heading', { name: 'Écrire une carte' })).toBeVisible()
  await expect(page.getByLabel('Nom', { exact: true })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('what can’t be loaded is in English, and a notice says so', async ({ page }) => {
  await page.route(/\/assets\/languages-[^/]*\.js/, (route) => route.abort())
  await Table.open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down,draw seven.')
  await expect(page.getByText(english.messages['notice.languageFailed'])).toBeVisible()
})

test.describe('who reads English', () => {
  test.use({ locale: 'en-GB' })

  test('loads no French', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await Table.open(page, '/')
    await expect(page.locator('[data-shelf] button').first()).toBeVisible()
    expect(loaded.filter((url) => /\/assets\/languages-/.test(url))).toEqual([])
    expect(loaded.filter((url) => /\/assets\/index-/.test(url)).length).toBeGreaterThan(0)
  })
})
