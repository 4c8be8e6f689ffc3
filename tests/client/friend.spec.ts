/** A game between pages in browsers of their own: invited by a link, answered by a code, over a direct connection. */
import { expect, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { asked, begin, connect, dialog, friend, invitation, play, sitDown } from './support/friends.ts'
import { savedReplies } from './support/ownCards.ts'

test('two play to the end; the connection is lost in combat, and nothing else is', async ({ browser }) => {
  test.setTimeout(600_000)
  const ada = await friend(browser, 3)
  const bea = await friend(browser, 4)
  await connect(ada, bea)
  await sitDown(bea, 'Bea')
  await expect(dialog(ada.page)).toContainText('Bea is here', { timeout: 60_000 })
  const both = [ada, bea]
  await begin(both)
  await expect(ada.page.locator('[data-part="friend-line"]').first()).toContainText(/Connected|Slow|Thinks/)

  const over = await play(both, 400, async ({ table }) => (await table.see()).title === 'Declare blockers')
  if (!over) {
    const replies = (await savedReplies(ada.page)).length
    expect(replies).toBeGreaterThan(0)
    // The page goes away in the middle of combat, and comes back.
    await bea.page.reload()
    await expect(ada.page.locator('[data-prompt]')).toContainText('The connection to Bea is lost', { timeout: 60_000 })
    expect(await serious(ada.page)).toEqual([])
    await expect(bea.page.locator('[data-prompt]')).toContainText('Not connected', { timeout: 60_000 })
    await ada.page.getByRole('button', { name: 'Make a new link' }).click()
    await connect(ada, bea, await invitation(ada))
    await expect(dialog(ada.page)).toHaveCount(0)
    await expect(dialog(bea.page)).toHaveCount(0)
    expect(await asked(both)).not.toBeNull()
    await play(both, 800, async () => false)
  }
  for (const { table } of both) {
    await expect.poll(async () => (await table.see()).over).toBe(true)
    expect(table.complaints).toEqual([])
  }
})

test('a page of other rules, a code that was cut, a page that has gone: a sentence each', async ({ browser }) => {
  test.setTimeout(400_000)
  const ada = await friend(browser, 8)
  const other = await friend(browser, 9)
  // As of another build: its rules have another hash.
  await other.page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/(rules:[`"'])[0-9a-f]{12}/g, '$1000000000000') })
  })
  await connect(ada, other)
  for (const { page } of [ada, other]) {
    await expect(dialog(page)).toContainText('Your pages are of different versions', { timeout: 60_000 })
    expect(await serious(page)).toEqual([])
  }
  await dialog(ada.page).getByRole('button', { name: 'Take the invitation back' }).click()

  const cut = await friend(browser, 10)
  await cut.page.goto(`/#friend=${(await invitation(ada)).replace(/^.*=/, '').slice(0, 40)}`)
  await expect(dialog(cut.page)).toContainText('This invitation is not whole', { timeout: 60_000 })
  expect(await serious(cut.page)).toEqual([])

  const bea = await friend(browser, 11)
  await connect(ada, bea)
  await sitDown(bea, 'Bea')
  await bea.page.close()
  await expect(dialog(ada.page)).toContainText('The connection to Bea is lost', { timeout: 60_000 })
  await expect(dialog(ada.page)).toContainText('All seats and decks are kept')
  expect(await serious(ada.page)).toEqual([])
})
