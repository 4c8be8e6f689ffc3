/** Lessons as somebody follows them who knows nothing: what has the ring is pressed. */
import { expect, type Locator, type Page } from '@playwright/test'

export const panelOf = (page: Page): Locator => page.locator('[data-lesson]')

/** What is said, and where the ring is: another moment looks otherwise. */
async function moment(page: Page): Promise<string> {
  const said = await panelOf(page).textContent()
  const ring = page.locator('[data-lesson-pointer] > span')
  const box = (await ring.count()) === 0 ? null : await ring.boundingBox()
  return JSON.stringify([said, box])
}

export interface Ringed {
  readonly x: number
  readonly y: number
  /** The card with the ring; `null`: it is the large button. */
  readonly card: string | null
}

/** What has the ring, once it is there and at rest. */
async function ringed(page: Page): Promise<Ringed> {
  const ring = page.locator('[data-lesson-pointer] > span')
  await expect(ring).toBeVisible()
  const box = await ring.boundingBox()
  if (box === null) throw new Error('no ring')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const card = await page.evaluate(
    ([left, top]) =>
      document
        .elementFromPoint(left ?? 0, top ?? 0)
        ?.closest('[data-card]')
        ?.getAttribute('data-card') ?? null,
    [x, y],
  )
  return { x, y, card }
}

/** Presses what has the ring, again and again, until the lesson says that it is done. Returns what was said. */
export async function follow(page: Page, press: (thing: Ringed) => Promise<void>): Promise<readonly string[]> {
  const said: string[] = []
  const done = panelOf(page).getByRole('heading', { name: /^Lesson \d done$/ })
  await expect(async () => {
    if (await done.isVisible()) return
    const before = await moment(page)
    const text = (await panelOf(page).getByRole('status').textContent()) ?? ''
    if (said.at(-1) !== text) said.push(text)
    await press(await ringed(page))
    await expect.poll(() => moment(page), { timeout: 2_000 }).not.toBe(before)
    expect(await done.isVisible()).toBe(true)
  }).toPass({ timeout: 60_000, intervals: [100] })
  return said
}
