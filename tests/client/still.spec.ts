/** The table stays still: what can be chosen is where it was when the next question comes. */
import { expect, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { Table } from './support/table.ts'

const times = (n: number, name: string): string[] => Array.from({ length: n }, () => name)

const BOARD: Board = {
  edition: '2011',
  players: [
    {
      name: 'Ada',
      hand: ['Ember Dart', 'Slagtooth Raider', 'Verdict at Dawn', 'Mossback Elk', 'Mountain', 'Hush of Frost'],
      library: times(6, 'Mountain'),
      battlefield: [...times(4, 'Mountain'), 'Clinker Brute', 'Mossback Elk', 'Clinker Brute', 'Fellhorn Stag'],
    },
    {
      name: 'Bea',
      hand: ['Island'],
      library: times(6, 'Island'),
      battlefield: [...times(3, 'Island'), 'Mistback Crab', 'Tanglefoot Boar', 'Thornback Elder'],
    },
  ],
}

/** Where the places of cards and bars are, by who stands there; a card in its place may step forward or turn. */
const placesOf = (table: Table): Promise<Readonly<Record<string, string>>> =>
  table.page.evaluate(() => {
    const found: Record<string, string> = {}
    const note = (name: string, { left, top, width, height }: DOMRect): void => {
      found[name] = [left, top, width, height].map(Math.round).join()
    }
    for (const slot of document.querySelectorAll('[data-slot]')) {
      const zone = slot.closest('[data-zone]')?.getAttribute('data-zone') ?? ''
      const card = slot.querySelector('[data-card]')?.getAttribute('data-card') ?? ''
      // A row of the hand closes up when a card leaves it.
      if (card !== '' && zone !== 'hand') note(`${zone} ${card}`, slot.getBoundingClientRect())
    }
    const strip = document.querySelector('[data-spot="strip"]')
    if (strip !== null) note('strip', strip.getBoundingClientRect())
    const hand = document.querySelector('[data-zone="hand"]')
    if (hand !== null) found.hand = String(Math.round(hand.getBoundingClientRect().top))
    const primary = document.querySelector('#primary')
    if (primary !== null) found.primary = String(Math.round(primary.getBoundingClientRect().bottom))
    return found
  })

/** Those of both looks that are not in one place. */
const moved = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(a).flatMap((name) =>
    b[name] === undefined || a[name] === b[name] ? [] : [`${name}: ${a[name]} ${b[name]}`],
  )

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`no card changes its place for a question in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const table = await Table.board(page, BOARD, { openHands: true, confirmPayments: true })
    const before = await placesOf(table)
    expect(Object.keys(before).length).toBeGreaterThan(14)
    const still = async (): Promise<void> => expect(moved(before, await placesOf(table))).toEqual([])
    await table.click(table.card('hand', 'Ember Dart'))
    await still()
    await table.click(table.page.locator('button[data-ref="p1"]'))
    await still()
    await table.act(() => table.primary.click())
    while (!(await table.see()).title.startsWith('Declare attackers')) await table.act(() => table.primary.click())
    await still()
    await table.press(table.card('you-creatures', 'Fellhorn Stag'))
    await table.press(table.card('you-creatures', 'Clinker Brute'))
    await expect(table.primary).toHaveText(/Attack \(2\)/)
    await still()
    await table.act(() => table.primary.click())
    while (!(await table.see()).title.startsWith('Declare blockers')) await table.act(() => table.primary.click())
    const asked = await placesOf(table)
    await table.press(table.card('you-creatures', 'Mistback Crab'))
    await table.press(table.card('ring-creatures', 'Fellhorn Stag'))
    await expect(table.primary).toHaveText(/Block \(1\)/)
    expect(moved(asked, await placesOf(table))).toEqual([])
    expect(table.complaints).toEqual([])
  })

test('Space gives no attack away; its own key does', async ({ page }) => {
  const table = await Table.board(page, BOARD)
  await table.act(() => page.keyboard.press('Space'))
  await expect(table.primary).toHaveText('No attackN')
  const { at } = await table.settled()
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('Space')
    await page.waitForTimeout(120)
  }
  expect((await table.see()).at).toBe(at)
  await table.act(() => page.keyboard.press('n'))
  expect((await table.see()).title).not.toBe('Declare attackers')
})

test('a zoom that only the pointer shows takes no key of its own: one Esc takes the announcement back', async ({
  page,
}) => {
  const table = await Table.board(page, BOARD, {
    openHands: true,
    confirmPayments: true,
    hoverZoom: true,
    zoomDelay: 0,
  })
  await table.click(table.card('hand', 'Ember Dart'))
  const crab = await table.card('ring-creatures', 'Mistback Crab').boundingBox()
  if (crab === null) throw new Error('no card')
  await page.mouse.move(crab.x + 20, crab.y + 40)
  await page.mouse.move(crab.x + 50, crab.y + 60, { steps: 3 })
  await expect(page.locator('[class*="hover"]').first()).toBeVisible()
  await table.act(() => page.keyboard.press('Escape'))
  await expect(table.card('hand', 'Ember Dart')).toBeVisible()
})

test('the zoom says what the keywords of a card mean, in words that rest and at a press', async ({ page }) => {
  const [ada, bea] = BOARD.players
  const flyer: Board = { ...BOARD, players: [{ ...ada, battlefield: ['Skylark Herald'] }, { ...bea }] }
  const table = await Table.board(page, flyer, { openHands: true, hoverZoom: true, zoomDelay: 0 })
  const card = table.card('you-creatures', 'Skylark Herald')
  await card.hover()
  await page.mouse.move(700, 520, { steps: 2 })
  await card.hover({ position: { x: 40, y: 60 } })
  const help = page.getByText('It can be blocked only by creatures with flying or reach.')
  await expect(help).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(help).toHaveCount(0)
  await card.focus()
  await page.keyboard.press('i')
  await expect(page.getByRole('dialog').getByText('It can be blocked only by creatures')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: '702.9' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

/** Who decides plays from where their cards are; the question names them. */
for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const)
  test(`with open hands the table keeps its side for both in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const [ada, bea] = BOARD.players
    const armed: Board = {
      ...BOARD,
      players: [
        { ...ada },
        { ...bea, hand: ['Ember Dart', 'Island'], battlefield: ['Mountain', ...(bea?.battlefield ?? [])] },
      ],
    }
    const table = await Table.board(page, armed, { openHands: true, turnTable: false })
    // The hand of who decides lies at the head of a wide table.
    const places = async () => ({ ...(await placesOf(table)), ...(width < 1000 ? {} : { hand: '' }) })
    const still = await places()
    const names = (zone: string) =>
      table
        .zone(zone)
        .locator('[data-part="spoken"]')
        .evaluateAll((all) => all.map((one) => one.ariaLabel?.split(',')[0]))
    const hand = await names('hand')
    await table.click(table.card('hand', 'Ember Dart'))
    await expect(table.prompt).toContainText('Ada decides.')
    await table.click(page.locator('button[data-ref="p1"]'))
    await table.act(() => table.primary.click())
    // Bea answers with the like, from her own hand.
    await expect(table.prompt).toContainText('Bea has priority')
    expect(moved(still, await places())).toEqual([])
    expect(await names('hand')).toEqual(['Ember Dart', 'Island'])
    if (width >= 1000) {
      expect(await names('other-hand')).toEqual(hand.filter((name) => name !== 'Ember Dart'))
      expect((await table.zone('hand').boundingBox())?.y).toBeLessThan(100)
    }
    await table.click(table.card('hand', 'Ember Dart'))
    await expect(table.prompt).toContainText('Bea decides.')
    await table.click(page.locator('button[data-ref="p0"]'))
    await table.act(() => table.primary.click())
    const on = async (title: string): Promise<void> => {
      while (!(await table.see()).title.startsWith(title)) await table.act(() => table.primary.click())
    }
    await on('Declare attackers')
    await expect(table.prompt).toContainText('Ada decides.')
    await table.press(table.card('you-creatures', 'Fellhorn Stag'))
    await table.act(() => table.primary.click())
    await on('Declare blockers')
    await expect(table.prompt).toContainText('Bea decides.')
    await table.press(table.card('ring-creatures', 'Mistback Crab'))
    await table.press(table.card('you-creatures', 'Fellhorn Stag'))
    await expect(table.primary).toHaveText(/Block \(1\)/)
    expect(table.complaints).toEqual([])
  })

test('the stops of who decides stand in the rows of the turns they are for', async ({ page }) => {
  const stops = { own: ['main1'], other: ['main2'] }
  const table = await Table.board(page, BOARD, { openHands: true, turnTable: false, stops, autoPass: false })
  const at = (on: string, whose: string) => page.getByRole('button', { name: `${on} on ${whose} turn`, exact: true })
  await expect(at('Stop at Main 1', 'Ada’s')).toBeVisible()
  await expect(at('No stop at Main 1', 'Bea’s')).toBeVisible()
  await table.act(() => table.primary.click())
  await expect(table.prompt).toContainText('Bea has priority')
  await expect(at('Stop at Main 2', 'Ada’s')).toBeVisible()
  await expect(at('Stop at Main 1', 'Bea’s')).toBeVisible()
  // Changed in the row of Ada's turns, it counts in what is another's turn for Bea.
  await at('No stop at Upkeep', 'Ada’s').click()
  await expect(at('Stop at Upkeep', 'Ada’s')).toBeVisible()
  await expect(at('No stop at Upkeep', 'Bea’s')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the setting turns the table to who decides', async ({ page }) => {
  const table = await Table.board(page, BOARD, { openHands: true, turnTable: false, autoPass: false })
  await table.act(() => table.primary.click())
  await expect(table.card('ring-creatures', 'Mistback Crab')).toBeVisible()
  await table.until(table.button('Settings'), () => table.button('Menu').click())
  await table.button('Settings').click()
  await page.getByRole('dialog').getByText('With open hands, turn the table to each player').click()
  await page.getByRole('button', { name: 'Close settings' }).click()
  await expect(table.card('you-creatures', 'Mistback Crab')).toBeVisible()
  await expect(table.card('hand', 'Island')).toBeVisible()
  expect(table.complaints).toEqual([])
})
