/** The site without a network, and what happens when there is a new version of it. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { apiCard } from '../catalog/cardData/files.ts'
import { hearWorkers } from './support/answers.ts'
import { serious } from './support/axe.ts'
import { CardData } from './support/cardData.ts'
import { type Site, serveSite } from './support/site.ts'
import { playNow } from './support/start.ts'
import { Table } from './support/table.ts'

test.use({ serviceWorkers: 'allow', reuseContext: false })

let site: Site
test.beforeEach(async () => {
  site = await serveSite('/game/')
})
test.afterEach(() => site.close())

/** Until the whole site is kept. */
const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

test('after the first visit all of it works without a network: pages never opened, a game, cards from outside', async ({
  page,
}) => {
  const data = await CardData.open(page, { openHands: true }, site.address)
  await data.drop('cards.json', JSON.stringify([apiCard('Bog Heron')]))
  await expect(data.counts('Imported')).toHaveText(['1', '1', '0'])
  await kept(page)
  await site.close()
  // A new page: nothing of the first is left in memory.
  const later = await page.context().newPage()
  await page.close()
  const table = await Table.open(later, site.address, { openHands: true })
  for (const name of ['decks', 'write', 'cards']) {
    await later.goto(`${site.address}#/${name}`)
    await expect(later.locator(`[data-screen="${name}"]`).getByRole('main')).not.toBeEmpty()
    await expect(later.getByText(/could not be loaded/)).toHaveCount(0)
  }
  await expect(later.getByRole('row', { name: 'Imported' }).getByRole('cell')).toHaveText(['1', '1', '0'])
  await later.goto(`${site.address}#/`)
  await playNow(later).click()
  await table.settled()
  await later.goto(`${site.address}#rule=2004:409.1c`)
  await expect(later.getByRole('dialog', { name: 'Rulebook' }).getByRole('article')).toContainText('409.1c')
  expect(table.complaints).toEqual([])
})

/** The files that only one language needs, by their names. */
const FRENCH: readonly string[] = JSON.parse(
  /LANGUAGE_FILES = (.*)/.exec(readFileSync('dist/languages-sw.js', 'utf8'))?.[1] ?? '{}',
).fr

const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })

const frenchKept = async (page: Page): Promise<number> => {
  const files = await keptFiles(page)
  return FRENCH.filter((file) => files.some((url) => url.split('?')[0]?.endsWith(file))).length
}

test('a language is kept once it is spoken, over a new version, and works without a network', async ({ page }) => {
  expect(FRENCH.length).toBeGreaterThan(5)
  await page.goto(site.address)
  await kept(page)
  await expect(playNow(page)).toBeEnabled()
  expect(await frenchKept(page)).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Français').click()
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
  await expect.poll(() => frenchKept(page)).toBe(FRENCH.length)
  // The version after this one has what it needs before it is offered. Only a page that a worker has served waits for it.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  site.publish()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  expect(await frenchKept(page)).toBe(FRENCH.length)
  await site.close()
  const later = await page.context().newPage()
  await page.close()
  // With the last page gone the version that waited takes over: a page asked for at that moment may find neither.
  await expect(() => later.goto(site.address, { timeout: 10_000 })).toPass()
  await later.goto('about:blank')
  const table = await Table.open(later, `${site.address}#rule=2004:409.1c`)
  const rules = later.getByRole('dialog', { name: 'Livre de règles' })
  await expect(rules.getByRole('article')).toContainText('409.1c')
  await later.goto(`${site.address}#/puzzles`)
  await expect(later.getByRole('heading', { level: 1, name: 'Le plateau du jour' })).toBeVisible()
  await expect(later.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(later.getByText(/n’a pas pu être chargée?/)).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('the machine thinks and a card is read in their workers, in a sub-path and without a network', async ({
  page,
}) => {
  await page.goto(site.address)
  await kept(page)
  await site.close()
  const later = await page.context().newPage()
  await page.close()
  const heard = await hearWorkers(later)
  const link = 'deck=cinder-run&against=first-light&seed=7&level=easy&starter=other'
  const table = await Table.open(later, `${site.address}#${link}`)
  await table.settled()
  await table.click(table.primary)
  await table.settled()
  const { answers, failures } = await heard()
  expect([answers > 0, failures]).toEqual([true, 0])
  await later.goto(`${site.address}#/write`)
  await expect(later.getByText('The game understands the whole card.')).toBeVisible()
  expect((await heard()).failures).toBe(0)
  expect(table.complaints).toEqual([])
})

test('a new version is offered between games, never over one, and taken when it is wanted', async ({ page }) => {
  const table = await Table.open(page, site.address, { openHands: true })
  await expect(playNow(page)).toBeEnabled()
  await kept(page)
  // Only a page that a worker has served can be of an older version than it.
  await page.reload()
  await expect(playNow(page)).toBeEnabled()
  await playNow(page).click()
  const before = await table.settled()
  site.publish()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (installing !== null) await new Promise((done) => installing.addEventListener('statechange', done))
  })
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  const offer = page.getByText('A new version of Cantrip is ready.')
  await expect(offer).toHaveCount(0)

  await page.goto(`${site.address}#/cards`)
  await expect(offer).toBeVisible()
  expect(await serious(page)).toEqual([])
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)).toBe(true)
  await expect(offer).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the game' }).click()
  expect(await table.settled()).toEqual(before)
  expect(table.complaints).toEqual([])
})

test('the site says how it is installed: a name, an address within it, icons of its own', async ({ page }) => {
  await page.goto(site.address)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { name, start_url, scope, icons } = await (
    await page.request.get(new URL(href ?? '', site.address).href)
  ).json()
  expect([name, start_url, scope]).toEqual(['Cantrip', './', './'])
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, site.address).href)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
  }
})
