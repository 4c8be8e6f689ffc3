/** The page where a deck is built: search, build, undo, keep, play, share; by keys alone; with many cards. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiCard } from '../catalog/cardData/files.ts'
import { serious } from './support/axe.ts'
import { CardData } from './support/cardData.ts'
import { Table } from './support/table.ts'

const LIST = `About
Name Ember Brew

Deck
4 Ember Dart
4 Dewleaf Adept
4 Slagtooth Raider
4 Clinker Brute
4 Fellhorn Stag
20 Mountain
20 Forest

Sideboard
15 Island`

const linkTo = (list: string): string => `/#/decks/list:${Buffer.from(list).toString('base64url')}`

class Builder {
  constructor(
    readonly page: Page,
    readonly table: Table,
  ) {}

  static async open(page: Page, address = '/#/decks'): Promise<Builder> {
    const builder = new Builder(page, await Table.open(page, address, { openHands: true }))
    await expect(builder.results).toBeVisible()
    return builder
  }

  get results(): Locator {
    return this.page.getByRole('grid', { name: 'Cards found' })
  }

  get deck(): Locator {
    return this.page.getByRole('region', { name: 'Deck', exact: true })
  }

  get side(): Locator {
    return this.deck.getByRole('region', { name: 'Sideboard' })
  }

  get news(): Locator {
    return this.page.getByRole('main').getByRole('status').first()
  }

  legal(): Locator {
    return this.page.getByRole('region', { name: 'Legality' })
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Names, types, words' }).fill(words)
  }

  async size(n: number): Promise<void> {
    await expect(this.deck.getByRole('heading', { name: new RegExp(`^Deck ${n} cards?$`) })).toBeVisible()
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).first().click()
  }
}

test('a deck is searched for, built, undone and done again, moved to the sideboard, kept, opened again', async ({
  page,
}) => {
  const builder = await Builder.open(page)
  await builder.search('ember dart')
  await expect(builder.results.getByRole('row')).toHaveCount(1)
  for (let copy = 0; copy < 3; copy++) await builder.press('Add Ember Dart')
  await builder.size(3)
  await builder.press('Undo')
  await builder.size(2)
  await page.locator('body').press('Control+z')
  await builder.size(1)
  await builder.press('Redo')
  await builder.size(2)
  await builder.deck.getByRole('button', { name: '2 Ember Dart' }).hover()
  await builder.press('Move Ember Dart to the sideboard')
  await expect(builder.side.getByRole('button', { name: '1 Ember Dart' })).toBeVisible()
  await expect(builder.legal()).toContainText('The deck has 1 cards and needs at least 60. 100.2')
  await expect(builder.legal()).not.toContainText('The sideboard')
  expect(await serious(page)).toEqual([])

  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Small Fire')
  await expect(builder.news).toHaveText('Not saved yet')
  await builder.press('Save')
  await expect(builder.news).toHaveText('Saved Small Fire.')
  await page.getByRole('combobox', { name: 'Open a deck' }).selectOption({ label: 'New deck' })
  await expect(builder.deck).toContainText('Add cards from the list')
  await page.reload()
  await page.getByRole('combobox', { name: 'Open a deck' }).selectOption({ label: 'Small Fire' })
  await expect(builder.side.getByRole('button', { name: '1 Ember Dart' })).toBeVisible()
  expect(builder.table.complaints).toEqual([])
})

test('what the cards found fit to: name, words, type, colour, cost, whether they are played', async ({ page }) => {
  const builder = await Builder.open(page)
  const found = (n: number) => expect(page.getByText(new RegExp(`^${n} of \\d+ cards$`))).toBeVisible()
  const all = () => expect(page.getByText(/^(\d+) of \1 cards$/)).toBeVisible()
  const filter = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
  await filter('Type', 'Land').click()
  await filter('Colour', 'blue').click()
  await found(0)
  await expect(page.getByText('No cards match.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await all()
  await filter('Playable', 'not yet').click()
  await found(0)
  await filter('Playable', 'in full').click()
  await all()
  await builder.search('vermilion sov')
  await found(1)
  await filter('Cost', '1').click()
  await found(0)
  await filter('Cost', '1').click()
  await page.getByRole('textbox', { name: 'Text' }).fill('zebra')
  await found(0)
  expect(builder.table.complaints).toEqual([])
})

test('a link opens a deck beside its lines in question, which are mended or dropped; it is played', async ({
  page,
}) => {
  const builder = await Builder.open(
    page,
    linkTo(LIST.replace('4 Ember Dart', '4 Ember Drat\nForest\n1 <b>Nobody</b>')),
  )
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Ember Brew')
  await builder.size(56)
  const open = page.getByRole('region', { name: '3 lines need fixing. The rest is in the deck.' })
  await expect(open).toContainText('Line 5: not found')
  await expect(open).toContainText('Line 6: expected a number and a card name')
  await expect(open).toContainText('<b>Nobody</b>')
  expect(await serious(page)).toEqual([])
  await open.getByRole('button', { name: 'Ember Dart' }).click()
  await builder.size(60)
  await page.getByRole('button', { name: 'Remove these lines' }).click()
  await expect(builder.legal()).toContainText('The deck is legal. 100.2')
  await expect(page.getByRole('region', { name: 'Sample hand' }).getByRole('listitem')).toHaveCount(7)
  await builder.press('Draw a card')
  await expect(page.getByRole('region', { name: 'Sample hand' }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Chances' })).toContainText('Three lands by turn 3')
  await builder.press('Play this deck')
  await builder.table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Ember Brew')
  expect(new URL(page.url()).hash).toBe('')
  expect(builder.table.complaints).toEqual([])
})

test('the link to a deck gives it back, and bad links leave what is there and say so', async ({ page }) => {
  const builder = await Builder.open(page, linkTo(LIST))
  await builder.size(60)
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  )
  await page.getByText('Share', { exact: true }).click()
  await builder.press('Copy link')
  await expect(builder.news).toHaveText('Copy the link from this page’s address.')
  const link = page.url()
  for (const bad of ['list:AAAA', 'list:%%', 'hello', 'deck:nobody']) {
    await page.goto(`/#/decks/${bad}`)
    await expect(builder.news).toHaveText(bad.startsWith('deck') ? /no such deck/ : /has no deck list/)
    await builder.size(60)
  }
  await page.getByRole('combobox', { name: 'Open a deck' }).selectOption({ label: 'New deck' })
  await expect(builder.deck).toContainText('Add cards from the list')
  await page.goto(link)
  await builder.size(60)
  await builder.press('Undo')
  await expect(builder.deck).toContainText('Add cards from the list')
  expect(builder.table.complaints).toEqual([])
})

test('by keys alone: search, add, look, move, remove, undo', async ({ page }) => {
  const builder = await Builder.open(page)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('mountain')
  const row = builder.results.getByRole('row').first()
  await expect(row).toContainText('Mountain')
  await row.getByRole('button', { name: 'Mountain', exact: false }).first().focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Add Mountain' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await builder.size(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Mountain' })).toBeVisible()
  await page.keyboard.press('Escape')
  await builder.deck.getByRole('button', { name: '3 Mountain' }).focus()
  await page.keyboard.press('m')
  await expect(builder.side.getByRole('button', { name: '1 Mountain' })).toBeVisible()
  await builder.deck.getByRole('button', { name: '2 Mountain' }).focus()
  await page.keyboard.press('-')
  await builder.size(1)
  await page.keyboard.press('Control+z')
  await builder.size(2)
  expect(builder.table.complaints).toEqual([])
})

test('a deck that lacks cards is played without them only when that is asked for', async ({ page }) => {
  const builder = await Builder.open(page, linkTo(LIST.replace('4 Ember Dart', '4 Nobody of Note')))
  await builder.size(56)
  await builder.press('Play this deck')
  const dialog = page.getByRole('dialog', { name: 'Play this deck' })
  await expect(dialog).toContainText('Nobody of Note: not found')
  await expect(dialog).toContainText('56 cards are left, 15 in the sideboard.')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Play without them' }).click()
  await builder.table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Ember Brew')
  expect(builder.table.complaints).toEqual([])
})

test('a list is pasted into the builder', async ({ page }) => {
  const builder = await Builder.open(page)
  await page.getByRole('combobox', { name: 'Open a deck' }).selectOption({ label: 'Paste a deck' })
  const dialog = page.getByRole('dialog', { name: 'Paste a deck' })
  await dialog.getByLabel('Name').fill('Pasted')
  await dialog.getByLabel('Deck list').fill('3 Forest\n1 Nobody of Note')
  await dialog.getByRole('button', { name: 'Save deck' }).click()
  await builder.size(3)
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Pasted')
  await expect(page.getByRole('region', { name: /^1 line needs fixing/ })).toBeVisible()
  expect(builder.table.complaints).toEqual([])
})

test('cards are carried to the deck, to the sideboard and away', async ({ page }) => {
  const builder = await Builder.open(page)
  await builder.search('ember dart')
  const row = builder.results.getByRole('row').first()
  await row.dragTo(builder.deck.getByText('Add cards from the list'))
  await builder.size(1)
  await builder.deck.getByRole('button', { name: '1 Ember Dart' }).dragTo(builder.side)
  await expect(builder.side.getByRole('button', { name: '1 Ember Dart' })).toBeVisible()
  await builder.side.getByRole('button', { name: '1 Ember Dart' }).dragTo(builder.results)
  await expect(builder.side.getByRole('button', { name: '1 Ember Dart' })).toHaveCount(0)
  expect(builder.table.complaints).toEqual([])
})

test('twenty thousand cards: few rows stand in the page, and keys reach the last', async ({ page }) => {
  const data = await CardData.open(page)
  await data.drop('cards.json', JSON.stringify(apiCard('Heron #', { oracle_text: 'Flying' })), 20_000)
  await expect(data.result).toContainText('20000 cards added', { timeout: 110_000 })
  await page.goto('/#/decks')
  const builder = new Builder(page, data.table)
  await expect(page.getByText(/of 20\d{3} cards$/)).toBeVisible({ timeout: 30_000 })
  expect(await builder.results.getByRole('row').count()).toBeLessThan(60)
  await builder.search('heron 19999')
  await expect(builder.results.getByRole('row')).toHaveCount(1)
  await builder.press('Add Heron 19999')
  await builder.size(1)
  await builder.search('heron')
  await expect(page.getByText(/^2000\d of 20\d{3} cards$/)).toBeVisible()
  await builder.results.getByRole('button').first().focus()
  await page.keyboard.press('End')
  await expect(builder.results.locator('[aria-rowindex="20000"]')).toBeVisible()
  expect(builder.table.complaints).toEqual([])
})

const LED = `Commander
1 Maerwyn, Hedge Queen

Deck
2 Mossback Elk
1 Ember Dart
48 Forest
48 Plains

Sideboard
1 Ricochet Cinder`

test('a commander has a place of its own, the cards are those of its colours, and each demand is told', async ({
  page,
}) => {
  const builder = await Builder.open(page, linkTo(LED))
  const place = builder.deck.getByRole('region', { name: 'Commander' })
  await expect(place).toContainText('Maerwyn, Hedge Queen')
  await expect(place.getByRole('img', { name: 'white and green' })).toBeVisible()
  await expect(builder.deck).toContainText('and the commander, 100 in all')
  await expect(builder.legal()).toContainText('100 cards with the commander')
  await expect(builder.legal()).toContainText('2 copies of Mossback Elk; it may have at most 1')
  for (const outside of ['Ember Dart', 'Ricochet Cinder'])
    await expect(builder.legal()).toContainText(`${outside} has a colour outside the commander’s colour identity.`)
  expect(await serious(page)).toEqual([])
  // Only what fits it is found, until that isn't asked for.
  await builder.search('ember dart')
  await expect(builder.results).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Only the commander’s colours/ }).uncheck()
  await expect(builder.results.getByRole('row')).toHaveCount(1)
  // Another leads it; the first stays as one of its cards.
  await builder.press('Change commander')
  await page.getByRole('dialog').getByRole('searchbox').fill('tide scholar')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Oriveth/ })
    .click()
  await expect(place).toContainText('Oriveth, Tide Scholar')
  await expect(builder.deck.getByRole('button', { name: '1 Maerwyn, Hedge Queen' })).toBeVisible()
  await builder.press('Take off')
  await expect(place).toHaveCount(0)
  await expect(builder.legal()).not.toContainText('commander')
  await builder.press('Undo')
  await expect(place).toContainText('Oriveth, Tide Scholar')
  await page.reload()
  await expect(place).toContainText('Oriveth, Tide Scholar')
  expect(builder.table.complaints).toEqual([])
})

test('a deck with a commander that comes with the game is opened with it, and legal', async ({ page }) => {
  const builder = await Builder.open(page, '/#/decks/deck:red-gate')
  await expect(builder.deck.getByRole('region', { name: 'Commander' })).toContainText('Iselde of the Red Gate')
  for (const demand of ['100 cards with the commander', 'One of each name', 'No colour outside the identity'])
    await expect(builder.legal()).toContainText(demand)
  await expect(builder.legal().locator('li:not([data-good])')).toHaveCount(0)
})
