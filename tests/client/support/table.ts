/** The table as a person works it: what can be pressed, dragged and read, by its names. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Board } from '../../../src/engine/index.ts'
import { type Sight, see, seeOnce } from './sight.ts'

export const linkTo = (board: unknown): string => `/#board=${Buffer.from(JSON.stringify(board)).toString('base64url')}`

export interface Wishes {
  /** Settings beside the pace, as they are stored. */
  readonly [name: string]: unknown
}

/**
 * Settings of the browser before the page opens; what is changed in the page stays. Each payment is asked for, and with
 * open hands who decides sits at the foot of the table.
 */
async function prepare(page: Page, wishes: Wishes): Promise<void> {
  const usual = { pace: 0, hoverZoom: false, confirmPayments: true, turnTable: true }
  const text = JSON.stringify({ schema: 1, settings: { ...usual, ...wishes } })
  await page.addInitScript((stored) => {
    if (localStorage.getItem('cantrip.settings') === null) localStorage.setItem('cantrip.settings', stored)
  }, text)
}

interface Point {
  readonly x: number
  readonly y: number
}

/** In milliseconds. */
const MOMENT = 30

export class Table {
  /** Errors the page has complained of. */
  readonly complaints: string[] = []

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()))
  }

  static async open(page: Page, address: string, wishes: Wishes = {}): Promise<Table> {
    const table = new Table(page)
    await prepare(page, wishes)
    await page.goto(address)
    return table
  }

  /** A board with people on both seats; hands open where the curtain is not what it is about. */
  static async board(page: Page, board: Board, wishes: Wishes = { openHands: true }): Promise<Table> {
    const table = await Table.open(page, linkTo(board), wishes)
    await table.settled()
    return table
  }

  see(): Promise<Sight> {
    return see(this.page)
  }

  get primary(): Locator {
    return this.page.locator('#primary')
  }

  get prompt(): Locator {
    return this.page.locator('[data-prompt]')
  }

  get log(): Locator {
    return this.page.getByRole('region', { name: 'Recent events' })
  }

  zone(name: string): Locator {
    return this.page.locator(`[data-zone="${name}"]`)
  }

  card(zone: string, name: string, nth = 0): Locator {
    return this.zone(zone)
      .locator('button[data-card]')
      .filter({ has: this.page.locator(`[data-part="spoken"][aria-label^="${name}"]`) })
      .nth(nth)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first()
  }

  /** Waits until somebody has to do something; what goes on by itself is over. */
  async settled(): Promise<Sight> {
    let seen: Sight | null = null
    await expect(async () => {
      const first = await seeOnce(this.page, { settled: true }, 5000)
      expect(first ?? (await this.see()), 'somebody has to do something').toBe(first)
      // What is passed by itself stands there for a moment only.
      await new Promise((later) => setTimeout(later, MOMENT))
      const then = await this.see()
      expect(first !== null && isSame(first, then) && first.mine === then.mine).toBe(true)
      seen = then
    }).toPass({ timeout: 40_000, intervals: [1] })
    if (seen === null) throw new Error('nothing was seen')
    return seen
  }

  /** Does what answers the question, again while the page does not listen yet, until the position is another. */
  async act(press: () => Promise<unknown>): Promise<Sight> {
    const since = await this.see()
    await expect(async () => {
      if (isSame(await this.see(), since)) await press()
      expect(await seeOnce(this.page, { since }, 200)).not.toBeNull()
    }).toPass({ timeout: 40_000, intervals: [10] })
    return this.settled()
  }

  /** Clicks where the thing can be seen, until that answered the question. */
  click(thing: Locator): Promise<Sight> {
    return this.act(() => this.press(thing))
  }

  /** One press where the thing can be seen. */
  async press(thing: Locator): Promise<void> {
    const { x, y } = await spot(thing)
    await this.page.mouse.click(x, y)
  }

  /** One tap where the thing can be seen. */
  async tap(thing: Locator): Promise<void> {
    const { x, y } = await spot(thing)
    await this.page.touchscreen.tap(x, y)
  }

  /**
   * Presses until this has come: a new question takes no press for a moment, and a button that moves may not be met.
   */
  async until(shown: Locator, press: () => Promise<unknown>): Promise<void> {
    await expect(async () => {
      if (!(await shown.isVisible())) await press()
      await expect(shown).toBeVisible({ timeout: 1000 })
    }).toPass()
  }

  /** Goes on with the large button until the question says this. */
  async askedFor(text: string): Promise<void> {
    while ((await this.prompt.getByText(text).count()) === 0) await this.act(() => this.primary.click())
  }

  /** One tap on an entry of the menu. */
  async tapInMenu(entry: string): Promise<void> {
    await this.until(this.button(entry), () => this.tap(this.button('Menu')))
    await this.tap(this.button(entry))
  }

  /** Presses the large button, which has to say this. */
  async go(label: string | RegExp): Promise<Sight> {
    await expect(this.primary).toHaveText(label)
    return this.act(() => this.primary.click())
  }

  async life(name: string): Promise<number> {
    const panel = this.page.getByRole('region', { name, exact: true })
    return Number(await panel.locator('[class*="dial"] b, [class*="life"] b').first().textContent())
  }

  /** Holds the curtain's dial with the pointer. */
  async takeOver(): Promise<Sight> {
    const box = await this.page.getByRole('button', { name: /^I am/ }).boundingBox()
    if (box === null) throw new Error('no curtain')
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await this.page.mouse.down()
    await this.page.locator('[data-screen="table"]').waitFor()
    await this.page.mouse.up()
    return this.settled()
  }

  /** Takes a card with the pointer and carries it over a place; it is still held there. */
  async carry(from: Locator, to: Locator | Point): Promise<void> {
    const start = await spot(from)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(start.x + 10, start.y - 10, { steps: 3 })
    await expect(this.page.locator('[data-lifted]')).toHaveCount(1)
    const end = 'x' in to ? to : await spot(to)
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
  }

  async drop(): Promise<void> {
    await this.page.mouse.up()
    await expect(this.page.locator('[data-lifted]')).toHaveCount(0)
  }
}

const isSame = (a: Sight, b: Sight): boolean => a.at === b.at && a.screen === b.screen && a.over === b.over

/**
 * A point where the element is on top, as soon as there is one: cards of a pile show an edge only, and something may
 * still be moving above it.
 */
async function spot(element: Locator): Promise<Point> {
  let found: Point | null = null
  await expect(async () => {
    await element.scrollIntoViewIfNeeded()
    found = await element.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const parts = [0.5, 0.3, 0.7, 0.12, 0.88, 0.04, 0.96]
      const points = parts.flatMap((y) => parts.map((x) => ({ x: left + width * x, y: top + height * y })))
      return points.find(({ x, y }) => node.contains(document.elementFromPoint(x, y))) ?? null
    })
    expect(found, 'a place where it can be pressed').not.toBeNull()
  }).toPass({ timeout: 15_000, intervals: [70] })
  if (found === null) throw new Error('nothing of it can be pressed')
  return found
}
