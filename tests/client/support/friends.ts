/** Pages of friends, each in a browser context of its own: as on machines of their own, they share nothing. */
import { type Browser, expect, type Page } from '@playwright/test'
import { Bot, mouseOf, rollOf } from './bot.ts'
import { seeOnce } from './sight.ts'
import { Table } from './table.ts'

/** Several pages share a machine, and compile decks: a loaded one takes its time. */
const PATIENCE = { timeout: 60_000 }

export interface Friend {
  readonly table: Table
  readonly page: Page
  readonly bot: Bot
}

/** A deck that plays fast: nothing blocks most of it. */
const SWIFT = [
  '24 Mountain',
  '4 Kettle Rascal',
  '4 Slagtooth Raider',
  '4 Guttering Salamander',
  '4 Ridgeback Goat',
  '4 Rooftop Runner',
  '4 Saltflat Charger',
  '4 Fevered Mastiff',
  '4 Crownless Rebel',
  '4 Dust-Road Reaver',
].join('\n')

/** The browser of a person who played this deck last. */
const STORED = {
  'cantrip.decks': { schema: 1, decks: [{ id: 'own-swift', name: 'Swift', text: SWIFT }] },
  'cantrip.choice': { deckId: 'own-swift' },
}

interface Spoilt {
  swap?: readonly [said: string, instead: string]
  connections?: RTCPeerConnection[]
}

type Answer = (description: RTCSessionDescriptionInit) => Promise<void>

/** In the page: what it says can be changed on its way, and its connections be made to fail. */
function spoil(): void {
  const page = globalThis as unknown as Spoilt
  page.connections = []
  const send = RTCDataChannel.prototype.send as (text: string) => void
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, text: string) {
    send.call(this, page.swap === undefined ? text : text.replace(new RegExp(page.swap[0]), page.swap[1]))
  } as RTCDataChannel['send']
  const answer = RTCPeerConnection.prototype.setRemoteDescription as Answer
  RTCPeerConnection.prototype.setRemoteDescription = function (
    this: RTCPeerConnection,
    description: RTCSessionDescriptionInit,
  ) {
    page.connections?.push(this)
    return answer.call(this, description)
  }
}

/** What matches in what the page says is said otherwise; `null`: no longer. */
export const tamper = ({ page }: Friend, swap: readonly [said: string, instead: string] | null): Promise<void> =>
  page.evaluate((given) => {
    const spoilt = globalThis as unknown as Spoilt
    if (given === null) delete spoilt.swap
    else spoilt.swap = given
  }, swap)

/** The page's latest connection finds no path, as between two networks that let none through. */
export const failPath = ({ page }: Friend): Promise<void> =>
  page.evaluate(() => {
    const connection = (globalThis as unknown as Spoilt).connections?.at(-1)
    if (connection === undefined) throw new Error('no connection')
    Object.defineProperty(connection, 'connectionState', { value: 'failed' })
    connection.dispatchEvent(new Event('connectionstatechange'))
  })

/** Asked only where there is something to do with such a deck. */
const STOPS = { own: ['main1'], other: [] }

/** A page at the start screen; nobody has to wait for what others do. */
export async function friend(browser: Browser, seed: number, viewport = { width: 1440, height: 900 }): Promise<Friend> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
  }, STORED)
  await page.addInitScript(spoil)
  const table = await Table.open(page, '/', { confirmPayments: false, stops: STOPS, sound: 'off' })
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
  // This link is used up: who comes next gets another.
  const shown = dialog(host.page).getByLabel('Send this link')
  const links = () => shown.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(links, PATIENCE).not.toEqual([address])
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
    const looks = friends.map(async (one) => ({ one, sight: await seeOnce(one.page, { settled: true }, 5000) }))
    const { one, sight } = await Promise.race(looks)
    expect(sight, 'somebody is asked').not.toBeNull()
    if (sight?.over !== true) found = one
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
