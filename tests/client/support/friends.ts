/** Pages of friends, each in a browser context of its own: as on machines of their own, they share nothing. */
import { type Browser, expect, type Page } from '@playwright/test'
import { Bot, mouseOf, rollOf } from './bot.ts'
import { Table } from './table.ts'

/** Several pages share a machine, and compile decks: a loaded one takes its time. */
const PATIENCE = { timeout: 60_000 }

export interface Friend {
  readonly table: Table
  readonly page: Page
  readonly bot: Bot
}

/** A page at the start screen; nobody has to wait for what others do. */
export async function friend(browser: Browser, seed: number, viewport = { width: 1440, height: 900 }): Promise<Friend> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const table = await Table.open(page, '/', { confirmPayments: false })
  return { page, table, bot: new Bot(table, mouseOf(table), rollOf(seed)) }
}

export const dialog = (page: Page) => page.locator('dialog[open]')
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

/** Opens the invitation, and gives its link. */
export async function invitation({ page }: Friend): Promise<string> {
  if ((await dialog(page).count()) === 0)
    await page.getByRole('button', { name: /^A friend elsewhere/ }).click(PATIENCE)
  const link = dialog(page).getByLabel('Send this link')
  await expect(link).toBeVisible(PATIENCE)
  return link.inputValue()
}

/** Carries a link to a friend's page, and the answer back. */
export async function connect(host: Friend, guest: Friend, link?: string): Promise<void> {
  const address = link ?? (await invitation(host))
  await guest.page.goto(address.replace(/^[^#]*/, '/'))
  const answer = dialog(guest.page).getByLabel('Answer', { exact: true })
  await expect(answer).toBeVisible(PATIENCE)
  await dialog(host.page)
    .getByLabel('Paste the answer')
    .fill(await answer.inputValue())
}

/** Sits down at the inviter's table. */
export async function sitDown({ page }: Friend, name: string): Promise<void> {
  await expect(dialog(page)).toContainText('invites you', PATIENCE)
  await dialog(page).getByLabel('Your name at the table').fill(name)
  await inDialog(page, 'Sit down').click()
  await expect(inDialog(page, /^Begin|^Waiting/)).toBeVisible(PATIENCE)
}

/** Everybody wants to begin; the game is at the table of all. */
export async function begin(friends: readonly Friend[]): Promise<void> {
  for (const { page } of friends) await inDialog(page, 'Begin').click()
  for (const { page } of friends) {
    await expect(page.locator('[data-screen="table"]')).toBeVisible(PATIENCE)
    await expect(dialog(page)).toHaveCount(0, PATIENCE)
  }
}

/** The page that is asked something now; `null`: the game is over. */
export async function asked(friends: readonly Friend[]): Promise<Friend | null> {
  let found: Friend | null = null
  await expect(async () => {
    const sights = await Promise.all(friends.map(({ table }) => table.see()))
    if (sights.some(({ over }) => over)) return
    const at = sights.findIndex(({ screen, mine }) => screen === 'table' && mine)
    expect(at).toBeGreaterThanOrEqual(0)
    found = friends[at] ?? null
  }).toPass({ timeout: 60_000, intervals: [30] })
  return found
}

/** Plays on until something holds on the page that was asked, or the game is over: true. */
export async function play(
  friends: readonly Friend[],
  most: number,
  until: (friend: Friend) => Promise<boolean>,
): Promise<boolean> {
  for (let n = 0; n < most; n++) {
    const one = await asked(friends)
    if (one === null) return true
    if (await until(one)) return false
    await one.bot.step()
  }
  throw new Error('the game does not end')
}
