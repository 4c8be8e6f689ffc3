/** A person without a pointer: everything by keys. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from './bot.ts'

const MOST_TABS = 80

/** Where the focus is, seen from a thing: on it, in its zone, where arrows lead on, or elsewhere. */
const nearness = (thing: Locator): Promise<'there' | 'beside' | 'away'> =>
  thing.evaluate((node) => {
    if (node === document.activeElement) return 'there'
    return node.closest('[data-zone]')?.contains(document.activeElement) ? 'beside' : 'away'
  })

/**
 * Tab. Past the last element the focus goes on at the first, as in a browser with a window: a headless shell goes on from
 * where the page was clicked last.
 */
async function tab(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    if (document.activeElement !== document.body) return
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
    for (const one of all) {
      if (one.tabIndex >= 0 && one.checkVisibility()) one.focus()
      if (document.activeElement === one) return
    }
  })
}

/** Moves the focus to a thing with Tab and arrows alone. */
export async function focusByKeys(page: Page, thing: Locator): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    const near = await nearness(thing)
    if (near === 'there') return
    await (near === 'beside' ? page.keyboard.press('ArrowRight') : tab(page))
  }
  throw new Error(`the keyboard does not lead to ${await thing.evaluate((node) => node.outerHTML.slice(0, 200))}`)
}

/** Cards of the hand have numbers; Enter uses what has the focus. */
async function pressByKeys(page: Page, thing: Locator): Promise<void> {
  const place = await thing.evaluate((node) =>
    [...document.querySelectorAll('[data-zone="hand"] [data-card]')].indexOf(node),
  )
  if (place >= 0 && place < 9) await page.keyboard.press(`${place + 1}`)
  await focusByKeys(page, thing)
  await page.keyboard.press('Enter')
}

/** Holds the key of the curtain's dial, which has the focus by itself. */
async function takeOverByKeys(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^I am/ })).toBeFocused()
  await page.keyboard.down(' ')
  await page.locator('[data-screen="table"]').waitFor()
  await page.keyboard.up(' ')
}

export const keysOf = (page: Page): Hands => ({
  press: (thing) => pressByKeys(page, thing),
  primary: () => page.keyboard.press(' '),
  attackAll: () => page.keyboard.press('a'),
  takeOver: () => takeOverByKeys(page),
})
