import { expect, type Page, test } from '@playwright/test'
import { ATTACKED, RED } from './support/boards.ts'
import { savedReplies } from './support/ownCards.ts'
import { store, stored } from './support/saves.ts'
import { linkTo, Table } from './support/table.ts'

const startScreen = (page: Page) => page.locator('[data-screen="start"]')
const goOn = (page: Page) => page.getByRole('region', { name: 'Continue', exact: true })

async function leave(table: Table): Promise<void> {
  await table.button('Menu').click()
  await table.button('Back to start').click()
  await expect(startScreen(table.page)).toBeVisible()
}

test('where the first write fails it is told, and the next one saves the whole game', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    let failed = sessionStorage.getItem('failed') !== null
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (key !== 'start' || failed) return put.call(this, value, key)
      failed = true
      sessionStorage.setItem('failed', '')
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const table = await Table.board(page, RED)
  const told = page.getByRole('status').filter({ hasText: 'could not be saved' })
  await expect(told).toBeVisible()
  const moved = await table.click(table.card('hand', 'Mountain'))
  await expect(told).toHaveCount(0)
  await expect.poll(async () => (await savedReplies(page)).length).toBeGreaterThan(0)
  await page.reload()
  expect((await table.settled()).hand).toEqual(moved.hand)
})

test('what could not be read at first is kept aside when the next game is saved', async ({ page }) => {
  const table = await Table.board(page, RED)
  await leave(table)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    let failed = sessionStorage.getItem('failed') !== null
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (failed) return put.call(this, value, key)
      failed = true
      sessionStorage.setItem('failed', '')
      throw new DOMException('busy', 'UnknownError')
    }
  })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toBeVisible()
  await expect(goOn(page)).toHaveCount(0)
  await page.goto(linkTo(ATTACKED))
  await table.settled()
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toHaveCount(0)
  await leave(table)
  await expect(table.button('Set aside: 1')).toBeVisible()
  await expect(goOn(page)).toBeVisible()
})

type Fields = Record<string, unknown>
/** Kinds of damage to a save of the right schema, by what is put in its place. */
const DAMAGE: readonly (readonly [kind: string, key: 'start' | 'line', bend: (saved: Fields) => Fields])[] = [
  ['no players', 'start', (start) => ({ ...start, setup: {} })],
  ['no seats', 'start', (start) => ({ ...start, seats: [] })],
  ['a seat of nobody', 'start', (start) => ({ ...start, seats: [null, null] })],
  ['another game', 'start', (start) => ({ ...start, id: 'another' })],
  ['an empty position', 'line', (line) => ({ ...line, replies: [7], latest: {} })],
  ['a position without a state', 'line', (line) => ({ ...line, replies: [7], latest: { checkpoint: {} } })],
  ['replies that are none', 'line', (line) => ({ ...line, replies: 'x', latest: null })],
  ['text', 'line', () => 'x' as unknown as Fields],
]

test('a damaged save is kept aside and told; its file can be had, and it can be thrown away', async ({ page }) => {
  const table = await Table.board(page, RED)
  await leave(table)
  const whole = { start: await stored(page, 'games', 'start'), line: await stored(page, 'games', 'line') }
  for (const [n, [kind, key, bend]] of DAMAGE.entries()) {
    await store(page, 'games', 'start', whole.start)
    await store(page, 'games', 'line', whole.line)
    await store(page, 'games', key, bend(whole[key] as Fields))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'could not be read' }), kind).toBeVisible()
    await expect(startScreen(page), kind).toBeVisible()
    await expect(goOn(page), kind).toHaveCount(0)
    await expect(table.button(`Set aside: ${n + 1}`), kind).toBeVisible()
  }
  expect(table.complaints).toEqual([])
  await table.button('Set aside').click()
  const entries = page.getByRole('dialog').getByRole('listitem')
  await expect(entries).toHaveCount(DAMAGE.length)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    entries.first().getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^cantrip-aside-.*\.json$/)
  await entries.first().getByRole('button', { name: 'Delete' }).click()
  await expect(entries).toHaveCount(DAMAGE.length - 1)
})

test('what was kept aside is brought back once it can be read', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await leave(table)
  const aside = { start: await stored(page, 'games', 'start'), line: await stored(page, 'games', 'line') }
  await store(page, 'aside', '2004-06-01T00:00:00Z', aside)
  await store(page, 'games', 'line', 'x')
  await page.reload()
  await table.button('Set aside: 2').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  expect((await table.settled()).hand).toEqual(before.hand)
  await expect.poll(() => stored(page, 'aside', '2004-06-01T00:00:00Z')).toBeUndefined()
  await page.reload()
  expect((await table.settled()).hand).toEqual(before.hand)
  await leave(table)
  await expect(table.button('Set aside: 1')).toBeVisible()
})

test('where what is brought back cannot be saved, it stays kept aside', async ({ page }) => {
  const table = await Table.board(page, RED)
  await leave(table)
  const aside = { start: await stored(page, 'games', 'start'), line: await stored(page, 'games', 'line') }
  await store(page, 'aside', '2004-06-01T00:00:00Z', aside)
  await page.reload()
  await table.button('Set aside: 1').click()
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Restore' }).click()
  await table.settled()
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toBeVisible()
  expect(await stored(page, 'aside', '2004-06-01T00:00:00Z')).toEqual(aside)
})

test('a running game is saved as a file and opened again beside another', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  const moved = await table.click(table.card('hand', 'Mountain'))
  await table.button('Menu').click()
  const [file] = await Promise.all([page.waitForEvent('download'), table.button('Save the game as a file').click()])
  const path = await file.path()
  await page.goto(linkTo(ATTACKED))
  await table.settled()
  await leave(table)

  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"no": 1}') })
  await expect(page.getByRole('alert')).toContainText('not a Cantrip game file')
  await input.setInputFiles(path)
  expect((await table.settled()).hand).toEqual(moved.hand)
  await table.click(table.button('Undo'))
  expect((await table.see()).hand).toEqual(before.hand)
  expect(table.complaints).toEqual([])
})

test('a damaged deck does not cost the others; as they were stored, they can be had', async ({ page }) => {
  const deck = { id: 'own-1', name: 'Own Brew', text: '60 Mountain' }
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('cantrip.decks') === null) localStorage.setItem('cantrip.decks', text)
    },
    JSON.stringify({ schema: 1, decks: [deck, { id: 2 }] }),
  )
  const table = await Table.open(page, '/')
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Own Brew.*Yours/ })).toBeVisible()
  await table.button('Set aside: 1').click()
  const entry = page.getByRole('dialog').getByRole('listitem')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    entry.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('cantrip-aside-decks.json')
  await entry.getByRole('button', { name: 'Delete' }).click()
  await expect(table.button('Set aside')).toHaveCount(0)
})
