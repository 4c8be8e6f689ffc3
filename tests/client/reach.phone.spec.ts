/**
 * Whatever a question lights can be reached by a finger: on this page of a row or on one that says so, beside its host,
 * below the top of the stack.
 */
import { expect, type Page, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import type { CardRecord } from '../../src/oracle/index.ts'
import { openWith } from './support/ownCards.ts'

const card = (name: string, typeLine: string, text: string): CardRecord => ({
  name,
  mana_cost: '{R}',
  type_line: typeLine,
  oracle_text: text,
})

const CARDS: readonly CardRecord[] = [
  ...['North', 'South', 'East', 'West', 'Upper', 'Lower'].map((side) => ({
    ...card(`${side} Vale`, 'Land', '{T}: Add {R}.'),
    mana_cost: '',
  })),
  card('Toothed Wheel', 'Artifact', ''),
  card('Moss on All', 'Enchantment — Aura', 'Enchant permanent'),
  card('Unmake Anything', 'Instant', 'Destroy target permanent.'),
  card('Break the Gear', 'Instant', 'Destroy target artifact.'),
  {
    ...card(
      'Pebble Thrower',
      'Creature — Goblin',
      'When ~ enters the battlefield, it deals 1 damage to target creature.',
    ),
    power: '1',
    toughness: '2',
  },
  card('Plain Words', 'Instant', 'You gain 1 life.'),
  card('Stop the Words', 'Instant', 'Counter target spell.'),
]

const VALES = CARDS.slice(0, 6).map(({ name }) => name)

const boardWith = (hand: readonly string[], battlefield: Board['players'][number]['battlefield']): Board => ({
  edition: '2011',
  players: [
    { name: 'Ada', hand: [...hand], library: ['Forest'], pool: '{R}{R}{R}{R}' },
    { name: 'Bea', library: ['Forest'], battlefield: battlefield ?? [] },
  ],
})

/** Of each lit thing of the battlefield, how much of it a finger can hit: the middle is free, and its size. */
const lit = (page: Page): Promise<readonly { readonly free: boolean; readonly least: number }[]> =>
  page.locator('button[data-card][data-state~="playable"]').evaluateAll((all) =>
    all.map((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const free = button.contains(document.elementFromPoint(left + width / 2, top + 12))
      return { free, least: Math.min(width, height) }
    }),
  )

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [640, 360],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the row of lands turns to the page with what is asked for', async ({ page }) => {
      const table = await openWith(page, CARDS, boardWith(['Break the Gear'], [...VALES, 'Toothed Wheel']))
      const wheel = table.card('ring-lands', 'Toothed Wheel')
      await expect(table.card('ring-lands', 'North Vale')).toBeVisible()
      await expect(wheel).toHaveCount(0)
      await table.act(() => table.tap(table.card('hand', 'Break the Gear')))
      await table.act(() => table.tap(wheel))
      expect(table.complaints).toEqual([])
    })

    test('a page with more to choose from says so', async ({ page }) => {
      const table = await openWith(page, CARDS, boardWith(['Unmake Anything'], [...VALES, 'Toothed Wheel']))
      const onward = table.button(/more on another page/)
      await expect(onward).not.toHaveAttribute('data-lit')
      await table.act(() => table.tap(table.card('hand', 'Unmake Anything')))
      await expect(onward).toHaveAttribute('data-lit')
      await expect(onward).toHaveAccessibleName(/\d usable/)
      const wheel = table.card('ring-lands', 'Toothed Wheel')
      for (let n = 0; n < 3 && !(await wheel.isVisible()); n++) await table.tap(onward)
      await table.act(() => table.tap(wheel))
      expect(table.complaints).toEqual([])
    })

    test('what is attached has its place beside a creature, a land, and what is attached itself', async ({ page }) => {
      const table = await openWith(
        page,
        CARDS,
        boardWith(
          ['Unmake Anything'],
          [
            { name: 'North Vale', label: 'vale' },
            { name: 'Moss on All', attachedTo: 'vale' },
            { name: 'Thornback Elder', label: 'elder' },
            { name: 'Lantern Pike', label: 'pike', attachedTo: 'elder' },
            { name: 'Kilnforged Mantle', attachedTo: 'elder' },
            { name: 'Moss on All', attachedTo: 'pike' },
          ],
        ),
      )
      await table.act(() => table.tap(table.card('hand', 'Unmake Anything')))
      const found = await lit(page)
      expect(found).toHaveLength(6)
      for (const { free, least } of found) {
        expect(free).toBe(true)
        expect(least).toBeGreaterThanOrEqual(28)
      }
      await table.act(() => table.tap(table.card('ring-lands', 'Moss on All')))
      expect(table.complaints).toEqual([])
    })

    test('spells below the top of the stack can be read, and chosen', async ({ page }) => {
      const table = await openWith(
        page,
        CARDS,
        boardWith(['Plain Words', 'Plain Words', 'Plain Words', 'Stop the Words'], []),
      )
      // Held, so that each stays on the stack.
      await table.tapInMenu('Full control')
      for (let n = 0; n < 3; n++) {
        await table.act(() => table.tap(table.card('hand', 'Plain Words')))
        await table.act(() => table.tap(table.primary))
      }
      await table.act(() => table.tap(table.card('hand', 'Stop the Words')))
      const sheet = page.locator('[data-sheet]')
      await expect(sheet.getByRole('button', { name: /Plain Words.*can be chosen/ })).toHaveCount(3)
      await table.act(() => table.tap(sheet.getByRole('button', { name: /Plain Words/ }).nth(1)))
      await expect(sheet).toHaveCount(0)
      await table.tap(table.button(/The whole stack, \d more below/))
      await expect(page.getByRole('dialog').getByRole('button', { name: /Plain Words/ })).not.toHaveCount(0)
      expect(table.complaints).toEqual([])
    })
  })
}

test('the second of two quick taps, meant for the question before, covers nothing of the next one', async ({
  page,
}) => {
  const table = await openWith(page, CARDS, boardWith(['Unmake Anything', 'Plain Words'], ['Toothed Wheel']))
  const box = await table.card('hand', 'Unmake Anything').boundingBox()
  if (box === null) throw new Error('no card')
  const before = await table.see()
  await page.touchscreen.tap(box.x + 20, box.y + 20)
  await page.touchscreen.tap(box.x + 20, box.y + 20)
  await expect.poll(async () => (await table.see()).at).not.toBe(before.at)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await table.act(() => table.tap(table.card('ring-lands', 'Toothed Wheel')))
  expect(table.complaints).toEqual([])
})

test('undo and the menu keep their places where there is no large button', async ({ page }) => {
  const table = await openWith(page, CARDS, boardWith(['Pebble Thrower'], []))
  const place = async (name: string) => (await table.button(name).boundingBox())?.x
  const before = await place('Menu')
  await table.act(() => table.tap(table.card('hand', 'Pebble Thrower')))
  await table.act(() => table.tap(table.button('Pay')))
  await expect(table.prompt).toContainText('Target for Pebble Thrower')
  await expect(page.locator('#primary')).toHaveCount(0)
  expect(await place('Menu')).toBe(before)
  expect(await place('Undo')).toBeGreaterThan(195)
  expect(table.complaints).toEqual([])
})
