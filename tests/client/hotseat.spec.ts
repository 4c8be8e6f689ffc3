import { expect, type Page, test } from '@playwright/test'
import { Bot, rollOf } from './support/bot.ts'
import { focusByKeys, keysOf } from './support/keyboard.ts'
import type { LitCard } from './support/sight.ts'
import { linkTo, Table } from './support/table.ts'

/** Which of these cards stand anywhere on the page, by their numbers or by names that the log has not told. */
const found = (page: Page, cards: readonly LitCard[]): Promise<readonly string[]> =>
  page.evaluate((hidden) => {
    const copy = document.documentElement.cloneNode(true) as Element
    const logs = [...copy.querySelectorAll('[aria-label="Recent events"], [data-live="log"]')]
    const told = logs.map((log) => log.textContent ?? '').join(' ')
    for (const log of logs) log.remove()
    const html = copy.outerHTML
    return hidden
      .filter(
        ({ id, name }) =>
          html.includes(`data-card="${id}"`) ||
          html.includes(`data-ref="o${id}"`) ||
          (html.includes(name) && !told.includes(name)),
      )
      .map(({ id, name }) => {
        const at =
          [`data-card="${id}"`, `data-ref="o${id}"`, name]
            .map((text) => html.indexOf(text))
            .find((place) => place >= 0) ?? 0
        return `${name}: ${html.slice(Math.max(0, at - 120), at + 60)}`
      })
  }, cards)

/** Follows who looks, and what the other must not see. */
class Watch {
  private viewer = ''
  curtains = 0
  private readonly hands = new Map<string, readonly LitCard[]>()

  constructor(private readonly table: Table) {}

  async look(): Promise<void> {
    const { page } = this.table
    const sight = await this.table.settled()
    if (sight.screen === 'curtain') {
      this.curtains++
      this.viewer =
        (await page.getByRole('button', { name: /^I am/ }).textContent())?.replace(/^I am (\w+?)hold.*/, '$1') ?? ''
      await expect(page.locator('[data-card], [data-at], [data-zone]')).toHaveCount(0)
      for (const hand of this.hands.values()) expect(await found(page, hand)).toEqual([])
      return
    }
    if (sight.over) return
    for (const [seat, hand] of this.hands) if (seat !== this.viewer) expect(await found(page, hand), seat).toEqual([])
    this.hands.set(this.viewer, sight.hand)
  }
}

const times = (n: number, ...names: readonly string[]): readonly string[] =>
  Array.from({ length: n }, () => names).flat()

/** A few turns before the end of a game; no card of a hand or a library is open on the table as well. */
const LATE = {
  edition: '2011',
  turn: { number: 8, active: 0, step: 'main1' },
  players: [
    {
      name: 'Ada',
      life: 12,
      hand: ['Ember Dart', 'Slagtooth Raider'],
      library: times(4, 'Slagtooth Raider', 'Ashwing Fledgling', 'Ember Dart'),
      battlefield: [...times(4, 'Mountain'), 'Clinker Brute'],
    },
    {
      name: 'Bea',
      life: 12,
      hand: ['Fellhorn Stag', 'Thicket Prowler'],
      library: times(4, 'Fellhorn Stag', 'Ridgeback Goat', 'Thicket Prowler'),
      battlefield: [...times(4, 'Forest'), 'Mossback Elk'],
    },
  ],
}

test('a game of two people by keyboard to its end, the other’s hand never on the page', async ({ page }) => {
  test.setTimeout(240_000)
  const table = await Table.open(page, linkTo(LATE))
  const watch = new Watch(table)
  const bot = new Bot(table, keysOf(page), rollOf(2))
  let over = false
  for (let n = 0; n < 500 && !over; n++) {
    await watch.look()
    over = (await bot.step()).over
  }
  expect(over).toBe(true)
  expect(watch.curtains).toBeGreaterThan(6)
  await focusByKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Rematch' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-screen="curtain"]')).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('the curtain can’t be brushed aside, and undo there shows nothing of the other', async ({ page }) => {
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=11&players=2&starter=you')
  const curtain = page.locator('[data-screen="curtain"]')
  await expect(curtain).toContainText('Pass to Ada')
  await page.getByRole('button', { name: /^I am Ada/ }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(curtain).toBeVisible()
  await table.takeOver()
  const hand = (await table.see()).hand
  expect(hand).toHaveLength(7)
  await table.go(/Keep 7/)
  await expect(curtain).toContainText('Pass to Bea')
  expect(await found(page, hand)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(curtain).toContainText('Pass to Ada')
  await table.takeOver()
  expect((await table.see()).hand).toEqual(hand)
})
