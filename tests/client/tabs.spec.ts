import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { savedReplies } from './support/ownCards.ts'
import { linkTo, Table } from './support/table.ts'

const elsewhere = (page: Page) => page.locator('[data-screen="elsewhere"]')
const start = (page: Page) => page.locator('[data-screen="start"]')
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click()
const goOn = (page: Page) =>
  page.getByRole('region', { name: 'Continue', exact: true }).getByRole('button', { name: 'Continue' }).click()

const another = async (context: BrowserContext, address = '/'): Promise<Table> =>
  Table.open(await context.newPage(), address, { openHands: true })

test('one tab has the table: another waits, takes it over with every move, and gives it back', async ({
  page,
  context,
}) => {
  const first = await Table.board(page, RED)
  const second = await another(context)
  await expect(elsewhere(second.page)).toBeVisible()
  const moved = await first.click(first.card('hand', 'Mountain'))
  await expect.poll(async () => (await savedReplies(page)).length).toBeGreaterThan(0)

  await playHere(second.page)
  await expect(elsewhere(page)).toBeVisible()
  await expect(start(second.page)).toBeVisible()
  await goOn(second.page)
  expect((await second.settled()).hand).toEqual(moved.hand)
  await second.click(second.card('hand', 'Slagtooth Raider'))
  const went = await second.go(/pay/)
  await expect.poll(async () => (await savedReplies(second.page)).length).toBeGreaterThan(2)

  await playHere(page)
  await expect(elsewhere(second.page)).toBeVisible()
  expect((await first.settled()).hand).toEqual(went.hand)
  expect(await savedReplies(page)).not.toHaveLength(0)
})

test('a link waits in a tab that has no table', async ({ page, context }) => {
  const first = await Table.board(page, RED)
  const before = await first.see()
  const second = await another(context, linkTo({ ...RED, turn: { number: 9 } }))
  await expect(elsewhere(second.page)).toBeVisible()
  expect(await first.see()).toEqual(before)
  await playHere(second.page)
  expect((await second.settled()).turn).toContain('9')
})

test('without locks, the database keeps a tab from writing over what another has taken', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  const first = await Table.board(page, RED)
  const kept = await savedReplies(page)
  const second = await another(context)
  await expect(start(second.page)).toBeVisible()
  await first.press(first.card('hand', 'Mountain'))
  await expect(elsewhere(page)).toBeVisible()
  expect(await savedReplies(page)).toEqual(kept)
  await goOn(second.page)
  await second.settled()
  await second.click(second.card('hand', 'Mountain'))
  await expect.poll(async () => (await savedReplies(second.page)).length).toBeGreaterThan(kept.length)
})

test('a tab that is reloaded keeps the table', async ({ page, context }) => {
  const first = await Table.board(page, RED)
  const moved = await first.click(first.card('hand', 'Mountain'))
  const second = await another(context)
  await expect(elsewhere(second.page)).toBeVisible()
  await expect.poll(async () => (await savedReplies(page)).length).toBeGreaterThan(0)
  await page.reload()
  expect((await first.settled()).hand).toEqual(moved.hand)
  await expect(elsewhere(second.page)).toBeVisible()
})
