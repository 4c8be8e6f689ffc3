import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { Table } from './support/table.ts'

const players = ['Ada', 'Bea', 'Cal', 'Dee'].map((name) => ({
  name,
  battlefield: ['Mossback Elk', 'Tanglefoot Boar', 'Forest'],
  library: Array<string>(12).fill('Forest'),
}))
const format = { life: 20, hand: 7, teams: [], attack: 'several', emperors: [], ranges: [] } as const
const BOARD = { edition: '2011', turn: { number: 5, active: 0, step: 'main1' }, format, players } as const
const QUIET = { openHands: true, stops: { own: ['main1'], other: [] } }

test('opponents are bars; one that is tapped shows its board, tapped again it closes', async ({ page }) => {
  const table = await Table.board(page, BOARD as never, QUIET)
  for (const name of ['Bea', 'Cal', 'Dee'])
    await expect(page.getByRole('region', { name, exact: true }).getByText('20')).toBeVisible()
  await table.tap(page.getByRole('button', { name: 'Cal: look at this board' }))
  await expect(page.locator('[data-zone="square-creatures"] [data-card]')).toHaveCount(2)
  expect(await serious(page)).toEqual([])
  await table.tap(page.getByRole('button', { name: 'Cal: back to all boards' }))
  await expect(page.locator('[data-zone="square-creatures"]')).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('attackers go to the player who is chosen in the prompt', async ({ page }) => {
  const table = await Table.board(page, BOARD as never, QUIET)
  await table.act(() => table.tap(table.primary))
  await table.tap(table.prompt.getByRole('button', { name: /^Dee/ }))
  await table.tap(table.card('you-creatures', 'Mossback Elk'))
  await expect(page.getByRole('region', { name: 'Dee', exact: true })).toContainText('attacked: 2')
})

test('a team’s bars are joined by its one life total; a press on a badge is a press on the player', async ({
  page,
}) => {
  const teams = [
    [0, 1],
    [2, 3],
  ]
  const giant = { ...BOARD, format: { ...format, life: 30, teams, sharedTurns: true, sharedLife: true } }
  const table = await Table.board(page, giant as never, QUIET)
  const team = page.getByRole('region', { name: 'Cal and Dee' })
  await expect(team.getByRole('img', { name: 'Cal and Dee: 30 life together' })).toBeVisible()
  await expect(team.getByRole('region')).toHaveCount(2)
  const height = async () => (await team.boundingBox())?.height
  const before = await height()
  await table.act(() => table.tap(table.primary))
  await table.act(() => table.tap(table.primary))
  await expect(table.prompt).toContainText('Declare attackers')
  // What can be pressed now takes no more room than before.
  expect(await height()).toBe(before)
  await table.tap(team.getByRole('button', { name: 'Dee, 30 life, can be chosen' }))
  await table.tap(table.card('you-creatures', 'Mossback Elk'))
  await expect(page.getByRole('region', { name: 'Dee', exact: true })).toContainText('attacked: 2')
  expect(await serious(page)).toEqual([])
})

test('the plane is a chip below the strip, with the die', async ({ page }) => {
  const on = players.map((player, seat) => ({ ...player, command: seat === 0 ? ['The Orchard of Nine Moons'] : [] }))
  const planes = { ...BOARD, players: on, format: { ...format, planes: 'own' } }
  const table = await Table.board(page, planes as never, QUIET)
  const plane = page.getByRole('region', { name: 'Plane: The Orchard of Nine Moons' })
  const box = await plane.boundingBox()
  const strip = await page.locator('[data-spot="strip"]').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))
  expect(box?.height).toBeLessThanOrEqual(48)
  await table.tap(plane.getByRole('button', { name: 'Roll: free' }))
  await expect(plane.getByRole('button', { name: /^Roll/ })).not.toContainText('free')
  expect(await serious(page)).toEqual([])
})

test('the replay of a long game fits a phone: numbers of turns lie on no other, and nothing is off its side', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const six = ['Ada', 'Bea', 'Cal', 'Dee', 'Eve', 'Finn'].map((name) => ({
    name,
    library: Array<string>(12).fill('Forest'),
  }))
  const table = await Table.board(page, { ...BOARD, players: six } as never, QUIET)
  const late = page.getByText('turn (38)')
  for (let n = 0; n < 100 && (await late.count()) === 0; n++) await table.act(() => table.tap(table.primary))
  await table.tapInMenu('Replay the game')
  const slider = page.getByRole('slider', { name: 'Step' })
  const last = Number(await slider.getAttribute('max'))
  await slider.fill(String(Math.round(last / 2)))
  const shown = await page.locator('[class*="turns"]').evaluate((strip) => {
    const range = document.createRange()
    return [...strip.querySelectorAll('button')].flatMap((button) => {
      if (getComputedStyle(button).fontSize === '0px') return []
      range.selectNodeContents(button)
      const { left, right } = range.getBoundingClientRect()
      return { n: button.textContent, now: button.hasAttribute('data-now'), left, right }
    })
  })
  const plain = shown.filter(({ now }) => !now)
  expect(plain.length).toBeGreaterThan(4)
  for (const [at, { n, right }] of plain.entries()) {
    expect(right, n ?? '').toBeLessThanOrEqual(390)
    expect(plain[at + 1]?.left ?? 391, n ?? '').toBeGreaterThan(right)
  }
  const bar = await slider.boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 999)).toBeLessThanOrEqual(390)
  expect(table.complaints).toEqual([])
})
