import { expect, type Page, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

// A clock that stands still can't be taken out of a context again: what is left of it is missed by the next page.
test.use({ reuseContext: false, contextOptions: { reducedMotion: 'no-preference' } })

const CALM = { pace: 2, openHands: true }

/** What is in the layer over the table. */
const shown = (page: Page) => page.locator('[data-layer="motion"] [class*="holder"]')

/** Everything that changes its place now, by the frames of what runs. */
const travelling = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return new Set(frames.map(({ transform }) => transform)).size > 1
      }).length,
  )

/** Whatever moves takes a hundred times as long: it is still under way when the test looks. */
async function slowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      animation.playbackRate = 0.01
      return animation
    }
  })
}

test('a land travels, and can be used where it goes before it is there', async ({ page }) => {
  await slowly(page)
  const table = await Table.board(page, RED, CALM)
  const land = table.card('hand', 'Mountain')
  await land.click()
  await expect(shown(page)).toHaveCount(1)
  expect(await travelling(page)).toBeGreaterThan(0)
  // The land is in its group, untapped; pressing the group takes one for mana.
  const before = await table.see()
  const at = await table.card('you-lands', 'Mountain').boundingBox()
  await page.mouse.click((at?.x ?? 0) + 50, (at?.y ?? 0) + 30)
  await expect(shown(page)).toHaveCount(0)
  await expect.poll(async () => (await table.see()).at).not.toBe(before.at)
  expect(table.complaints).toEqual([])
})

test('a picture that travels is nothing a person or a reader can find', async ({ page }) => {
  await slowly(page)
  const table = await Table.board(page, RED, CALM)
  await table.card('hand', 'Mountain').click()
  await expect(shown(page)).toHaveCount(1)
  const layer = page.locator('[data-layer="motion"]')
  await expect(layer).toHaveAttribute('aria-hidden', 'true')
  await expect(layer).toHaveAttribute('inert', '')
  await expect(layer.locator('[data-card], [data-ref], [aria-label], [data-part="spoken"]')).toHaveCount(0)
})

test('with reduced motion the place is marked, and nothing moves', async ({ page }) => {
  await slowly(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const table = await Table.board(page, RED, CALM)
  await table.card('hand', 'Mountain').click()
  await expect(shown(page).locator('[class*="outline"]')).toHaveCount(1)
  expect(await travelling(page)).toBe(0)
  await page.keyboard.press('Shift')
  await expect(shown(page)).toHaveCount(0)
})

test('at once is at once: nothing is shown over the table', async ({ page }) => {
  const table = await Table.board(page, RED, { pace: 0, openHands: true })
  await table.card('hand', 'Mountain').click()
  await expect(table.card('you-lands', 'Mountain')).toBeVisible()
  expect(await shown(page).count()).toBe(0)
  expect(await travelling(page)).toBe(0)
})

/** The machine's turn with the clock standing still: nothing in it ends by itself. */
async function stopped(page: Page): Promise<Table> {
  await page.clock.install({ time: 0 })
  const address = '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=other'
  const table = await Table.open(page, address, { pace: 2 })
  await table.settled()
  await page.clock.pauseAt(200_000)
  await table.primary.click()
  await expect(table.prompt).toHaveAttribute('data-prompt', 'other')
  return table
}

/** Does it again and again until somebody at this screen is asked; the clock goes on only for what is drawn. */
async function until(table: Table, act: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await act()
    expect((await table.see()).mine).toBe(true)
  }).toPass({ intervals: [50] })
}

test('what the other side does is there to be seen until any key goes on', async ({ page }) => {
  const table = await stopped(page)
  const { at } = await table.see()
  await until(table, () => page.keyboard.press('x'))
  expect((await table.see()).at).not.toBe(at)
  expect(table.complaints).toEqual([])
})

test('a click goes on as well, wherever it is', async ({ page }) => {
  const table = await stopped(page)
  await until(table, () => page.mouse.click(700, 450))
  expect(table.complaints).toEqual([])
})

test('the lit step slides', async ({ page }) => {
  await slowly(page)
  const table = await Table.board(page, RED, CALM)
  await table.primary.click()
  await expect(shown(page).locator('[class*="lit"]')).toHaveCount(1)
})

test('life counts through what it loses', async ({ page }) => {
  const table = await Table.board(page, RED, CALM)
  await table.click(table.card('hand', 'Ember Dart'))
  const seen = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => {
      const life = document.querySelector('section[aria-label="Bea"] [class*="dial"] b')?.textContent ?? ''
      if (life !== '' && seen.at(-1) !== life) seen.push(life)
    }
    new MutationObserver(look).observe(document.body, { characterData: true, childList: true, subtree: true })
    return seen
  })
  await table.click(table.button(/^Bea, 20 life/))
  for (let n = 0; n < 4 && (await seen.jsonValue()).length < 2; n++) await table.act(() => table.primary.click())
  await expect.poll(() => seen.jsonValue()).toEqual(['20', '19', '18'])
})

test('a creature that enters has its picture from its first frame on', async ({ page }) => {
  const table = await Table.board(page, RED, { openHands: true })
  await page.evaluate(() => {
    const empty: string[] = []
    Object.assign(globalThis, { empty })
    const { port1, port2 } = new MessageChannel()
    // What the frame shows: after its layout, and what that has brought about.
    port1.onmessage = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('[data-zone^="you-"] img[data-part="picture"]')) {
        if (image.width > 0 && image.src.startsWith('data:image/gif'))
          empty.push(image.closest('[data-card]')?.textContent ?? '')
      }
      requestAnimationFrame(next)
    }
    const next = () => port2.postMessage(null)
    requestAnimationFrame(next)
  })
  const raiders = table.card('you-creatures', 'Slagtooth Raider')
  await table.click(table.card('hand', 'Slagtooth Raider'))
  for (let n = 0; n < 4 && (await raiders.count()) === 0; n++) await table.click(table.primary)
  await expect(raiders).toHaveCount(1)
  expect((await page.evaluate<string[]>('empty')).filter((card) => card.includes('Slagtooth Raider'))).toEqual([])
})
