/** The start page as a person works it: the button that begins a game, the options, the decks. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Begins a game at once: for a newcomer the easy one, else that of the last time. */
export const playNow = (page: Page): Locator => page.getByRole('button', { name: /I know it: play now|^Same again/ })

/** The game to go on with. */
export const goOn = (page: Page): Locator => page.getByRole('region', { name: 'Continue', exact: true })

/** The other games that were left. */
export const savedGames = (page: Page): Locator =>
  page.getByRole('region', { name: 'Saved games' }).getByRole('listitem')

/** Waits until the decks are there. */
export async function ready(page: Page): Promise<void> {
  await expect(playNow(page)).toBeVisible()
  await expect(page.locator('[data-shelf] button').first()).toBeVisible()
}

/** Everything that can be set before a game. */
export async function options(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Game options' }).click()
  const dialog = page.getByRole('dialog', { name: 'Game options' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** A deck on the shelf, whose pages are turned to it; one that has just been saved comes a moment later. */
export async function deckFace(page: Page, name: string): Promise<Locator> {
  const deck = page.locator('[data-shelf] > li > button:first-child').filter({ hasText: name })
  const [next, back] = ['More decks', 'Earlier decks'].map((label) => page.getByRole('button', { name: label }))
  const turnAll = async (button: Locator | undefined): Promise<void> => {
    while (button && (await deck.count()) === 0 && (await button.isEnabled())) await button.click()
  }
  await ready(page)
  await expect(async () => {
    await turnAll(next)
    await turnAll(back)
    await expect(deck).not.toHaveCount(0, { timeout: 100 })
  }).toPass()
  return deck
}

/** Opens a deck's list. */
export async function lookThrough(page: Page, name: string): Promise<Locator> {
  await deckFace(page, name)
  await page.getByRole('button', { name: `Look through ${name}` }).click()
  return page.getByRole('dialog', { name })
}
