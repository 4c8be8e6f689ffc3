import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { ATTACKED } from './support/boards.ts'
import { Bot, type Hands, rollOf } from './support/bot.ts'
import { openWith } from './support/ownCards.ts'
import { playNow } from './support/start.ts'
import { Table } from './support/table.ts'

const tapsOf = (table: Table): Hands => ({
  press: (thing) => table.tap(thing),
  primary: () => table.tap(table.primary),
  attackAll: () => table.tap(table.button('Attack all')),
  takeOver: () => table.takeOver(),
})

/** How far the page could be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Buttons of the prompt that are smaller than a finger. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-at] button')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width < 43.5 || height < 43.5 ? [`${button.textContent} ${width}x${height}`] : []
    }),
  )

test('the first turns of a game by tap: all within reach, nothing to scroll sideways', async ({ page }) => {
  test.setTimeout(150_000)
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you')
  const bot = new Bot(table, tapsOf(table), rollOf(1))
  await bot.play(14, async () => {
    const sight = await table.settled()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await small(page)).toEqual([])
    if (sight.over) return
    for (const { id } of sight.hand)
      await expect(page.locator(`[data-zone="hand"] [data-card="${id}"]`)).toBeInViewport()
  })
  expect(table.complaints).toEqual([])
})

/** Cards of the hand that something else lies on, once they are scrolled to. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-zone="hand"] button[data-card]')].flatMap((card) => {
      card.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const inset = 3
      const corners = [top + inset, bottom - inset].flatMap((y) => [left + inset, right - inset].map((x) => ({ x, y })))
      const free = corners.every(({ x, y }) => card.contains(document.elementFromPoint(x, y)))
      return free ? [] : [card.textContent ?? '']
    }),
  )

const FULL: Board = {
  edition: '2011',
  players: [
    {
      name: 'Ada',
      hand: [
        'Ember Dart',
        'Mountain',
        'Verdict at Dawn',
        'Bellows Blast',
        'Hammer or Tongs',
        'Clinker Brute',
        'Ember Dart',
      ],
      library: ['Mountain'],
      battlefield: ['Mountain', 'Mountain', 'Clinker Brute', 'Ashwing Fledgling'],
    },
    { name: 'Bea', hand: ['Island'], library: ['Island'], battlefield: ['Island', 'Stormglass Drake'] },
  ],
}

for (const height of [844, 640]) {
  test(`nothing lies on the hand in a window ${height} high, before and while a spell is on the stack`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: height === 844 ? 390 : 360, height })
    const table = await Table.board(page, FULL)
    expect(await covered(page)).toEqual([])
    expect(await small(page)).toEqual([])
    await table.act(() => table.tap(table.card('hand', 'Ember Dart')))
    expect(await covered(page)).toEqual([])
    await table.act(() => table.tap(table.card('ring-creatures', 'Stormglass Drake')))
    await table.act(() => table.tap(table.primary))
    await expect(table.primary).toHaveText(/Resolve Ember Dart/)
    expect(await covered(page)).toEqual([])
    expect(await small(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

/** Asks for two cards of the hand, in more words than two lines hold. */
const TOLL = {
  name: 'Toll of the Long Winter',
  type_line: 'Instant',
  mana_cost: '{B}',
  oracle_text:
    'Target player discards two cards. That player loses 2 life. You gain 2 life. Scry 2. Draw a card. Each creature you control gets +1/+1 until end of turn.',
}

for (const height of [844, 640]) {
  test(`nothing lies on a hand that is discarded from in a window ${height} high`, async ({ page }) => {
    await page.setViewportSize({ width: height === 844 ? 390 : 360, height })
    const [ada, bea] = FULL.players
    const first = { ...ada, hand: [TOLL.name, ...(ada?.hand ?? [])], battlefield: ['Swamp'] }
    const board = { ...FULL, players: [first, bea] } as unknown as Board
    const table = await openWith(page, [TOLL], board)
    await table.act(() => table.tap(table.card('hand', TOLL.name)))
    await table.act(() => table.tap(page.getByRole('button', { name: /^Ada/ }).first()))
    for (let at = 0; at < 4 && !(await table.primary.innerText()).startsWith('Discard'); at++)
      await table.act(() => table.tap(table.primary))
    await expect(table.primary).toHaveText(/^Discard/)
    const before = await table.primary.boundingBox()
    // The prompt keeps to its place of 118; where the window is high enough, all of the hand is in sight at once.
    expect((await table.prompt.boundingBox())?.height).toBeLessThan(119)
    if (height > 740)
      await expect(page.locator('[data-zone="hand"] button[data-card]').last()).toBeInViewport({ ratio: 0.99 })
    expect(await covered(page)).toEqual([])
    expect(await small(page)).toEqual([])
    await table.tap(table.card('hand', 'Ember Dart', 1))
    await table.tap(table.card('hand', 'Mountain'))
    await expect(table.primary).toHaveText(/^Discard 2 cards/)
    expect(await table.primary.boundingBox()).toEqual(before)
    expect(await covered(page)).toEqual([])
  })
}

test('start and curtain have room on a phone', async ({ page }) => {
  await Table.open(page, '/')
  await expect(playNow(page)).toBeEnabled()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto('/#deck=cinder-run&against=first-light&seed=7&players=2&starter=you')
  await expect(page.getByRole('button', { name: /^I am Ada/ })).toBeInViewport()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the names of what is attached end above the next plate', async ({ page }) => {
  const board: Board = {
    edition: '2011',
    players: [
      {
        name: 'Ada',
        library: ['Forest'],
        battlefield: [
          { name: 'Thornback Elder', label: 'elder' },
          { name: 'Lantern Pike', attachedTo: 'elder' },
          { name: 'Kilnforged Mantle', attachedTo: 'elder' },
          { name: 'Lantern Pike', attachedTo: 'elder' },
        ],
      },
      { name: 'Bea', library: ['Forest'] },
    ],
  }
  const table = await Table.board(page, board)
  const plates = page.locator('[data-attached] button[data-card]')
  await expect(plates).toHaveCount(4)
  const room = await plates.evaluateAll((all) =>
    all.slice(0, 3).map((plate, index) => {
      const range = document.createRange()
      range.selectNodeContents(plate.querySelector('[class*="Label"]') ?? plate)
      const next = all[index + 1]?.getBoundingClientRect()
      return (next?.top ?? 0) - Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom))
    }),
  )
  // The next one has a ring of two pixels.
  expect(Math.min(...room)).toBeGreaterThanOrEqual(2)
  expect(table.complaints).toEqual([])
})

const CREATURES = ['Slagtooth Raider', 'Kettle Rascal', 'Clinker Brute', 'Pyreblade Duelist', 'Ridgeback Goat']
const MORE = ['Mossback Elk', 'Tanglefoot Boar', 'Fellhorn Stag', 'Thicket Prowler', 'Ashwing Fledgling']

test('the page of creatures with what is asked for is turned to by itself', async ({ page }) => {
  const forests = Array.from({ length: 6 }, () => 'Forest')
  const board: Board = {
    edition: '2011',
    players: [
      { name: 'Ada', hand: ['Thornvolley'], library: forests, battlefield: forests.slice(0, 2) },
      { name: 'Bea', library: forests, battlefield: [...CREATURES, ...MORE] },
    ],
  }
  const table = await Table.board(page, board)
  const winged = table.card('ring-creatures', 'Ashwing Fledgling')
  await expect(table.card('ring-creatures', 'Slagtooth Raider')).toBeVisible()
  await expect(winged).toHaveCount(0)
  await table.act(() => table.tap(table.card('hand', 'Thornvolley')))
  await expect(winged).toBeVisible()
  await table.act(() => table.tap(winged))
  expect(table.complaints).toEqual([])
})

test('a finger takes blockers to another place by their numbers', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  for (const blocker of ['Fellhorn Stag', 'Mossback Elk']) {
    await table.tap(table.card('you-creatures', blocker))
    await table.tap(table.card('ring-creatures', 'Clinker Brute'))
  }
  await table.act(() => table.tap(table.primary))
  const rows = table.prompt.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const [first = '', second = ''] = (await rows.allInnerTexts()).map((text) => /Stag|Elk/.exec(text)?.[0] ?? '')
  const grip = await rows.nth(0).locator('[data-grip]').boundingBox()
  const below = await rows.nth(1).boundingBox()
  if (grip === null || below === null) throw new Error('nothing to hold')
  const fingers = await page.context().newCDPSession(page)
  const x = grip.x + grip.width / 2
  const points = [grip.y + grip.height / 2, below.y + 10, below.y + below.height / 2]
  for (const [index, y] of points.entries())
    await fingers.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(rows).toContainText([second, first])
  expect(table.complaints).toEqual([])
})

test('with 24 permanents a side a hand of nine is in sight above the decision, and every land has its name', async ({
  page,
}) => {
  const lands = [...Array.from({ length: 5 }, () => 'Forest'), ...Array.from({ length: 4 }, () => 'Mountain')]
  const battlefield = [...lands, ...CREATURES, ...MORE, ...CREATURES]
  const hand = [...MORE, ...CREATURES.slice(0, 4)]
  const library = ['Forest', 'Forest', 'Forest']
  const board: Board = {
    edition: '2011',
    players: [
      { name: 'Ada', hand, library, battlefield },
      { name: 'Bea', hand, library, battlefield },
    ],
  }
  const table = await Table.board(page, board)
  const dock = await page.locator('#asks').boundingBox()
  for (const card of await table.zone('hand').locator('button[data-card]').all()) {
    const at = await card.boundingBox()
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1)
  }
  await expect(table.card('you-lands', 'Forest').locator('[data-part="label"]')).toHaveText('Forest')
  expect(table.complaints).toEqual([])
})
