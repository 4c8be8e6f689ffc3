import { expect, type Locator, type Page, test } from '@playwright/test'
import { ATTACKED, RED } from './support/boards.ts'
import { linkTo, Table } from './support/table.ts'

const callout = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Not possible.' })

test('a spell that is too dear says so, with the rule', async ({ page }) => {
  const table = await Table.board(page, RED)
  const before = await table.see()
  await table.card('hand', 'Vermilion Sovereign').click()
  await expect(callout(page)).toContainText(/Not enough mana: Vermilion Sovereign needs/)
  await expect(callout(page)).toContainText(/\b\d{3}\.\d+[a-z]?\b/)
  await page.keyboard.press('Escape')
  await expect(callout(page)).toHaveCount(0)
  expect(await table.see()).toEqual(before)
})

test('a second land in a turn is refused, with the rule', async ({ page }) => {
  const hand = ['Mountain', 'Mountain']
  const table = await Table.board(page, { ...RED, players: RED.players.map((side) => ({ ...side, hand })) })
  await table.click(table.card('hand', 'Mountain'))
  await table.card('hand', 'Mountain').click()
  await expect(callout(page)).toContainText('You have played a land this turn.')
  await expect(callout(page)).toContainText(/\b\d{3}\.\d+[a-z]?\b/)
})

test('a block that is not allowed is refused, with the rule', async ({ page }) => {
  const [ada, bea] = ATTACKED.players
  const attackers = [
    { name: 'Ashwing Fledgling', attacking: true },
    { name: 'Clinker Brute', attacking: true },
    { name: 'Slagtooth Raider', attacking: true },
  ]
  const table = await Table.board(page, { ...ATTACKED, players: [{ ...ada, battlefield: attackers }, { ...bea }] })
  await table.card('you-creatures', 'Fellhorn Stag').click()
  await table.card('ring-creatures', 'Ashwing Fledgling').click()
  await expect(callout(page)).toBeVisible()
  await expect(callout(page)).toContainText(/\b\d{3}\.\d+[a-z]?\b/)
})

test('a board that can’t be opened says what is wrong, and where', async ({ page }) => {
  const table = await Table.open(page, linkTo({ ...RED, players: [{ battlefield: ['Mountain', 'Nobody'] }, {}] }))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('players.0.battlefield.1: no card is named "Nobody"')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
  await page.goto(linkTo({ ...RED, life: 3 }))
  await expect(alert).toContainText('life')
  await page.goto('/#board=%7B')
  await expect(alert).toContainText('contains no board')
  await page.goto('/#deck=nobody')
  await expect(alert).toContainText('There is no deck “nobody”')
  expect(table.complaints).toEqual([])
})
