/** What the mechanisms of the keywords look like at the table: offers while casting, alike objects, shelves, bands. */
import { expect, test } from '@playwright/test'
import type { Board } from '../../src/engine/index.ts'
import type { CardRecord } from '../../src/oracle/index.ts'
import { openWith } from './support/ownCards.ts'
import type { Table } from './support/table.ts'

const record = (name: string, type_line: string, oracle_text: string, size?: string): CardRecord => {
  const [power, toughness] = size?.split('/') ?? []
  const stats = power === undefined || toughness === undefined ? {} : { power, toughness }
  return { name, mana_cost: '{0}', type_line, oracle_text, ...stats }
}
const CARDS: readonly CardRecord[] = [
  record(
    'Cinder Volley',
    'Sorcery',
    'Kicker {2}\nBuyback {1}\nYou gain 1 life. If Cinder Volley was kicked, you gain 4 life.',
  ),
  record('Small Sum', 'Sorcery', 'You gain 1 life.'),
  record('Echoing Sparks', 'Instant', 'Echoing Sparks deals 1 damage to target player.\nStorm'),
  record('Crowning', 'Sorcery', 'You get an emblem with "Creatures you control have vigilance."'),
  record('Waning Lantern', 'Creature — Spirit', 'Phasing', '2/2'),
  record('Oath Halberd', 'Creature — Soldier', 'Banding', '2/2'),
]
const library = Array.from({ length: 6 }, () => 'Forest')
const board = (mine: object, other: object = {}, more: Partial<Board> = {}): Board => ({
  edition: '2011',
  ...more,
  players: [
    { name: 'Ada', library, ...mine },
    { name: 'Bea', library, ...other },
  ],
})

/** Nobody passes by themselves: what is on the stack can be looked at. */
const STEP_BY_STEP = { openHands: true, autoPass: false }

/** Goes on with the large button until Ada has that much life. */
async function untilLife(table: Table, life: number): Promise<void> {
  while ((await table.life('Ada')) !== life) await table.act(() => table.primary.click())
}

test('[2004:409.1b] optional costs are offered on one sheet with the total, by mouse and by keys, and then told', async ({
  page,
}) => {
  const battlefield = ['Forest', 'Forest']
  const table = await openWith(page, CARDS, board({ hand: ['Cinder Volley'], battlefield }), STEP_BY_STEP)
  await table.click(table.card('hand', 'Cinder Volley'))
  await expect(table.prompt).toContainText('If Cinder Volley was kicked, you gain 4 life.')
  const kicker = table.prompt.getByRole('button', { name: 'Kicker' })
  // The number of a sign stands in the middle of its drawing, on buttons, too.
  const off = await table.prompt.locator('button [data-mana]:has(span)').evaluateAll((signs) =>
    signs.map((sign) => {
      const boxes = ['svg', 'span'].map((name) => sign.querySelector(name)?.getBoundingClientRect())
      const [drawing, number] = boxes.map((box) =>
        box === undefined ? 0 : box.x + box.width / 2 + box.y + box.height / 2,
      )
      return Math.floor(Math.abs((drawing ?? 0) - (number ?? 0)))
    }),
  )
  expect(off.length).toBeGreaterThan(0)
  expect(new Set(off)).toEqual(new Set([0]))
  const buyback = table.prompt.getByRole('button', { name: 'Buyback' })
  await kicker.click()
  await expect(kicker).toHaveAttribute('aria-pressed', 'true')
  // Two lands don't pay for both.
  await expect(buyback).toHaveAttribute('aria-disabled', 'true')
  await kicker.click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(buyback).toHaveAttribute('aria-pressed', 'true')
  await expect(kicker).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await kicker.click()
  await table.go(/^Cast for/)
  await table.go(/pay/i)
  await expect(page.getByRole('region', { name: 'Stack' })).toContainText('With Kicker.')
  await untilLife(table, 25)
  expect(table.complaints).toEqual([])
})

test('[2004:502.30a] copies lie in one entry with their number; new targets are asked for as such', async ({
  page,
}) => {
  const storm = board({ hand: ['Small Sum', 'Small Sum', 'Echoing Sparks'] })
  const table = await openWith(page, CARDS, storm, STEP_BY_STEP)
  for (const life of [21, 22]) {
    await table.click(table.card('hand', 'Small Sum'))
    await untilLife(table, life)
  }
  await table.click(table.card('hand', 'Echoing Sparks'))
  await table.click(page.locator('[data-ref="p1"]').first())
  await table.askedFor('Choose new targets')
  await expect(table.prompt).toContainText(
    'Choose new targets for the copy of Echoing Sparks? It currently targets Bea.',
  )
  await table.go(/^No/)
  await table.go(/^No/)
  const stack = page.getByRole('region', { name: 'Stack' })
  await expect(stack.locator('[data-part="count"]')).toHaveText('×2')
  await expect(stack).toContainText('Target: Bea ×2.')
  await expect(stack).toContainText('3 objects')
  expect(table.complaints).toEqual([])
})

test('[2004:502.15b] phased-out cards lie on a shelf that says when they return, and can’t attack', async ({
  page,
}) => {
  const turn = { number: 3, active: 1, step: 'end' } as const
  const mine = { battlefield: ['Waning Lantern', 'Clinker Brute'] }
  const table = await openWith(page, CARDS, board(mine, {}, { edition: '2004', turn }))
  const shelf = page.getByRole('group', { name: /^Phased out/ })
  for (let n = 0; n < 4 && !(await shelf.isVisible()); n++) await table.act(() => table.primary.click())
  await expect(shelf).toContainText('Back in your next untap step')
  await expect(shelf.locator('[data-card]')).toHaveAttribute('data-state', /phasedOut/)
  await table.askedFor('Declare attackers')
  await expect(table.prompt).toContainText('1 creature can attack')
  await shelf.locator('[data-card]').click()
  await expect(table.primary).toHaveText(/^No attack/)
  expect(table.complaints).toEqual([])
})

test('[2004:502.10] a band is in one frame, blocked as one, and its player divides the damage dealt to it', async ({
  page,
}) => {
  const turn = { number: 4, active: 0, step: 'beginCombat' } as const
  const mine = { battlefield: ['Oath Halberd', 'Clinker Brute'] }
  const table = await openWith(page, CARDS, board(mine, { battlefield: ['Mossback Elk'] }, { edition: '2004', turn }))
  await table.askedFor('Declare attackers')
  const banded = table.button(/^Band /)
  await expect(async () => {
    await table.button('Attack all').click()
    await expect(banded).toBeVisible({ timeout: 500 })
  }).toPass()
  await banded.click()
  const frame = page.getByRole('group', { name: 'Band of 2 · 6 power' })
  await expect(frame.locator('[data-card]')).toHaveCount(2)
  await table.go(/^Attack \(2\)/)
  await table.askedFor('Declare blockers')
  await table.press(table.card('you-creatures', 'Mossback Elk'))
  await table.press(table.card('ring-creatures', 'Clinker Brute'))
  await table.go(/^Block \(1\)/)
  await table.askedFor('Assign combat damage')
  await expect(table.prompt).toContainText('Because of banding, you assign this damage.')
  expect(table.complaints).toEqual([])
})

test('[2011:contents/113] an emblem stands in the back row with its text', async ({ page }) => {
  const table = await openWith(page, CARDS, board({ hand: ['Crowning'], battlefield: ['Forest'] }))
  await table.click(table.card('hand', 'Crowning'))
  await expect(table.zone('you-lands')).toContainText('Creatures you control have vigilance.')
  expect(table.complaints).toEqual([])
})
