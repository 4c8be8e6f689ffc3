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
  await expect(dialog(ada.page)).toContainText('Bea is here')
  const both = [ada, bea]
  await begin(both)
  await expect(ada.page.locator('[data-part="friend-line"]').first()).toContainText(/Connected|Slow/)

  const over = await play(both, 400, async ({ table }) => (await table.see()).title === 'Declare blockers')
  if (!over) {
    const replies = (await savedReplies(ada.page)).length
    expect(replies).toBeGreaterThan(0)
    // The page goes away in the middle of combat, and comes back.
    await bea.page.reload()
    await expect(ada.page.locator('[data-prompt]')).toContainText('The connection to Bea is lost', { timeout: 30_000 })
    expect(await serious(ada.page)).toEqual([])
    await expect(bea.page.locator('[data-prompt]')).toContainText('Not connected')
    await ada.page.getByRole('button', { name: 'Make a link to come back' }).click()
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
