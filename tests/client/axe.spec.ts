import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { ATTACKED, RED } from './support/boards.ts'
import { playNow } from './support/start.ts'
import { linkTo, Table } from './support/table.ts'

test('start, settings and help have no serious violation', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(playNow(page)).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Decks to begin with' }).getByRole('button').first()).toBeVisible()
  expect(await serious(page)).toEqual([])
  await table.button('Settings').click()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await table.button('Keys and help').click()
  expect(await serious(page)).toEqual([])
})

test('the table, a card large and the menu have no serious violation', async ({ page }) => {
  const table = await Table.board(page, RED)
  expect(await serious(page)).toEqual([])
  await table.card('ring-creatures', 'Mistback Crab').click({ button: 'right' })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await table.card('hand', 'Vermilion Sovereign').click()
  await expect(page.getByText('Not possible.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await table.button('Menu').click()
  expect(await serious(page)).toEqual([])
})

test('combat and the end of the game have no serious violation', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  await expect(table.primary).toHaveText(/No blocks/)
  expect(await serious(page)).toEqual([])
  await table.button('Menu').click()
  await table.button('Concede').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText('Ada wins')
  expect(await serious(page)).toEqual([])
})

test('a fight of many has no serious violation: its list is scrolled by keys as well', async ({ page }) => {
  const names = [
    'Clinker Brute',
    'Slagtooth Raider',
    'Mossback Elk',
    'Fellhorn Stag',
    'Ridgeback Goat',
    'Thicket Prowler',
  ]
  const attackers = [...names, 'Rooftop Runner', 'Veilmoss Strider'].map((name) => ({ name, attacking: true }))
  const library = ['Forest', 'Forest']
  const table = await Table.board(page, {
    edition: '2011',
    turn: { number: 4, active: 0, step: 'declareAttackers' },
    players: [
      { name: 'Ada', library, battlefield: attackers },
      { name: 'Bea', library, battlefield: ['Mossback Elk'] },
    ],
  })
  await expect(table.primary).toHaveText(/No blocks/)
  const fighters = page.getByRole('region', { name: 'Combat' }).getByRole('list')
  await expect(fighters).toHaveAttribute('tabindex', '0')
  expect(await serious(page)).toEqual([])
})

test('the curtain has no serious violation', async ({ page }) => {
  await Table.open(page, linkTo(RED))
  await expect(page.locator('[data-screen="curtain"]')).toBeVisible()
  expect(await serious(page)).toEqual([])
})

test('the rulebook has no serious violation: reading, searching, finding nothing', async ({ page }) => {
  const table = await Table.open(page, '/#rule=2004:409.1c')
  await expect(page.getByRole('article').getByRole('heading')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.getByRole('searchbox').fill('first strike')
  await expect(page.getByRole('navigation', { name: 'Rules found' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.getByRole('searchbox').fill('zzz')
  expect(await serious(page)).toEqual([])
  await page.goto('/#rule=2011:999')
  await expect(page.getByText('There is no rule 999.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

/** Every page and screen, where it is low and where it is narrow as well. */
const SIZES = [
  { width: 640, height: 360 },
  { width: 390, height: 844 },
]

/** What is wrong in small windows; in a usual one see above. */
async function seriousWhereSmall(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    found.push(...(await serious(page)).map((one) => `${size.width}x${size.height} ${one}`))
  }
  return found
}

test('the pages beside the table have no serious violation at any size', async ({ page }) => {
  await Table.open(page, '/#/cards')
  for (const [link, thing] of [
    ['cards', page.getByRole('heading', { name: 'By name' })],
    ['puzzles', page.getByRole('heading', { name: 'Win now' })],
    ['write', page.getByRole('textbox', { name: 'Name' })],
    ['decks', page.getByRole('searchbox').first()],
  ] as const) {
    await page.goto(`/#/${link}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(thing).toBeVisible()
    expect(await serious(page)).toEqual([])
    expect(await seriousWhereSmall(page)).toEqual([])
  }
})

test('start, settings, help and rulebook have no serious violation in small windows', async ({ page }) => {
  const table = await Table.open(page, '/')
  await expect(playNow(page)).toBeEnabled()
  expect(await seriousWhereSmall(page)).toEqual([])
  for (const name of ['Settings', 'Keys and help', 'Rules']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await table.button(name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await seriousWhereSmall(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('the table, a card large, the end and the replay have no serious violation in small windows', async ({ page }) => {
  const table = await Table.board(page, RED)
  expect(await seriousWhereSmall(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await table.card('ring-creatures', 'Mistback Crab').click({ button: 'right' })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seriousWhereSmall(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await table.button('Menu').click()
  await table.button('Concede').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await expect(page.getByRole('button', { name: 'Watch the replay' })).toBeVisible()
  expect(await seriousWhereSmall(page)).toEqual([])
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  expect(await seriousWhereSmall(page)).toEqual([])
})
