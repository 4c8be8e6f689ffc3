/** Today's mechanisms at the table: what is asked says which card, which door and which cost is meant. */
import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

const lands = (name: string, n: number): string[] => Array.from({ length: n }, () => name)
const board = (mine: object): Board => ({
  edition: 'today',
  players: [
    { name: 'Ada', library: lands('Forest', 6), ...mine },
    { name: 'Bea', library: lands('Island', 6) },
  ],
})
const STEP_BY_STEP = { openHands: true, autoPass: false }

test('[today:701.57] the card discovered is named, and a key takes it', async ({ page }) => {
  const mine = { hand: ['Rootless Discovery'], battlefield: lands('Mountain', 4), library: ['Forest', 'Mossback Elk'] }
  const table = await Table.board(page, board(mine), STEP_BY_STEP)
  await table.click(table.card('hand', 'Rootless Discovery'))
  await table.askedFor('Cast')
  await expect(table.prompt).toContainText('Cast Mossback Elk?')
  await table.act(() => page.keyboard.press('n'))
  await expect(table.card('hand', 'Mossback Elk')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('[today:601.2b] an additional cost of a text has the words that it has there, also once it is paid', async ({
  page,
}) => {
  const mine = {
    hand: ['Friend of the Ember Vault', 'File on the Missing Fireman'],
    graveyard: lands('Clinker Brute', 2),
    battlefield: [...lands('Swamp', 2), 'Clinker Brute'],
  }
  const table = await Table.board(page, board(mine), STEP_BY_STEP)
  await table.click(table.card('hand', 'File on the Missing Fireman'))
  await table.prompt.getByRole('button', { name: 'Also collect evidence 6' }).click()
  await table.go(/^Cast for/)
  await table.click(table.card('you-creatures', 'Clinker Brute'))
  await expect(page.getByRole('region', { name: 'Stack' })).toContainText('With collect evidence 6.')
  expect(table.complaints).toEqual([])
})

test('[today:709.5] a door is paid for by the name of its own half', async ({ page }) => {
  const room = { name: 'Hedge Gate // Orchard of Two Moons', marks: { leftUnlocked: 1 } }
  const table = await Table.board(page, board({ battlefield: [room, ...lands('Forest', 3)] }), STEP_BY_STEP)
  const gate = table.zone('you-lands').locator('button[data-card]').filter({ hasText: 'Orchard of Two Moons' })
  await table.click(gate)
  await expect(table.prompt).toContainText('Pay for Orchard of Two Moons')
  expect(table.complaints).toEqual([])
})

/** Between two games the machine's worker is loaded only after this time. */
async function slowly(page: Page, time: number): Promise<void> {
  await page.route(/worker/i, async (route) => {
    await new Promise((later) => setTimeout(later, time))
    await route.continue()
  })
}

test('while a machine exchanges cards before the next game, the end of the last one says so', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  const dialog = await options(page)
  for (const choice of ['Play the AI', 'Best of three', 'Normal'])
    await dialog.getByRole('radio', { name: choice }).check()
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await table.settled()
  for (const entry of ['Menu', 'Concede', 'Concede this game']) await table.button(entry).click()
  const on = page.getByRole('button', { name: 'Go to sideboarding' })
  await expect(on).toBeVisible()
  await slowly(page, 2500)
  await page.reload()
  await on.click()
  await expect(page.getByRole('status').filter({ hasText: 'exchanging cards' })).toBeVisible()
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('heading', { name: 'Before game 2' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('beside a deck each panel keeps within its column', async ({ page }) => {
  await page.goto('/#/decks')
  const panel = page.getByRole('region', { name: 'Legality' })
  await expect(panel.getByRole('radio')).toHaveCount(3)
  const beyond = await panel.evaluate((region) => {
    const right = region.parentElement?.getBoundingClientRect().right ?? 0
    return [region, ...region.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > right).length
  })
  expect(beyond).toBe(0)
})

test('the line of an attack on one’s own battle runs above the row, over no card', async ({ page }) => {
  const siege = { name: "Siege of Cinder Yard // Yardmaster's Colossus", protector: 1 }
  const mine = { battlefield: ['Clinker Brute', 'Mossback Elk', { ...siege, counters: { defense: 3 } }] }
  const turn = { number: 3, active: 0, step: 'beginCombat' } as const
  const table = await Table.board(page, { ...board(mine), turn }, STEP_BY_STEP)
  await table.askedFor('creatures can attack')
  const battle = table.prompt.getByRole('button', { name: 'Siege of Cinder Yard' })
  await expect(async () => {
    await battle.click({ timeout: 1000 })
    await expect(battle).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await table.press(table.card('you-creatures', 'Clinker Brute'))
  await table.go(/^Attack \(1\)/)
  const line = page.locator('svg[class*="arrows"] path[class*="line"]').first()
  const elk = table.card('you-creatures', 'Mossback Elk')
  const bottom = async () => {
    const box = await line.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? 0)
  }
  await expect.poll(async () => (await bottom()) - ((await elk.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(8)
  expect(table.complaints).toEqual([])
})
