/** Games between pages in browsers of their own: invited by a link, answered by a code, over a direct connection. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import {
  asked,
  begin,
  connect,
  dialog,
  type Friend,
  failPath,
  friend,
  invitation,
  play,
  sitDown,
  tamper,
} from './support/friends.ts'
import { savedReplies } from './support/ownCards.ts'

/** Pages on a machine with other work to do. */
const PATIENCE = { timeout: 60_000 }

/** The page says so, and axe has nothing against how. */
async function expectSaid(where: Page, part: string | RegExp, at: 'dialog' | 'prompt' = 'dialog'): Promise<void> {
  const place = at === 'dialog' ? dialog(where) : where.locator('[data-prompt]')
  await expect(place).toContainText(part, PATIENCE)
  expect(await serious(where)).toEqual([])
}

async function expectOver(friends: readonly Friend[]): Promise<void> {
  for (const { table } of friends) {
    await expect.poll(async () => (await table.see()).over).toBe(true)
    expect(table.complaints).toEqual([])
  }
}

const opened = (browser: Browser, seeds: readonly number[]): Promise<Friend[]> =>
  Promise.all(seeds.map((seed) => friend(browser, seed)))

test('two play: a tampered reply stops the game, a lost connection holds it, and nothing is lost', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const both = await opened(browser, [3, 4])
  const [ada, bea] = both
  if (ada === undefined || bea === undefined) return
  await invitation(ada)
  await expectSaid(ada.page, 'A friend on another machine')
  await connect(ada, bea)
  await expectSaid(bea.page, 'Ada invites you')
  await sitDown(bea, 'Bea')
  await expectSaid(ada.page, 'Bea is here')
  await begin(both)
  await expect(ada.page.locator('[data-part="friend-line"]').first()).toContainText(/Connected|Slow|Thinks/)

  // What Bea's page says of the position after its reply is not what comes of it.
  await play(both, 100, async (one) => one === bea)
  const before = (await savedReplies(ada.page)).length
  await tamper(bea, ['"after":"[0-9a-f]*"', '"after":"another"'])
  await bea.bot.step()
  for (const { page } of both) await expectSaid(page, 'After a reply from Bea’s page the positions differ', 'prompt')
  expect(await savedReplies(ada.page)).toHaveLength(before)
  await tamper(bea, null)
  await ada.page.getByRole('button', { name: 'Try again' }).click()

  const isOver = await play(both, 400, async ({ table }) => /^Declare/.test((await table.see()).title))
  expect(isOver).toBe(false)
  const replies = (await savedReplies(ada.page)).length
  expect(replies).toBeGreaterThan(0)
  // The page goes away in the middle of combat, and comes back.
  await bea.page.reload()
  await expectSaid(ada.page, 'The connection to Bea is lost', 'prompt')
  await expectSaid(bea.page, 'Not connected', 'prompt')
  await ada.page.getByRole('button', { name: 'Make a new link' }).click()
  await connect(ada, bea, await invitation(ada))
  await expect(dialog(ada.page)).toHaveCount(0)
  await expect(dialog(bea.page)).toHaveCount(0)
  await expect(ada.table.log).toContainText('The connection to Bea is lost')
  await expect(ada.table.log).toContainText('Bea is connected again')
  expect(await asked(both)).not.toBeNull()
  expect((await savedReplies(ada.page)).length).toBeGreaterThanOrEqual(replies)
  // It goes on from there; three play theirs to its natural end, below.
  let answers = 0
  await play(both, 100, async () => ++answers > 20)
  await bea.table.button('Menu').click()
  await bea.table.button('Concede').click()
  await dialog(bea.page).getByRole('button', { name: 'Concede' }).click()
  await expectOver(both)

  await ada.page.getByRole('button', { name: 'Rematch' }).click()
  await expectSaid(ada.page, 'Bea is here')
})

test('three play to the end, the inviter between the others, also after one of them has left the game', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const three = await opened(browser, [5, 6, 7])
  const [ada, bea, cal] = three
  if (ada === undefined || bea === undefined || cal === undefined) return
  await invitation(ada)
  await dialog(ada.page).getByLabel('Players').selectOption('3')
  await connect(ada, bea)
  await sitDown(bea, 'Bea')
  await connect(ada, cal)
  await sitDown(cal, 'Cal')
  await expectSaid(ada.page, 'Bea and Cal are here')
  await begin(three)
  let answers = 0
  await play(three, 100, async () => ++answers > 20)
  await bea.table.button('Menu').click()
  await bea.table.button('Concede').click()
  await dialog(bea.page).getByRole('button', { name: 'Concede' }).click()
  for (const { table } of three) await expect(table.log).toContainText('Bea concedes')
  await play(three, 800, async () => false)
  await expectOver(three)
})

test('other rules, a code that was cut, another deck, a page that has gone, no path: a sentence each', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const [ada, other] = await opened(browser, [8, 9])
  if (ada === undefined || other === undefined) return
  // As of another build: its rules have another hash.
  await other.page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/(rules:[`"'])[0-9a-f]{12}/g, '$1000000000000') })
  })
  await connect(ada, other)
  for (const { page } of [ada, other]) await expectSaid(page, 'Your pages are of different versions')
  await dialog(ada.page).getByRole('button', { name: 'Take the invitation back' }).click()
  await other.page.close()

  const cut = await friend(browser, 10)
  await cut.page.goto(`/#friend=${(await invitation(ada)).replace(/^.*=/, '').slice(0, 40)}`)
  await expectSaid(cut.page, 'This invitation is not whole')

  // The page that was cut follows the whole link; what it says of its deck is changed on the way.
  const bea = cut
  await connect(ada, bea)
  await tamper(bea, ['"name":"Swift"', '"name":"Other"'])
  await sitDown(bea, 'Bea')
  for (const { page } of [ada, bea]) await dialog(page).getByRole('button', { name: 'Begin' }).click()
  for (const { page } of [ada, bea]) await expectSaid(page, 'Bea’s deck is not the same on all pages')
  await dialog(ada.page).getByRole('button', { name: 'Try again' }).click()

  await bea.page.close()
  await expectSaid(ada.page, 'The connection to Bea is lost')
  await expect(dialog(ada.page)).toContainText('All seats and decks are kept')

  const cal = await friend(browser, 11)
  await cal.page.goto((await invitation(ada)).replace(/^[^#]*/, '/'))
  await expectSaid(cal.page, 'Answer the invitation')
  await failPath(cal)
  await expectSaid(cal.page, 'No path between you')
})
