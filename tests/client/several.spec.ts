import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import { serious } from './support/axe.ts'
import { stored } from './support/saves.ts'
import { options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

const NAMES = ['Ada', 'Bea', 'Cal', 'Dee', 'Eve', 'Finn']
const OWN = ['Mossback Elk', 'Tanglefoot Boar', 'Fellhorn Stag']
const THEIRS = ['Mistback Crab', 'Reedwing Skimmer']

const FREE = { life: 20, hand: 7, teams: [], attack: 'several', emperors: [], ranges: [] } as const

/** So many players, with creatures each; the first one's main phase. */
function seated(n: number, more: Partial<Board['players'][number]> = {}): Board {
  const players = NAMES.slice(0, n).map((name, seat) => ({
    name,
    battlefield: [...(seat === 0 ? OWN : THEIRS), 'Forest', 'Forest'],
    library: Array<string>(12).fill('Forest'),
    hand: seat === 0 ? ['Wildgrowth Chant'] : [],
    ...more,
  }))
  return { edition: '2011', turn: { number: 5, active: 0, step: 'main1' }, format: FREE, players } as unknown as Board
}

const GIANT = {
  ...FREE,
  life: 30,
  teams: [
    [0, 1],
    [2, 3],
  ],
  sharedTurns: true,
  sharedLife: true,
}

/** Two teams of two, the second with three poison counters. */
function giant(): Board {
  const board = seated(4)
  const players = board.players.map((player, seat) => (seat === 2 ? { ...player, counters: { poison: 3 } } : player))
  return { ...board, format: GIANT, players } as unknown as Board
}

/** Planechase for so many, on a plane that makes all creatures larger. */
function onPlane(n: number): Board {
  const board = seated(n)
  const players = board.players.map((player, seat) => ({
    ...player,
    command: seat === 0 ? ['The Orchard of Nine Moons'] : [],
    variantDeck: ['Lanternmarsh', 'Wicker Coast'],
  }))
  return { ...board, format: { ...FREE, planes: 'own' }, players } as unknown as Board
}

/** Stops nowhere else: what the first player does follows at once. */
const QUIET = { openHands: true, stops: { own: ['main1'], other: [] } }

const panel = (page: Page, name: string) => page.locator('main').getByRole('region', { name, exact: true })

async function toAttack(page: Page, n = 4): Promise<Table> {
  const table = await Table.board(page, seated(n), QUIET)
  await table.go(/^To combat/)
  await expect(table.prompt).toContainText('Declare attackers')
  return table
}

test('each opponent has a board above the strip, in turn order, and every board is seen', async ({ page }) => {
  const table = await Table.board(page, seated(4), QUIET)
  const boxes = await Promise.all(['Bea', 'Cal', 'Dee'].map((name) => panel(page, name).boundingBox()))
  const lefts = boxes.map((box) => box?.x ?? 0)
  expect([...lefts].sort((a, b) => a - b)).toEqual(lefts)
  const strip = await page.locator('[data-spot="strip"]').boundingBox()
  for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(strip?.y ?? 0)
  for (const name of ['Bea', 'Cal', 'Dee'])
    await expect(panel(page, name).locator('[data-zone$="creatures"] [data-card]')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(table.complaints).toEqual([])
})

test('a digit looks at one board, the same or 0 at all again; nobody changes places', async ({ page }) => {
  await Table.board(page, seated(4), QUIET)
  const wide = async (name: string) => (await panel(page, name).boundingBox())?.width ?? 0
  const before = await wide('Cal')
  await page.keyboard.press('2')
  await expect.poll(() => wide('Cal')).toBeGreaterThan(before + 100)
  await expect(panel(page, 'Bea').locator('li [data-card]')).toHaveCount(3)
  await page.keyboard.press('2')
  await expect.poll(() => wide('Cal')).toBe(before)
  await panel(page, 'Dee').getByRole('button', { name: 'Dee: look at this board' }).click()
  await expect.poll(() => wide('Dee')).toBeGreaterThan(before + 100)
  await page.keyboard.press('0')
  await expect.poll(() => wide('Dee')).toBe(before)
})

test('a card of a list is chosen as it is on the table', async ({ page }) => {
  const table = await Table.board(page, seated(6), QUIET)
  await table.click(table.card('hand', 'Wildgrowth Chant'))
  const crab = panel(page, 'Finn').locator('[data-card][data-playable]').first()
  await table.click(crab)
  await expect(table.prompt).toContainText('Pay')
})

test('beside a teammate a hand of eight is whole: their board is a list then, with their hand at its foot', async ({
  page,
}) => {
  const board = giant()
  const hand = Array<string>(8).fill('Wildgrowth Chant')
  const players = board.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player))
  const table = await Table.board(page, { ...board, players } as unknown as Board, QUIET)
  const cards = page.locator('[data-zone="hand"] button[data-card]')
  await expect(cards).toHaveCount(8)
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  for (const [at, { left, right }] of boxes.entries()) {
    expect(right - left).toBeGreaterThanOrEqual(80)
    expect(boxes[at + 1]?.left ?? right).toBeGreaterThanOrEqual(right)
  }
  await expect(panel(page, 'Bea')).toHaveAttribute('data-form', 'list')
  await expect(panel(page, 'Bea').getByRole('region', { name: /hand/ })).toBeInViewport()
  // With a card less in hand it stays so while the turn lasts, and every card keeps its width.
  await table.click(cards.first())
  await expect(cards).toHaveCount(7)
  await expect(panel(page, 'Bea')).toHaveAttribute('data-form', 'list')
  expect((await cards.last().boundingBox())?.width).toBe(boxes[7]?.width)
  expect(table.complaints).toEqual([])
})

test('with Shift a digit is a card of the hand', async ({ page }) => {
  const table = await Table.board(page, seated(3), QUIET)
  await page.keyboard.press('Shift+1')
  await expect(table.card('hand', 'Wildgrowth Chant')).toBeFocused()
})

test('attackers are sent to players by key, and each has a plate with what it does', async ({ page }) => {
  const table = await toAttack(page)
  for (const [name, key] of [
    ['Mossback Elk', '1'],
    ['Tanglefoot Boar', '3'],
    ['Fellhorn Stag', '3'],
  ] as const) {
    await table.card('you-creatures', name).hover()
    await page.keyboard.press(key)
  }
  const hits = (name: string) => panel(page, name).getByRole('img', { name: / of Ada, / })
  await expect(hits('Bea')).toHaveAccessibleName('1 attacker of Ada, 2 damage')
  await expect(hits('Dee')).toHaveAccessibleName('2 attackers of Ada, 7 damage')
  await expect(hits('Cal')).toHaveCount(0)
  await table.card('you-creatures', 'Mossback Elk').hover()
  await page.keyboard.press('0')
  await expect(hits('Bea')).toHaveCount(0)
  await expect(table.prompt.getByRole('button', { name: 'All at Dee' })).toBeVisible()
  await table.go(/^Attack/)
  // Everybody who is attacked is asked in turn; nobody else is.
  await expect(table.prompt).toContainText('Declare blockers')
  await expect(page.locator('[data-own] h2')).toHaveText('Dee')
})

test('with open hands the boards stay where they are; who decides has the hand at the foot and every digit', async ({
  page,
}) => {
  const board = seated(4, { hand: ['Wildgrowth Chant'] })
  const later = { ...board, turn: { number: 6, active: 1, step: 'main1' } } as Board
  const table = await Table.board(page, later, { ...QUIET, turnTable: false })
  await expect(page.locator('[data-own] h2')).toHaveText('Ada')
  await expect(table.prompt).toContainText('Bea has priority')
  await expect(table.card('hand', 'Wildgrowth Chant')).toBeVisible()
  await table.go(/^To combat/)
  await expect(table.prompt).toContainText('Bea decides.')
  const attacker = panel(page, 'Bea').locator('[data-zone$="creatures"] [data-card]').first()
  await attacker.hover()
  // Her own digit is free for the player who has none.
  await page.keyboard.press('1')
  await expect(page.locator('[data-own]').getByRole('img', { name: /^1 attacker of Bea, / })).toBeVisible()
  await attacker.hover()
  await page.keyboard.press('3')
  await expect(panel(page, 'Dee').getByRole('img', { name: /^1 attacker of Bea, / })).toBeVisible()
  await table.go(/^Attack/)
  await expect(table.prompt).toContainText('Dee has priority')
  await expect(page.locator('[data-own] h2')).toHaveText('Ada')
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
] as const)
  test(`the size chosen for cards counts at ${width}x${height}, and nothing leaves its panel`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const widthIn = async (cardSize: string) => {
      await page.evaluate((size) => {
        const kept = JSON.parse(localStorage.getItem('cantrip.settings') ?? '{}')
        localStorage.setItem(
          'cantrip.settings',
          JSON.stringify({ ...kept, settings: { ...kept.settings, cardSize: size } }),
        )
      }, cardSize)
      // A reload before the first save begins at the start page.
      await expect.poll(() => stored(page, 'games', 'line')).toBeTruthy()
      await page.reload()
      await table.settled()
      const boxes = ['you-creatures', 'hand'].map((zone) =>
        table.zone(zone).locator('[data-card]').first().boundingBox(),
      )
      const [creature, card] = await Promise.all(boxes)
      const beyond = await page.locator('main section[data-form]').evaluateAll(
        (panels) =>
          panels.flatMap((panel) => {
            const { left, right } = panel.getBoundingClientRect()
            return [...panel.querySelectorAll('button')].filter((one) => {
              const box = one.getBoundingClientRect()
              return box.left < left - 1 || box.right > right + 1
            })
          }).length,
      )
      expect(beyond).toBe(0)
      return { creature: creature?.width ?? 0, hand: card?.width ?? 0 }
    }
    const table = await Table.board(page, seated(4), QUIET)
    const [small, normal, large] = [await widthIn('small'), await widthIn('normal'), await widthIn('large')]
    expect(small.creature).toBeLessThan(normal.creature)
    expect(large.creature).toBeGreaterThan(normal.creature)
    expect(large.hand).toBeGreaterThan(normal.hand)
    expect(table.complaints).toEqual([])
  })

test('an attacker is dropped on a board', async ({ page }) => {
  const table = await toAttack(page)
  await table.carry(table.card('you-creatures', 'Mossback Elk'), panel(page, 'Cal'))
  await table.drop()
  await expect(panel(page, 'Cal').getByRole('img', { name: / of Ada, / })).toHaveCount(1)
})

test('an attack has an entry for each defender, where it is aimed and told', async ({ page }) => {
  const table = await toAttack(page)
  const rail = page.getByRole('region', { name: 'Your attack' })
  await expect(rail.getByRole('listitem')).toHaveCount(3)
  const before = await rail.getByRole('button', { name: /^Dee/ }).boundingBox()
  await table.press(rail.getByRole('button', { name: /^Bea/ }))
  await table.press(table.card('you-creatures', 'Mossback Elk'))
  await expect(rail.getByRole('button', { name: 'Bea: 1 attacker, 20 to 18' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rail.getByRole('listitem').first()).toContainText('2 can block')
  await expect(panel(page, 'Bea').getByRole('img', { name: / of Ada, / })).toHaveCount(1)
  // What is pressed next has stayed in its place.
  expect(await rail.getByRole('button', { name: /^Dee/ }).boundingBox()).toEqual(before)
  await table.press(rail.getByRole('button', { name: /^Dee/ }))
  await table.press(table.card('you-creatures', 'Fellhorn Stag'))
  await expect(rail.getByRole('button', { name: 'Dee: 1 attacker, 20 to 16' })).toBeVisible()
})

test('a board that is looked at says that it is held while a question is open', async ({ page }) => {
  const table = await Table.board(page, seated(4), QUIET)
  await page.keyboard.press('2')
  await expect(panel(page, 'Cal')).not.toContainText('View held')
  const wide = async () => (await panel(page, 'Cal').boundingBox())?.width
  await expect.poll(wide).toBeGreaterThan(500)
  const before = await wide()
  await table.click(table.card('hand', 'Wildgrowth Chant'))
  await expect(panel(page, 'Cal')).toContainText('View held')
  await expect(panel(page, 'Bea')).not.toContainText('View held')
  expect(await wide()).toBe(before)
})

test('a team has one dial between its panels, which attacks on either reach', async ({ page }) => {
  const table = await Table.board(page, giant(), QUIET)
  const column = page.getByRole('region', { name: 'Cal and Dee' })
  await expect(column.getByRole('img', { name: 'Cal and Dee: 30 life together' })).toBeVisible()
  await expect(column.getByRole('img', { name: '3 of 15 poison counters' })).toBeVisible()
  const [cal, middle, dee] = await Promise.all([
    panel(page, 'Cal').boundingBox(),
    column.boundingBox(),
    panel(page, 'Dee').boundingBox(),
  ])
  expect((cal?.x ?? 0) + (cal?.width ?? 0)).toBeLessThan(middle?.x ?? 0)
  expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThan(dee?.x ?? 0)
  // The teammate's board stands in the own half, with an open hand.
  const strip = await page.locator('[data-spot="strip"]').boundingBox()
  expect((await panel(page, 'Bea').boundingBox())?.y).toBeGreaterThan(strip?.y ?? 0)
  await expect(page.locator('[data-own] h2')).toHaveText('Ada and Bea')
  await table.go(/^To combat/)
  await table.go(/^To combat|^To /)
  await expect(table.prompt).toContainText('Declare attackers')
  for (const [name, key] of [
    ['Mossback Elk', '2'],
    ['Tanglefoot Boar', '3'],
  ] as const) {
    await table.card('you-creatures', name).hover()
    await page.keyboard.press(key)
  }
  await expect(column.getByRole('img', { name: '2 attackers of Ada on the team, 5 damage' })).toBeVisible()
  await expect(panel(page, 'Cal').getByRole('img', { name: / of Ada/ })).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('the plane has its place, with the die that says what it costs', async ({ page }) => {
  const table = await Table.board(page, onPlane(3), QUIET)
  const plane = page.getByRole('region', { name: 'Plane: The Orchard of Nine Moons' })
  await expect(plane).toContainText('All creatures get +1/+1.')
  await expect(plane).toContainText('2 planes left')
  await expect(table.prompt.getByRole('button', { name: /planar die/ })).toHaveCount(0)
  await table.click(plane.getByRole('button', { name: 'Roll the die: free' }))
  // Wherever it led, the next roll has its price.
  await expect(
    page.getByRole('region', { name: /^Plane: / }).getByRole('button', { name: /^Roll the die/ }),
  ).not.toContainText('free')
  await expect(table.log).toContainText('planar die')
})

test('between two a plane stays in the back row', async ({ page }) => {
  const table = await Table.board(page, onPlane(2), QUIET)
  await expect(page.getByRole('region', { name: /^Plane: / })).toHaveCount(0)
  await expect(table.prompt.getByRole('button', { name: 'Roll the planar die' })).toBeVisible()
})

test('who is out keeps a narrow place, and the others go on', async ({ page }) => {
  const table = await Table.board(page, seated(4, { life: 2 }), QUIET)
  await table.go(/^To combat/)
  await table.card('you-creatures', 'Mossback Elk').hover()
  await page.keyboard.press('2')
  await table.go(/^Attack/)
  await table.go(/^No blocks?/)
  await expect(page.locator('main section[data-form="out"]')).toContainText('Cal')
  expect((await page.locator('main section[data-form="out"]').boundingBox())?.width).toBeLessThan(80)
  // The boards of those who play on are whole.
  await expect(page.locator('main section[data-form="one"]')).toHaveCount(2)
})

test('three people share a screen: the curtain names who takes over', async ({ page }) => {
  const table = await Table.board(page, seated(3), {})
  await expect(page.getByRole('button', { name: /^I am Ada/ })).toBeVisible()
  await table.takeOver()
  await expect(page.locator('[data-own] h2')).toHaveText('Ada')
})

test('axe finds nothing, with four and with six at the table', async ({ page }) => {
  for (const n of [4, 6]) {
    await Table.board(page, seated(n), QUIET)
    expect(await serious(page)).toEqual([])
  }
})

test('axe finds nothing with teams, with a plane, and while an attack is put together', async ({ page }) => {
  for (const board of [giant(), onPlane(4)]) {
    await Table.board(page, board, QUIET)
    expect(await serious(page)).toEqual([])
  }
  const table = await toAttack(page)
  await table.press(table.card('you-creatures', 'Mossback Elk'))
  expect(await serious(page)).toEqual([])
})

test('the curtain tells the life of those who play on, not of who is out', async ({ page }) => {
  const board = seated(3)
  const players = board.players.map((player, seat) => (seat === 2 ? { ...player, life: 2, battlefield: [] } : player))
  const table = await Table.board(page, { ...board, players } as never, { ...QUIET, openHands: false })
  const curtain = page.locator('[data-screen="curtain"]')
  if (await curtain.isVisible()) await table.takeOver()
  await table.go(/^To combat/)
  await table.card('you-creatures', 'Mossback Elk').hover()
  await page.keyboard.press('2')
  await table.go(/^Attack/)
  await expect(curtain).toContainText('Pass to Bea')
  await expect(curtain).toContainText('Ada 20 life · Bea 20 life')
  await expect(curtain).not.toContainText('Cal')
})

test('avatars are chosen before a game, and stand next to the life they change', async ({ page }) => {
  const table = await Table.open(page, '/', { openHands: true })
  await ready(page)
  const dialog = await options(page)
  await dialog.getByText('3', { exact: true }).click()
  await dialog.getByText('Vanguard', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Your avatar' }).selectOption('Captain Issel Roe')
  await expect(dialog).toContainText('hand −1, life +9')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await table.settled()
  const own = page.locator('[data-own]')
  await expect(own.getByRole('img', { name: /29 life/ })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Avatar Captain Issel Roe, hand −1, life +9' })).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: /^Avatar / })).toHaveCount(3)
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})
